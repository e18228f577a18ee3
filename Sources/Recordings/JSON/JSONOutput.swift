extension Array where Element == UInt8 {
  /// Appends a text as a JSON string, on one line and valid for every text.
  mutating func append(json text: String) {
    append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        append(0x5C)
        append(byte)
      case 0x0A: append(text: "\\n")
      case 0x0D: append(text: "\\r")
      case 0x09: append(text: "\\t")
      case 0..<0x20:
        append(text: "\\u00")
        append(hexadecimal: byte, width: 2)
      default: append(byte)
      }
    }
    append(0x22)
  }

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
