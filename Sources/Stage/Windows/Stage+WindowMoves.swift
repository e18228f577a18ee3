internal import Accessibility
internal import Geometry
internal import Harness
internal import Scenes

/// Windows that the pointer moves by their title bars on macOS; what belongs to them goes with them.
extension Stage {
  /// How far the window that a surface belongs to is from its place, in points.
  func windowOffset(of surface: Int) -> Vector {
    guard !state.windows.offsets.isEmpty else { return .zero }
    return state.windows.offsets[blueprint.scope(of: surface)] ?? .zero
  }

  /// A button went down: on a title bar it takes hold of the window.
  mutating func beginMove(at point: Point, _ hit: Hit?) {
    guard scene.platform == .macOS, let hit, hit.item == nil, blueprint.surfaces[hit.surface].isWindow,
      blueprint.surfaces[hit.surface].title != nil, keyScope != Blueprint.wholeApp
    else { return }
    let frame = surfaceFrame(hit.surface)
    guard point.y < frame.minY + SheetPlacement.titleBar else { return }
    state.windows.move = WindowStack.Move(window: hit.surface, start: point, offset: windowOffset(of: hit.surface))
    decide("press at \(place(point))", taker: id(hit.surface), "the title bar moves the window")
  }

  /// The pointer has moved while it holds a window; the title bar stays where it can be taken hold of again.
  mutating func followMove(to point: Point) {
    guard let move = state.windows.move else { return }
    let home = layout.surfaceFrames[move.window]
    let reach = SheetPlacement.titleBar
    let wanted = move.offset + (point - move.start)
    let x = Self.clamped(
      wanted.dx, from: 2 * reach - home.maxX, to: state.size.width - 2 * reach - home.minX)
    let y = Self.clamped(
      wanted.dy, from: layout.screen.safeArea.top - home.minY, to: state.size.height - reach - home.minY)
    let offset = Vector(dx: x, dy: y)
    guard offset != windowOffset(of: move.window) else { return }
    invalidateTree()
    state.windows.offsets[move.window] = offset == .zero ? nil : offset
  }

  /// The button goes up: the window stays where it is, and says so where that is another place.
  mutating func endMove(_ cause: Cause) {
    guard let move = state.windows.move else { return }
    state.windows.move = nil
    guard windowOffset(of: move.window) != move.offset else { return }
    let place = surfaceFrame(move.window).origin
    emit(.moved(x: place.x, y: place.y), id(move.window), cause)
  }

  /// A number between two bounds; the lower one where they have changed places.
  private static func clamped(_ number: Double, from lower: Double, to upper: Double) -> Double {
    number.isFinite ? max(lower, min(number, max(lower, upper))) : lower
  }
}
