import Accessibility

/// What the readers of both notations share: where they are, what they have counted, and how they say what is wrong.
protocol DocumentParser {
  /// The checked text.
  var bytes: [UInt8] { get }
  var file: String { get }
  var limits: DocumentLimits { get }
  /// The next byte.
  var position: Int { get }
  /// The number of its line, from 1.
  var line: Int { get }
  /// Where that line begins.
  var lineStart: Int { get }
  /// Mappings and lists around the next byte.
  var depth: Int { get set }
  /// Scalars, mappings and lists so far.
  var nodeCount: Int { get set }
  /// What holds others, in the words of the notation.
  static var collections: String { get }
}

extension DocumentParser {
  /// The next byte; 0, which no text contains, at the end.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The place of the next byte.
  var location: SourceLocation { SourceLocation(file: file, line: line, column: position - lineStart + 1) }

  /// Counts a node and returns its place.
  mutating func beginNode() throws(DocumentError) -> SourceLocation {
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      throw error("the document has more than \(limits.nodes) values", hint: "split the document")
    }
    return location
  }

  /// Enters a mapping or list.
  mutating func enter() throws(DocumentError) {
    depth += 1
    guard depth <= limits.depth else {
      throw error("\(Self.collections) are nested deeper than \(limits.depth)", hint: "flatten the document")
    }
  }

  /// Leaves a mapping or list.
  mutating func leave() { depth -= 1 }

  /// An error at the next byte.
  func error(_ message: String, expected: String? = nil, hint: String? = nil) -> DocumentError {
    DocumentError(location, message, expected: expected, hint: hint)
  }

  /// The text from here to the end of the line, shortened and quoted.
  var nextWord: String {
    var end = position
    while end < bytes.count, end - position < 160, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return "\"\(LocatedNode.excerpt(String(decoding: bytes[position..<end], as: UTF8.self)))\""
  }
}
