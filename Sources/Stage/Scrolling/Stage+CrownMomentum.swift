internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Journal
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Content that runs on after a fast turn of the crown, where `crownMomentum` says so.
///
///      turning ──crownPause (50 ms) without a report, fast (P.swipeSpeed)──▶ decelerating (SM-8)
///         ▲                                                                      │
///         └──────────────────────────── turned on ◀──────────────────────────────┘
extension Stage {
  /// After this pause a hand has let the crown go, in µs: three frames of a screen, in which a turning crown reports.
  private static let crownPause: Int64 = 50_000
  /// Reports older than this take no part in the speed, in µs (as for fingers).
  private static let crownHorizon: Int64 = 100_000

  /// Keeps a report of the crown for its speed.
  mutating func noteCrown(_ units: Int) {
    guard scene.parameters.crownMomentum > 0 else { return }
    state.scrolling.noteReport(units, at: state.room.now, horizon: Self.crownHorizon)
  }

  /// When content begins to run on, if the crown is not turned before; nil where it does not.
  var crownRelease: Timestamp? {
    guard let burst = state.scrolling.rotary, let last = burst.reports.last, burst.held == nil,
      burst.moved.contains(where: { runsOn($0, burst) != nil })
    else { return nil }
    return last.time + Self.crownPause
  }

  /// The hand has let the crown go: what it has scrolled runs on.
  mutating func releaseCrown() {
    guard let burst = state.scrolling.rotary else { return }
    state.scrolling.forgetReports()
    for scrolled in burst.moved {
      guard let motion = runsOn(scrolled, burst) else { continue }
      state.scrolling.go(scrolled.scroller, along: scrolled.axis, by: motion)
      noteMovement(scrolled.scroller, scrolled.axis)
      decide(
        burst.cause.text, taker: blueprint.items[blueprint.scrollers[scrolled.scroller].item].id,
        words("crownMomentum: let go → decelerating(\(points(motion.destination)))"))
    }
  }

  /// How something that the crown has scrolled runs on; nil where it rests, or was not turned fast.
  private func runsOn(_ scrolled: RotaryBurst.Moved, _ burst: RotaryBurst) -> ScrollMotion? {
    guard !scrolled.hasGivenWay, state.scrolling.places[scrolled.scroller].motion == nil,
      pages(scrolled.scroller, scrolled.axis) == nil,
      let first = burst.reports.first, let last = burst.reports.last, last.time > first.time, burst.reports.count > 2
    else { return nil }
    let units = burst.reports.dropFirst().reduce(0.0) { $0 + Double($1.units) }
    let notches = units / 120 * 1_000_000 / Double(last.time - first.time)
    // As fast as a finger has to be for a swipe, wherever it is and however much it is magnified.
    guard abs(notches) * scene.parameters.crownStep >= scene.parameters.swipeSpeed else { return nil }
    let speed = notches * scene.parameters.crownStep / magnification(ofScroller: scrolled.scroller)
    let element = blueprint.items[blueprint.scrollers[scrolled.scroller].item].element
    let offset = offset(scrolled.scroller)[scrolled.axis]
    let maximum = maximumOffset(scrolled.scroller)[scrolled.axis]
    guard speed > 0 ? offset < maximum : offset > 0 else { return nil }
    return ScrollMotion(
      from: offset, velocity: speed * scene.parameters.crownMomentum, maximum: maximum,
      rate: element.deceleration.rate(normal: scene.parameters.decelerationRate),
      response: scene.parameters.springResponse, isElastic: element.isElastic, start: state.room.now)
  }
}
