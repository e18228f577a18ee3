import Accessibility
import Documents
import Geometry

/// One element of a debug description, from `Type` to its last flag.
struct DebugDescriptionLine {
  /// Blanks in front of it; the arrow of the first line stands two to the left of its word.
  let indentation: Int
  /// Its type.
  let type: Substring
  /// Whether it can be read in more than one way.
  private(set) var isAmbiguous = false
  /// What Detent does not use.
  private(set) var unused: [(name: String, value: String)] = []

  private let place: SourceLocation
  /// What the line says that no node holds, by the names that facts have.
  private var besides: [(name: String, value: String)] = []
  private var frameText: Substring?
  private var frame = Rect.zero
  private var texts: [Key: String] = [:]
  private var flags: Set<Substring> = []
  /// Flags and the point to be hit as they are printed behind the texts, the last one first.
  private var tail: [Substring] = []

  /// What has a text, in the order in which the texts are printed.
  private enum Key: String, CaseIterable {
    case identifier, label, title, placeholderValue, value

    var opening: String { self == .value ? "value: " : "\(rawValue): '" }
    /// Those that may come behind it.
    var later: ArraySlice<Key> { Key.allCases.drop { $0 != self }.dropFirst() }
  }

  private static let flagWords: [Substring] = ["Disabled", "Selected", "Keyboard Focused", "Focused"]
  /// The order in which they are printed.
  private static let flagOrder = Dictionary(uniqueKeysWithValues: flagWords.enumerated().map { ($1, $0) })

  /// Whether a line begins an element, and does not go on with the text of the one before.
  static func begins(_ line: String) -> Bool {
    let (_, body) = parts(line)
    let type = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = type.first, first.isUppercase else { return false }
    var rest = body[type.endIndex...]
    if rest.hasPrefix(" (Main)") { rest = rest.dropFirst(7) }
    if rest.isEmpty { return XCUIElementRoles.isType(type) }
    guard rest.hasPrefix(", ") else { return false }
    rest = rest.dropFirst(2)
    let beginnings = ["0x", "pid: ", "traits: ", "Main Window", "{{", "hitPoint: "] + Key.allCases.map(\.opening)
    return beginnings.contains(where: rest.begins) || flagWords.contains { rest.hasPrefix($0) }
  }

  private static func parts(_ line: String) -> (indentation: Int, body: Substring) {
    let body = line.drop { $0 == " " || $0 == "→" }
    let hasArrow = line[..<body.startIndex].contains("→")
    return (line.distance(from: line.startIndex, to: body.startIndex) - (hasArrow ? 2 : 0), body)
  }

  /// Reads an element.
  ///
  /// Throws where what stands in it is none of what such a line has.
  init(_ line: String, at place: SourceLocation) throws(DocumentError) {
    self.place = place
    let (indentation, body) = Self.parts(line)
    self.indentation = indentation
    type = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    var rest = body[type.endIndex...]
    if rest.hasPrefix(" (Main)") {
      rest = rest.dropFirst(7)
      besides.append(("main", "true"))
      unused.append(("(Main)", ""))
    }
    while rest.hasPrefix(", ") {
      let part = rest.dropFirst(2)
      if let key = Key.allCases.first(where: { part.begins(with: $0.opening) }) {
        try readTexts(part, from: key)
        return
      }
      rest = try readFact(part)
    }
    guard rest.trimmingBlanks.isEmpty else { throw unexpected(rest) }
  }

  /// Reads what has no text of its own; returns what comes behind it.
  private mutating func readFact(_ part: Substring) throws(DocumentError) -> Substring {
    if part.hasPrefix("{{") {
      guard let end = part.firstRange(of: "}}"), let frame = BracedNumbers.rect(part[..<end.upperBound]) else {
        throw unexpected(part)
      }
      self.frame = frame
      frameText = part[..<end.upperBound]
      return part[end.upperBound...]
    }
    if part.hasPrefix("hitPoint: ") {
      let rest = part.dropFirst(10)
      // It is empty, or ends with its brace.
      let end =
        rest.first == "{"
        ? rest.firstIndex(of: "}").map { rest.index(after: $0) } : rest.firstIndex(of: ",")
      unused.append(("hitPoint", String(rest[..<(end ?? rest.endIndex)])))
      tail.insert(part[..<(end ?? rest.endIndex)], at: 0)
      return part[(end ?? part.endIndex)...]
    }
    if let flag = Self.flagWords.first(where: { part.hasPrefix($0) }) {
      flags.insert(flag)
      tail.insert(flag, at: 0)
      return part.dropFirst(flag.count)
    }
    let word = part.prefix { $0 != "," }
    if word.hasPrefix("traits: ") {
      unused.append(("traits", String(word.dropFirst(8))))
      besides.append(("traits", String(word.dropFirst(8))))
    } else if word.hasPrefix("0x") {
      besides.append(("pointer", String(word)))
      unused.append(("pointer", String(word)))
    } else if word.hasPrefix("pid: ") {
      besides.append(("pid", String(word.dropFirst(5))))
      unused.append(("pid", String(word.dropFirst(5))))
    } else if word.hasPrefix("Main Window") {
      besides.append(("mainWindow", "true"))
      unused.append(("Main Window", ""))
    }
    if ["0x", "pid: ", "traits: ", "Main Window"].contains(where: { word.hasPrefix($0) }) {
      return part[word.endIndex...]
    }
    guard let unknown = UnknownFact(word) else { throw unexpected(part) }
    unused.append((unknown.name, unknown.value))
    tail.insert(word, at: 0)
    return part[word.endIndex...]
  }

