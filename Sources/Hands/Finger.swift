public import Digests
public import Geometry
internal import Gestures
public import InputEvents

/// A finger on the screen.
@usableFromInline
package struct Finger: Hashable, Sendable {
  /// The device that it is on; nil where nobody says.
  @usableFromInline package var device: Int?
  /// The contact.
  @usableFromInline package var id: Int
  /// Where it came down, in points.
  @usableFromInline package var start: Point
  /// How far up it was at most since, in points; not negative.
  @usableFromInline package var highest = 0.0
  /// How far down it was at most, in points; not positive.
  @usableFromInline package var lowest = 0.0
  /// Whether it goes on by itself what it began as a movement: another finger has joined it (SM-1).
  @usableFromInline package var isFollowed = false
  /// Whether it has made its movement, with or without a taker: it begins no other one by itself.
  @usableFromInline package var hasMoved = false
  /// What it came down on, of a finger that joined another one, until a gesture has been made of it.
  @usableFromInline package var touchdown: Touchdown?
  /// Where it has been lately; nil until another finger joins it.
  @usableFromInline package var samples: [Sample]?

  /// A finger that has just come down at a place in points.
  package init(device: Int?, id: Int, start: Point, touchdown: Touchdown? = nil, samples: [Sample]? = nil) {
    self.device = device
    self.id = id
    self.start = start
    self.touchdown = touchdown
    self.samples = samples
  }

  /// Where a finger was.
  @usableFromInline
  package struct Sample: Hashable, Sendable {
    @usableFromInline package var time: Timestamp
    /// In points.
    @usableFromInline package var place: Point

    /// Where a finger was at a time.
    package init(time: Timestamp, place: Point) {
      self.time = time
      self.place = place
    }
  }

  /// Where it is as far as is known, in points.
  package var place: Point { samples?.last?.place ?? start }

  // MARK: Speed

  /// Notes where it is; what is older than a velocity looks back is forgotten.
  ///
  /// The gesture that told how fast a finger is, is over once another one has joined it (SM-1).
  package mutating func sample(_ place: Point, at time: Timestamp) {
    guard samples != nil else { return }
    if let oldest = samples?.first, time - oldest.time > 2 * VelocityTracker.horizon {
      samples?.removeAll { time - $0.time > VelocityTracker.horizon }
    }
    samples?.append(Sample(time: time, place: place))
  }

  /// Points per second when it lifts at `time`.
  package func velocity(at time: Timestamp) -> Vector {
    var tracker = VelocityTracker()
    for sample in samples ?? [] { tracker.add(sample.place, at: sample.time) }
    return tracker.velocity(at: time)
  }
}

/// What of a finger says how the stage goes on.
extension Finger: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(id)
    sink.combine(start)
    sink.combine(highest)
    sink.combine(lowest)
    sink.combine(isFollowed)
    sink.combine(hasMoved)
    sink.combine(touchdown)
    sink.combine(samples != nil)
    if let samples { sink.combine(samples) }
  }
}

extension Finger.Sample: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(time)
    sink.combine(place)
  }
}
