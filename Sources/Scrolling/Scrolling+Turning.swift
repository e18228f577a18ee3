package import InputEvents
package import Journal
package import StageModel

/// What crowns, wheels and dials turn (SM-10, A-34).
extension Scrolling {
  // MARK: The burst

  /// Something is turned: the burst in progress goes on, or one begins.
  package mutating func noteTurn(at time: Timestamp, _ cause: Cause) {
    if rotary == nil { rotary = RotaryBurst(last: time, cause: cause) }
    rotary?.last = time
    rotary?.cause = cause
  }

  /// Keeps a report of the crown for its speed, and forgets those that are older than `horizon` µs.
  package mutating func noteReport(_ units: Int, at time: Timestamp, horizon: Int64) {
    rotary?.reports.removeAll { time - $0.time > horizon }
    rotary?.reports.append(RotaryBurst.Report(time: time, units: units))
  }

  /// The crown is let go: what was reported until now is over.
  package mutating func forgetReports() { rotary?.reports = [] }

  /// What a burst has moved along an axis, counted from where the units began.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points; where it is not where the units led, they count from here.
  ///   - distance: Points of content for a number of units.
  package func moved(_ scroller: ScrollerID, _ axis: ScrollAxis, at offset: Double, _ distance: (Int) -> Double)
    -> RotaryBurst.Moved
  {
    guard let place = rotary?.moved.first(where: { $0.scroller == scroller && $0.axis == axis }) else {
      return RotaryBurst.Moved(scroller: scroller, axis: axis, start: offset, origin: offset)
    }
    let isThere = abs(place.origin + distance(place.units) - offset) < 1e-9
    return isThere ? place : RotaryBurst.Moved(scroller: scroller, axis: axis, start: place.start, origin: offset)
  }

  /// The burst has moved something so far.
  package mutating func note(_ moved: RotaryBurst.Moved) {
    if let index = rotary?.moved.firstIndex(where: { $0.scroller == moved.scroller && $0.axis == moved.axis }) {
      rotary?.moved[index] = moved
    } else {
      rotary?.moved.append(moved)
    }
  }

  /// Content is turned on at its end, an offset in points: where it is back there is told when the burst ends.
  package mutating func noteGivenWay(_ scroller: ScrollerID, _ axis: ScrollAxis, at offset: Double) {
    guard let burst = rotary else { return }
    if let index = burst.moved.firstIndex(where: { $0.scroller == scroller && $0.axis == axis }) {
      rotary?.moved[index].hasGivenWay = true
      return
    }
    var moved = RotaryBurst.Moved(scroller: scroller, axis: axis, start: offset, origin: offset)
    moved.hasGivenWay = true
    rotary?.moved.append(moved)
  }

  /// Whether the burst turns content on at its end.
  package func isGivingWay(_ scroller: ScrollerID) -> Bool {
    rotary?.moved.contains { $0.scroller == scroller && $0.hasGivenWay } ?? false
  }

  /// The burst has reached the end of a long page, and does not leave it; or it holds none.
  package mutating func hold(_ page: ScrollerID?) { rotary?.held = page }

  /// The burst is over; nil where there was none.
  package mutating func endBurst() -> RotaryBurst? {
    defer { rotary = nil }
    return rotary
  }

  // MARK: Parts of a notch

  /// Takes from `units` what leads to the next page; 1 or −1 where it turns, 0 where the units are used up before.
  package mutating func takeNotch(_ units: inout Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) -> Int
  {
    notches.take(&units, of: device, scroller, axis)
  }

  /// Takes from `units` what is left of the notch that turned a page: it moves nothing else.
  package mutating func finishNotch(_ units: inout Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    notches.finish(&units, of: device, scroller, axis)
  }

  /// Gives all units to an end, except for what is left of the notch that turned the last page.
  package mutating func endNotch(_ units: Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    notches.end(units, of: device, scroller, axis)
  }

  /// A page that was asked for, on (1) or back (−1), did not come: the notch is open again.
  package mutating func reopenNotch(_ way: Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    notches.reopen(way, of: device, scroller, axis)
  }

  /// A device has rested: what it has turned along some axes is dropped, and answered in order.
  package mutating func dropNotches(of device: Int, along axes: [ScrollAxis]) -> [PartialNotch] {
    notches.drop(of: device, along: axes)
  }

  /// A device is gone, or all are: what they have turned is forgotten.
  package mutating func forgetNotches(of device: Int?) {
    if let device { notches.forget(device: device) } else { notches.forgetAll() }
  }
}
