internal import Digests
internal import Geometry
internal import InputEvents
internal import StageModel
internal import StageMotion

/// How large the content of a scroll view is shown, where that is not what its document says.
struct ZoomPlace: Hashable, Sendable {
  /// 1 is as it is; outside of its limits only under fingers.
  var scale: Double
  /// The way back to a limit, or to another scale.
  var motion: Motion?

  /// A point of the content that stays where it is on the screen while the scale changes.
  struct FixedPoint: Hashable, Sendable {
    /// How far it is from the content's leading top corner at scale 1, in points.
    var content: Vector
    /// How far it is from the leading top corner of what shows, in points.
    var place: Vector

    /// The offset at which it is in its place, in points; there may be no content.
    func offset(at scale: Double) -> Vector { content * scale - place }
  }

  /// A change of the scale by itself, in closed form.
  struct Motion: Hashable, Sendable {
    /// In thousandths, so that what a spring takes for arrived (half a point) cannot be seen in a scale.
    private let spring: SpringMotion
    /// What stays in its place.
    let fixedPoint: FixedPoint
    /// Where the content rested before the scale began to change, in points.
    let origin: Vector

    init(
      from scale: Double, to destination: Double, fixedPoint: FixedPoint, origin: Vector, response: Double,
      start: Timestamp
    ) {
      spring = SpringMotion(from: scale * 1000, to: destination * 1000, response: response, start: start)
      self.fixedPoint = fixedPoint
      self.origin = origin
    }

    /// When it arrives.
    var end: Timestamp { spring.end }
    /// The scale at which it arrives.
    var destination: Double { spring.destination / 1000 }
    /// The scale at `time`.
    func scale(at time: Timestamp) -> Double { spring.position(at: time) / 1000 }
    /// How fast the scale changes at `time`, per second.
    func velocity(at time: Timestamp) -> Double { spring.velocity(at: time) / 1000 }
  }
}

extension ZoomPlace: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scale)
    sink.combine(motion)
  }
}

extension ZoomPlace.Motion: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(spring)
    sink.combine(fixedPoint)
    sink.combine(origin)
  }
}

extension ZoomPlace.FixedPoint: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(content)
    sink.combine(place)
  }
}
