import SafeText

/// Writes YAML as a person would: blocks for what is nested, brackets for short lists, quotes only where needed.
public enum YAMLWriter {
  /// Greatest length of a list or mapping in brackets, in characters.
  private static let lineLength = 90

  /// The text of a mapping or list; the same value always gives the same bytes.
  public static func text(_ value: DocumentValue) -> String {
    var text = ""
    switch value {
    case .mapping(let pairs) where !pairs.isEmpty: write(pairs, indentation: 0, into: &text)
    case .list(let items) where !items.isEmpty: write(items, indentation: 0, into: &text)
    default: text += line(value) + "\n"
    }
    return text
  }

  private static func write(_ pairs: [DocumentValue.Pair], indentation: Int, into text: inout String) {
    for (index, pair) in pairs.enumerated() {
      if index > 0 { text += String(repeating: " ", count: indentation) }
      text += scalar(pair.key) + ":"
      if let short = shortForm(pair.value, indentation: indentation + pair.key.count + 2) {
        text += " " + short + "\n"
        continue
      }
      text += "\n" + String(repeating: " ", count: indentation + 2)
      writeBlock(pair.value, indentation: indentation + 2, into: &text)
    }
  }

  private static func write(_ items: [DocumentValue], indentation: Int, into text: inout String) {
    for (index, item) in items.enumerated() {
      if index > 0 { text += String(repeating: " ", count: indentation) }
      text += "- "
      if let short = shortForm(item, indentation: indentation + 2) {
        text += short + "\n"
      } else {
        writeBlock(item, indentation: indentation + 2, into: &text)
      }
    }
  }

  private static func writeBlock(_ value: DocumentValue, indentation: Int, into text: inout String) {
    switch value {
    case .mapping(let pairs): write(pairs, indentation: indentation, into: &text)
    case .list(let items): write(items, indentation: indentation, into: &text)
    default: text += line(value) + "\n"
    }
  }

  /// The value on one line, where it is a scalar, or short and nested once at most.
  private static func shortForm(_ value: DocumentValue, indentation: Int) -> String? {
    switch value {
    case .list(let items) where depth(value) > 1 || items.count > 40: return nil
    case .mapping(let pairs) where depth(value) > 2 || pairs.count > 12: return nil
    case .list, .mapping:
      let short = line(value)
      return short.utf8.count + indentation <= lineLength ? short : nil
    default: return line(value)
    }
  }

  private static func depth(_ value: DocumentValue) -> Int {
    switch value {
    case .list(let items): 1 + (items.map(depth).max() ?? 0)
    case .mapping(let pairs): 1 + (pairs.map { depth($0.value) }.max() ?? 0)
    default: 0
    }
  }

  private static func line(_ value: DocumentValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value
    case .text(let value): scalar(value)
    case .list(let items): "[" + items.map(line).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { scalar($0.key) + ": " + line($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// A text, without quotes where it reads back as the same text in any place of any reader.
  static func scalar(_ value: String) -> String {
    isPlain(value) ? value : value.quoted(.long)
  }

  private static func isPlain(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.utf8.last else { return false }
    guard first.properties.isAlphabetic, last != 0x20, last != UInt8(ascii: ":") else { return false }
    let reserved: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    guard !reserved.contains(value.lowercased()) else { return false }
    guard value.forTerminal == value else { return false }
    var previous: Unicode.Scalar = " "
    for scalar in value.unicodeScalars {
      switch scalar {
      case " " where previous == " ": return false
      case " " where previous == ":": return false
      case "#" where previous == " ": return false
      case ",", "[", "]", "{", "}", "\"", "'", "\\": return false
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2000}"..."\u{206F}", "\u{FEFF}": return false
      default: previous = scalar
      }
    }
    return true
  }
}
