internal import Geometry
internal import Gestures
internal import Harness
internal import Scenes

/// Sheets that people resize by a lower corner, on visionOS (sheet-visionos-consider-resizable).
///
/// The sheet stays in the middle of its window and never leaves it (sheet-visionos-not-from-bottom,
/// sheet-visionos-centered); the size is kept when it comes up again.
extension Stage {
  /// How far from a corner a finger takes hold of it, in points: half of the usual target of 60.
  private static let cornerReach = 30.0

  /// Where a movement begins at a corner of a sheet that people may resize, it is that corner's.
  mutating func beginResize(_ pan: Gesture.Pan, subject: String) -> Bool {
    guard scene.platform == .visionOS, state.dialog == nil, let front = visibleLayers.last,
      let index = sheetIndex(front), state.sheets[index].isResting, sheetModel(front).isResizable == true
    else { return false }
    let frame = sheetFrame(state.sheets[index])
    let isRight = pan.start.x >= frame.midX
    let corner = Point(x: isRight ? frame.maxX : frame.minX, y: frame.maxY)
    guard abs(pan.start.x - corner.x) <= Self.cornerReach, abs(pan.start.y - corner.y) <= Self.cornerReach else {
      return false
    }
    decide(subject, taker: id(front), "sheet-visionos-consider-resizable: the corner is pulled")
    emit(.delivered, id(front), because("\(subject); its corner is pulled"))
    state.pan = .corner(front, from: frame.size, isRight: isRight)
    pullCorner(of: front, from: frame.size, isRight: isRight, by: pan.translation)
    return true
  }

  /// The corner follows the finger; the opposite sides move as much, for the middle stays.
  mutating func pullCorner(of surface: Int, from size: Size, isRight: Bool, by translation: Vector) {
    guard let index = sheetIndex(surface), state.sheets[index].isResting, access(to: surface) == .open else { return }
    let least = blueprint.surfaces[surface].declared?.contentSize?.minFittingSize ?? Self.leastSize
    let width = size.width + 2 * (isRight ? translation.dx : -translation.dx)
    let height = size.height + 2 * translation.dy
    resizeSheet(surface, to: Size(width: max(width, least.width), height: max(height, least.height)))
  }

  /// Gives a sheet another size in points, as far as its window has room.
  mutating func resizeSheet(_ surface: Int, to size: Size) {
    guard size.width.isFinite, size.height.isFinite else { return }
    let room = layout.placements[surface]?.bounds.size ?? state.size
    let size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    guard state.sizes[surface] != size else { return }
    state.sizes[surface] = size
    layOutAgain()
    keepScrollsInBounds(of: surface)
  }

  /// Computes where everything lies after a change of what that depends on.
  mutating func layOutAgain() {
    layout = StageLayout(
      blueprint, size: state.size, safeArea: state.safeArea, detents: state.detents, sizes: state.sizes)
  }

  /// A sheet is never made smaller than this where its author does not say, in points.
  private static let leastSize = Size(width: 240, height: 180)
}
