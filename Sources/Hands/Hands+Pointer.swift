package import Geometry
package import InputEvents
package import StageModel

/// The pointer, its button, keys that are held and what people look at.
extension Hands {
  /// The pointer is somewhere, or nobody needs to know where.
  package mutating func point(at place: Point?) { pointer = place }

  /// People look somewhere.
  package mutating func look(at place: Point) { gaze = place }

  /// Modifiers are held or not.
  package mutating func hold(shift: Bool, option: Bool) { (isShiftDown, isOptionDown) = (shift, option) }

  // MARK: The button

  /// The button goes down on an item, or on none, at a place in points.
  package mutating func press(_ item: ItemID?, at place: Point, on device: Int?, _ time: Timestamp) {
    stoppedBy = nil
    press = Press(device: device, item: item, start: place)
    press?.track.sample(place, at: time)
  }

  /// What the button went down on is this.
  package mutating func press(on touchdown: Touchdown) { press?.touchdown = touchdown }

  /// The button is down on a scroll bar, beside the thumb.
  package mutating func press(beside bar: Press.Bar) { press?.bar = bar }

  /// What moves while the button is down is a drag.
  package mutating func dragWithPointer() { press?.isDragging = true }

  /// The pointer has moved, with its button down or not.
  package mutating func trackPointer(_ place: Point, at time: Timestamp) { press?.track.sample(place, at: time) }

  /// The button is up, or what it was doing is over.
  package mutating func releaseButton() { press = nil }
}
