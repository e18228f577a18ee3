/// The notches that devices have begun: one at most for each device and axis, in order.
struct PartialNotches: Hashable, Sendable {
  private(set) var all: [PartialNotch] = []

  /// Takes from `units` what completes a notch; 1 or −1 for a whole one, 0 where they are used up before.
  mutating func take(_ units: inout Int, of device: Int, _ slot: Int, _ axis: ScrollAxis) -> Int {
    let way = units > 0 ? 1 : -1
    var part = PartialNotch(device: device, axis: axis, slot: slot)
    if let place = all.firstIndex(where: { $0.device == device && $0.axis == axis }) {
      let old = all.remove(at: place)
      if old.slot == slot, old.units * way > 0 { part = old }
    }
    let taken = min(abs(units), 120 - way * part.units)
    units -= way * taken
    part.units += way * taken
    guard part.units * way < 120 else { return way }
    if part.units != 0 { all.insert(part, at: all.firstIndex { part.isBefore($0) } ?? all.count) }
    return 0
  }

  /// Forgets what a device has turned others by along an axis.
  mutating func restart(_ device: Int, _ axis: ScrollAxis, keeping slot: Int? = nil) {
    all.removeAll { $0.device == device && $0.axis == axis && $0.slot != slot }
  }

  /// Forgets what devices have turned a view by.
  mutating func forget(_ slot: Int) { all.removeAll { $0.slot == slot } }

  /// Forgets everything.
  mutating func forgetAll() { all.removeAll() }
}
