/// Something that fingers do on a screen, as a statement of a file of its own says it.
public struct TouchInstruction: Hashable, Sendable, CustomStringConvertible {
  /// Every such statement, in the order in which people are told of them.
  static let kinds: [any TouchStatement.Type] = [
    PinchStatement.self, RotateStatement.self, ScrubStatement.self, EdgeSwipeStatement.self,
  ]

  /// The statement.
  var statement: any TouchStatement

  init(_ statement: some TouchStatement) { self.statement = statement }

  /// As a script spells it.
  public var description: String { statement.description }

  /// Reads the statement that a word begins; nil where none does.
  static func read(
    _ verb: String, _ parser: inout ScriptParser, after token: ScriptToken
  ) throws(GestureScriptError) -> Self? {
    guard let kind = kinds.first(where: { $0.verb == verb }) else { return nil }
    return Self(try kind.read(&parser, after: token))
  }

  /// Whether both say the same.
  public static func == (left: Self, right: Self) -> Bool { left.statement.isEqual(right.statement) }

  /// Hashes what the statement says.
  public func hash(into hasher: inout Hasher) { statement.hash(into: &hasher) }
}
