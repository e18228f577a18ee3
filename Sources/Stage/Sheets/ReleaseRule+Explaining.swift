internal import Accessibility
internal import Geometry
internal import Gestures
internal import Harness
internal import Scenes
internal import StageMotion

extension ReleaseRule {
  /// What a release could lead to: the steps of the rule in their order, with the numbers of each.
  func candidates(_ release: Release, on node: NodeID) -> [Arbitration.Candidate] {
    typealias Candidate = Arbitration.Candidate
    if parameters.releasePolicy == .free { return freeCandidates(release, on: node) }
    let speed = abs(release.upwardVelocity)
    let isStill = release.upwardVelocity == 0
    let way = isStill ? "" : release.upwardVelocity > 0 ? " up" : " down"
    var dismissal = [
      Measure(
        "height", release.height, .below, parameters.dismissShare * heights.smallest.height, parameter: "dismissShare",
        words: "released at \(points(release.height)) of \(points(heights.smallest.height)) pt, limit "
          + "\(points(parameters.dismissShare * 100)) %")
    ]
    if isAtSmallest(release) {
      dismissal.append(
        Measure(
          isStill ? "speed" : "speed down", max(0, -release.upwardVelocity), .atLeast, parameters.dismissSpeed,
          .pointsPerSecond,
          parameter: "dismissSpeed"))
    }
    let next = flingDestination(release)
    let projected = release.height + parameters.settleLookahead * release.upwardVelocity
    let start = min(max(0, release.startRest), heights.count - 1)
    return [
      Candidate(
        .dismissal, node, dismissal,
        note: isAtSmallest(release) ? "" : "the speed counts only at or below \(heights.smallest.id)"),
      Candidate(
        .nextDetent, node,
        [
          Measure("travel", release.travel, .above, parameters.tapSlop, parameter: "tapSlop"),
          Measure("speed\(way)", speed, .atLeast, parameters.swipeSpeed, .pointsPerSecond, parameter: "swipeSpeed"),
        ], note: "would be \(heights.rests[next].id)"),
      Candidate(
        .nearestDetent, node,
        [
          Measure(
            "distance from \(heights.rests[start].id)", abs(release.height - heights.rests[start].height), .above,
            grip(of: start, towards: release.height), parameter: "detentRelease"),
          Measure(
            "projected height", projected, parameter: "settleLookahead",
            words: "projected \(points(projected)) pt"),
        ], note: "would be \(heights.rests[nearestDestination(release)].id)"),
    ]
  }

  /// The same with the policy `free`: what is nearest to where the sheet would be, the bottom of the screen among it.
  private func freeCandidates(_ release: Release, on node: NodeID) -> [Arbitration.Candidate] {
    let projected = release.height + parameters.settleLookahead * release.upwardVelocity
    let half = heights.smallest.height / 2
    let place = "projected \(points(projected))"
    return [
      Arbitration.Candidate(
        .dismissal, node,
        [
          Measure(
            "projected height", projected, .below, half, parameter: "settleLookahead",
            words: "\(place) pt, limit \(points(half)) pt, half-way to \(heights.smallest.id)")
        ], note: isFlickUp(release) ? "a flick up never dismisses" : ""),
      Arbitration.Candidate(
        .nearestDetent, node,
        [Measure("projected height", projected, parameter: "settleLookahead", words: "\(place) pt")],
        note: "would be \(heights.rests[nearest(to: projected, release)].id)"),
    ]
  }
}

extension ReleaseRule.Clause {
  /// As what the step takes a release.
  var receiver: Receiver {
    switch self {
    case .dismissal: .dismissal
    case .nextDetent: .nextDetent
    case .nearestDetent: .nearestDetent
    }
  }
}