  private func unexpected(_ text: Substring) -> DocumentError {
    DocumentError(
      place, "\"\(text.prefix(40))\" is no part of an element", expected: "a frame, a text or a flag",
      hint: "Type, {{x, y}, {width, height}}, identifier: '…', label: '…', value: …, Selected")
  }

  // MARK: Texts

  private mutating func readTexts(_ part: Substring, from first: Key) throws(DocumentError) {
    var (rest, key) = (withoutFlags(part), first)
    while true {
      let body = rest.behind(key.opening)
      guard key != .value else {
        texts[.value] = String(body)
        // A value has no quotation marks around it: one at its end may close a text that holds all of this.
        if body.last == "'", !Self.isBalanced(body) { isAmbiguous = true }
        // Flags are printed once, in an order of their own: others may belong to the value, which has no end.
        let places = tail.reversed().map { Self.flagOrder[$0] ?? Self.flagOrder.count }
        if zip(places, places.dropFirst()).contains(where: { $0 >= $1 }) { isAmbiguous = true }
        return
      }
      // A text ends where a later one begins; what looks like that may be in the text.
      var next: (key: Key, range: Range<Substring.Index>)?
      for later in key.later {
        let opening = "', \(later.opening)"
        guard let range = body.utf8.firstRange(of: opening.utf8) else { continue }
        if body[range.upperBound...].utf8.firstRange(of: opening.utf8) != nil { isAmbiguous = true }
        if next.map({ range.lowerBound < $0.range.lowerBound }) ?? true { next = (later, range) }
      }
      if let next {
        let text = body[..<next.range.lowerBound]
        texts[key] = String(text)
        // A word with a mark before it has one behind it, too, which may be the one that was taken for the end.
        if !Self.isBalanced(text) { isAmbiguous = true }
        rest = body[next.range.lowerBound...].dropFirst(3)
        key = next.key
        continue
      }
      guard body.hasSuffix("'") else {
        throw DocumentError(
          place, "the text of \(key.rawValue) never ends", expected: "' behind it", hint: XMLReader.cutOff)
      }
      if body.utf8.firstRange(of: "', \(key.opening)".utf8) != nil { isAmbiguous = true }
      texts[key] = String(body.dropLast())
      return
    }
  }

  /// Whether as many quotation marks open before words of a text as close behind words; those within words are apostrophes.
  private static func isBalanced(_ text: Substring) -> Bool {
    var (opening, closing, before) = (0, 0, Character(" "))
    var index = text.startIndex
    while index < text.endIndex {
      let after = text.index(after: index)
      if text[index] == "'" {
        let follows = after < text.endIndex ? text[after] : " "
        let (hasWordBefore, hasWordBehind) = (before.isLetter || before.isNumber, follows.isLetter || follows.isNumber)
        if hasWordBehind, !hasWordBefore { opening += 1 }
        if hasWordBefore, !hasWordBehind { closing += 1 }
      }
      before = text[index]
      index = after
    }
    return opening == closing
  }

