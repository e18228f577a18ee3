/// Which emoji are joined to one by a zero-width joiner, as `emoji-zwj-sequences.txt` lists it; between all others the
/// joiner shows nothing.
///
/// Skin tones and variation selectors do not count here: they stand after the part that they belong to.
enum JoinedEmoji {
  /// Whether a joiner between two emoji makes them one.
  static func contains(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch second.value {
    // Women and men, who do something.
    case 0x2640, 0x2642: first.properties.isEmojiModifierBase || groups.contains(first.value)
    case _ where tools.contains(second.value): people.contains(first.value)
    // To the right.
    case 0x27A1: [0x2640, 0x2642].contains(first.value) || first.properties.isEmojiModifierBase
    // Couples, and parents with their children.
    case 0x1F468, 0x1F469, 0x1F9D1: ([0x2764, 0x1F48B, 0x1F91D] + people).contains(first.value)
    case 0x1F466, 0x1F467: (people + [0x1F466, 0x1F467]).contains(first.value)
    case 0x1F9D2: [0x1F9D1, 0x1F9D2].contains(first.value)
    default: pairs[first.value]?.contains(second.value) ?? false
    }
  }

  /// A man, a woman, a person.
  private static let people: [UInt32] = [0x1F468, 0x1F469, 0x1F9D1]
  /// Those who have no skin tone.
  private static let groups: Set<UInt32> = [0x1F46F, 0x1F93C, 0x1F9DE, 0x1F9DF]
  /// What people have in their hands or on their heads.
  private static let tools: Set<UInt32> = [
    0x2695, 0x2696, 0x2708, 0x2764, 0x1F33E, 0x1F373, 0x1F37C, 0x1F384, 0x1F393, 0x1F3A4, 0x1F3A8, 0x1F3EB, 0x1F3ED,
    0x1F4BB, 0x1F4BC, 0x1F527, 0x1F52C, 0x1F680, 0x1F692, 0x1F91D, 0x1F9AF, 0x1F9B0, 0x1F9B1, 0x1F9B2, 0x1F9B3,
    0x1F9BC, 0x1F9BD,
  ]
  /// All else: hearts, flags, animals, faces, fruit, a chain that breaks.
  private static let pairs: [UInt32: Set<UInt32>] = [
    0x2764: [0x1F48B, 0x1F525, 0x1FA79], 0x1F3F3: [0x26A7, 0x1F308], 0x1F3F4: [0x2620], 0x1F408: [0x2B1B],
    0x1F415: [0x1F9BA], 0x1F426: [0x2B1B, 0x1F525], 0x1F43B: [0x2744], 0x1F441: [0x1F5E8], 0x1F62E: [0x1F4A8],
    0x1F635: [0x1F4AB], 0x1F636: [0x1F32B], 0x1F642: [0x2194, 0x2195], 0x1FAF1: [0x1FAF2], 0x26D3: [0x1F4A5],
    0x1F344: [0x1F7EB], 0x1F34B: [0x1F7E9],
  ]
}
