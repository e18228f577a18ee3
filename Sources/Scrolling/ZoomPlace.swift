public import Digests
public import Geometry
package import InputEvents
internal import StageModel
public import StageMotion

/// How large the content of a scroll view is shown, where that is not what its document says.
@usableFromInline
package struct ZoomPlace: Hashable, Sendable {
  /// 1 is as it is; outside of its limits only under fingers.
  @usableFromInline package var scale: Double
  /// The way back to a limit, or to another scale.
  @usableFromInline package var motion: Motion?

  /// A point of the content that stays where it is on the screen while the scale changes.
  @usableFromInline
  package struct FixedPoint: Hashable, Sendable {
    /// How far it is from the content's leading top corner at scale 1, in points.
    @usableFromInline package var content: Vector
    /// How far it is from the leading top corner of what shows, in points.
    @usableFromInline package var place: Vector

    /// A point so far from the content's corner at scale 1, and so far from that of what shows; in points.
    package init(content: Vector, place: Vector) {
      self.content = content
      self.place = place
    }

    /// The offset at which it is in its place, in points; there may be no content.
    package func offset(at scale: Double) -> Vector { content * scale - place }
  }

  /// A change of the scale by itself, in closed form.
  @usableFromInline
  package struct Motion: Hashable, Sendable {
    /// In thousandths, so that what a spring takes for arrived (half a point) cannot be seen in a scale.
    @usableFromInline let spring: SpringMotion
    /// What stays in its place.
    @usableFromInline package let fixedPoint: FixedPoint
    /// Where the content rested before the scale began to change, in points.
    @usableFromInline package let origin: Vector

    package init(
      from scale: Double, to destination: Double, fixedPoint: FixedPoint, origin: Vector, response: Double,
      start: Timestamp
    ) {
      spring = SpringMotion(from: scale * 1000, to: destination * 1000, response: response, start: start)
      self.fixedPoint = fixedPoint
      self.origin = origin
    }

    /// When it arrives.
    package var end: Timestamp { spring.end }
    /// The scale at which it arrives.
    package var destination: Double { spring.destination / 1000 }
    /// The scale at `time`.
    package func scale(at time: Timestamp) -> Double { spring.position(at: time) / 1000 }
    /// How fast the scale changes at `time`, per second.
    package func velocity(at time: Timestamp) -> Double { spring.velocity(at: time) / 1000 }
  }
}

extension ZoomPlace: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scale)
    sink.combine(motion)
  }
}

extension ZoomPlace.Motion: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(spring)
    sink.combine(fixedPoint)
    sink.combine(origin)
  }
}

extension ZoomPlace.FixedPoint: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(content)
    sink.combine(place)
  }
}
