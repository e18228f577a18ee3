extension String {
  /// Whether nothing in it can be spoken: empty, or made of nothing but spaces, control and invisible characters,
  /// accents without a letter, the blank braille pattern, private or unassigned characters and stand-ins for something
  /// else. Letters, digits, emoji, signs and punctuation are spoken: “+” is plus, “…” is more.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    if first > 0x20, first < 0x7F { return false }
    return !unicodeScalars.contains(where: \.isSpoken)
  }
}

extension Unicode.Scalar {
  /// Whether a screen reader has a word for it, or it is part of one.
  fileprivate var isSpoken: Bool {
    // The blank braille pattern, the object replacement character, the replacement character.
    guard value != 0x2800, value != 0xFFFC, value != 0xFFFD, !properties.isDefaultIgnorableCodePoint else {
      return false
    }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
