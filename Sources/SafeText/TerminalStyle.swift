/// How a piece of a text looks on a terminal.
package enum TerminalStyle: String, CaseIterable, Sendable {
  case bold = "1"
  case dim = "2"
  case speech = "36"
  case warning = "33"

  /// The piece between the control sequences that begin and end the style; a piece without characters has none.
  package func applied(to text: String) -> String { text.isEmpty ? text : "\(opening)\(text)\(Self.closing)" }

  private var opening: String { "\u{1B}[\(rawValue)m" }
  private static let closing = "\u{1B}[0m"

  /// Every control sequence that `applied` writes.
  static let sequences = allCases.map(\.opening) + [closing]
}