  /// Takes flags off the end of a line; a text may end in the same words, but not behind its quotation mark.
  ///
  /// Looks at the end only, so that a line of flags takes time by its length.
  private mutating func withoutFlags(_ text: Substring) -> Substring {
    var rest = text
    while true {
      if let point = Self.hitPoint(atEndOf: rest) {
        unused.append(("hitPoint", String(point.dropFirst(Self.hitPointOpening.utf8.count))))
        tail.append(point.dropFirst(2))
        rest = rest[..<point.startIndex]
      } else if let flag = Self.flagWords.first(where: { Self.ends(rest, with: ", \($0)") }) {
        flags.insert(flag)
        tail.append(flag)
        rest = rest[..<rest.utf8.index(rest.utf8.endIndex, offsetBy: -flag.utf8.count - 2)]
      } else if let word = UnknownFact.word(atEndOf: rest), let unknown = UnknownFact(word) {
        unused.append((unknown.name, unknown.value))
        tail.append(word)
        rest = rest[..<rest.utf8.index(word.startIndex, offsetBy: -2)]
      } else {
        return rest
      }
    }
  }

  private static let hitPointOpening = ", hitPoint: "
  /// What two numbers are written with, infinite ones among them.
  private static let pointBytes = Set("0123456789+-., einfa".utf8)

  /// The point to be hit at the end of a line, the comma before it included.
  private static func hitPoint(atEndOf text: Substring) -> Substring? {
    // Two numbers and what is around them take no more room.
    let end = text.utf8.suffix(120)
    guard let first = end.ranges(of: hitPointOpening.utf8).last?.lowerBound else { return nil }
    let point = text[first...].dropFirst(hitPointOpening.utf8.count)
    // Some versions write empty braces, or a point that is infinite, of what cannot be reached.
    let isPoint =
      point.first == "{" && point.last == "}" && point.utf8.dropFirst().dropLast().allSatisfy(pointBytes.contains)
    return point.trimmingBlanks.isEmpty || isPoint ? text[first...] : nil
  }

  private static func ends(_ text: Substring, with end: String) -> Bool {
    text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  // MARK: The node

  /// The element as a node; `around` is the type of what it is in.
  func node(in around: Substring?) -> AccessibilityNode {
    let role = XCUIElementRoles.role(ofType: type, in: around)
    var node = AccessibilityNode(id: "", role: role, frame: frame)
    node.source = place
    node.roleWord = String(type)
    node.traits = XCUIElementRoles.traits(of: role)
    node.identifier = text(.identifier)
    node.name = text(.label) ?? text(.title)
    if let title = text(.title), title != node.name { node.text = title }
    node.placeholder = text(.placeholderValue)
    let value = text(.value)
    if role.isTextEntry {
      node.value = value == node.placeholder ? nil : value
    } else if role != .text || value != node.name {
      node.value = value
    }
    if flags.contains("Disabled") { node.traits.insert(.disabled) }
    if flags.contains("Selected") { node.traits.insert(.selected) }
    XCUIElementRoles.takeSelection(of: &node, type: type, saysSelected: false)
    if flags.contains("Focused") || flags.contains("Keyboard Focused") { node.traits.insert(.focused) }
    // What has no known place cuts nothing off.
    if frame != .zero, role == .scrollView || role == .table || role == .list { node.traits.insert(.clips) }
    return node
  }

  /// What the line says besides a node, so that it can be written again.
  func facts(besides node: AccessibilityNode) -> [SourceFact] {
    var facts = besides.map { SourceFact(name: $0.name, value: $0.value) }
    let printedFlags = tail.reversed().joined(separator: ", ")
    if printedFlags != Self.flags(of: node).joined(separator: ", ") {
      facts.append(SourceFact(name: "flags", value: printedFlags.isEmpty ? nil : printedFlags))
    }
    let printed = "{{\(node.frame.minX), \(node.frame.minY)}, {\(node.frame.size.width), \(node.frame.size.height)}}"
    if let frameText, frameText != printed || node.frame == .zero {
      facts.append(SourceFact(name: "frame", value: String(frameText)))
    }
    if frameText == nil, node.role == .application { facts.append(SourceFact(name: "frame", value: nil)) }
    let held: [(Key, String?)] = [
      (.identifier, node.identifier), (.label, node.name), (.title, node.text), (.placeholderValue, node.placeholder),
      (.value, node.value),
    ]
    for (key, text) in held where texts[key] != text { facts.append(SourceFact(name: key.rawValue, value: texts[key])) }
    return facts
  }

  /// The flags that are printed of a node of which no more is known.
  static func flags(of node: AccessibilityNode) -> [String] {
    let flags: [(String, Traits)] = [
      ("Disabled", .disabled), ("Selected", .selected), ("Keyboard Focused", .focused),
    ]
    return flags.filter { node.traits.contains($0.1) }.map(\.0)
  }

  private func text(_ key: Key) -> String? { texts[key].flatMap { $0.isEmpty ? nil : $0 } }
}
