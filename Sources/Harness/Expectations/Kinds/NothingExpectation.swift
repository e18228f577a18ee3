import Gestures

/// The last instruction changed nothing, and nothing was said.
struct NothingExpectation: ExpectationKind {
  static let grammar = "nothing"

  var subject: Selector? { nil }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.word == "nothing", claim.token(after: 1).endsInstruction else { return nil }
    claim.advance()
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    let evidence = moment.evidence
    let said = evidence.said.prefix(3).map { "“\($0)” was said" }
    let changes = evidence.changes.prefix(3)
    let isKept = evidence.said.isEmpty && evidence.changes.isEmpty
    return ExpectationVerdict(
      isKept, found: isKept ? "nothing \(evidence.since)" : (changes + said).joined(separator: ", "))
  }
}
