import InputEvents

/// Whether contacts are down on a device without slots (protocol A), where every frame lists all of them.
struct AnonymousContacts {
  private(set) var areDown = false

  /// The frame that says that there is no contact any more.
  static let lift: [InputEvent] = [
    InputEvent(time: .zero, type: .syn, code: SyncCode.mtReport.rawValue, value: 0), .report(at: .zero),
  ]

  /// Takes one frame. A frame that does not speak of contacts, such as one of a key, changes nothing.
  mutating func note(_ frame: [InputEvent]) {
    let hasContact = frame.contains { $0.type == .abs && AbsoluteAxis(rawValue: $0.code).isPerSlot }
    let endsList = frame.contains { $0.type == .syn && $0.code == SyncCode.mtReport.rawValue }
    if hasContact || endsList { areDown = hasContact }
  }
}
