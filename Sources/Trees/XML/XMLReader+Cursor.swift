import Accessibility
import Documents

extension XMLReader {
  /// The next byte; 0, which no text contains, at the end.
  var current: UInt8 { peek(0) }

  /// A byte further on; 0 behind the end.
  func peek(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  /// The place of the next byte.
  var location: SourceLocation {
    if let columns, let first = columns.first {
      return SourceLocation(
        file: file, line: firstLine, column: Int(position < columns.count ? columns[position] : columns.last ?? first))
    }
    return SourceLocation(file: file, line: line, column: position - lineStart + 1)
  }

  /// Whether a text comes next.
  func starts(with text: String) -> Bool {
    guard bytes.count - position >= text.utf8.count else { return false }
    return bytes[position...].starts(with: text.utf8)
  }

  /// Skips blanks and line ends; whether there were any.
  @discardableResult mutating func skipSpace() -> Bool {
    let first = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D: endLine()
      default: return position > first
      }
    }
    return position > first
  }

  /// Goes over a line end, which comes next.
  mutating func endLine() {
    if bytes[position] == 0x0D, peek(1) == 0x0A { position += 1 }
    position += 1
    line += 1
    lineStart = position
  }

  /// An error at the next byte.
  func error(_ message: String, expected: String? = nil, hint: String? = nil) -> DocumentError {
    DocumentError(location, message, expected: expected, hint: hint)
  }

  /// That something else comes next than was expected, or nothing any more.
  func unexpected(_ expected: String, hint: String? = nil) -> DocumentError {
    guard position < bytes.count else {
      return error("the text ends too early", expected: expected, hint: Self.cutOff)
    }
    return error("unexpected \(nextWord)", expected: expected, hint: hint)
  }

  /// That a tag, or what is between two, is longer than in any dump.
  func tooLong(_ what: String, at place: SourceLocation) -> DocumentError {
    DocumentError(
      place, "\(what) is longer than \(limits.stretch) bytes", expected: "a tag in the meantime",
      hint: "no tool writes so much about one element; write the dump once more")
  }

  /// The text from here to the end of the line, shortened and quoted.
  var nextWord: String {
    let rest = bytes[position...].prefix(160).prefix { $0 != 0x0A && $0 != 0x0D }
    return "\"\(excerpt(String(decoding: rest, as: UTF8.self)))\""
  }

  /// At most 40 characters of a text.
  func excerpt(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }

  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }

  static func isNoStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
