package import Geometry
package import StageModel
package import StageMotion

/// Where content is, and what moves it by itself (SM-8).
///
///      resting ──go──▶ moving ──arrive──▶ resting
///         ▲              │ stop
///         └───letGo── stopped
extension Scrolling {
  // MARK: At rest

  /// Content is at an offset from now on, in points, and nothing moves it.
  ///
  /// - Parameters:
  ///   - axis: The axis of the next movement, where that is known.
  ///   - leftOff: Where people or the app have left it, in points, where it cannot be shown now.
  package mutating func rest(
    _ scroller: ScrollerID, at offset: Vector, along axis: ScrollAxis = .vertical, leftOff: Vector? = nil
  ) {
    places[scroller] = ScrollPlace(offset: offset, axis: axis, leftOff: leftOff)
  }

  /// Content shows another part along an axis, whatever else it does; in points.
  package mutating func show(_ scroller: ScrollerID, at offset: Double, along axis: ScrollAxis) {
    places[scroller].offset[axis] = offset
  }

  /// The same along both axes.
  package mutating func show(_ scroller: ScrollerID, at offset: Vector) { places[scroller].offset = offset }

  /// People or the app have left content elsewhere than it can be shown now, in points.
  package mutating func remember(_ scroller: ScrollerID, leftOffAt offset: Vector) { places[scroller].leftOff = offset }

  /// Content begins anew at its top, as large as it is; nothing of what it was doing is told.
  package mutating func restart(_ scroller: ScrollerID) {
    places[scroller] = ScrollPlace()
    places.notePlaced(scroller)
    zooms[scroller] = nil
    notches.forget(scroller)
    forgetPageTurns(of: scroller)
    _ = endTravel(scroller)
  }

  // MARK: By itself

  /// Content moves along an axis from where it is; a movement along the other one goes on.
  package mutating func go(_ scroller: ScrollerID, along axis: ScrollAxis, by motion: ScrollMotion) {
    places[scroller].axis = axis
    places[scroller].motion = motion
  }

  /// Content moves along an axis from an offset, in points, and along no other.
  package mutating func go(
    _ scroller: ScrollerID, from offset: Vector, along axis: ScrollAxis, by motion: ScrollMotion
  ) {
    places[scroller] = ScrollPlace(offset: offset, motion: motion, axis: axis)
  }

  /// Content moves along one axis or both; what moves last, nil where nothing does.
  ///
  /// Of two movements the one that comes to rest last says when the content does.
  package mutating func go(_ scroller: ScrollerID, by motions: [(axis: ScrollAxis, motion: ScrollMotion?)])
    -> ScrollMotion?
  {
    let moving = motions.compactMap { axis, motion in motion.map { (axis: axis, motion: $0) } }
    guard let last = moving.max(by: { $0.motion.end < $1.motion.end }) else { return nil }
    places[scroller].axis = last.axis
    places[scroller].motion = last.motion
    places[scroller].cross = moving.first { $0.axis != last.axis }?.motion
    return last.motion
  }

  /// A finger that comes down holds content where it is on its way, in points.
  package mutating func stop(_ scroller: ScrollerID, at offset: Vector, by holder: ScrollPlace.Holder) {
    let place = places[scroller]
    places[scroller] = ScrollPlace(
      offset: offset, axis: place.axis, isStopped: true, holder: holder, heading: place.motion?.destination)
  }

  /// The finger that held content where it was stopped is gone.
  package mutating func letGo(_ scroller: ScrollerID) {
    places[scroller].isStopped = false
    places[scroller].holder = nil
    places[scroller].heading = nil
  }

  /// A movement is over: content is where it was going, which is to be told.
  ///
  /// - Returns: The movement, and what moves along which axis; nil where nothing moved.
  package mutating func arrive(_ scroller: ScrollerID) -> (motion: ScrollMotion, axis: ScrollAxis, cross: ScrollAxis?)?
  {
    let place = places[scroller]
    guard let motion = place.motion else { return nil }
    places[scroller].motion = nil
    places[scroller].cross = nil
    places[scroller].offset[place.axis] = motion.destination
    guard let cross = place.cross else { return (motion, place.axis, nil) }
    places[scroller].offset[place.crossAxis] = cross.destination
    return (motion, place.axis, place.crossAxis)
  }

  // MARK: In another room

  /// Content has come to rest while its room was changing: it waits for the room that there will be.
  package mutating func awaitRoom(_ scroller: ScrollerID) {
    places[scroller] = ScrollPlace(offset: places[scroller].offset, axis: places[scroller].axis, awaitsRoom: true)
  }

  /// The room for which content waited is there.
  package mutating func endWaitForRoom(_ scroller: ScrollerID) { places[scroller].awaitsRoom = false }

  /// What moves goes on otherwise in the room that there is now, or not at all.
  ///
  /// - Parameter offset: Where it is along its axis, in points.
  package mutating func refit(_ scroller: ScrollerID, at offset: Double, to motion: ScrollMotion?) {
    places[scroller].offset[places[scroller].axis] = offset
    places[scroller].motion = motion
  }

  /// The same of what moves along the other axis as well; the one that comes to rest last says when the content does.
  ///
  /// - Parameter offset: Where it is along that other axis, in points.
  package mutating func refitCross(_ scroller: ScrollerID, at offset: Double, to cross: ScrollMotion?) {
    let place = places[scroller]
    places[scroller].offset[place.crossAxis] = offset
    places[scroller].cross = cross
    guard let motion = place.motion, let cross, cross.end > motion.end else { return }
    places[scroller].axis = place.crossAxis
    places[scroller].motion = cross
    places[scroller].cross = motion
  }

  // MARK: Who follows what moves

  /// Content has other ends than before, without having been moved.
  package mutating func noteRoom(of scroller: ScrollerID) { places.notePlaced(scroller) }

  /// What was put elsewhere until now has been told to who follows it.
  package mutating func forgetPlaced() { places.forgetPlaced() }
}
