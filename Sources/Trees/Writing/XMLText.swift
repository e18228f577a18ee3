/// Texts in attributes of XML.
enum XMLText {
  /// A text between double quotes that reads back as itself; what XML has no character for is `?`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
