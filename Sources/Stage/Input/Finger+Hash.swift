internal import Geometry
internal import InputEvents

/// What of a finger says how the stage goes on.
extension StageState.Finger {
  func hash(into hasher: inout StateHasher, now: Timestamp) {
    hasher.combine(id)
    hasher.combine(start.x)
    hasher.combine(start.y)
    hasher.combine(isFollowed)
    hasher.combine(hasMoved)
    landing?.hash(into: &hasher)
    for sample in samples ?? [] {
      hasher.combine(sample.time - now)
      hasher.combine(sample.place.x)
      hasher.combine(sample.place.y)
    }
  }
}
