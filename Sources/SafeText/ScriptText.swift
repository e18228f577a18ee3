/// Texts between quotation marks as gesture scripts and selectors write them: `\"`, `\\`, `\n`, `\t` and `\u{…}` are
/// escapes, and everything else stands for itself.
package enum ScriptText {
  /// What is wrong with a text between quotation marks.
  package struct Problem: Error, Hashable, Sendable {
    /// Where the escape begins, in bytes from the first behind the opening quotation mark.
    package var offset: Int
    /// What is wrong, in one line without a final period.
    package var message: String
    /// What to write.
    package var hint: String
  }

  /// The greatest number of hexadecimal digits of an escape.
  private static let mostDigits = 6

  /// The text that stands between quotation marks.
  ///
  /// - Parameter written: All that is between them, and neither of the two.
  package static func read(_ written: ArraySlice<UInt8>) throws(Problem) -> String {
    guard written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = written
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      let offset = rest.startIndex - 1 - written.startIndex
      switch rest.popFirst() {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "u"): text += String(try scalar(&rest, offset)).utf8
      default:
        throw Problem(
          offset: offset, message: "unknown escape in a text", hint: #"\", \\, \n, \t and \u{…} are known"#)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind `\u`: a scalar as hexadecimal digits in braces.
  private static func scalar(_ rest: inout ArraySlice<UInt8>, _ offset: Int) throws(Problem) -> Unicode.Scalar {
    let isBraced = rest.first == UInt8(ascii: "{")
    let behind = isBraced ? rest.dropFirst() : rest
    let digits = behind.prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
    let spelling = String(decoding: digits, as: UTF8.self)
    let isClosed = behind.dropFirst(digits.count).first == UInt8(ascii: "}")
    guard isBraced, isClosed, (1...mostDigits).contains(digits.count) else {
      // Four digits are what other languages take.
      let example = digits.count < 4 ? "202e" : String(spelling.prefix(isBraced ? mostDigits : 4))
      throw Problem(
        offset: offset, message: #"a character after \u is 1 to 6 hexadecimal digits in braces"#,
        hint: #"write \u{\#(example)}\#(digits.count < 4 ? ", for example" : "")"#)
    }
    guard let scalar = UInt32(spelling, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw Problem(
        offset: offset, message: #"\u{\#(spelling)} is no character"#,
        hint: "characters go from 0 to d7ff and from e000 to 10ffff")
    }
    rest = behind.dropFirst(digits.count + 1)
    return scalar
  }

  /// A text between quotation marks, on one line, with what a terminal would obey or not show written out.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    quoted.reserveCapacity(text.utf8.count + 8)
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      quoted += text
    } else {
      for (scalar, isHidden) in HiddenScalars(text) {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case "\t": quoted += "\\t"
        case _ where isHidden: quoted += "\\u{\(String(scalar.value, radix: 16))}"
        default: quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
