extension String {
  /// Whether nothing in it can be spoken: empty, or made of spaces, control and invisible characters only.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    if first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }
}
