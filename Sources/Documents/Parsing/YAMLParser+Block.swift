import Accessibility

extension YAMLParser {
  typealias Key = MappingBuilder.Key

  /// Reads the node at the next byte.
  ///
  /// - Parameters:
  ///   - parent: Column of the mapping or list that it is in, −1 at the top.
  ///   - allowsBlock: Whether a mapping or list without brackets may begin here: at the start of a line and after `- `.
  mutating func parseBlockNode(parent: Int, allowsBlock: Bool) throws(DocumentError) -> LocatedNode {
    let start = try beginNode()
    let startColumn = column
    switch current {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return LocatedNode(.scalar(.init(try scanBlockScalar(parent: parent), isPlain: false)), at: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let node = try parseFlowCollection(at: start)
      try refuseKey(after: start)
      return node
    case UInt8(ascii: "-") where Self.isSpace(following):
      guard allowsBlock else {
        throw error("a list begins on the line of its key", hint: "put \"- …\" on a line of its own")
      }
      return try parseBlockSequence(column: startColumn, at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let startLine = line
      let text = try scanQuoted()
      skipBlanks()
      guard line == startLine, isAtIndicator(":") else {
        return LocatedNode(.scalar(.init(text, isPlain: false)), at: start)
      }
      return try parseBlockMapping(
        column: startColumn, firstKey: Key(text: text, location: start), allowsBlock: allowsBlock)
    default:
      try checkPlainStart(inFlow: false)
      var text = scanPlainLine(inFlow: false)
      if isAtIndicator(":") {
        return try parseBlockMapping(
          column: startColumn, firstKey: Key(text: text, location: start), allowsBlock: allowsBlock)
      }
      try scanPlainContinuation(&text, parent: parent, inFlow: false)
      return LocatedNode(.scalar(.init(text, isPlain: true)), at: start)
    }
  }

  /// Reads a mapping whose first key has been read; the colon comes next.
  private mutating func parseBlockMapping(
    column mappingColumn: Int, firstKey: Key, allowsBlock: Bool
  ) throws(DocumentError) -> LocatedNode {
    guard allowsBlock else {
      throw error(
        "a second \":\" on the line of \"\(LocatedNode.excerpt(firstKey.text))\"", expected: "one pair on a line",
        hint: "put the inner pair on a line of its own, or quote a text that contains \": \"")
    }
    try enter()
    var builder = MappingBuilder()
    var key = firstKey
    while true {
      position += 1
      let value = try parseMappingValue(column: mappingColumn)
      builder.append(key, value, log: &log)
      try skipToToken()
      if isAtEnd || isAtMarker || column < mappingColumn { break }
      guard isFirstInLine else { throw unexpectedText() }
      guard column == mappingColumn else {
        throw error(
          "this line is indented by \(column), but the keys above by \(mappingColumn)",
          expected: "\(mappingColumn) spaces, or more for what belongs to a key",
          hint: "line the keys of a mapping up")
      }
      key = try parseBlockKey()
    }
    leave()
    return LocatedNode(.mapping(builder.mapping), at: firstKey.location)
  }

  /// Reads a key of a mapping up to its colon.
  private mutating func parseBlockKey() throws(DocumentError) -> Key {
    let start = location
    let (startLine, isQuoted) = (line, current == UInt8(ascii: "\"") || current == UInt8(ascii: "'"))
    if isAtIndicator("-") {
      throw error("a list item among the keys of a mapping", expected: "a key", hint: "check the indentation")
    }
    let text: String
    if isQuoted {
      text = try scanQuoted()
    } else {
      try checkPlainStart(inFlow: false)
      text = scanPlainLine(inFlow: false)
    }
    skipBlanks()
    guard line == startLine, isAtIndicator(":") else {
      let glued = current == UInt8(ascii: ":") || (!isQuoted && text.contains(":"))
      throw DocumentError(
        start, "\"\(LocatedNode.excerpt(text))\" is not followed by \": \"", expected: "\"key: value\"",
        hint: glued ? "put a space after the colon" : "a text of several lines is indented deeper than its key")
    }
    return Key(text: text, location: start)
  }

  /// Reads what follows the colon of a key that stands in `column`.
  private mutating func parseMappingValue(column mappingColumn: Int) throws(DocumentError) -> LocatedNode {
    skipBlanks()
    guard isAtLineEnd else { return try parseBlockNode(parent: mappingColumn, allowsBlock: false) }
    let empty = location
    try skipToToken()
    if !isAtEnd, !isAtMarker {
      if column > mappingColumn { return try parseBlockNode(parent: mappingColumn, allowsBlock: true) }
      if column == mappingColumn, isAtIndicator("-") {
        return try parseBlockSequence(column: mappingColumn, at: try beginNode())
      }
    }
    _ = try beginNode()
    return LocatedNode(.scalar(.init("", isPlain: true)), at: empty)
  }

  /// Reads a list whose first dash comes next.
  private mutating func parseBlockSequence(
    column listColumn: Int, at start: SourceLocation
  ) throws(DocumentError) -> LocatedNode {
    try enter()
    var items: [LocatedNode] = []
    while true {
      position += 1
      items.append(try parseSequenceItem(column: listColumn))
      try skipToToken()
      if isAtEnd || isAtMarker || column < listColumn { break }
      guard isFirstInLine else { throw unexpectedText() }
      guard column == listColumn else {
        throw error(
          "this line is indented by \(column), but the list above by \(listColumn)",
          expected: "\(listColumn) spaces, or more for what belongs to an item", hint: "line the dashes up")
      }
      if !isAtIndicator("-") { break }
    }
    leave()
    return LocatedNode(.sequence(items), at: start)
  }

  private mutating func parseSequenceItem(column listColumn: Int) throws(DocumentError) -> LocatedNode {
    while current == 0x20 { position += 1 }
    let afterDash = position
    skipBlanks()
    if isAtLineEnd {
      let empty = location
      try skipToToken()
      if !isAtEnd, !isAtMarker, column > listColumn {
        return try parseBlockNode(parent: listColumn, allowsBlock: true)
      }
      _ = try beginNode()
      return LocatedNode(.scalar(.init("", isPlain: true)), at: empty)
    }
    guard position == afterDash else {
      position = afterDash
      throw error("a tab follows the dash", expected: "a space", hint: "YAML is indented with spaces only")
    }
    return try parseBlockNode(parent: listColumn, allowsBlock: true)
  }

  /// Refuses a collection that is used as a key.
  private mutating func refuseKey(after start: SourceLocation) throws(DocumentError) {
    skipBlanks()
    if isAtIndicator(":") {
      throw DocumentError(start, "a list or mapping is used as a key", expected: "a text as key")
    }
  }
}
