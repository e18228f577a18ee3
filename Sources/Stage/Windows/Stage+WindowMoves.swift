internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Windows that the pointer moves by their title bars on macOS; what belongs to them goes with them.
extension Stage {
  /// How far the window that a surface belongs to is from its place, in points.
  func windowOffset(of surface: SurfaceID) -> Vector {
    guard !state.presenting.windows.offsets.isEmpty else { return .zero }
    return blueprint.scope(of: surface).window.flatMap { state.presenting.windows.offsets[$0] } ?? .zero
  }

  /// A button went down: on a title bar it takes hold of the window.
  mutating func beginMove(at point: Point, _ hit: Hit?) {
    guard profile.movesWindows, state.hands.capture == nil, let hit, hit.item == nil,
      blueprint.surfaces[hit.surface].isWindow,
      blueprint.surfaces[hit.surface].title != nil, keyScope != .wholeApp
    else { return }
    let frame = surfaceFrame(hit.surface)
    guard point.y < frame.minY + SheetPlacement.titleBar else { return }
    state.hands.claim(for: device)
    state.hands.take(
      .window(WindowMove(window: hit.surface, start: point, offset: windowOffset(of: hit.surface))))
    decide(
      words("press at \(place(point))"), taker: id(hit.surface), as: .titleBar, "the title bar moves the window"
    ) { stage in stage.titleBarCandidates(at: point, of: hit.surface) }
  }

  /// The pointer has moved while it holds a window; the title bar stays where it can be taken hold of again.
  mutating func followMove(to point: Point) {
    guard let move = state.hands.windowMove else { return }
    let home = layout.surfaceFrames[move.window]
    let wanted = move.offset + (point - move.start)
    let (x, y) = windowPlaces(of: move.window)
    let offset = Vector(
      dx: Self.clamped(wanted.dx, from: x.least - home.minX, to: x.most - home.minX),
      dy: Self.clamped(wanted.dy, from: y.least - home.minY, to: y.most - home.minY))
    guard offset != windowOffset(of: move.window) else { return }
    invalidateTree()
    state.presenting.move(move.window, by: offset)
  }

  /// Where the upper left corner of a window may be moved to, in points.
  func windowPlaces(of window: SurfaceID) -> (x: (least: Double, most: Double), y: (least: Double, most: Double)) {
    let (home, reach) = (layout.surfaceFrames[window], SheetPlacement.titleBar)
    return (
      (2 * reach - home.size.width, state.room.size.width - 2 * reach),
      (layout.screen.safeArea.top, state.room.size.height - reach)
    )
  }

  /// The button goes up: the window stays where it is, and says so where that is another place.
  mutating func endMove(_ cause: Cause) {
    guard let move = state.hands.windowMove else { return }
    state.hands.letGo()
    let isMoved = windowOffset(of: move.window) != move.offset
    decide(
      cause.text, taker: id(move.window), as: .titleBar,
      isMoved ? "the window stays where it was let go" : "the pointer has not moved the window"
    ) { stage in [stage.releasedWindow(move)] }
    guard isMoved else { return }
    let place = surfaceFrame(move.window).origin
    emit(.moved(x: place.x, y: place.y), id(move.window), cause)
  }

  /// A number between two bounds; the lower one where they have changed places.
  private static func clamped(_ number: Double, from lower: Double, to upper: Double) -> Double {
    number.isFinite ? max(lower, min(number, max(lower, upper))) : lower
  }
}
