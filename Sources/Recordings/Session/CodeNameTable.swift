import InputEvents

/// Finds the type and code of a name that stands in a buffer, without making a string of it.
///
/// An open-addressing table of the canonical names, filled to a quarter at most.
struct CodeNameTable: Sendable {
  /// Every canonical name of every type.
  static let shared = CodeNameTable()

  private struct Entry {
    var name: [UInt8]
    var type: EventType
    var code: UInt16
  }
  private var entries: [Entry] = []
  /// Positions in `entries`, from 1; 0 is free.
  private var slots = [UInt16](repeating: 0, count: 4096)

  private init() {
    let families: [(type: EventType, count: UInt16)] = [
      (.syn, SyncCode.count), (.key, KeyCode.count), (.rel, RelativeAxis.count), (.abs, AbsoluteAxis.count),
      (.msc, MiscCode.count), (.sw, SwitchCode.count), (.led, LEDCode.count), (.snd, SoundCode.count),
      (.rep, RepeatCode.count),
    ]
    for (type, count) in families {
      for code in 0..<count {
        guard let name = type.name(ofCode: code).map({ Array($0.utf8) }) else { continue }
        var slot = Self.hash(name, 0..<name.count)
        while slots[slot] != 0 { slot = (slot + 1) % slots.count }
        entries.append(Entry(name: name, type: type, code: code))
        slots[slot] = UInt16(entries.count)
      }
    }
  }

  /// The type and code of the name that stands in `range`, or nil when it is no canonical name.
  func find(_ bytes: [UInt8], _ range: Range<Int>) -> (type: EventType, code: UInt16)? {
    var slot = Self.hash(bytes, range)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].name.elementsEqual(bytes[range]) { return (entries[index].type, entries[index].code) }
      slot = (slot + 1) % slots.count
    }
    return nil
  }

  /// FNV-1a, folded to the size of the table.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int((hash ^ hash >> 16) & 4095)
  }
}
