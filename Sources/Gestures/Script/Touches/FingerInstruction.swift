/// An instruction of scripts for something that fingers do on a screen: its words, its places and its motion.
///
/// An instruction is one file. To add one, write its file in `Touches/` and name it in `TouchInstruction`; the parser, the
/// choice of devices and the synthesizer take it from there.
protocol FingerInstruction: Hashable, Sendable, CustomStringConvertible {
  /// The word that begins it.
  static var verb: String { get }
  /// Reads what follows `verb`.
  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self
  /// Where it is done; nil for the middle of the screen, or where it says so in another way.
  var place: Place? { get set }
  /// How the fingers move.
  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion
}

extension FingerInstruction {
  /// Whether it says the same as another one.
  func isEqual(_ other: any FingerInstruction) -> Bool { other as? Self == self }
}
