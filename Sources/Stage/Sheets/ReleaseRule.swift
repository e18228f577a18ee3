internal import Harness
internal import Mutants
internal import Scenes

/// Where a sheet goes when a finger lets go of it: the ordered rule of the catalogue's SM-2.
///
/// 1. Below half of the smallest detent, or thrown down from the smallest at `dismissSpeed` → dismiss.
/// 2. At least a swipe (travel and speed) → the next detent in its direction.
/// 3. Otherwise the detent nearest to where the sheet would be in `settleLookahead` seconds; within
///    `detentRelease` points (at most half the way to the next one) of where it started, back there.
///
/// Steps 2 and 3 never lead further than one detent from the one nearest to the finger (policy neighbour-only).
/// All heights are those the finger asks for; resistance does not count.
struct ReleaseRule {
  /// The heights there are.
  let heights: DetentHeights
  /// Named parameters `P.…`.
  let parameters: Parameters
  /// Whether the verdict is put into words.
  var keepsReasons = true

  /// How a drag ended.
  struct Release {
    /// The rest the drag began at.
    var startRest: Int
    /// Points that the finger asks for.
    var height: Double
    /// Points per second; positive grows the sheet.
    var upwardVelocity: Double
    /// Points between touch-down and lift, along the axis; not negative.
    var travel: Double
  }

  /// Where it goes.
  enum Target: Hashable {
    case dismiss
    case rest(Int)
  }

  /// Where it goes and the step that decided, with its numbers.
  struct Verdict {
    var target: Target
    var step: Receiver
    var reason: String
  }

  /// Applies the steps in their order.
  func decide(_ release: Release) -> Verdict {
    dismissal(release) ?? fling(release) ?? nearest(release)
  }

  private func dismissal(_ release: Release) -> Verdict? {
    let limit = parameters.dismissShare * heights.smallest.height
    if release.height < limit {
      return Verdict(
        target: .dismiss, step: .dismissal,
        reason: words(
          "SM-2 release 1: height \(points(release.height)) < "
            + "\(points(limit)) pt (\(points(parameters.dismissShare)) of \(heights.smallest.id))"))
    }
    if release.startRest == 0, release.upwardVelocity <= -parameters.dismissSpeed {
      return Verdict(
        target: .dismiss, step: .dismissal,
        reason: words(
          "SM-2 release 1: begun at \(heights.smallest.id), downward "
            + "\(points(-release.upwardVelocity)) ≥ \(points(parameters.dismissSpeed)) pt/s"))
    }
    return nil
  }

  private func fling(_ release: Release) -> Verdict? {
    let speed = abs(release.upwardVelocity)
    guard release.travel >= parameters.swipeTravel, speed >= parameters.swipeSpeed else { return nil }
    let isUp = release.upwardVelocity > 0
    let target = flingTarget(release)
    return Verdict(
      target: .rest(target), step: .nextDetent,
      reason: words(
        "SM-2 release 2: travel \(points(release.travel)) ≥ \(points(parameters.swipeTravel)) pt and "
          + "\(points(speed)) ≥ \(points(parameters.swipeSpeed)) pt/s \(isUp ? "up" : "down") from height "
          + "\(points(release.height)) → \(heights.rests[target].id)"))
  }

  /// The next rest in the direction of the finger, the smallest or the largest if there is none.
  func flingTarget(_ release: Release) -> Int {
    let next =
      isUpward(release)
      ? heights.rests.firstIndex { $0.height > release.height } ?? heights.count - 1
      : heights.rests.lastIndex { $0.height < release.height } ?? 0
    return neighbour(next, of: release.height)
  }

  /// Where a release leads; one without speed by the way of its drag.
  private func isUpward(_ release: Release) -> Bool {
    guard release.upwardVelocity == 0 else { return release.upwardVelocity > 0 }
    return release.height > heights.rests[min(max(0, release.startRest), heights.count - 1)].height
  }

  /// The rest that a slow release leads to.
  func nearestTarget(_ release: Release) -> Int {
    let start = min(max(0, release.startRest), heights.count - 1)
    let distance = abs(release.height - heights.rests[start].height)
    if distance <= hold(of: release.startRest, towards: release.height) { return start }
    let expected = release.height + parameters.settleLookahead * release.upwardVelocity
    return neighbour(heights.nearest(to: expected), of: release.height)
  }

  private func nearest(_ release: Release) -> Verdict {
    let start = heights.rests[min(max(0, release.startRest), heights.count - 1)]
    let distance = abs(release.height - start.height)
    let hold = hold(of: release.startRest, towards: release.height)
    let target = nearestTarget(release)
    if distance <= hold {
      return Verdict(
        target: .rest(target), step: .nearestDetent,
        reason: words(
          "SM-2 release 3: \(points(distance)) pt from \(start.id), held within \(points(hold)) pt"))
    }
    let expected = release.height + parameters.settleLookahead * release.upwardVelocity
    return Verdict(
      target: .rest(target), step: .nearestDetent,
      reason: words(
        "SM-2 release 3: nearest to \(points(release.height)) + \(points(parameters.settleLookahead)) s × "
          + "\(points(release.upwardVelocity)) pt/s = \(points(expected)) → \(heights.rests[target].id)"))
  }

  private func words(_ text: @autoclosure () -> String) -> String { keepsReasons ? text() : "" }

  /// P.detentRelease, at most half the way to the next detent in the direction of the finger.
  func hold(of rest: Int, towards height: Double) -> Double {
    guard heights.rests.indices.contains(rest), !Mutant.isOn(.detentNeverHolds) else { return 0 }
    let next = height > heights.rests[rest].height ? rest + 1 : rest - 1
    guard heights.rests.indices.contains(next) else { return parameters.detentRelease }
    return min(parameters.detentRelease, abs(heights.rests[next].height - heights.rests[rest].height) / 2)
  }

  /// `rest`, or the nearest to it that is at most one from the rest nearest to `height`.
  private func neighbour(_ rest: Int, of height: Double) -> Int {
    let middle = heights.nearest(to: height)
    return min(max(rest, middle - 1), min(middle + 1, heights.count - 1))
  }
}
