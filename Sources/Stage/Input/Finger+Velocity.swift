internal import Geometry
internal import Gestures
internal import InputEvents

/// How fast a finger is that another one has joined: the gesture that told its speed is over (SM-1).
extension StageState.Finger {
  /// Notes where it is; what is older than a velocity looks back is forgotten.
  mutating func sample(_ place: Point, at time: Timestamp) {
    guard samples != nil else { return }
    if let oldest = samples?.first, time - oldest.time > 2 * VelocityTracker.horizon {
      samples?.removeAll { time - $0.time > VelocityTracker.horizon }
    }
    samples?.append(StageState.Sample(time: time, place: place))
  }

  /// Points per second when it lifts at `time`.
  func velocity(at time: Timestamp) -> Vector {
    var tracker = VelocityTracker()
    for sample in samples ?? [] { tracker.add(sample.place, at: sample.time) }
    return tracker.velocity(at: time)
  }
}
