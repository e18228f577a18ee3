import Accessibility

extension YAMLParser {
  /// Reads a list or mapping in brackets; the opening bracket comes next.
  mutating func parseFlowCollection(at start: SourceLocation) throws(DocumentError) -> LocatedNode {
    try enter()
    let node =
      current == UInt8(ascii: "[") ? try parseFlowSequence(at: start) : try parseFlowMapping(at: start)
    leave()
    return node
  }

  private mutating func parseFlowSequence(at start: SourceLocation) throws(DocumentError) -> LocatedNode {
    position += 1
    var items: [LocatedNode] = []
    while true {
      try skipInside(start, closing: "]")
      if current == UInt8(ascii: "]") { break }
      items.append(try parseFlowNode())
      try skipInside(start, closing: "]")
      if current == UInt8(ascii: ":") {
        let isInstruction = items.last?.scalar.map { $0.isPlain && $0.text.contains("\"") } ?? false
        throw error(
          "a pair stands in a list", expected: "\",\" or \"]\"",
          hint: isInstruction
            ? "a text with \": \" in it stands in quotes" : "put the pair in braces: [{key: value}]")
      }
      if try !skipComma(closing: "]") { break }
    }
    position += 1
    return LocatedNode(.sequence(items), at: start)
  }

  private mutating func parseFlowMapping(at start: SourceLocation) throws(DocumentError) -> LocatedNode {
    position += 1
    var builder = MappingBuilder()
    while true {
      try skipInside(start, closing: "}")
      if current == UInt8(ascii: "}") { break }
      let key = try parseFlowKey()
      let keyLine = line
      try skipInside(start, closing: "}")
      var value = LocatedNode(.scalar(.init("", isPlain: true)), at: location)
      if current == UInt8(ascii: ":") {
        guard line == keyLine, key.location.line == keyLine else {
          throw DocumentError(
            key.location, "the key \"\(LocatedNode.excerpt(key.text))\" goes over several lines",
            expected: "a key and its colon on one line", hint: "a comma may be missing before it")
        }
        position += 1
        try checkNoColor()
        value.location = location
        try skipInside(start, closing: "}")
        if current != UInt8(ascii: ","), current != UInt8(ascii: "}") { value = try parseFlowNode() }
      }
      builder.append(key, value, log: &log)
      try skipInside(start, closing: "}")
      if try !skipComma(closing: "}") { break }
    }
    position += 1
    return LocatedNode(.mapping(builder.mapping), at: start)
  }

  /// A text that begins with `#`, as colours do, is a comment without quotes, which takes the rest of the line with it, the
  /// bracket included.
  private mutating func checkNoColor() throws(DocumentError) {
    var next = position
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
    guard next > position, next < bytes.count, bytes[next] == UInt8(ascii: "#") else { return }
    // A comment has a blank behind its sign, and closes and parts nothing.
    let rest = bytes[(next + 1)...].prefix { !Self.isBreak($0) }
    guard let first = rest.first, Self.isOfWord(first), rest.contains(where: { ",}".utf8.contains($0) }) else { return }
    position = next
    throw error(
      "a \"#\" begins a comment here, and no value", expected: "a value",
      hint: "a text that begins with \"#\" stands in quotes")
  }

  /// Whether a byte is of a letter or a digit.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }

  private mutating func parseFlowKey() throws(DocumentError) -> Key {
    let start = try beginNode()
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return Key(text: try scanQuoted(), location: start)
    default:
      try checkPlainStart(inFlow: true)
      var text = scanPlainLine(inFlow: true)
      try scanPlainContinuation(&text, parent: -1, inFlow: true)
      return Key(text: text, location: start)
    }
  }

  private mutating func parseFlowNode() throws(DocumentError) -> LocatedNode {
    let start = try beginNode()
    switch current {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return try parseFlowCollection(at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return LocatedNode(.scalar(.init(try scanQuoted(), isPlain: false)), at: start)
    default:
      try checkPlainStart(inFlow: true)
      var text = scanPlainLine(inFlow: true)
      try scanPlainContinuation(&text, parent: -1, inFlow: true)
      return LocatedNode(.scalar(.init(text, isPlain: true)), at: start)
    }
  }

  /// Skips to the next token within brackets that were opened at `start`.
  private mutating func skipInside(_ start: SourceLocation, closing: Unicode.Scalar) throws(DocumentError) {
    try skipToToken(inFlow: true)
    if isAtEnd || isAtMarker {
      // A comment takes the bracket at the end of its line with it.
      let comment = innerComment.flatMap { ($0.line, $0.column) > (start.line, start.column) ? $0 : nil }
      if let comment, comment.line != start.line { throw takenByComment(comment, closing) }
      throw DocumentError(
        start, "this bracket is never closed", expected: "\"\(closing)\"",
        hint: comment.map {
          "the \"#\" in line \($0.line), column \($0.column) begins a comment: a text that has one stands in quotes"
        })
    }
  }

  /// What a comment in brackets has taken that was to part or close something.
  private func takenByComment(_ comment: SourceLocation, _ closing: Unicode.Scalar) -> DocumentError {
    DocumentError(
      comment, "a \"#\" begins a comment here, and ends the text", expected: "\",\" or \"\(closing)\"",
      hint: "a text that has a \"#\" in it stands in quotes")
  }

  /// Reads a comma; false at the closing bracket.
  private mutating func skipComma(closing: Unicode.Scalar) throws(DocumentError) -> Bool {
    if current == UInt8(ascii: closing) { return false }
    guard current == UInt8(ascii: ",") else {
      if current == UInt8(ascii: ":"), closing == "}" {
        throw error(
          "a second \":\" stands in a value in braces", expected: "\",\" or \"}\"",
          hint: "a text with \": \" in it stands in quotes")
      }
      if let comment = innerComment, comment.line == line - 1 { throw takenByComment(comment, closing) }
      throw error("unexpected \(nextWord)", expected: "\",\" or \"\(closing)\"")
    }
    position += 1
    return true
  }
}
