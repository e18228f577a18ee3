internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Scenes
internal import StageModel

/// A control that a finger has pressed keeps the touch as long as nobody else takes it, a scroll view or sheet for one:
/// left and entered again it acts where the finger lifts on it or no further than `pressReach` beside it, as UIKit's
/// controls do, and does nothing where it lifts farther away.
extension Stage {
  /// Whether a movement that nobody else takes is still that of the control on which it began.
  mutating func keepsPress(_ pan: Gesture.Pan, on hit: Hit?, subject: String) -> Bool {
    guard let reach = profile.pressReach, let hit, let item = hit.item, keepsPresses(item),
      access(to: hit.surface) == .open,
      coverOver(item) == nil, !state.hands.touchHasStopped, state.hands.otherFingers.isEmpty
    else { return false }
    decide(
      subject, taker: blueprint.items[item].id,
      words("nobody else takes it: the control does, to \(points(reach)) pt beside it"))
    state.hands.take(.press(touchdown(at: pan.start)))
    return true
  }

  /// Whether it acts when a finger lifts on it: what is typed into or adjusted takes touches otherwise.
  private func keepsPresses(_ item: ItemID) -> Bool {
    let role = blueprint.items[item].element.role
    return role.isControl && !role.isTextEntry && !role.isAdjustable && role != .grabber && role != .splitter
      && blueprint.items[item].kind != .grabber && blueprint.items[item].isOperable
  }

  /// The finger lifts that has pressed a control.
  ///
  /// - Parameter location: Where, in points.
  mutating func releasePress(_ touchdown: Touchdown, at location: Point) {
    state.hands.letGo()
    guard let item = touchdown.item, let reach = profile.pressReach,
      !hasLost(touchdown, "release", from: touchdown.place)
    else { return }
    invalidateTree()
    if screenFrame(of: item).insetBy(dx: -reach, dy: -reach).contains(location) {
      tap(at: touchdown.place, on: touchdown, name: "release")
      return
    }
    decide(
      words("release at \(place(location))"), taker: blueprint.items[item].id,
      words("more than \(points(reach)) pt beside what it had pressed"))
    if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: touchdown.place), as: .nobody) }
  }
}
