import Audit
import Testing

@Suite("Evidence")
struct EvidenceTests {
  static let one = Evidence(script: "tap 1,2", steps: 1, session: "a.session.jsonl")

  static let others: [(Evidence, Bool)] = [
    (one, true), (Evidence(script: "tap 1,2", steps: 1, session: "a.session.jsonl"), true),
    (Evidence(script: "tap 1,3", steps: 1, session: "a.session.jsonl"), false),
    (Evidence(script: "tap 1,2", steps: 2, session: "a.session.jsonl"), false),
    (Evidence(script: "tap 1,2", steps: 1), false),
  ]

  @Test("two are equal when they say the same, shared or not", arguments: others)
  func equality(other: Evidence, isEqual: Bool) {
    #expect((Self.one == other) == isEqual)
    if isEqual { #expect(Self.one.hashValue == other.hashValue) }
  }
}
