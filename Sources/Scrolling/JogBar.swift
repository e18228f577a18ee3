public import Digests
internal import Geometry
public import InputEvents
internal import Mutants
public import StageModel

/// A scroll indicator that sets the speed of the content and not its place (SM-13).
///
/// Between two inputs the speed stays as it is, so that the place is a function of the time alone: when and how often
/// one asks changes nothing.
@usableFromInline
package struct JogBar: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The axis along which its content goes.
  @usableFromInline package let axis: ScrollAxis
  /// The greatest offset at rest, in points.
  @usableFromInline package internal(set) var maximum: Double
  /// How far it is pulled, in points; positive towards the end of the content.
  @usableFromInline package internal(set) var displacement = 0.0
  /// What it asks the content for, in points per second.
  @usableFromInline package internal(set) var speed = 0.0
  /// The step of speed that a screen reader has set; nil under a finger.
  @usableFromInline package internal(set) var level: Int?
  /// Since when the speed has been as it is.
  @usableFromInline var start: Timestamp
  /// Where the content was then, in points.
  @usableFromInline var origin: Double

  /// One that is not pulled yet.
  package init(
    scroller: ScrollerID, axis: ScrollAxis, offset: Double, maximum: Double, level: Int? = nil, at time: Timestamp
  ) {
    self.scroller = scroller
    self.axis = axis
    self.maximum = maximum
    self.level = level
    origin = min(max(0, offset), maximum)
    start = time
  }

  /// Points per second that a displacement asks for: `v(d) = vmax · sign(d) · (|d| / dmax)^1.5`, no faster beyond
  /// dmax.
  ///
  /// - Parameters:
  ///   - displacement: How far it is pulled, in points.
  ///   - travel: The displacement at which it is fastest, in points (P.jogMax).
  ///   - fastest: Points per second there (P.jogMax).
  package static func speed(_ displacement: Double, travel: Double, fastest: Double) -> Double {
    guard displacement != 0, displacement.isFinite else { return 0 }
    let share = travel > 0 ? min(1, abs(displacement) / travel) : 1
    let speed = fastest * share * share.squareRoot()
    return displacement < 0 ? -speed : speed
  }

  /// It is pulled otherwise from `time` on.
  mutating func pull(to displacement: Double, travel: Double, fastest: Double, level: Int? = nil, at time: Timestamp) {
    origin = offset(at: time)
    start = time
    self.level = level
    self.displacement = displacement
    speed = Self.speed(displacement, travel: travel, fastest: fastest)
  }

  /// The greatest offset at rest is another one from `time` on.
  mutating func refit(maximum: Double, at time: Timestamp) {
    origin = offset(at: time)
    start = time
    self.maximum = maximum
  }

  /// Where the content is at `time`, in points.
  package func offset(at time: Timestamp) -> Double {
    if Mutant.isOn(.jogBarSetsPlace) { return min(max(0, displacement * 20), maximum) }
    let seconds = Double(max(0, time - start)) / 1_000_000
    return min(max(0, origin + speed * seconds), maximum)
  }

  /// Points per second that the content goes at `time`: none at the end that it is pulled to.
  package func velocity(at time: Timestamp) -> Double {
    let offset = offset(at: time)
    return speed > 0 && offset >= maximum || speed < 0 && offset <= 0 ? 0 : speed
  }

  /// When the content comes to the end that it is pulled to; nil where it does not move.
  package var end: Timestamp? {
    guard speed != 0 else { return nil }
    let way = speed > 0 ? maximum - origin : origin
    guard way > 0 else { return nil }
    let microseconds = (way / abs(speed) * 1_000_000).rounded(.up)
    // At an end so far away nobody arrives.
    guard microseconds < 1e15 else { return nil }
    let (time, isTooLate) = start.microseconds.addingReportingOverflow(Int64(microseconds) + 1)
    return isTooLate ? nil : Timestamp(microseconds: time)
  }

  /// The content has come to its end, where it waits.
  mutating func arrived() {
    origin = speed > 0 ? maximum : 0
  }

  /// Whether the content goes: neither unpulled nor at the end that it is pulled to.
  @usableFromInline var isOnItsWay: Bool { speed > 0 ? maximum > origin : speed < 0 && origin > 0 }
}

extension JogBar: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(maximum)
    sink.combine(displacement)
    sink.combine(speed)
    sink.combine(level)
    sink.combine(origin)
    // What stays where it is does not say since when.
    if isOnItsWay { sink.combine(start) }
  }
}
