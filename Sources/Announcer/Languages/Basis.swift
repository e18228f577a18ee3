/// What the words of a voice, or their place among the others, rest on.
public enum Basis: String, CaseIterable, Hashable, Sendable {
  /// The interface says it; the voice only repeats it.
  case interface
  /// Read in the source that the table names.
  case sourced
  /// A word of Detent's own, for what the reader itself has no word for or what depends on the platform.
  case own
  /// The reader's catalogue has no word in this language: its English one is spoken, as by the reader itself.
  case untranslated
  /// Not read anywhere, concluded from what was: to be replaced once somebody has heard the reader say it.
  case inferred
}
