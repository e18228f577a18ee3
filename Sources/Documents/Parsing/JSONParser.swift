import Accessibility

/// Reads JSON as RFC 8259 has it, with the place of every value; nothing beyond the standard is accepted.
struct JSONParser: DocumentParser {
  static let collections = "objects and arrays"

  let bytes: [UInt8]
  let file: String
  let limits: DocumentLimits
  /// Names that occur twice: wrong, but no reason to stop reading.
  var log: ErrorLog

  var position: Int
  private(set) var line = 1
  private(set) var lineStart: Int
  var depth = 0
  var nodeCount = 0

  /// A parser of checked text; `start` is the length of the byte order mark.
  init(bytes: [UInt8], start: Int, file: String, limits: DocumentLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    log = ErrorLog(limit: limits.errors)
    position = start
    lineStart = start
  }

  /// Reads the only value of the text.
  mutating func parseDocument() throws(DocumentError) -> LocatedNode {
    try skipSpace()
    guard position < bytes.count else { throw error("the document is empty", expected: "a JSON value") }
    let root = try parseValue()
    try skipSpace()
    guard position >= bytes.count else {
      throw error("unexpected \(nextWord) after the value", expected: "the end of the document")
    }
    return root
  }

  /// Reads the values of a text in which they follow each other, as in JSON Lines; at least one.
  mutating func parseDocuments() throws(DocumentError) -> [LocatedNode] {
    var values: [LocatedNode] = []
    try skipSpace()
    repeat {
      guard position < bytes.count else { throw error("the document is empty", expected: "a JSON value") }
      values.append(try parseValue())
      try skipSpace()
    } while position < bytes.count
    return values
  }

  private mutating func parseValue() throws(DocumentError) -> LocatedNode {
    let start = try beginNode()
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try enter()
      let node =
        current == UInt8(ascii: "{") ? try parseObject(at: start) : try parseArray(at: start)
      leave()
      return node
    case UInt8(ascii: "\""):
      return LocatedNode(.scalar(.init(try parseString(), isPlain: false)), at: start)
    default:
      return LocatedNode(.scalar(.init(try parseWord(), isPlain: true)), at: start)
    }
  }

  private mutating func parseObject(at start: SourceLocation) throws(DocumentError) -> LocatedNode {
    position += 1
    var builder = MappingBuilder()
    try skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return LocatedNode(.mapping(.init([])), at: start)
    }
    while true {
      guard current == UInt8(ascii: "\"") else {
        let hint = current == UInt8(ascii: "}") ? "remove the comma before \"}\"" : "names stand in double quotes"
        throw unexpected("a name in double quotes", in: start, hint: hint)
      }
      let place = location
      let key = MappingBuilder.Key(text: try parseString(), location: place)
      try skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("\":\"", in: start) }
      position += 1
      try skipSpace()
      builder.append(key, try parseValue(), log: &log)
      try skipSpace()
      if current == UInt8(ascii: "}") { break }
      guard current == UInt8(ascii: ",") else { throw unexpected("\",\" or \"}\"", in: start) }
      position += 1
      try skipSpace()
    }
    position += 1
    return LocatedNode(.mapping(builder.mapping), at: start)
  }

  private mutating func parseArray(at start: SourceLocation) throws(DocumentError) -> LocatedNode {
    position += 1
    var items: [LocatedNode] = []
    try skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return LocatedNode(.sequence([]), at: start)
    }
    while true {
      if current == UInt8(ascii: "]") {
        throw unexpected("a value", in: start, hint: "remove the comma before \"]\"")
      }
      items.append(try parseValue())
      try skipSpace()
      if current == UInt8(ascii: "]") { break }
      guard current == UInt8(ascii: ",") else { throw unexpected("\",\" or \"]\"", in: start) }
      position += 1
      try skipSpace()
    }
    position += 1
    return LocatedNode(.sequence(items), at: start)
  }

  /// Reads a number, `true`, `false` or `null` and checks its spelling.
  private mutating func parseWord() throws(DocumentError) -> String {
    let start = location
    let from = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let word = bytes[from..<position]
    let text = String(decoding: word, as: UTF8.self)
    if text == "true" || text == "false" || text == "null" || NumberText.isJSON(word) { return text }
    position = from
    let hint: String? =
      switch current {
      case UInt8(ascii: "'"): "texts stand in double quotes"
      case UInt8(ascii: "/"): "JSON has no comments"
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): "a value is missing here"
      default: text.isEmpty ? nil : "put a text in double quotes; numbers are like 12, −0.5 or 1e3"
      }
    throw DocumentError(
      start, position >= bytes.count ? "the document ends too early" : "unexpected \(nextWord)",
      expected: "a JSON value", hint: hint)
  }

  // MARK: Cursor

  private func unexpected(_ expected: String, in start: SourceLocation, hint: String? = nil) -> DocumentError {
    if position >= bytes.count {
      return DocumentError(start, "this bracket is never closed", expected: expected)
    }
    return error("unexpected \(nextWord)", expected: expected, hint: hint)
  }

  private mutating func skipSpace() throws(DocumentError) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D:
        if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
        position += 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }
}
