internal import Digests
internal import Geometry
internal import InputEvents
internal import Scenes
internal import StageModel
internal import StageMotion

/// Where a scroll view is.
struct ScrollPlace: Hashable, Sendable {
  /// How far its content has gone beyond its top and its leading edge, in points; outside of 0…max only under a finger.
  var offset = Vector.zero
  /// Its movement by itself.
  var motion: ScrollMotion?
  /// The axis of the movement.
  var axis = ScrollAxis.vertical
  /// Its movement by itself along the other axis, which ends no later; nil where it moves along one only.
  var cross: ScrollMotion?
  /// Whether a finger that has not moved holds it where it was stopped.
  var isStopped = false
  /// That finger, where it is known.
  var holder: Holder?
  /// Where it was going when that finger stopped it, in points.
  var heading: Double?
  /// Whether it has come to rest while its room was changing: it goes to a place that there will be, and is told then.
  var awaitsRoom = false
  /// Where people or the app have left it, in points, where the room that there is now shows it elsewhere. Who scrolls
  /// makes a new place, which has none.
  var leftOff: Vector?

  /// A finger that holds content.
  struct Holder: Hashable, Sendable {
    /// The device that it is on; nil where nobody says.
    let device: Int?
    /// The contact.
    let contact: Int
  }

  /// The axis of the other movement.
  var crossAxis: ScrollAxis { axis == .vertical ? .horizontal : .vertical }

  /// Whether it is about to do something: it moves by itself or will, or a finger that lifts lets it go.
  var isActive: Bool { motion != nil || isStopped || awaitsRoom }
}

/// All but the movement: that is told relative to now, by `ScrollPlaces`.
extension ScrollPlace: StateEncodable {
  func encode(into sink: inout some StateSink) {
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
  func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(contact)
  }
}
