public import Digests
public import Geometry
internal import InputEvents
internal import Scenes
public import StageModel
public import StageMotion

/// Where a scroll view is.
@usableFromInline
package struct ScrollPlace: Hashable, Sendable {
  /// How far its content has gone beyond its top and its leading edge, in points; outside of 0…max only under a finger.
  @usableFromInline package var offset = Vector.zero
  /// Its movement by itself.
  @usableFromInline package var motion: ScrollMotion?
  /// The axis of the movement.
  @usableFromInline package var axis = ScrollAxis.vertical
  /// Its movement by itself along the other axis, which ends no later; nil where it moves along one only.
  @usableFromInline package var cross: ScrollMotion?
  /// Whether a finger that has not moved holds it where it was stopped.
  @usableFromInline package var isStopped = false
  /// That finger, where it is known.
  @usableFromInline package var holder: Holder?
  /// Where it was going when that finger stopped it, in points.
  @usableFromInline package var heading: Double?
  /// Whether it has come to rest while its room was changing: it goes to a place that there will be, and is told then.
  @usableFromInline package var awaitsRoom = false
  /// Where people or the app have left it, in points, where the room that there is now shows it elsewhere. Who scrolls
  /// makes a new place, which has none.
  @usableFromInline package var leftOff: Vector?

  /// A finger that holds content.
  @usableFromInline
  package struct Holder: Hashable, Sendable {
    /// The device that it is on; nil where nobody says.
    @usableFromInline package let device: Int?
    /// The contact.
    @usableFromInline package let contact: Int

    /// A contact on a device; nil where nobody says on which.
    package init(device: Int?, contact: Int) {
      self.device = device
      self.contact = contact
    }
  }

  /// The axis of the other movement.
  @inlinable package var crossAxis: ScrollAxis { axis == .vertical ? .horizontal : .vertical }

  /// Whether it is about to do something: it moves by itself or will, or a finger that lifts lets it go.
  @inlinable package var isActive: Bool { motion != nil || isStopped || awaitsRoom }
}

/// All but the movement: that is told relative to now, by `ScrollPlaces`.
extension ScrollPlace: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(offset)
    sink.combine(isActive)
    // At rest nobody asks for it.
    if isActive { sink.combine(axis) }
    sink.combine(isStopped)
    sink.combine(holder)
    sink.combine(heading)
    sink.combine(awaitsRoom)
    sink.combine(leftOff != nil)
    if let leftOff { sink.combine(leftOff) }
  }
}

extension ScrollPlace.Holder: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(contact)
  }
}
