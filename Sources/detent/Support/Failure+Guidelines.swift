import Guidelines
import InputEvents
import SafeText
import Scenes

/// What may go wrong with the codes that `detent guidelines` is given.
extension Failure {
  /// A statement that is not among those asked for.
  static func excludedStatement(_ keeping: Keeping) -> Failure {
    let statement = keeping.statement
    let platforms = statement.platforms.map(\.rawValue).joined(separator: ", ")
    return Failure(
      .usage, "“\(statement.id)” is not among the statements asked for",
      hint: """
        it is about \(statement.area.rawValue), holds on \(platforms), and is \
        \(keeping.manner == .due ? "still due" : "not due any more")
        """)
  }

  /// A code of the specification, asked for with what chooses among statements.
  static func unfilteredCode(_ entry: SpecificationEntry) -> Failure {
    let article = entry.family == .obligation ? "an" : "a"
    return Failure(
      .usage, "“\(entry.code)” is \(article) \(entry.family.rawValue), not a statement",
      hint: "--area, --platform and --due choose among statements")
  }

  /// A code or statement that does not exist, with those that were probably meant.
  static func unknownCode(_ code: String) -> Failure {
    let family = SpecificationEntry.Family.allCases.first { code.lowercased().hasPrefix($0.prefix.lowercased()) }
    guard let family else { return unknownStatement(code) }
    let near = NearestSpelling.hint(code, among: Specification.codes.filter { $0.hasPrefix(family.prefix) })
    let codes = Specification.entries.filter { $0.family == family }.map(\.code)
    var hint = "detent guidelines --codes lists them"
    if ![.parameter, .obligation].contains(family), let first = codes.first, let last = codes.last {
      hint = "\(family.rawValue)s go from \(first) to \(last)"
    }
    return Failure(
      .usage, "there is no \(family.rawValue) “\(code)”", hint: "\(near.map { $0 + " " } ?? "")\(hint)")
  }

  private static func unknownStatement(_ id: String) -> Failure {
    let ids = Statements.all.map(\.id)
    var near = Array(ids.filter { $0.contains(id) }.prefix(8))
    if near.isEmpty { near = NearestSpelling.of(id, among: ids + Specification.codes).map { [$0] } ?? [] }
    let hint: TerminalText =
      near.isEmpty
      ? "detent guidelines lists the statements, detent guidelines --codes the rest"
      : "did you mean one of these? \(near.joined(separator: ", "))"
    return Failure(.usage, "there is no statement “\(id)”", hint: hint)
  }
}
