import Accessibility
import Geometry
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

  @Test("what is in a control needs a name of its own only where a reader stops at it")
  func partsOfControls() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.begin(.of(.button, "Reply"))
    tree.append(.of(.switchControl))
    tree.close()
    let context = AuditContext(tree: tree)
    #expect(Warrant.all(of: "name-missing", at: 0, in: context) == [.property(.name)])
    #expect(Warrant.all(of: "name-missing", at: 1, in: context) == [.property(.name), .stops])
  }

  @Test(
    "that nothing is in another control is told only where the source says what is in what",
    arguments: [
      (nil, true), (Provenance(format: "uiautomator"), true), (Provenance(format: "idb"), true),
      (Provenance(format: "idb", never: [.containers]), false),
    ] as [(Provenance?, Bool)])
  func nesting(provenance: Provenance?, isTold: Bool) {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(.of(.button, "Reply"))
    tree.provenance = provenance
    #expect(Warrant.nesting.isSaid(by: tree) == isTold)
    let verdict = NestedInteractive().verdict(0, in: AuditContext(tree: tree))
    #expect(verdict.outcome == (isTold ? .pass : .cannotTell), "\(verdict)")
  }

  @Test("what compares settings with something else is what looks for names and choices that are there twice")
  func values() {
    let ids = StaticRules.all.filter { $0.restsOnValues }.map(\.rule.id)
    #expect(Set(ids) == ["name-said-twice", "name-duplicate", "one-selected"])
  }
}
