/// Finds the imports of a Swift source: enough of the language to miss none.
enum ImportScanner {
  /// An import declaration.
  struct Import: Hashable {
    /// The line that it stands on, from 1.
    var line: Int
    /// The module, without what is taken from it.
    var module: String
  }

  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "let", "var", "typealias", "actor",
  ]

  /// The imports of a source, in their order; text in comments and in strings of several lines is none.
  static func imports(in source: String) -> [Import] {
    var found: [Import] = []
    var isInString = false
    let lines = SourceText.withoutComments(source).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let quotes = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      defer { if quotes % 2 == 1 { isInString.toggle() } }
      guard !isInString else { continue }
      for statement in joined(line, with: lines[(index + 1)...]).split(separator: ";") {
        if let module = module(of: statement) { found.append(Import(line: index + 1, module: module)) }
      }
    }
    return found
  }

  /// A line with the next one that is not blank, where it ends with `import` itself.
  private static func joined(_ line: Substring, with later: ArraySlice<Substring>) -> Substring {
    guard line.split(whereSeparator: { $0.isWhitespace || $0 == ";" }).last == "import",
      let next = later.first(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return line }
    return line + " " + next
  }

  private static func module(of statement: Substring) -> String? {
    var words = withoutAttributes(statement).split(whereSeparator: \.isWhitespace)[...]
    if let first = words.first, modifiers.contains(String(first)) { words.removeFirst() }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    if kinds.contains(String(name)), let next = words.popFirst() { name = next }
    return name.split(separator: ".").first.map { $0.filter { $0 != "`" } }
  }

  /// The statement after its leading attributes, such as `@_spi(A, B)`.
  private static func withoutAttributes(_ statement: Substring) -> Substring {
    var rest = statement.drop(while: \.isWhitespace)
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }
}
