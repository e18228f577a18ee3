/// Builds one line of JSON; members stand in the order in which they are added.
package struct JSONLine {
  private var text = "{"

  package init() {}

  /// The closed object.
  package var closed: String { text + "}" }

  package mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    add(key, raw: Self.quoted(value))
  }

  package mutating func add(_ key: String, _ value: Int64) { add(key, raw: String(value)) }

  /// Nothing where the number is none that JSON knows.
  package mutating func add(_ key: String, _ value: Double) {
    if value.isFinite { add(key, raw: Numerals.text(value)) }
  }

  package mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }

  /// Nothing where the list is empty.
  package mutating func add(_ key: String, list: [String]) {
    guard !list.isEmpty else { return }
    add(key, raw: "[" + list.joined(separator: ",") + "]")
  }

  package mutating func add(_ key: String, raw: String) {
    if text.utf8.count > 1 { text += "," }
    text += Self.quoted(key) + ":" + raw
  }

  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
