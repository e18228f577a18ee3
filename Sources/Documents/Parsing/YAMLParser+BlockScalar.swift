extension YAMLParser {
  private enum Chomping {
    case strip, clip, keep
  }

  /// Reads a text of several lines after `|` or `>`, which comes next.
  mutating func scanBlockScalar(parent: Int) throws(DocumentError) -> String {
    let isLiteral = current == UInt8(ascii: "|")
    position += 1
    let (chomping, explicit) = try scanBlockHeader()
    var pending: [UInt8] = []
    var indentation = explicit.map { max(parent, 0) + $0 } ?? 0
    if explicit == nil {
      indentation = max(skipLeadingLines(into: &pending), parent + 1, 1)
    } else {
      skipEmptyLines(indentation: indentation, into: &pending)
    }

    var text: [UInt8] = []
    var lastBreak: [UInt8] = []
    var lastWasMoreIndented = false
    while column == indentation, !isAtEnd {
      let isMoreIndented = Self.isBlank(current)
      if !isLiteral, !lastBreak.isEmpty, !lastWasMoreIndented, !isMoreIndented {
        if pending.isEmpty { text.append(0x20) }
      } else {
        text += lastBreak
      }
      text += pending
      pending.removeAll(keepingCapacity: true)
      lastWasMoreIndented = isMoreIndented
      let start = position
      skipLine()
      text += bytes[start..<position]
      lastBreak = []
      if isAtEnd { break }
      skipBreak()
      lastBreak = [0x0A]
      skipEmptyLines(indentation: indentation, into: &pending)
    }
    if chomping != .strip { text += lastBreak }
    if chomping == .keep { text += pending }
    rewindToLineStart()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func scanBlockHeader() throws(DocumentError) -> (Chomping, indentation: Int?) {
    var chomping = Chomping.clip
    var indentation: Int?
    while !Self.isSpace(current) {
      switch current {
      case UInt8(ascii: "+") where chomping == .clip: chomping = .keep
      case UInt8(ascii: "-") where chomping == .clip: chomping = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indentation == nil:
        indentation = Int(current - UInt8(ascii: "0"))
      default:
        throw error(
          "unexpected \(nextWord) after \"|\" or \">\"", expected: "the text on the following lines",
          hint: "quote a text that begins with \"|\" or \">\"")
      }
      position += 1
    }
    skipBlanks()
    guard isAtLineEnd else {
      throw error(
        "unexpected \(nextWord) after \"|\" or \">\"", expected: "the text on the following lines",
        hint: "quote a text that begins with \"|\" or \">\"")
    }
    skipLine()
    if !isAtEnd { skipBreak() }
    return (chomping, indentation)
  }

  /// Skips empty lines up to the first text and returns the deepest indentation among them and the text.
  private mutating func skipLeadingLines(into breaks: inout [UInt8]) -> Int {
    var deepest = 0
    while true {
      while current == 0x20 { position += 1 }
      deepest = max(deepest, column)
      guard Self.isBreak(current) else { return deepest }
      skipBreak()
      breaks.append(0x0A)
    }
  }

  /// Skips the indentation, and empty lines up to the next text.
  private mutating func skipEmptyLines(indentation: Int, into breaks: inout [UInt8]) {
    while true {
      while column < indentation, current == 0x20 { position += 1 }
      guard Self.isBreak(current) else { return }
      skipBreak()
      breaks.append(0x0A)
    }
  }

  /// Goes back over the indentation of the line that ended the text.
  private mutating func rewindToLineStart() {
    if !isAtEnd { position = lineStart }
  }
}
