import SafeText

/// Builds one line of JSON; members stand in the order in which they are added.
package struct JSONLine {
  private var text = "{"

  package init() {}

  /// The closed object.
  package var closed: String { text + "}" }

  package mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    add(key, raw: JSONText.quoted(value))
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
    text += JSONText.quoted(key) + ":" + raw
  }
}
