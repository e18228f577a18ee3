import Accessibility
import Geometry
import SafeText

/// Reads a selector byte by byte.
struct SelectorParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Everything from the first to the last byte.
  mutating func selector() throws(SelectorError) -> Selector.Subject {
    skipBlanks()
    guard !isAtEnd else { throw error("expected a selector, found nothing", hint: Self.examples) }
    let subject: Selector.Subject = try peek == UInt8(ascii: "@") ? .point(point()) : .node(steps())
    skipBlanks()
    guard isAtEnd else {
      throw error(
        "expected “in” or the end of the selector, found \(remaining)",
        hint: roleAfterName(subject) ?? bareName(subject) ?? Self.examples)
    }
    return subject
  }

  /// What to write where a role stands after a name, as English has it.
  private func roleAfterName(_ subject: Selector.Subject) -> String? {
    var ahead = self
    let word = Self.plain(ahead.word())
    guard case .node(let steps) = subject, let last = steps.last, last.role == nil, let name = last.name,
      let role = Self.roles[word] ?? Self.englishRoles[word]
    else { return nil }
    return "a role stands before its name: \(role.rawValue) \"\(name)\""
  }

  /// What to write where a name stands without quotation marks behind a role.
  private func bareName(_ subject: Selector.Subject) -> String? {
    guard case .node(let steps) = subject, steps.count == 1, let role = steps[0].role, steps[0].name == nil else {
      return nil
    }
    var ahead = self
    let name = ahead.word()
    ahead.skipBlanks()
    guard !name.isEmpty, ahead.isAtEnd else { return nil }
    return "a name stands in quotation marks: \(role.rawValue) \"\(name)\""
  }

  /// Roles as English has them.
  private static let englishRoles: [String: Role] = [
    "field": .textField, "input": .textField, "textbox": .textField, "box": .checkBox, "label": .text,
  ]

  private mutating func steps() throws(SelectorError) -> [Selector.Segment] {
    var result = [try step()]
    while true {
      skipBlanks()
      let start = position
      guard word() == "in" else {
        position = start
        return result
      }
      skipBlanks()
      guard !isAtEnd else { throw error("expected what it is in, found the end") }
      result.append(try step())
    }
  }

  private mutating func step() throws(SelectorError) -> Selector.Segment {
    var step = Selector.Segment()
    if peek == UInt8(ascii: "#") {
      position += 1
      step.id = try identifier()
    } else {
      if let byte = peek, Self.isLetter(byte) { step.role = try role() }
      skipBlanks()
      if peek == UInt8(ascii: "\"") { step.name = try string() }
      guard step.role != nil || step.name != nil else {
        throw error(
          "expected a role, a name in quotation marks, #id or @x,y, found \(remaining)", hint: Self.examples)
      }
    }
    if peek == UInt8(ascii: "[") { step.index = try index() }
    return step
  }

  private mutating func role() throws(SelectorError) -> Role {
    let start = position
    let name = word()
    if let role = Self.roles[Self.plain(name)] { return role }
    position = start
    if ["the", "a", "an"].contains(name) { throw error("there is no role “\(name)”", hint: "leave “\(name)” out") }
    if ["says", "say", "speaks", "spoken", "heard", "hears", "announced"].contains(name) {
      throw error("there is no role “\(name)”", hint: "what was said is expected so: expect said \"…\"")
    }
    // Roles begin with a small letter, names as a rule with a capital one.
    let isName = name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
    let near = isName ? nil : Spelling.nearest(to: name, among: Role.allCases.map(\.rawValue), limit: 1).first
    throw error(
      "there is no role “\(name)”",
      hint: near.map { "did you mean “\($0)”? a name stands in quotation marks" }
        ?? "a name stands in quotation marks: \"\(name)\"")
  }

  private mutating func identifier() throws(SelectorError) -> String {
    let start = position
    while let byte = peek, byte > 0x20, byte != UInt8(ascii: "["), byte != UInt8(ascii: "\"") {
      position += 1
    }
    guard position > start else { throw error("expected an id after #") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(SelectorError) -> String {
    let start = position
    position += 1
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        let written = bytes[start + 1..<position]
        do throws(ScriptText.Problem) {
          let text = try ScriptText.read(written)
          position += 1
          return text
        } catch {
          position = written.startIndex + error.offset
          throw self.error(error.message, hint: error.hint)
        }
      }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start
    throw error("the quotation mark is not closed")
  }

  private mutating func index() throws(SelectorError) -> Int {
    let start = position
    position += 1
    let digits = position
    while let byte = peek, Self.isDigit(byte) { position += 1 }
    let number = Int(String(decoding: bytes[digits..<position], as: UTF8.self))
    guard let number, number >= 1, peek == UInt8(ascii: "]") else {
      position = start
      throw error("expected a number from 1 in brackets")
    }
    position += 1
    return number
  }

  private mutating func point() throws(SelectorError) -> Point {
    position += 1
    let x = try number()
    skipBlanks()
    guard peek == UInt8(ascii: ",") else { throw error("expected a comma between x and y") }
    position += 1
    skipBlanks()
    return Point(x: x, y: try number())
  }

  private mutating func number() throws(SelectorError) -> Double {
    let start = position
    while let byte = peek, Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
      position += 1
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite
    else {
      position = start
      throw error("expected a number of points", hint: "for example @196,420")
    }
    return number
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var isAtEnd: Bool { position >= bytes.count }
  private var remaining: String {
    let end = min(bytes.count, position + 24)
    return isAtEnd ? "the end" : "“\(String(decoding: bytes[position..<end], as: UTF8.self))”"
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek, Self.isLetter(byte) || byte == UInt8(ascii: "-") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func error(_ message: String, hint: String? = nil) -> SelectorError {
    SelectorError(.syntax(column: position + 1), message, hint: hint)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Lower case without hyphens, so that `text-field`, `textfield` and `textField` are the same.
  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" } }

  private static let roles: [String: Role] = Dictionary(
    Role.allCases.map { (plain($0.rawValue), $0) }, uniquingKeysWith: { first, _ in first })

  private static let examples = "for example button \"Send\" in sheet, #compose, button[2] or @196,420"
}
