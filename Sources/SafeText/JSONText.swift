/// The one way in which strings are written as JSON.
package enum JSONText {
  /// How a scalar above U+FFFF is escaped.
  package enum Escapes {
    /// As two surrogates, which is JSON.
    case surrogates
    /// As `\U` with eight digits, which is YAML between double quotes.
    case long
  }

  /// The text between double quotes, on one line, valid for every text, and equal to it when read.
  ///
  /// What a terminal would obey or not show is escaped, so that the document is as safe to look at as it is to parse.
  package static func quoted(_ text: String, escapes: Escapes = .surrogates) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return result + text + "\""
    }
    for (scalar, isHidden) in HiddenScalars(text) {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where !isHidden: result.unicodeScalars.append(scalar)
      case _ where scalar.value > 0xFFFF && escapes == .long: result += "\\U" + digits(scalar.value, 8)
      default: for unit in String(scalar).utf16 { result += "\\u" + digits(UInt32(unit), 4) }
      }
    }
    return result + "\""
  }

  private static func digits(_ number: UInt32, _ width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}
