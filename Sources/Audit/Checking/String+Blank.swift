extension String {
  /// Whether nothing in it can be spoken: empty, or made of nothing but spaces, control and invisible characters,
  /// accents without a letter, the blank braille pattern, private or unassigned characters and stand-ins for something
  /// else. Letters, digits, emoji, signs and punctuation are spoken: “+” is plus, “…” is more. Punctuation beside a
  /// stand-in is no word of its own: an icon's private character with a full stop or a bullet.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    let isLetter = (0x61...0x7A).contains(first | 0x20)
    if isLetter || (0x30...0x39).contains(first) { return false }
    var (hasPunctuation, hasStandIn, hasBase) = (false, false, false)
    for scalar in unicodeScalars {
      switch scalar.sound {
      case .word: return false
      case .punctuation: (hasPunctuation, hasBase) = (true, true)
      case .mark: if !hasBase { hasStandIn = true }
      case .standIn: (hasStandIn, hasBase) = (true, false)
      case .space: hasBase = false
      case .ignored: break
      }
    }
    return hasStandIn || !hasPunctuation
  }
}

extension Unicode.Scalar {
  /// What a screen reader makes of a character.
  fileprivate enum Sound {
    /// It has a word for it, or it is part of one.
    case word
    /// It says it where there is nothing else, and pauses at it in a text.
    case punctuation
    /// An accent or another mark on the character before it.
    case mark
    /// It stands for something that is not there.
    case standIn
    /// Nothing, and what follows stands apart.
    case space
    /// Nothing at all.
    case ignored
  }

  /// Symbols and letters by their category that are blank or stand for something that is not there: the dotted circle, the
  /// blank braille pattern, the object replacement and the replacement character, the blanks of hieroglyphs, the notehead
  /// without a head.
  private static let blanks: Set<UInt32> = [0x25CC, 0x2800, 0xFFFC, 0xFFFD, 0x1_3441, 0x1_3442, 0x1_D159]

  fileprivate var sound: Sound {
    if Self.blanks.contains(value) { return .standIn }
    if properties.isDefaultIgnorableCodePoint { return .ignored }
    return switch properties.generalCategory {
    case .control, .format: .ignored
    case .surrogate, .privateUse, .unassigned: .standIn
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      .punctuation
    default: .word
    }
  }
}
