import SafeText

extension Array where Element == UInt8 {
  /// Appends a text as a JSON string, on one line and valid for every text.
  mutating func append(json text: String) { append(text: JSONText.quoted(text)) }

  /// Appends values with commas between them.
  mutating func append<Values: Sequence>(list values: Values, _ one: (inout Self, Values.Element) -> Void) {
    var isFirst = true
    for value in values {
      if !isFirst { append(0x2C) }
      isFirst = false
      one(&self, value)
    }
  }
}
