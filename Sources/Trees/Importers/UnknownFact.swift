/// What an element of a debug description has that Detent does not know, as later versions of XCUITest may print it: a word
/// such as `Expanded`, or a name with a value such as `level: 2`.
///
/// What has quotation marks or braces in it is a text or a place that cannot be read, and none of this.
struct UnknownFact {
  /// What it is called.
  let name: String
  /// What it says; empty where it is only there or not.
  let value: String

  /// Reads what stands between two commas; nil where it has another shape.
  init?(_ word: Substring) {
    let letters = word.prefix { $0.isASCII && ($0.isLetter || $0 == " ") }
    guard let first = letters.first, first.isLetter, letters.last != " " else { return nil }
    let rest = word[letters.endIndex...]
    if rest.isEmpty {
      guard first.isUppercase else { return nil }
      (name, value) = (String(word), "")
      return
    }
    guard rest.hasPrefix(": "), !rest.contains(where: { "'{}".contains($0) }) else { return nil }
    (name, value) = (String(letters), String(rest.dropFirst(2)))
  }

  /// The last word of a line, where nothing but such words stands behind its last quotation mark; nil elsewhere.
  ///
  /// A value has no quotation mark behind it, so that words at its end are its own.
  static func word(atEndOf text: Substring) -> Substring? {
    guard let quote = text.utf8.lastIndex(of: UInt8(ascii: "'")) else { return nil }
    let behind = text[text.utf8.index(after: quote)...]
    guard behind.hasPrefix(", "), !text.hasPrefix("value: "), !text.contains("', value: "),
      let comma = behind.utf8.lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    let word = behind[comma...].dropFirst()
    return word.hasPrefix(" ") ? word.dropFirst() : nil
  }
}
