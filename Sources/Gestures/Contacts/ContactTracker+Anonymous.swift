import Geometry
import InputEvents

/// Protocol A: contacts without a slot find the one that they were in.
extension ContactTracker {
  /// Matches the frame's nameless contacts to the slots: by tracking id where the device tells one, else each pair
  /// that is nearest first. Contacts without a slot begin, slots without a contact end.
  mutating func match() {
    defer { anonymous.discard() }
    guard anonymous.hasReport else { return }
    var freeSlots: UInt64 = 0
    for index in slots.indices where slots[index].trackingID >= 0 { freeSlots |= 1 << UInt64(index) }
    var open: UInt64 = (1 << UInt64(anonymous.count)) &- 1
    while let pair = nearestPair(slots: freeSlots, contacts: open) {
      freeSlots &= ~(1 << UInt64(pair.slot))
      open &= ~(1 << UInt64(pair.contact))
      take(pair.contact, into: pair.slot)
    }
    while freeSlots != 0 {
      current = freeSlots.trailingZeroBitCount
      freeSlots &= freeSlots &- 1
      setTrackingID(-1)
    }
    while open != 0 {
      let contact = open.trailingZeroBitCount
      open &= open &- 1
      guard let slot = slots.firstIndex(where: { $0.trackingID < 0 && !$0.ends }) else { continue }
      take(contact, into: slot)
      current = slot
      serial = serial &+ 1 & Int32.max
      let id = anonymous.contacts[contact].trackingID
      setTrackingID(id >= 0 ? id : serial)
    }
  }

  private mutating func take(_ contact: Int, into slot: Int) {
    let contact = anonymous.contacts[contact]
    slots[slot].x = contact.x
    slots[slot].y = contact.y
    slots[slot].pressure = contact.pressure
    slots[slot].tool = contact.tool
    dirty |= 1 << UInt64(slot)
  }

  private func nearestPair(slots free: UInt64, contacts open: UInt64) -> (slot: Int, contact: Int)? {
    var best: (slot: Int, contact: Int)?
    var bestDistance = Double.infinity
    for slot in slots.indices where free & (1 << UInt64(slot)) != 0 {
      let place = mapping.point(slots[slot].x, slots[slot].y)
      for index in 0..<anonymous.count where open & (1 << UInt64(index)) != 0 {
        let contact = anonymous.contacts[index]
        if contact.trackingID >= 0 {
          guard contact.trackingID == slots[slot].trackingID else { continue }
          return (slot, index)
        }
        let way = mapping.point(contact.x, contact.y) - place
        let distance = way.dx * way.dx + way.dy * way.dy
        if distance < bestDistance {
          bestDistance = distance
          best = (slot, index)
        }
      }
    }
    return best
  }
}
