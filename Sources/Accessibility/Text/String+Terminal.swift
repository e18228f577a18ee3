extension String {
  /// The text with control characters written out, so that a name in an interface cannot steer the terminal.
  package var forTerminal: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminals {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal takes it for a command, or for a change of the writing direction, or shows nothing for it (a
  /// byte order mark).
  fileprivate var steersTerminals: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || properties.isBidiControl || value == 0xFEFF
  }
}
