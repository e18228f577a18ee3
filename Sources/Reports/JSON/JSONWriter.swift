import Explorer
import SafeText

/// Writes JSON text: two spaces a level, keys in the order given, the same bytes for the same values.
struct JSONWriter {
  private(set) var text = ""
  private var depth = 0
  /// Whether the open object or array has a member already.
  private var isFilled = false

  /// Gives out what has been written so far; what follows goes on from there.
  mutating func takeText() -> String {
    let taken = text
    text = ""
    return taken
  }

  /// An object as a value of the open array, or as the whole text.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    nest("{", "}", body)
  }

  /// A member that is an object.
  mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    write(key)
    nest("{", "}", body)
  }

  /// A member that is an array.
  mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    write(key)
    nest("[", "]", body)
  }

  /// An array as the whole text.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    nest("[", "]", body)
  }

  /// A member that is a string; left out where there is none.
  mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    write(key)
    text += JSONText.quoted(value)
  }

  /// A member that is a whole number.
  mutating func member(_ key: String, _ value: Int) {
    write(key)
    text += String(value)
  }

  /// A member that is a number with at most two decimals.
  mutating func member(_ key: String, _ value: Double) {
    write(key)
    text += value.decimal
  }

  /// A member that is true or false.
  mutating func member(_ key: String, _ value: Bool) {
    write(key)
    text += value ? "true" : "false"
  }

  /// A string as a value of the open array.
  mutating func value(_ string: String) {
    separate()
    text += JSONText.quoted(string)
  }

  private mutating func write(_ key: String) {
    separate()
    text += JSONText.quoted(key) + ": "
  }

  private mutating func separate() {
    guard depth > 0 else { return }
    text += (isFilled ? ",\n" : "\n") + String(repeating: "  ", count: depth)
    isFilled = true
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    text += open
    depth += 1
    isFilled = false
    body(&self)
    depth -= 1
    if isFilled { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
    isFilled = true
  }
}
