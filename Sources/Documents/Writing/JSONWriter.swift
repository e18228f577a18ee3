import SafeText

/// Writes JSON: two spaces a level, short lists and mappings of scalars on one line, `\n` at the end.
public enum JSONWriter {
  /// Greatest length of what is written on one line, in characters.
  private static let lineLength = 100

  /// The text of a value; the same value always gives the same bytes.
  public static func text(_ value: DocumentValue) -> String {
    var text = ""
    write(value, level: 0, into: &text)
    text += "\n"
    return text
  }

  /// The text of a value on one line, without a line break.
  public static func line(_ value: DocumentValue) -> String {
    var text = ""
    writeLine(value, into: &text)
    return text
  }

  private static func write(_ value: DocumentValue, level: Int, into text: inout String) {
    let (opening, closing, count): (String, String, Int)
    switch value {
    case .list(let items): (opening, closing, count) = ("[", "]", items.count)
    case .mapping(let pairs): (opening, closing, count) = ("{", "}", pairs.count)
    default: return writeLine(value, into: &text)
    }
    if count == 0 {
      text += opening + closing
      return
    }
    if isFlat(value) {
      let short = line(value)
      if short.utf8.count + 2 * level <= lineLength {
        text += short
        return
      }
    }
    text += opening
    for index in 0..<count {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: level + 1)
      switch value {
      case .list(let items): write(items[index], level: level + 1, into: &text)
      case .mapping(let pairs):
        text += JSONText.quoted(pairs[index].key)
        text += ": "
        write(pairs[index].value, level: level + 1, into: &text)
      default: break
      }
    }
    text += "\n" + String(repeating: "  ", count: level) + closing
  }

  private static func isFlat(_ value: DocumentValue) -> Bool {
    func isScalar(_ value: DocumentValue) -> Bool {
      switch value {
      case .list, .mapping: false
      default: true
      }
    }
    return switch value {
    case .list(let items): items.allSatisfy(isScalar)
    case .mapping(let pairs): pairs.allSatisfy { isScalar($0.value) }
    default: true
    }
  }

  private static func writeLine(_ value: DocumentValue, into text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .text(let value): text += JSONText.quoted(value)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        writeLine(item, into: &text)
      }
      text += "]"
    case .mapping(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += ", " }
        text += JSONText.quoted(pair.key)
        text += ": "
        writeLine(pair.value, into: &text)
      }
      text += "}"
    }
  }
}
