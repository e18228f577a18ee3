/// Texts as Markdown has them: what would be markup stands for itself.
enum MarkdownText {
  /// A text within a line of Markdown; line breaks become spaces.
  static func escaped(_ text: String) -> String {
    var markdown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": markdown += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "|": markdown += "\\\(scalar)"
      default: markdown.unicodeScalars.append(scalar)
      }
    }
    return markdown
  }
}
