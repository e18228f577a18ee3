import Accessibility
import Documents

/// One line of an aria snapshot, behind its indentation.
struct AriaSnapshotLine {
  /// What a line is about.
  enum Kind: Hashable {
    /// An element by its role.
    case element(String)
    /// Text by itself.
    case text
    /// Something that the element around says of itself, such as `/url`.
    case property(String)
  }

  /// What stands in brackets.
  struct Attribute {
    let name: String
    let value: String?
    let place: SourceLocation
  }

  let kind: Kind
  let place: SourceLocation
  private(set) var name: String?
  private(set) var attributes: [Attribute] = []
  /// What stands behind the colon.
  private(set) var text: String?
  /// Whether lines below it may be of what is in it: it ends with the colon.
  private(set) var opens = false
  /// Whether a text of it is a pattern.
  private(set) var isPattern = false

  /// Reads a line that begins with `- `.
  ///
  /// Throws where it does not have the form of one.
  init(_ line: Substring, at place: SourceLocation) throws(DocumentError) {
    self.place = place
    guard line.begins(with: "- ") else {
      throw DocumentError(
        place, "\"\(line.prefix(40))\" is no element", expected: "- role \"name\" [attribute]",
        hint: "an aria snapshot has one element a line, two blanks a level")
    }
    var rest = line.dropFirst(2).trimmingBlanks
    guard !Self.isChange(Array(rest.utf8.prefix(200))[...]) else {
      throw DocumentError(
        place, "this snapshot has only what has changed since the one before it",
        expected: "a snapshot of the whole page",
        hint: "`page.ariaSnapshot()` takes one, as does the first of a session")
    }
    let whole = rest
    // A key that YAML would misread stands in quotes, doubled where they are in it.
    if rest.begins(with: "'") || rest.begins(with: "\"") {
      let (key, behind) = try Self.quoted(rest, place)
      rest = Substring(key) + behind
    }
    // In quotes signs may be doubled, and where something stands is where the quotes begin.
    let isPlain = whole.utf8.elementsEqual(rest.utf8)
    if rest.begins(with: "/") {
      let name = rest.dropFirst().prefix { $0 != ":" }
      kind = .property(String(name))
      let value = rest[name.endIndex...].dropFirst().trimmingBlanks
      text = try Self.scalar(value, place.behind(line, value, isPlain: isPlain))
      return
    }
    func here(_ rest: Substring) -> SourceLocation { place.behind(line, rest, isPlain: isPlain) }
    let word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "_" || $0.isNumber }
    guard !word.isEmpty else {
      throw DocumentError(here(rest), "\"\(rest.prefix(40))\" has no role", expected: "- role \"name\" [attribute]")
    }
    kind = word == "text" ? .text : .element(String(word))
    rest = rest[word.endIndex...].drop { $0 == " " }
    try readName(&rest, at: here(rest))
    while rest.begins(with: "[") {
      guard let end = rest.firstIndex(of: "]") else {
        throw DocumentError(here(rest), "an attribute never ends", expected: "\"]\"", hint: "[level=2]")
      }
      let body = rest[rest.index(after: rest.startIndex)..<end]
      let key = body.prefix { $0 != "=" }
      attributes.append(
        Attribute(
          name: String(key), value: key.endIndex < body.endIndex ? String(body[key.endIndex...].dropFirst()) : nil,
          place: here(rest)))
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    if rest.isEmpty || rest.isComment { return }
    guard rest.begins(with: ":") else {
      throw DocumentError(here(rest), "unexpected \"\(rest.prefix(40))\"", expected: "\":\" or the end of the line")
    }
    let value = rest.dropFirst().trimmingBlanks
    if value.begins(with: "/"), value.hasSuffix("/"), value.count > 1 { isPattern = true }
    text = value.isEmpty || value.isComment ? nil : try Self.scalar(value, here(value))
    opens = text == nil
  }

