import InputEvents

/// What keys type on a US keyboard.
enum USLayout {
  /// The text of a key, or nil where it types nothing; Control, Alt and Super make a command of it.
  static func text(_ code: UInt16, modifiers: KeyInput.Modifiers, hasCapsLock: Bool, hasNumLock: Bool) -> String? {
    guard modifiers.isDisjoint(with: [.control, .alt, .command]), let row = row(of: code) else { return nil }
    let isShifted = modifiers.contains(.shift)
    let character: UInt8
    switch row.kind {
    case .letter: character = isShifted != hasCapsLock ? row.shifted : row.plain
    case .symbol: character = isShifted ? row.shifted : row.plain
    case .keypad:
      guard hasNumLock, !isShifted else { return nil }
      character = row.plain
    }
    return String(Unicode.Scalar(character))
  }

  /// The key that types a character, and whether Shift is needed; nil where no key does.
  static func key(for character: UInt8) -> (key: KeyCode, isShifted: Bool)? {
    for row in rows where row.kind != .keypad {
      if row.plain == character { return (KeyCode(rawValue: row.code), false) }
      if row.shifted == character { return (KeyCode(rawValue: row.code), true) }
    }
    return nil
  }

  private enum Kind: Sendable { case letter, symbol, keypad }
  private struct Row: Sendable {
    var code: UInt16
    var plain: UInt8
    var shifted: UInt8
    var kind: Kind
  }

  private static func row(of code: UInt16) -> Row? {
    let code = Int(code)
    guard code < index.count, index[code] >= 0 else { return nil }
    return rows[index[code]]
  }

  /// Rows of keys that follow one another in the kernel's numbering.
  private static let rows: [Row] = {
    var rows: [Row] = []
    func add(from first: KeyCode, _ plain: StaticString, _ shifted: StaticString, _ kind: Kind) {
      plain.withUTF8Buffer { plain in
        shifted.withUTF8Buffer { shifted in
          for offset in plain.indices {
            rows.append(
              Row(code: first.rawValue + UInt16(offset), plain: plain[offset], shifted: shifted[offset], kind: kind))
          }
        }
      }
    }
    add(from: .key1, "1234567890-=", "!@#$%^&*()_+", .symbol)
    add(from: .keyQ, "qwertyuiop", "QWERTYUIOP", .letter)
    add(from: .keyLeftbrace, "[]", "{}", .symbol)
    add(from: .keyA, "asdfghjkl", "ASDFGHJKL", .letter)
    add(from: .keySemicolon, ";'`", ":\"~", .symbol)
    add(from: .keyBackslash, "\\", "|", .symbol)
    add(from: .keyZ, "zxcvbnm", "ZXCVBNM", .letter)
    add(from: .keyComma, ",./", "<>?", .symbol)
    add(from: .keySpace, " ", " ", .symbol)
    add(from: .key102nd, "<", ">", .symbol)
    add(from: .keyKpasterisk, "*", "*", .symbol)
    add(from: .keyKpminus, "-", "-", .symbol)
    add(from: .keyKpplus, "+", "+", .symbol)
    add(from: .keyKpslash, "/", "/", .symbol)
    add(from: .keyKp7, "789", "789", .keypad)
    add(from: .keyKp4, "456", "456", .keypad)
    add(from: .keyKp1, "1230.", "1230.", .keypad)
    return rows
  }()

  /// The place in `rows` of every key code, −1 where it types nothing.
  private static let index: [Int] = {
    var index = Array(repeating: -1, count: 128)
    for (place, row) in rows.enumerated() where Int(row.code) < index.count { index[Int(row.code)] = place }
    return index
  }()
}
