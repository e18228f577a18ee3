import Accessibility
import Audit
import Geometry
import Testing

@Suite("How many controls have a name")
struct NameCoverageTests {
  private static func coverage(_ named: Int, _ controls: Int) -> NameCoverage {
    var coverage = NameCoverage()
    (coverage.named, coverage.controls) = (named, controls)
    return coverage
  }

  @Test(
    "less of the controls with a name is worse, more controls without one are",
    arguments: [
      (2, 3, 1, 2, false), (1, 2, 2, 3, true), (1, 2, 2, 4, false), (19, 20, 20, 20, true), (20, 21, 20, 20, true),
      (0, 0, 5, 5, false), (0, 1, 0, 0, true), (1, 1, 0, 0, false), (0, 5, 0, 7, false),
      (Int.max - 1, Int.max, Int.max, Int.max, true),
    ])
  func worse(named: Int, controls: Int, oldNamed: Int, oldControls: Int, isWorse: Bool) {
    #expect(Self.coverage(named, controls).isWorse(than: Self.coverage(oldNamed, oldControls)) == isWorse)
  }

  @Test("nothing is counted before there is a result")
  func beginning() { #expect(NameCoverage().words == "0 of 0 controls have a name") }

  @Test("controls with and without a name are counted, texts are not")
  func counted() {
    var tree = AccessibilityTree(screen: Size(width: 100, height: 100))
    for (id, role, name) in [
      ("a", Role.button, "Send"), ("b", .button, nil), ("c", .text, nil), ("d", .switchControl, "Wi-Fi"),
    ] {
      tree.append(
        AccessibilityNode(
          id: NodeID(id), role: role, name: name, frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    }
    let coverage = NameCoverage(Auditor(rules: [NameMissing()]).audit(tree), target: "a.tree.json")
    #expect(coverage?.words == "2 of 3 controls have a name")
    #expect(NameCoverage(Auditor(rules: [HeadingEmpty()]).audit(tree), target: "a.tree.json") == nil)
  }
}
