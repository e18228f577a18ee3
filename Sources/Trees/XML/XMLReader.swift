import Accessibility
import Documents

/// Reads the elements of an XML text one by one, in memory that does not grow with the text.
///
/// It reads the part of XML 1.0 that tree dumps are written in, and all of the rest it either skips (comments,
/// processing instructions, character data) or refuses: a document type declaration, since entities can make a short
/// text grow without bound, and any encoding but UTF-8. Everything that can be made large (depth, values, names, the number
/// of attributes) has a limit, and time is linear in the bytes read.
struct XMLReader {
  let bytes: [UInt8]
  let file: String
  let limits: XMLLimits
  /// What may follow the outermost element.
  let allowedTail: [String]

  /// Where the bytes stand in the file, where they are a text in one line of it; and that line.
  let columns: [Int32]?
  let firstLine: Int

  var position: Int
  var line: Int
  var lineStart: Int

  /// The name of the element that began last.
  private(set) var name = ""
  /// Its attributes, in their order.
  var attributes: [XMLAttribute] = []
  /// Where it begins.
  private(set) var start: SourceLocation
  /// Names of the elements around the next byte.
  private var open: [(name: String, location: SourceLocation)] = []
  /// Whether the element that began last has ended in its own tag.
  private var isEmptyElement = false
  private var hasRoot = false
  /// Text between tags that is not blank: how much, and where the first is.
  private(set) var textCount = 0

  /// A reader of a text whose encoding has been checked.
  ///
  /// - Parameters:
  ///   - line: The number of the line that it begins in.
  ///   - columns: Where the bytes stand in the file, where they are a text in that line.
  ///   - allowedTail: What may begin behind the outermost element, and is not read.
  init(
    _ bytes: [UInt8], from start: Int, line: Int = 1, file: String, limits: XMLLimits = XMLLimits(),
    allowedTail: [String] = [], columns: [Int32]? = nil
  ) {
    self.columns = columns
    firstLine = line
    self.bytes = bytes
    self.file = file
    self.limits = limits
    self.allowedTail = allowedTail
    position = start
    lineStart = start
    self.line = line
    self.start = SourceLocation(file: file, line: 1, column: 1)
  }

  /// How many elements are around the next byte.
  var depth: Int { open.count }

