public import Guidelines

/// The glossary for a terminal and for the module's documentation.
public enum GlossaryText {
  /// A line for each word: the word, the module, what it means there.
  public static func list(_ words: [GlossaryWord]) -> String {
    let word = words.map(\.word.utf8.count).max() ?? 0
    let module = words.map(\.module.utf8.count).max() ?? 0
    var text = ""
    for entry in words { text += column(entry.word, word) + column(entry.module, module) + entry.meaning + "\n" }
    return text + "\(words.count) word\(words.count == 1 ? "" : "s")\n"
  }

  /// The article of the module's documentation.
  public static func markdown(_ words: [GlossaryWord]) -> String {
    var text = """
      # Glossary

      The project's own words: each has one meaning, in the module that is named and in what builds on it.

      | Word | Module | What it means |
      |---|---|---|

      """
    for entry in words { text += "| \(entry.word) | `\(entry.module)` | \(entry.meaning) |\n" }
    return text
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count) + 2)
  }
}
