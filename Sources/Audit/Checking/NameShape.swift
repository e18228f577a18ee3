/// What a look at the bytes of a name tells, found once for all rules about names.
struct NameShape: OptionSet, Hashable, Sendable {
  var rawValue: UInt16

  /// There is a name of which something can be spoken.
  static let isSpoken = Self(rawValue: 1 << 0)
  /// It is one character.
  static let isSingle = Self(rawValue: 1 << 1)
  /// It has more than `longest` characters.
  static let isLong = Self(rawValue: 1 << 2)
  /// Its last character is a full stop, comma, semicolon or exclamation mark.
  static let endsPunctuated = Self(rawValue: 1 << 3)
  /// There is a full stop or an underscore between two other characters.
  static let isJoined = Self(rawValue: 1 << 4)
  /// It has a space.
  static let hasSpace = Self(rawValue: 1 << 5)
  /// A capital letter of ASCII stands after another letter.
  static let isCamel = Self(rawValue: 1 << 6)
  /// It has a letter of ASCII.
  static let hasLatin = Self(rawValue: 1 << 7)
  /// It has a byte beyond ASCII.
  static let isBeyondASCII = Self(rawValue: 1 << 8)
  /// It has a bracket, a comma, a colon or a dash, after which a state may be said.
  static let hasBreak = Self(rawValue: 1 << 9)

  /// Characters of a name that is not long.
  static let longest = 40

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ name: String?) {
    self = []
    guard let name, !name.isBlank else { return }
    insert(.isSpoken)
    var (count, last, previous) = (0, UInt8(0), UInt8(0))
    for byte in name.utf8 {
      if byte & 0xC0 != 0x80 { count += 1 }
      switch byte {
      case UInt8(ascii: " "): insert(.hasSpace)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        insert(.hasLatin)
        if Self.isSmall(last | 0x20) { insert(.isCamel) }
        if Self.isDot(last), !Self.isDot(previous), previous != 0, previous != UInt8(ascii: " ") { insert(.isJoined) }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if Self.isSmall(byte) { insert(.hasLatin) }
        if Self.isDot(last), !Self.isDot(previous), previous != 0, previous != UInt8(ascii: " ") { insert(.isJoined) }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "-"):
        insert(.hasBreak)
      case 0x80...: insert(.isBeyondASCII)
      default: break
      }
      (previous, last) = (last, byte)
    }
    if count == 1 || count <= 2 && contains(.isBeyondASCII) && name.count == 1 { insert(.isSingle) }
    if count > Self.longest { insert(.isLong) }
    switch last {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"): insert(.endsPunctuated)
    default: break
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isDot(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }
}
