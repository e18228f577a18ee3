import SafeText

/// Writes HTML that is well-formed XML as well: every element closed, every text escaped.
struct Markup {
  private(set) var text = ""
  private var depth = 0

  /// An element with content, on lines of its own.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: (inout Markup) -> Void
  ) {
    indent()
    text += "<\(name)\(Self.written(attributes))>\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// An element with text only, on one line.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String) {
    indent()
    text += "<\(name)\(Self.written(attributes))>\(Self.escaped(content, Isolation(in: name)))</\(name)>\n"
  }

  /// An element on one line whose content is text and inline elements.
  mutating func line(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: (inout Markup) -> Void
  ) {
    indent()
    var inner = Markup()
    content(&inner)
    text += "<\(name)\(Self.written(attributes))>\(inner.text)</\(name)>\n"
  }

  /// An element without content.
  mutating func void(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    indent()
    text += "<\(name)\(Self.written(attributes)) />\n"
  }

  /// An element without content.
  mutating func void(_ name: String, _ attributes: [(String, String)]) {
    indent()
    text += "<\(name)\(attributes.map { " \($0)=\"\(Self.escaped($1, .characters))\"" }.joined()) />\n"
  }

  /// Text within a line.
  mutating func inline(_ content: String) { text += Self.escaped(content, .element) }

  /// An element within a line.
  mutating func inline(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String) {
    text += "<\(name)\(Self.written(attributes))>\(Self.escaped(content, Isolation(in: name)))</\(name)>"
  }

  /// Text that is markup already, as it is; only for what this program wrote itself.
  mutating func raw(_ markup: String) { text += markup }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value, .characters))\"" }.joined()
  }

  /// The text with all that markup would read as its own written out, and what is written from right to left isolated.
  private static func escaped(_ string: String, _ isolation: Isolation) -> String {
    Isolation.segments(of: string).map { part in
      guard part.isIsolated else { return escaped(part.text) }
      let marks = isolation.marks(of: part.text)
      return marks.opening + escaped(part.text) + marks.closing
    }.joined()
  }

  /// The text with all that markup would read as its own written out. What XML forbids, and what nobody would see, is
  /// shown as on a terminal.
  private static func escaped(_ string: String) -> String {
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.forTerminal.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
