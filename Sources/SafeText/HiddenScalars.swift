/// The scalars of a text, each with whether a reader of the text would see it as itself.
///
/// Hidden is what a terminal takes for a command (C0, DEL, C1), what turns the direction of writing, what breaks a line
/// (U+2028, U+2029), and what shows nothing: zero-width and soft hyphens and spaces, fillers, tags, annotations.
///
/// Three kinds of invisible scalars belong to words that people write, and are hidden only out of their place:
/// - The joiners U+200C and U+200D, between letters of scripts whose letters join (Persian and the Indic languages are
///   misspelt without them) and between the parts of one emoji (`JoinedEmoji`).
/// - Variation selectors, one after each base that has forms (`VariationSequences`): U+FE0F makes an emoji of “❤”, others
///   choose a form of a Han character.
/// - The tags of the three flags that have them: England, Scotland and Wales. In any other order tags are a way to write
///   what nobody sees.
struct HiddenScalars: Sequence, IteratorProtocol {
  private let scalars: String.UnicodeScalarView
  private var position: String.UnicodeScalarView.Index
  private var previous: Unicode.Scalar?
  /// Where a flag ends whose tags are being read.
  private var flagEnd: String.UnicodeScalarView.Index?

  /// The scalars of a text.
  init(_ text: String) {
    scalars = text.unicodeScalars
    position = scalars.startIndex
  }

  mutating func next() -> (scalar: Unicode.Scalar, isHidden: Bool)? {
    guard position < scalars.endIndex else { return nil }
    let scalar = scalars[position]
    let isHidden = isHidden(scalar)
    if scalar.value == 0x1F3F4 { flagEnd = endOfFlag() }
    scalars.formIndex(after: &position)
    previous = scalar
    return (scalar, isHidden)
  }

  /// The tags of the flags that have them, the one that ends them included.
  private static let flags: [[UInt32]] = ["gbeng\u{7F}", "gbsct\u{7F}", "gbwls\u{7F}"].map { spelling in
    spelling.unicodeScalars.map { 0xE0000 + $0.value }
  }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0xA0: true
    case 0xA0..<0x300: scalar.value == 0xAD
    // Kana, Han and Hangul, but for the Hangul filler.
    case 0x3041...0xD7A3: scalar.value == 0x3164
    case 0x200C, 0x200D: !joins(scalar)
    case 0x180E: !(previous?.isMongolian ?? false) || !(following?.isMongolian ?? false)
    case 0x180B...0x180D, 0x180F: !(previous?.isMongolianLetter ?? false)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: !isSeenVariation(scalar)
    case 0xE0020...0xE007F: flagEnd.map { position >= $0 } ?? true
    default: scalar.isInvisible
    }
  }

  private var following: Unicode.Scalar? {
    let next = scalars.index(after: position)
    return next < scalars.endIndex ? scalars[next] : nil
  }

  /// Whether a variation selector chooses a form of what stands before it. A digit gets one as the key of a keyboard.
  private func isSeenVariation(_ selector: Unicode.Scalar) -> Bool {
    guard let previous else { return false }
    if selector.value == 0xFE0F, following?.value == 0x20E3, previous.properties.isEmoji { return true }
    return VariationSequences.contains(previous, selector)
  }

  /// What a part of an emoji begins with that ends before `position`: what changes its looks does not count.
  private var emojiBase: Unicode.Scalar? {
    var place = position
    while place > scalars.startIndex {
      scalars.formIndex(before: &place)
      let scalar = scalars[place]
      if scalar.value != 0xFE0F, !scalar.properties.isEmojiModifier { return scalar }
    }
    return nil
  }

  /// Whether a joiner is between two scalars that it joins or keeps apart.
  private func joins(_ joiner: Unicode.Scalar) -> Bool {
    // A joiner after a virama says how the letter before it is written, also at the end of a word.
    if previous?.properties.canonicalCombiningClass == .virama { return true }
    guard let previous, let following else { return false }
    if joiner.value == 0x200D, let base = emojiBase, JoinedEmoji.contains(base, following) { return true }
    return previous.isOfJoiningScript && following.isOfJoiningScript
  }

  /// Where the tags after a black flag end, when the two are a flag that there is.
  private func endOfFlag() -> String.UnicodeScalarView.Index? {
    let tags = scalars[position...].dropFirst().prefix(6)
    return Self.flags.contains { tags.map(\.value) == $0 } ? tags.endIndex : nil
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it wherever it stands, or it changes how what follows is seen.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Signs that stand around Arabic and Syriac numbers are seen.
    case .format: !(Self.seenFormats.contains { $0.contains(value) })
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  private static let seenFormats: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  fileprivate var isMongolianLetter: Bool { 0x1820...0x18AA ~= value }

  fileprivate var isMongolian: Bool { isMongolianLetter || 0x180B...0x180F ~= value }

  /// Whether it is a letter or mark of a script in whose spelling joiners count: Arabic, Syriac, N'Ko and their
  /// neighbours, the Indic scripts, Myanmar, Khmer, Mongolian, Balinese to Batak, Meetei Mayek, Brahmi's descendants, Adlam.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x620...0x8FF, 0x900...0xDFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1820...0x18AA, 0x1B00...0x1BFF,
      0xA800...0xAAFF, 0xABC0...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x11000...0x11FFF, 0x1E900...0x1E95F:
      properties.isAlphabetic || properties.generalCategory == .nonspacingMark
        || properties.generalCategory == .spacingMark
    default: false
    }
  }
}
