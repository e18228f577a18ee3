import Gestures

/// The last instruction changed nothing, and nothing was said; behind a wait before which a script has asked for what came
/// of it, nothing has changed and been said since that wait began.
struct NothingExpectation: ExpectationKind {
  static let grammar = "nothing"

  var subject: Selector? { nil }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.word == "nothing", claim.token(after: 1).endsInstruction else { return nil }
    claim.advance()
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    let evidence = moment.evidence
    let since = evidence.meanwhile.map { "since \($0.instruction)" } ?? evidence.since
    let (said, changes) = evidence.meanwhile.map { ($0.said, $0.changes) } ?? (evidence.said, evidence.changes)
    let found = changes.prefix(3) + said.prefix(3).map { "“\($0)” was said" }
    return ExpectationVerdict(
      found.isEmpty, found: (found.isEmpty ? "nothing" : found.joined(separator: ", ")) + " " + since)
  }
}
