internal import Geometry
internal import Harness
internal import InputEvents
internal import Scenes

/// Rotation and resizing (SM-1).
extension Stage {
  /// The screen has a new size: resting sheets stay at their detents, a drag is cancelled, everything that moves
  /// starts anew from where it is.
  mutating func resize(to size: Size) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1, size != state.size else {
      return
    }
    let cause = Cause("screen is \(points(size.width))×\(points(size.height)) now", initiator: .automatic)
    let heightsBefore = state.sheets.map { $0.height(at: state.now, heights: heights(of: $0.surface)) }
    state.size = size
    state.pressed = nil
    state.pan = nil
    layout = StageLayout(blueprint, size: size)
    for index in state.sheets.indices { refit(index, from: heightsBefore[index], cause: cause) }
    adaptStyles(cause: cause)
  }

  private mutating func refit(_ index: Int, from height: Double, cause: Cause) {
    let sheet = state.sheets[index]
    let heights = heights(of: sheet.surface)
    let rest = sheet.rest(heights)
    let response = scene.parameters.springResponse
    func motion(to target: Double) -> SpringMotion {
      SpringMotion(from: height, to: target, response: response, start: state.now)
    }
    func remaining(_ old: SpringMotion, to target: Double) -> SpringMotion {
      SpringMotion(
        from: height, to: target, response: response, start: state.now, duration: max(1, old.end - state.now))
    }
    switch sheet.phase {
    case .resting: rested(index, cause: cause.by("SM-1 rotation: same detent"))
    case .dragging: state.sheets[index].phase = .settling(motion(to: rest.height))
    case .settling: state.sheets[index].phase = .settling(motion(to: rest.height))
    case .confirming(let old):
      if old != nil { state.sheets[index].phase = .confirming(motion(to: rest.height)) }
    case .presenting(let old, let then):
      state.sheets[index].phase = .presenting(remaining(old, to: rest.height), then: then)
    case .dismissing(let reason, let old):
      state.sheets[index].phase = .dismissing(reason, remaining(old, to: 0))
    }
  }
}
