import Accessibility
import Audit
import Geometry
import Testing

@Suite("scroll-unreachable")
struct ScrollUnreachableTests {
  /// A scroll view of 200 points with a text in it, and beside it something that scrolls, so that the tree says of what it
  /// can whether it does.
  static func tree(
    text y: Double, actions: Actions = [], traits: Traits = .clips, inner: Traits = [], provenance: Provenance? = nil,
    saysScrolling: Bool = true
  ) -> (tree: AccessibilityTree, view: Int) {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    let view = tree.begin(
      .of(.scrollView, "About", at: Rect(x: 16, y: 180, width: 358, height: 200)) {
        ($0.actions, $0.traits) = (actions, traits)
      })
    tree.append(.of(.text, "Thirty days", at: Rect(x: 16, y: y, width: 358, height: 44)) { $0.traits = inner })
    tree.close()
    tree.append(
      .of(.scrollView, "Other", at: Rect(x: 16, y: 400, width: 358, height: 200)) {
        $0.actions = saysScrolling ? .scroll : []
      })
    tree.append(
      .of(.button, "Send", at: Rect(x: 16, y: 700, width: 358, height: 44)) {
        $0.actions = saysScrolling ? .activate : []
      })
    tree.provenance = provenance
    return (tree, view)
  }

  static let cases: [(name: String, tree: (tree: AccessibilityTree, view: Int), verdict: Outcome?)] = [
    ("below its edge, by touch alone", tree(text: 500), .fail),
    ("above its edge", tree(text: 100), .fail),
    ("in a dump that says what scrolls", tree(text: 500, provenance: Provenance(format: "uiautomator")), .fail),
    ("with an action to scroll", tree(text: 500, actions: .scroll), .pass),
    ("that takes the focus", tree(text: 500, traits: [.clips, .focusable]), .pass),
    ("with something in it that takes the focus", tree(text: 500, inner: .focusable), .pass),
    ("all of it shows", tree(text: 200), nil),
    ("a part of it shows", tree(text: 360), nil),
    (
      "in a dump that says of nothing whether it scrolls",
      tree(text: 500, provenance: Provenance(format: "xcuitest"), saysScrolling: false), .cannotTell
    ),
  ]

  @Test("what lies beyond the edge is scrolled to without a finger", arguments: cases)
  func verdict(name: String, tree: (tree: AccessibilityTree, view: Int), verdict: Outcome?) {
    let answer = ScrollUnreachable().verdict(tree.view, in: AuditContext(tree: tree.tree))
    #expect(answer.outcome == verdict, "\(name): \(answer)")
  }
}
