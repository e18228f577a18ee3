import SafeText

/// Texts as XML has them: what XML cannot hold and what would steer a terminal is written out.
enum XMLText {
  /// A text in an attribute or between elements.
  ///
  /// - Parameter keepsLines: Whether line breaks and tabs stay.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    let safe = keepsLines ? TerminalText(lines: text).description : text.forTerminal
    var xml = ""
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "\n", "\t": xml.unicodeScalars.append(scalar)
      // XML 1.0 has no other control characters, and neither of these.
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": xml += "\\u{\(String(scalar.value, radix: 16))}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
