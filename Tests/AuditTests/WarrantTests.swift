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
}
