internal import Geometry
internal import Mutants
package import Scenes

/// Where a sheet goes when a finger lets go of it: the ordered rule of SM-2.
///
/// 1. A flick up never dismisses.
/// 2. Below `dismissShare` of the smallest detent, or downwards at `dismissSpeed` at or below it → dismiss.
/// 3. A flick → the next detent in its direction that is not just ahead.
/// 4. Otherwise the detent nearest to where the sheet would be in `settleLookahead` seconds; within
///    `detentRelease` points (at most half the way to the next one) of where it started, back there.
///
/// Releases 3 and 4 never lead further than one detent from the one nearest to the finger. With the policy `free`, releases 2
/// to 4 are one: what is nearest to where the sheet would be, the bottom of the screen among them. All heights are those
/// the finger asks for; resistance does not count.
package struct ReleaseRule {
  /// The heights there are.
  package let heights: DetentHeights
  /// Named parameters `P.…`.
  package let parameters: Parameters
  /// Whether the verdict is put into words.
  package var keepsReasons = true

  /// The rule for a sheet with these heights.
  package init(heights: DetentHeights, parameters: Parameters, keepsReasons: Bool = true) {
    (self.heights, self.parameters, self.keepsReasons) = (heights, parameters, keepsReasons)
  }

  /// How a drag ended.
  package struct Release {
    /// The rest the drag began at.
    package var startRest: Int
    /// Points that the finger asks for.
    package var height: Double
    /// Points per second; positive grows the sheet.
    package var upwardVelocity: Double
    /// How far the finger ends beyond where it was furthest in the other direction, in points; not negative.
    package var travel: Double

    /// A release of a drag that began at a rest.
    package init(startRest: Int, height: Double, upwardVelocity: Double, travel: Double) {
      (self.startRest, self.height, self.upwardVelocity, self.travel) = (startRest, height, upwardVelocity, travel)
    }
  }

  /// Where it goes.
  package enum Destination: Hashable {
    case dismiss
    case rest(Int)
  }

  /// Where it goes and the clause that decided, with its numbers.
  package struct Verdict {
    package var destination: Destination
    package var clause: Clause
    package var reason: String
  }

  /// The clause of the rule that decides.
  package enum Clause: Hashable {
    case dismissal, nextDetent, nearestDetent
  }

  /// Applies the clauses in their order.
  package func decide(_ release: Release) -> Verdict {
    if parameters.releasePolicy == .free { return free(release) }
    return dismissal(release) ?? fling(release) ?? nearest(release)
  }

  // MARK: Flicks

  /// Whether a release is a flick: fast, and no tremble at the end of another movement.
  func isFlick(_ release: Release) -> Bool {
    abs(release.upwardVelocity) >= parameters.swipeSpeed && release.travel > parameters.tapSlop
  }

  /// Whether a release is a flick that goes up.
  package func isFlickUp(_ release: Release) -> Bool { release.upwardVelocity > 0 && isFlick(release) }

  private func dismissal(_ release: Release) -> Verdict? {
    if isFlickUp(release) { return nil }
    let limit = parameters.dismissShare * heights.smallest.height
    if release.height < limit {
      return Verdict(
        destination: .dismiss, clause: .dismissal,
        reason: words(
          "SM-2 release 2: height \(points(release.height)) < "
            + "\(points(limit)) pt (\(points(parameters.dismissShare)) of \(heights.smallest.id))"))
    }
    if isAtSmallest(release), release.upwardVelocity <= -parameters.dismissSpeed {
      return Verdict(
        destination: .dismiss, clause: .dismissal,
        reason: words(
          "SM-2 release 2: at or below \(heights.smallest.id), downward "
            + "\(points(-release.upwardVelocity)) ≥ \(points(parameters.dismissSpeed)) pt/s"))
    }
    return nil
  }

  /// Whether the finger asks for no more than the smallest detent.
  package func isAtSmallest(_ release: Release) -> Bool {
    release.height <= heights.smallest.height + parameters.geomTol
  }

  private func fling(_ release: Release) -> Verdict? {
    guard isFlick(release) else { return nil }
    let isUp = release.upwardVelocity > 0
    let destination = flingDestination(release)
    return Verdict(
      destination: .rest(destination), clause: .nextDetent,
      reason: words(
        "SM-2 release 3: flick \(isUp ? "up" : "down") at \(points(abs(release.upwardVelocity))) ≥ "
          + "\(points(parameters.swipeSpeed)) pt/s from height \(points(release.height)) → \(heights.rests[destination].id)"
      ))
  }

  /// The next rest in the direction of the finger that is not just ahead, the smallest or the largest if there is none.
  package func flingDestination(_ release: Release) -> Int {
    let isUp = isUpward(release)
    let margin = margin(at: release.height, isUp: isUp)
    let next =
      isUp
      ? heights.rests.firstIndex { $0.height > release.height + margin } ?? heights.count - 1
      : heights.rests.lastIndex { $0.height < release.height - margin } ?? 0
    return neighbour(next, of: release.height)
  }

  /// How near ahead a detent may be that a flick passes over, in points: at most half the gap that the finger is in.
  package func margin(at height: Double, isUp: Bool) -> Double {
    let below = heights.rests.last { isUp ? $0.height <= height : $0.height < height }
    let above = heights.rests.first { isUp ? $0.height > height : $0.height >= height }
    var grip = parameters.detentRelease
    if let below, let above { grip = min(grip, (above.height - below.height) / 2) }
    return max(parameters.geomTol, grip)
  }

  /// Where a release leads; one without speed by the way of its drag.
  private func isUpward(_ release: Release) -> Bool {
    guard release.upwardVelocity == 0 else { return release.upwardVelocity > 0 }
    return release.height > start(release).height
  }

  // MARK: Other releases

  /// The rest that a slow release leads to.
  package func nearestDestination(_ release: Release) -> Int {
    if isHeld(release) { return startIndex(release) }
    let expected = release.height + parameters.settleLookahead * release.upwardVelocity
    return neighbour(nearest(to: expected, release), of: release.height)
  }

  private func isHeld(_ release: Release) -> Bool {
    let grip = grip(of: startIndex(release), towards: release.height)
    return grip > 0 && abs(release.height - start(release).height) <= grip
  }

  private func nearest(_ release: Release) -> Verdict {
    let start = start(release)
    let destination = nearestDestination(release)
    if isHeld(release) {
      let grip = grip(of: startIndex(release), towards: release.height)
      return Verdict(
        destination: .rest(destination), clause: .nearestDetent,
        reason: words(
          "SM-2 release 4: \(points(abs(release.height - start.height))) pt from \(start.id), held within "
            + "\(points(grip)) pt"))
    }
    return Verdict(
      destination: .rest(destination), clause: .nearestDetent,
      reason: words("SM-2 release 4: nearest to \(ahead(release)) → \(heights.rests[destination].id)"))
  }

  private func free(_ release: Release) -> Verdict {
    let expected = release.height + parameters.settleLookahead * release.upwardVelocity
    let rest = nearest(to: expected, release)
    let height = heights.rests[rest].height
    let isDown = abs(expected) < abs(expected - height) || expected < 0
    guard isDown, !isFlickUp(release) else {
      return Verdict(
        destination: .rest(rest), clause: .nearestDetent,
        reason: words("SM-2 release, policy free: nearest to \(ahead(release)) → \(heights.rests[rest].id)"))
    }
    return Verdict(
      destination: .dismiss, clause: .dismissal,
      reason: words("SM-2 release, policy free: nearest to \(ahead(release)) is the bottom"))
  }

  private func ahead(_ release: Release) -> String {
    let expected = release.height + parameters.settleLookahead * release.upwardVelocity
    return "\(points(release.height)) + \(points(parameters.settleLookahead)) s × "
      + "\(points(release.upwardVelocity)) pt/s = \(points(expected))"
  }

  private func words(_ text: @autoclosure () -> String) -> String { keepsReasons ? text() : "" }

  // MARK: Detents

  private func startIndex(_ release: Release) -> Int { min(max(0, release.startRest), heights.count - 1) }
  private func start(_ release: Release) -> DetentHeights.Rest { heights.rests[startIndex(release)] }

  /// P.detentRelease, at most half the way to the next detent in the direction of the finger; 0 is no grip.
  package func grip(of rest: Int, towards height: Double) -> Double {
    guard heights.rests.indices.contains(rest), !Mutant.isOn(.detentNeverHolds) else { return 0 }
    let next = height > heights.rests[rest].height ? rest + 1 : rest - 1
    guard heights.rests.indices.contains(next) else { return parameters.detentRelease }
    return min(parameters.detentRelease, abs(heights.rests[next].height - heights.rests[rest].height) / 2)
  }

  /// The rest nearest to a height; of two equally near ones that nearer to where the drag began, else the smaller.
  package func nearest(to height: Double, _ release: Release) -> Int {
    let best = heights.nearest(to: height)
    guard heights.rests.indices.contains(best + 1),
      abs(heights.rests[best + 1].height - height) == abs(heights.rests[best].height - height)
    else { return best }
    let start = start(release).height
    return abs(heights.rests[best + 1].height - start) < abs(heights.rests[best].height - start) ? best + 1 : best
  }

  /// `rest`, or the nearest to it that is at most one from the rest nearest to `height`.
  private func neighbour(_ rest: Int, of height: Double) -> Int {
    let middle = heights.nearest(to: height)
    return min(max(rest, middle - 1), min(middle + 1, heights.count - 1))
  }
}
