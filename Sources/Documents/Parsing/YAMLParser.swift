import Accessibility

/// Reads the YAML that people write documents in, in one pass over the bytes, with the place of every node.
///
/// This is YAML 1.2 without anchors, aliases, tags, explicit keys (`?`), keys that are not texts, and several
/// documents in one file: each of these is refused where it stands. Without aliases a document cannot unfold to
/// more than its own length, and without keys that are collections nothing has to be read twice, so that time and
/// memory are linear in the length of the text. Depth and the number of nodes are bounded.
struct YAMLParser: DocumentParser {
  static let collections = "mappings and lists"

  let bytes: [UInt8]
  let file: String
  let limits: DocumentLimits
  /// Keys that occur twice: wrong, but no reason to stop reading.
  var log: ErrorLog

  var position: Int
  var line = 1
  var lineStart: Int
  var depth = 0
  var nodeCount = 0
  /// Where a comment behind a value in brackets began last.
  var innerComment: SourceLocation?

  /// A parser of checked text; `start` is the length of the byte order mark.
  init(bytes: [UInt8], start: Int, file: String, limits: DocumentLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    log = ErrorLog(limit: limits.errors)
    position = start
    lineStart = start
  }

  /// Reads the only document of the text.
  mutating func parseDocument() throws(DocumentError) -> LocatedNode {
    try skipToToken()
    try skipDirectives()
    var allowsBlock = true
    if isAtMarker("-") {
      let markerLine = line
      position += 3
      try skipToToken()
      allowsBlock = line != markerLine
    }
    guard !isAtEnd, !isAtMarker else {
      throw error("the document is empty", hint: "every line is blank or a comment")
    }
    let root = try parseBlockNode(parent: -1, allowsBlock: allowsBlock)
    try skipToToken()
    if isAtMarker(".") {
      position += 3
      try skipToToken()
    }
    if isAtEnd { return root }
    if isAtMarker {
      throw error("a second document begins here", expected: "one document in a file", hint: "split the file")
    }
    throw unexpectedText()
  }

  private mutating func skipDirectives() throws(DocumentError) {
    while column == 0, current == UInt8(ascii: "%") {
      let unsupported = error(
        "this directive is not supported", expected: "%YAML 1.2, or nothing", hint: "remove the line")
      guard matches("%YAML ") else { throw unsupported }
      position += 6
      skipBlanks()
      guard matches("1.1") || matches("1.2") else { throw unsupported }
      position += 3
      skipBlanks()
      guard isAtLineEnd else { throw unexpectedText() }
      skipLine()
      try skipToToken()
      guard isAtMarker("-") || current == UInt8(ascii: "%") else {
        throw error("a directive is not followed by \"---\"", expected: "\"---\"", hint: "remove the directive")
      }
    }
  }

  /// The error for text where none can stand.
  func unexpectedText() -> DocumentError {
    error(
      "unexpected \(nextWord)", expected: "a new line or the end",
      hint: "check the indentation, and quote a text that contains \": \" or \" #\"")
  }
}
