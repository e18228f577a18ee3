import Gestures

/// One kind of thing that a script may expect: how it is written, and what the interface has to be like.
///
/// A kind stands in a file of its own and in `ExpectationKinds.all`.
protocol ExpectationKind: Sendable {
  /// How it is written after `expect`, for help and messages.
  static var grammar: String { get }

  /// What it is about; nil where that is nothing in particular.
  var subject: Selector? { get }

  /// Reads a claim; nil where it does not begin as claims of this kind do.
  init?(_ claim: inout ScriptParser) throws(GestureScriptError)

  /// Whether it is so.
  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict
}
