import Geometry
import InputEvents

/// Touchpads that count more fingers than they place.
///
/// A pad may tell of the same fingers by other slots from one frame to the next: then a finger that has lost its place
/// goes on without one, and one that had none goes on where it is placed now. Only where fewer fingers are counted
/// than before has one gone, and only where more are has one come.
extension ContactTracker {
  /// Takes a tool that came near or went.
  mutating func tool(_ code: UInt16, isPresent: Bool) { counted?.take(code, isPresent: isPresent) }

  /// Reports what the frame changed on such a pad.
  mutating func commitCounting(_ nextID: inout Int, into changes: inout [ContactEvent]) {
    let known = slots.count { $0.contact != 0 } + unplaced
    let placed = slots.count { $0.trackingID >= 0 && ($0.contact != 0 || $0.begins) }
    let wanted = counted?.unplaced(beside: slots.count { $0.trackingID >= 0 }) ?? 0
    giveUpPlaces(leaving: max(known - placed - wanted, 0))

    var way = Vector.zero
    while dirty != 0 {
      let index = dirty.trailingZeroBitCount
      dirty &= dirty &- 1
      if slots[index].begins, unplaced > wanted { takePlace(index, &changes) }
      let before = slots[index]
      commit(slot: index, &nextID, &changes)
      if before.contact != 0, slots[index].contact == before.contact {
        way = way + (slots[index].reported - before.reported)
      }
    }
    commitUnplaced(wanted, way, &nextID, &changes)
  }

  private var unplaced: Int { counted?.fingers.count ?? 0 }

  /// Fingers that lose their slots stay on the pad without a place, but for those that leave it.
  private mutating func giveUpPlaces(leaving: Int) {
    let ends = slots.count { $0.ends && $0.contact != 0 }
    var staying = ends - leaving
    for index in slots.indices where staying > 0 && slots[index].ends && slots[index].contact != 0 {
      counted?.fingers.append(.init(contact: slots[index].contact, place: slots[index].reported))
      slots[index].contact = 0
      slots[index].ends = false
      staying -= 1
    }
  }

  /// A finger that had no place is the one that the slot has begun to tell of: its way goes on from where it was.
  private mutating func takePlace(_ index: Int, _ changes: inout [ContactEvent]) {
    guard slots[index].tool != 2, !slots[index].flashes, let finger = counted?.fingers.first else { return }
    counted?.fingers.removeFirst()
    if slots[index].ends { changes.append(.init(.ended, lastReport(index))) }
    slots[index].ends = false
    slots[index].begins = false
    slots[index].contact = finger.contact
    slots[index].reported = finger.place
    slots[index].reportedPressure = slots[index].pressure
    slots[index].shift = finger.place - mapping.point(slots[index].x, slots[index].y)
  }

  /// Fingers without a place go along with the others; some have come, or gone.
  private mutating func commitUnplaced(
    _ wanted: Int, _ way: Vector, _ nextID: inout Int, _ changes: inout [ContactEvent]
  ) {
    let placed = slots.filter { $0.contact != 0 }
    let share = 1 / Double(max(placed.count, 1))
    guard var fingers = counted?.fingers else { return }
    if way != .zero {
      for index in fingers.indices {
        fingers[index].place = fingers[index].place + way * share
        changes.append(.init(.moved, contact(fingers[index])))
      }
    }
    let number = placed.isEmpty ? 0 : wanted
    while fingers.count > number { changes.append(.init(.ended, contact(fingers.removeLast()))) }
    while fingers.count < number {
      let middle = placed.reduce(Vector.zero) { $0 + ($1.reported - .zero) } * share
      fingers.append(.init(contact: nextID, place: .zero + middle))
      nextID += 1
      changes.append(.init(.began, contact(fingers[fingers.count - 1])))
    }
    counted?.fingers = fingers
  }

  /// Everything that has no place is cancelled.
  mutating func cancelCounted(into changes: inout [ContactEvent]) {
    for finger in counted?.fingers ?? [] { changes.append(.init(.cancelled, contact(finger))) }
    counted?.fingers.removeAll(keepingCapacity: true)
  }

  private func contact(_ finger: CountedFingers.Finger) -> Contact {
    Contact(id: finger.contact, slot: nil, position: finger.place, isOnPad: true)
  }
}
