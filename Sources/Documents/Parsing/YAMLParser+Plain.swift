import Accessibility

extension YAMLParser {
  /// Refuses what cannot begin a text without quotes, each for its own reason.
  func checkPlainStart(inFlow: Bool) throws(DocumentError) {
    switch current {
    case UInt8(ascii: "&"):
      throw error("anchors are not supported", expected: "a value", hint: "quote a text that begins with \"&\"")
    case UInt8(ascii: "*"):
      throw error("aliases are not supported", expected: "a value", hint: "quote a text that begins with \"*\"")
    case UInt8(ascii: "!"):
      throw error("tags are not supported", expected: "a value", hint: "quote a text that begins with \"!\"")
    case UInt8(ascii: "?") where inFlow || Self.isSpace(following):
      throw error("\"? \" keys are not supported", expected: "\"key: value\"")
    case UInt8(ascii: ":") where inFlow || Self.isSpace(following):
      throw error("nothing stands before this colon", expected: "a key")
    case UInt8(ascii: "-") where Self.isSpace(following) || inFlow && Self.isFlowIndicator(following):
      throw error("a list item with a dash cannot stand here", expected: "a value")
    case UInt8(ascii: ","):
      throw error("nothing stands before this comma", expected: "a value", hint: "quote a text that begins with \",\"")
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      throw error("a list or mapping is used as a key", expected: "a text as key")
    case UInt8(ascii: "#"):
      throw error(
        "a comment begins without a space before it", expected: "a value",
        hint: inFlow ? "a text that begins with \"#\" stands in quotes" : "put a space before \"#\"")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw error("this bracket closes nothing", expected: "a value")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: ">"):
      let character = Character(Unicode.Scalar(current))
      throw error(
        "a text cannot begin with \"\(character)\"", expected: "a value", hint: "put the text in quotes")
    default:
      break
    }
  }

  /// Reads a text without quotes up to the end of its line, a comment, or the colon or bracket that ends it.
  mutating func scanPlainLine(inFlow: Bool) -> String {
    let start = position
    var end = position
    while !isAtEnd {
      let byte = current
      if Self.isBreak(byte) || isAtComment { break }
      if byte == UInt8(ascii: ":") {
        if Self.isSpace(following) || inFlow && Self.isFlowIndicator(following) { break }
      } else if inFlow && Self.isFlowIndicator(byte) {
        break
      }
      position += 1
      if !Self.isBlank(byte) { end = position }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads further lines of a text without quotes: those that are indented deeper than `parent`.
  mutating func scanPlainContinuation(_ text: inout String, parent: Int, inFlow: Bool) throws(DocumentError) {
    while Self.isBreak(current) {
      let (oldPosition, oldLine, oldLineStart) = (position, line, lineStart)
      var breaks = 0
      var indentation = 0
      while Self.isBreak(current) {
        skipBreak()
        breaks += 1
        while current == 0x20 { position += 1 }
        indentation = column
        skipBlanks()
      }
      let stops = isAtEnd || isAtComment || isAtMarker || (inFlow ? isAtFlowStop : indentation <= parent)
      if stops {
        (position, line, lineStart) = (oldPosition, oldLine, oldLineStart)
        return
      }
      let start = location
      let more = scanPlainLine(inFlow: inFlow)
      if !inFlow, isAtIndicator(":") {
        throw DocumentError(
          start, "\"\(LocatedNode.excerpt(more)):\" stands in the text that began above", expected: "one value",
          hint: "check the indentation, or quote a text that contains \": \"")
      }
      text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
      text += more
    }
  }

  /// Whether a text in brackets ends before the next byte.
  private var isAtFlowStop: Bool {
    Self.isFlowIndicator(current)
      || current == UInt8(ascii: ":") && (Self.isSpace(following) || Self.isFlowIndicator(following))
  }
}