  /// The next element that begins or ends.
  mutating func next() throws(DocumentError) -> XMLEvent {
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .end
    }
    if hasRoot, open.isEmpty {
      try readTail()
      return .finish
    }
    while true {
      try skipText()
      guard position < bytes.count else { throw unfinished() }
      switch peek(1) {
      case UInt8(ascii: "/"):
        try readEnd()
        return .end
      case UInt8(ascii: "?"):
        try checkDeclaration()
        try skip("<?", until: "?>", "processing instruction")
      case UInt8(ascii: "!"): try skipDeclaration()
      default:
        try readStart()
        return .start
      }
    }
  }

  // MARK: Tags

  private mutating func readStart() throws(DocumentError) {
    start = location
    let first = position
    position += 1
    name = try readName("the name of an element")
    hasRoot = true
    guard open.count < limits.depth else {
      throw DocumentError(
        start, "elements are nested deeper than \(limits.depth)", expected: "a dump of a screen",
        hint: "no application nests its views so deep; was the file written by a tool for tree dumps?")
    }
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hadSpace = skipSpace()
      guard position - first <= limits.stretch else { throw tooLong("the tag <\(excerpt(name))>", at: start) }
      switch current {
      case UInt8(ascii: ">"):
        position += 1
        open.append((name, start))
        return
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: ">"):
        position += 2
        open.append((name, start))
        isEmptyElement = true
        return
      default:
        let isEnd = current == UInt8(ascii: "/") && position + 1 == bytes.count
        guard position < bytes.count, !isEnd else {
          throw DocumentError(start, "the tag <\(excerpt(name))> never ends", expected: "\">\"", hint: Self.cutOff)
        }
        guard hadSpace else {
          throw unexpected("a space before the next attribute, or \">\"")
        }
        try readAttribute()
      }
    }
  }

  private mutating func readEnd() throws(DocumentError) {
    let place = location
    position += 2
    let name = try readName("the name of the element that ends")
    skipSpace()
    guard current == UInt8(ascii: ">") else { throw unexpected("\">\"") }
    position += 1
    guard let last = open.last else {
      throw DocumentError(place, "</\(excerpt(name))> ends what has not begun", expected: "<")
    }
    guard last.name == name else {
      throw DocumentError(
        place, "</\(excerpt(name))> ends an element that is not the last one that began",
        expected: "</\(excerpt(last.name))>, for the one in line \(last.location.line)")
    }
    open.removeLast()
  }

  /// Reads a name, which comes next.
  mutating func readName(_ expected: String) throws(DocumentError) -> String {
    let first = position
    while position < bytes.count, Self.isOfName(bytes[position]) {
      position += 1
      guard position - first <= limits.name else {
        throw error("a name is longer than \(limits.name) bytes", expected: expected)
      }
    }
    guard position > first, !Self.isNoStart(bytes[first]) else {
      position = first
      throw unexpected(expected)
    }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  // MARK: Between tags

  /// Goes to the next `<`; text there means nothing in a dump, but is counted.
  private mutating func skipText() throws(DocumentError) {
    var isBlank = true
    let (first, place) = (position, location)
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D {
        endLine()
        continue
      }
      if byte != 0x20, byte != 0x09, isBlank {
        guard !open.isEmpty else { throw error("unexpected \(nextWord)", expected: "an XML element") }
        isBlank = false
        textCount += 1
      }
      position += 1
    }
    guard position - first <= limits.stretch else { throw tooLong("this text", at: place) }
  }

  private mutating func skipDeclaration() throws(DocumentError) {
    if starts(with: "<!--") { return try skip("<!--", until: "-->", "comment") }
    if starts(with: "<![CDATA["), !open.isEmpty {
      textCount += 1
      return try skip("<![CDATA[", until: "]]>", "section of character data")
    }
    throw error(
      starts(with: "<!DOCTYPE") ? "a document type declaration" : "unexpected \(nextWord)",
      expected: "an element",
      hint: "tree dumps have none, and entities could make the text grow without bound; remove the declaration")
  }

  private mutating func skip(_ beginning: String, until end: String, _ what: String) throws(DocumentError) {
    let (place, first) = (location, position)
    position += beginning.utf8.count
    let sign = end.utf8.first
    while position < bytes.count {
      if bytes[position] == sign, starts(with: end) {
        position += end.utf8.count
        return
      }
      guard position - first <= limits.stretch else { throw tooLong("this \(what)", at: place) }
      if bytes[position] == 0x0A || bytes[position] == 0x0D { endLine() } else { position += 1 }
    }
    throw DocumentError(place, "this \(what) never ends", expected: "\(end)", hint: Self.cutOff)
  }

  private mutating func readTail() throws(DocumentError) {
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count, !allowedTail.contains(where: { starts(with: $0) }) else { return }
      if starts(with: "<!--") {
        try skip("<!--", until: "-->", "comment")
      } else if starts(with: "<?"), !starts(with: "<?xml ") {
        try skip("<?", until: "?>", "processing instruction")
      } else {
        throw error(
          "unexpected \(nextWord) behind the outermost element", expected: "the end of the file",
          hint: starts(with: "<") ? "several dumps are several files" : nil)
      }
    }
  }

  private func unfinished() -> DocumentError {
    guard let last = open.last else {
      return error("the text has no element", expected: "an XML element")
    }
    return DocumentError(
      last.location, "the element \(excerpt(last.name)) never ends", expected: "</\(excerpt(last.name))>",
      hint: Self.cutOff)
  }

  static let cutOff = "the file is cut off; write the dump once more"
}
