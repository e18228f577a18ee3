import InputEvents

/// All that a stage remembers, byte by byte: two states are one only where everything in them is equal.
///
/// It is taken by reflection, so that no field is left out, and it is compared as a whole and not by a hash. Moments
/// count from now; what is longer ago than two seconds is long ago.
struct StateImage: Hashable {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ other: StateImage) { bytes += other.bytes }

  /// Adds a value with all that is in it, at the moment `now`; whether there was no moment in it.
  mutating func append(_ value: Any, now: Timestamp) -> Bool {
    switch value {
    case let number as Int: write(.number, UInt64(bitPattern: Int64(number)))
    case let number as Double: write(.fraction, (number == 0 ? 0 : number).bitPattern)
    case let flag as Bool: write(.flag, flag ? 1 : 0)
    case let text as String:
      write(.text, UInt64(text.utf8.count))
      bytes += text.utf8
    case let time as Timestamp:
      write(.time, UInt64(bitPattern: max(time - now, -2_000_000)))
      return false
    case let number as any FixedWidthInteger: write(.number, UInt64(truncatingIfNeeded: number))
    default: return appendParts(of: value, now: now)
    }
    return true
  }

  private mutating func appendParts(of value: Any, now: Timestamp) -> Bool {
    let mirror = Mirror(reflecting: value)
    var isTimeless = true
    switch mirror.displayStyle {
    case .enum:
      // The case by its name, which is the label of its values if there are any.
      let name = mirror.children.first?.label ?? "\(value)"
      write(.name, UInt64(name.utf8.count))
      bytes += name.utf8
    case .set, .dictionary:
      // They have no order of their own.
      var parts = mirror.children.map { child in
        var part = StateImage()
        if !part.append(child.value, now: now) { isTimeless = false }
        return part.bytes
      }
      parts.sort { $0.lexicographicallyPrecedes($1) }
      write(.parts, UInt64(parts.count))
      for part in parts {
        write(.parts, UInt64(part.count))
        bytes += part
      }
      return isTimeless
    default: break
    }
    write(.parts, UInt64(mirror.children.count))
    for child in mirror.children where !append(child.value, now: now) { isTimeless = false }
    return isTimeless
  }

  /// What a word says, so that no two things have the same bytes.
  private enum Tag: UInt8 {
    case number, fraction, flag, text, time, name, parts
  }

  private mutating func write(_ tag: Tag, _ word: UInt64) {
    bytes.append(tag.rawValue)
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
