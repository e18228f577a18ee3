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
  /// Symbols and letters by their category that are blank or stand for something that is not there: the dotted circle, the
  /// blank braille pattern, the object replacement and the replacement character, the blanks of hieroglyphs, the notehead
  /// without a head.
  private static let blanks: Set<UInt32> = [0x25CC, 0x2800, 0xFFFC, 0xFFFD, 0x1_3441, 0x1_3442, 0x1_D159]

  /// Whether a screen reader has a word for it, or it is part of one.
  fileprivate var isSpoken: Bool {
    if Self.blanks.contains(value) || properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
