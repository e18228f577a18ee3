/// The project's own words, as data: `detent guidelines --glossary` prints them.
public enum Glossary {
  /// The word and what it means; nil where the glossary does not have it.
  public static func word(_ word: String) -> GlossaryWord? { words.first { $0.word == word } }
}
