/// How long a language takes to be read aloud.
struct LanguagePace: Sendable {
  /// What is counted of a text.
  enum Unit: Sendable {
    case character, syllable
  }

  let unit: Unit
  /// Where the usual pace is from.
  let source: String
}
