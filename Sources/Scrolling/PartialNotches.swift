package import StageModel

/// What devices have turned views that go page by page beyond the pages that show: one for each device, view and axis
/// where page and device disagree, in order.
///
/// Units are conserved while a device is being turned: of what it turns, 120 are in each page turned, the others here or
/// given to an end. A rest drops what is here.
@usableFromInline
package struct PartialNotches: Hashable, Sendable {
  @usableFromInline package internal(set) var all: [PartialNotch] = []

  /// What a device has turned a view by beyond its page.
  package func part(of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) -> PartialNotch {
    all.first { $0.device == device && $0.scroller == scroller && $0.axis == axis }
      ?? PartialNotch(device: device, axis: axis, scroller: scroller)
  }

  private mutating func put(_ part: PartialNotch) {
    all.removeAll { $0.device == part.device && $0.scroller == part.scroller && $0.axis == part.axis }
    if part.units != 0 { all.insert(part, at: all.firstIndex { part.isBefore($0) } ?? all.count) }
  }

  /// Takes from `units` what leads to the next page; 1 or −1 where it turns, 0 where the units are used up before.
  mutating func take(_ units: inout Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) -> Int {
    let way = units.signum()
    var part = part(of: device, scroller, axis)
    let missing = part.missing(way)
    let taken = min(abs(units), missing)
    units -= way * taken
    part.units += way * taken
    defer { put(part) }
    guard taken == missing else { return 0 }
    part.units -= 120 * way
    part.last = way
    return way
  }

  /// Takes from `units` what is left of the notch that turned a page: it moves nothing else.
  mutating func finish(_ units: inout Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    let way = units.signum()
    var part = part(of: device, scroller, axis)
    guard part.last == way, part.units * way < 0 else { return }
    let taken = min(abs(units), -way * part.units)
    units -= way * taken
    part.units += way * taken
    put(part)
  }

  /// Gives all units to an end, except for what is left of the notch that turned the last page; what is turned back then
  /// counts from the page.
  mutating func end(_ units: Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    let way = units.signum()
    var part = part(of: device, scroller, axis)
    part.units = way * min(way * part.units + abs(units), 0)
    put(part)
  }

  /// A page that was asked for did not come: the notch is open again.
  mutating func reopen(_ way: Int, of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis) {
    var part = part(of: device, scroller, axis)
    part.units += 120 * way
    part.last = 0
    put(part)
  }

  /// Forgets what devices have turned a view by.
  mutating func forget(_ scroller: ScrollerID) { all.removeAll { $0.scroller == scroller } }

  /// Drops what a device has turned views by along some axes; what was there, in order.
  mutating func drop(of device: Int, along axes: [ScrollAxis]) -> [PartialNotch] {
    let dropped = all.filter { $0.device == device && axes.contains($0.axis) }
    all.removeAll { $0.device == device && axes.contains($0.axis) }
    return dropped
  }

  /// Forgets what a device has turned.
  mutating func forget(device: Int) { all.removeAll { $0.device == device } }

  /// Forgets everything.
  mutating func forgetAll() { all.removeAll() }
}
