/// Something that fingers do on a screen, as an instruction of a file of its own says it.
public struct TouchInstruction: Hashable, Sendable, CustomStringConvertible {
  /// Every such instruction with a word of its own, in the order in which people are told of them; a swipe that turns
  /// begins as any swipe does.
  static let kinds: [any FingerInstruction.Type] = [
    FlickInstruction.self, PinchInstruction.self, RotateInstruction.self, ScrubInstruction.self,
    EdgeSwipeInstruction.self, SplitTapInstruction.self,
  ]

  /// The instruction.
  var instruction: any FingerInstruction

  init(_ instruction: some FingerInstruction) { self.instruction = instruction }

  /// Whether two fingers have to have room for it.
  public var needsTwoFingers: Bool {
    instruction is PinchInstruction || instruction is RotateInstruction || instruction is ScrubInstruction
      || instruction is SplitTapInstruction
  }

  /// As a script spells it.
  public var description: String { instruction.description }

  /// Reads the instruction that a word begins; nil where none does.
  static func read(
    _ verb: String, _ parser: inout ScriptParser, after token: ScriptToken
  ) throws(GestureScriptError) -> Self? {
    guard let kind = kinds.first(where: { $0.verb == verb }) else { return nil }
    return Self(try kind.read(&parser, after: token))
  }

  /// Whether both say the same.
  public static func == (left: Self, right: Self) -> Bool { left.instruction.isEqual(right.instruction) }

  /// Hashes what the instruction says.
  public func hash(into hasher: inout Hasher) { instruction.hash(into: &hasher) }
}
