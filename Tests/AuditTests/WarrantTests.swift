import Testing

@testable import Audit

@Suite("What rules rest on")
struct WarrantTests {
  @Test("every entry is that of a rule, and says something")
  func ids() {
    let ids = Set(StaticRules.all.map(\.rule.id))
    for (rule, grounds) in Warrant.byRule {
      #expect(ids.contains(rule), "\(rule)")
      #expect(!grounds.isEmpty && Set(grounds).count == grounds.count, "\(rule)")
    }
  }
}
