/// What a voice says for a wording in a language, and what that rests on.
///
/// A bare text in a table was read in the table's source.
public struct Word: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text with places for arguments.
  public let template: Template
  /// What it rests on.
  public let basis: Basis

  /// A word with what it rests on.
  public init(_ text: String, _ basis: Basis) {
    template = Template(stringLiteral: text)
    self.basis = basis
  }

  /// A word that was read in the table's source.
  public init(stringLiteral value: String) { self.init(value, .sourced) }

  /// A word that was read nowhere.
  static func inferred(_ text: String) -> Word { Word(text, .inferred) }
  /// A word of Detent's own.
  static func own(_ text: String) -> Word { Word(text, .own) }
  /// A word that the reader itself says in English.
  static func untranslated(_ text: String) -> Word { Word(text, .untranslated) }
}
