import Gestures

/// Something was said since the last instruction, or at any time since the start.
struct SaidExpectation: ExpectationKind {
  static let grammar = #"said [anywhere] "TEXT" | /PATTERN/"#

  let text: ExpectedText
  let isAnywhere: Bool

  var subject: Selector? { nil }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    guard claim.take("said") else { return nil }
    isAnywhere = claim.take("anywhere")
    text = try ExpectedText(&claim, "what was said")
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    let evidence = moment.evidence
    let said = isAnywhere ? evidence.everSaid : evidence.said
    if let kept = said.last(where: { evidence.says(text, $0) }) { return ExpectationVerdict(true, found: "“\(kept)”") }
    if let doubt = text.doubt { return .failed(doubt) }
    let since = isAnywhere ? "since the start" : evidence.since
    guard !said.isEmpty else {
      return .failed("nothing was said \(since)", nearest: isAnywhere ? nil : earlier(evidence))
    }
    let listed = said.suffix(Self.listed).map { "“\($0)”" }.joined(separator: " ")
    return .failed(
      "\(said.count > Self.listed ? "… " : "")\(listed) was said \(since)",
      nearest: text.nearest(among: said) ?? (isAnywhere ? nil : earlier(evidence)))
  }

  /// Utterances that a message lists.
  private static let listed = 5

  /// That it was said, only not when it was expected.
  private func earlier(_ evidence: ExpectationRecord) -> String? {
    evidence.everSaid.last(where: { evidence.says(text, $0) }).map { "“\($0)” was said earlier (said anywhere)" }
  }
}