  /// Whether a line, behind its dash, is one that says what has changed, or that nothing has: `<changed> button "Save"`,
  /// `ref=e3 [unchanged]`.
  static func isChange(_ body: ArraySlice<UInt8>) -> Bool {
    let body = body.first == UInt8(ascii: "'") || body.first == UInt8(ascii: "\"") ? body.dropFirst() : body
    if body.starts(with: "<changed> ".utf8) { return true }
    return body.starts(with: "ref=".utf8)
      && body.prefix { $0 != 0x0A && $0 != 0x0D }.firstRange(of: " [unchanged]".utf8) != nil
  }

  private mutating func readName(_ rest: inout Substring, at place: SourceLocation) throws(DocumentError) {
    if rest.begins(with: "\"") {
      let (text, behind) = try Self.quoted(rest, place)
      name = text.isEmpty ? nil : text
      rest = behind.drop { $0 == " " }
    } else if rest.begins(with: "/") {
      // A pattern ends at the last slash before attributes or the colon.
      var isEscaped = false
      var end: Substring.Index?
      for index in rest.indices.dropFirst() {
        if !isEscaped, rest[index] == "/" {
          end = index
          break
        }
        isEscaped = !isEscaped && rest[index] == "\\"
      }
      guard let end else { throw DocumentError(place, "a pattern never ends", expected: "\"/\"") }
      name = String(rest[...end])
      isPattern = true
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
  }

  /// A scalar as it stands behind a colon, without the comment behind it.
  private static func scalar(_ text: Substring, _ place: SourceLocation) throws(DocumentError) -> String {
    guard text.begins(with: "\"") || text.begins(with: "'") else {
      return String((text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text).trimmingBlanks)
    }
    let (words, behind) = try quoted(text, place)
    let rest = behind.drop { $0 == " " }
    guard rest.isEmpty || rest.isComment else {
      throw DocumentError(
        place.behind(text, rest, isPlain: true), "\"\(rest.prefix(40))\" stands behind a text that has ended",
        expected: "the end of the line", hint: "quotation marks in a text are escaped: \\\"")
    }
    return words
  }

  /// Reads a text in quotes; returns what comes behind it as well.
  private static func quoted(
    _ source: Substring, _ place: SourceLocation
  ) throws(DocumentError) -> (text: String, behind: Substring) {
    // An accent right behind a quotation mark is part of the text, though it is drawn on the mark.
    let quote = source.unicodeScalars.first ?? "\""
    var result = String.UnicodeScalarView()
    var rest = source.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == quote {
        // Two single quotes in a single-quoted text are one.
        guard quote == "'", rest.first == "'" else { return (String(result), Substring(rest)) }
        rest.removeFirst()
        result.append("'")
      } else if scalar == "\\", quote == "\"" {
        result.append(try escape(&rest, place))
      } else {
        result.append(scalar)
      }
    }
    throw DocumentError(place, "a text never ends", expected: "a closing \(quote)")
  }

  private static func escape(
    _ rest: inout Substring.UnicodeScalarView, _ place: SourceLocation
  ) throws(DocumentError) -> Unicode.Scalar {
    let mark = rest.popFirst()
    switch mark {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "0": return "\u{FFFD}"
    case "x", "u":
      let digits = rest.prefix(mark == "x" ? 2 : 4)
      guard let code = UInt32(String(digits), radix: 16) else {
        throw DocumentError(place, "\\\(String(digits)) is no character", expected: "hexadecimal digits")
      }
      rest = rest[digits.endIndex...]
      // Half of a pair of surrogates stands for no character by itself.
      return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
    case let other?: return other
    case nil: throw DocumentError(place, "a text never ends", expected: "a closing \"")
    }
  }
}

extension SourceLocation {
  /// Where the rest of a line begins; where it is not as the line has it, where the line does.
  fileprivate func behind(_ line: Substring, _ rest: Substring, isPlain: Bool) -> SourceLocation {
    SourceLocation(file: file, line: self.line, column: column + (isPlain ? line.utf8.count - rest.utf8.count : 0))
  }
}

extension Substring {
  /// Whether it begins a comment: behind a blank.
  fileprivate var isComment: Bool {
    guard begins(with: "#"), startIndex > base.startIndex else { return false }
    return base[base.index(before: startIndex)] == " "
  }
}
