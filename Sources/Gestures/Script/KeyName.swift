import InputEvents

/// Names of keys in scripts, both ways.
///
/// A name is one of the table, or the kernel's in lower case without `KEY_` (`pageup`, `f5`, `btntouch`), or `0x` and the
/// number. Upper and lower case are the same, and `-` and `_` may stand between words.
enum KeyName {
  /// Names that scripts prefer to the kernel's; the first name of a key is the one that is printed.
  static let preferred: [(name: String, key: KeyCode)] = [
    ("escape", .keyEsc), ("return", .keyEnter), ("enter", .keyEnter), ("page-up", .keyPageup), ("pgup", .keyPageup),
    ("page-down", .keyPagedown), ("pgdn", .keyPagedown), ("page-dn", .keyPagedown), ("delete", .keyDelete),
    ("del", .keyDelete), ("shift", .keyLeftshift), ("control", .keyLeftctrl), ("ctrl", .keyLeftctrl),
    ("alt", .keyLeftalt), ("option", .keyLeftalt), ("opt", .keyLeftalt), ("command", .keyLeftmeta),
    ("cmd", .keyLeftmeta), ("win", .keyLeftmeta), ("super", .keyLeftmeta),
    ("meta", .keyLeftmeta), ("caps-lock", .keyCapslock), ("equals", .keyEqual), ("period", .keyDot),
    ("volume-up", .keyVolumeup), ("volume-down", .keyVolumedown), ("play-pause", .keyPlaypause),
  ]

  /// The key of a name, or nil.
  static func code(_ name: some StringProtocol) -> KeyCode? {
    guard let plain = compact(name) else { return nil }
    if let key = byName[plain] { return key }
    guard plain.hasPrefix("0x"), let number = UInt16(plain.dropFirst(2), radix: 16) else { return nil }
    return number > 0 && number < KeyCode.count ? KeyCode(rawValue: number) : nil
  }

  /// The name that scripts print for a key; it leads back to the key.
  static func name(_ key: KeyCode) -> String {
    if let row = preferred.first(where: { $0.key == key }) { return row.name }
    if let kernel = key.name, let plain = compact(kernel), byName[plain] == key { return plain }
    return "0x" + String(key.rawValue, radix: 16)
  }

  /// What other programs call keys.
  static let elsewhere: [String: String] = [
    "arrowup": "up", "uparrow": "up", "arrowdown": "down", "downarrow": "down", "arrowleft": "left",
    "leftarrow": "left", "arrowright": "right", "rightarrow": "right", "bksp": "backspace", "bs": "backspace",
    "bkspace": "backspace", "spacebar": "space", "ret": "return", "ins": "insert", "pgup": "page-up",
    "pgdown": "page-down", "windows": "command", "apple": "command",
  ]

  /// All names that may be meant when one is misspelt, in a fixed order.
  static let candidates: [String] = preferred.map(\.name) + byName.keys.sorted()

  private static let byName: [String: KeyCode] = {
    var names: [String: KeyCode] = [:]
    for (name, key) in preferred {
      if let plain = compact(name) { names[plain] = key }
    }
    for number in 1..<KeyCode.count {
      let key = KeyCode(rawValue: number)
      if let name = key.name, let plain = compact(name), names[plain] == nil { names[plain] = key }
    }
    return names
  }()

  /// Lower case, without a leading `KEY_` and without `-` and `_`; nil where no key is named so.
  private static func compact(_ name: some StringProtocol) -> String? {
    guard name.utf8.count <= 40 else { return nil }
    var bytes = name.utf8.map { $0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0 }
    if bytes.count > 4, bytes.starts(with: Array("key_".utf8)) { bytes.removeFirst(4) }
    bytes.removeAll { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
