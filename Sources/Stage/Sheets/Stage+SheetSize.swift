internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Sheets that people resize by an edge or corner, on macOS and visionOS (A-59, sheet-visionos-consider-resizable).
///
/// The sheet stays in the middle of its window and never leaves it (sheet-visionos-not-from-bottom,
/// sheet-visionos-centered), on macOS it goes on hanging from the title bar; the size is kept when it comes up again.
extension Stage {
  /// Where a movement begins at an edge or corner of a sheet that people may resize, it is that edge's.
  mutating func beginResize(_ pan: Gesture.Pan, subject: String) -> Bool {
    guard profile.resizesSheetsByEdges, let index = resizableSheet(at: pan.start) else {
      return false
    }
    let surface = state.presenting.sheets[index].surface
    let size = sheetFrame(state.presenting.sheets[index]).size
    guard let edge = edge(of: index, at: pan.start) else { return false }
    comeForward(with: surface, cause: Cause(subject))
    let part = edge.horizontal != 0 && edge.vertical != 0 ? "corner" : "edge"
    let rule = profile.resizingStatement
    decide(subject, taker: id(surface), as: .sheetEdge, words("\(rule): the \(part) is pulled"))
    emit(.delivered, id(surface), because("\(subject); its \(part) is pulled"))
    let slop = takenSlop(pan)
    state.hands.take(.edge(surface, from: size, edge, slop: slop))
    pull(edge, of: surface, from: size, by: pan.translation - slop)
    return true
  }

  /// The foremost sheet at whose edge a point lies, where nothing of another window lies over it there.
  func resizableSheet(at point: Point) -> Int? {
    state.presenting.sheets.indices.last { index in
      let surface = state.presenting.sheets[index].surface
      guard state.presenting.sheets[index].isResting, sheetModel(surface).isResizable == true,
        access(to: surface) == .open,
        edge(of: index, at: point) != nil
      else { return false }
      return hit(at: point).map { blueprint.scope(of: $0.surface) == blueprint.scope(of: surface) } ?? true
    }
  }

  /// The edge or corner of a sheet at a point: one that can move, so not the upper one of
  /// a sheet that hangs from a title bar.
  func edge(of index: Int, at point: Point) -> SheetEdge? {
    let frame = sheetFrame(state.presenting.sheets[index])
    let attachment = layout.placements[state.presenting.sheets[index].surface]?.attachment
    func edge(within reach: Double) -> SheetEdge {
      let isBeside = point.x >= frame.minX - reach && point.x <= frame.maxX + reach
      let isLevel = point.y >= frame.minY - reach && point.y <= frame.maxY + reach
      var edge = SheetEdge()
      guard isBeside, isLevel else { return edge }
      if abs(point.x - frame.maxX) <= reach { edge.horizontal = 1 }
      if abs(point.x - frame.minX) <= reach { edge.horizontal = -1 }
      if abs(point.y - frame.maxY) <= reach, attachment != .bottom { edge.vertical = 1 }
      if abs(point.y - frame.minY) <= reach, attachment != .top { edge.vertical = -1 }
      return edge
    }
    let corner = edge(within: profile.resizeReach.corner)
    if corner.horizontal != 0, corner.vertical != 0 { return corner }
    let side = edge(within: profile.resizeReach.edge)
    return side == SheetEdge() ? nil : side
  }

  /// The edge follows the finger; the opposite one moves as much where the middle stays.
  mutating func pull(_ edge: SheetEdge, of surface: SurfaceID, from size: Size, by translation: Vector) {
    guard let index = sheetIndex(surface), state.presenting.sheets[index].isResting, access(to: surface) == .open else {
      return
    }
    let least = leastSize(of: surface)
    let share = layout.placements[surface]?.attachment == .center ? 2.0 : 1
    let width = size.width + 2 * Double(edge.horizontal) * translation.dx
    let height = size.height + share * Double(edge.vertical) * translation.dy
    resizeSheet(
      surface,
      to: Size(
        width: max(width, min(least.width, size.width)), height: max(height, min(least.height, size.height))))
  }

  /// The edge is let go: the sheet keeps the size that it has then.
  mutating func endResize(_ edge: SheetEdge, of surface: SurfaceID, since before: Size, _ cause: Cause) {
    tellSize(of: surface, since: before, cause)
    guard let index = sheetIndex(surface) else { return }
    let isSame = sheetFrame(state.presenting.sheets[index]).size == before
    decide(
      cause.text, taker: id(surface), as: .sheetEdge,
      isSame ? "A-59 resizable: it has the size that it had" : "A-59 resizable: it keeps the size that it was let go at"
    ) { stage in [stage.releasedEdge(edge, of: index, since: before)] }
  }

  /// Gives a sheet another size in points, as far as its window has room.
  mutating func resizeSheet(_ surface: SurfaceID, to size: Size) {
    guard size.width.isFinite, size.height.isFinite else { return }
    let room = layout.placements[surface]?.bounds.size ?? state.room.size
    let size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    guard state.presenting.sizes[surface] != size else { return }
    let before = self
    let moving = movingScrollers(of: surface)
    state.presenting.resize(surface, to: size)
    layOutAgain()
    let cause = because("the sheet is \(points(size.width))×\(points(size.height)) now", initiator: .automatic)
    refitMovements(moving, shownAt: moving.map { before.offset($0) }, since: before, cause)
    keepPlaces(restingScrollers(of: surface), since: before, cause: cause)
  }

  /// Tells how large a sheet is now that its edge is let go, where that is another size.
  mutating func tellSize(of surface: SurfaceID, since before: Size, _ cause: Cause) {
    guard let index = sheetIndex(surface) else { return }
    let size = sheetFrame(state.presenting.sheets[index]).size
    guard size != before else { return }
    emit(.resized(width: size.width, height: size.height), id(surface), cause)
  }

  /// Computes where everything lies after a change of what that depends on.
  mutating func layOutAgain() {
    if state.room.safeArea == nil, state.presenting.detents.isEmpty, state.presenting.sizes.isEmpty {
      layout = layouts.layout(size: state.room.size, barsTakeRoom: barsTakeRoom) { [blueprint] in
        StageLayout(blueprint, size: $0, barsTakeRoom: $1)
      }
    } else {
      layout = StageLayout(
        blueprint, size: state.room.size, safeArea: state.room.safeArea, detents: state.presenting.detents,
        sizes: state.presenting.sizes,
        barsTakeRoom: barsTakeRoom)
    }
    for selectable in blueprint.selectables where selectable.isText { keepLines(of: selectable.item) }
  }

  /// A sheet is never made smaller than this, in points, unless it was.
  func leastSize(of surface: SurfaceID) -> Size {
    blueprint.surfaces[surface].declared?.contentSize?.minFittingSize ?? Size(width: 240, height: 180)
  }
}
