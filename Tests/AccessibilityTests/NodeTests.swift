import Geometry
import Testing

@testable import Accessibility

/// What a node says of itself, and where it stands in its tree.
@Suite("Nodes")
struct NodeTests {
  static func node(_ change: (inout AccessibilityNode) -> Void = { _ in }) -> AccessibilityNode {
    var node = AccessibilityNode(id: "a", role: .image, frame: Rect(x: 0, y: 0, width: 44, height: 44))
    change(&node)
    return node
  }

  @Test(
    "each of name, value, hint and placeholder is something to say, and nothing else is",
    arguments: [
      (node(), false), (node { $0.name = "Send" }, true), (node { $0.value = "1" }, true),
      (node { $0.hint = "Sends it" }, true), (node { $0.placeholder = "To" }, true),
      (node { ($0.name, $0.value, $0.hint, $0.placeholder) = ("", "", "", "") }, false),
    ])
  func words(node: AccessibilityNode, hasWords: Bool) {
    #expect(node.hasWords == hasWords)
  }

  @Test("a node looks as it was told to, and like others until then")
  func looks() {
    let usual = Self.node()
    var node = usual
    node.background = Color(red: 1, green: 0, blue: 0)
    node.backgroundOpacity = 0.5
    node.isBackgroundBlurred = true
    node.cornerRadius = 8
    node.fontSize = 17
    node.explicitOrder = 3
    #expect(node.background == Color(red: 1, green: 0, blue: 0) && node.backgroundOpacity == 0.5)
    #expect(node.isBackgroundBlurred && node.cornerRadius == 8 && node.fontSize == 17 && node.explicitOrder == 3)
    #expect(usual.backgroundOpacity == 1 && usual.cornerRadius == nil && node != usual)
  }

  @Test("a colour lets nothing through unless it says so")
  func opacity() {
    #expect(Color(red: 0, green: 0, blue: 0).alpha == 1)
  }

  @Test("a node that is in no tree has no parent, and nothing is in it")
  func alone() {
    #expect(Self.node().parent == -1 && Self.node().end == 0)
  }

  @Test("ids are ordered by their paths, and none comes before itself")
  func ids() {
    let ids: [NodeID] = ["b", "a/b", "a", "a"]
    #expect(ids.sorted() == ["a", "a", "a/b", "b"])
    for id in ids { #expect(!(id < id)) }
  }

  @Test(
    "an author's place beyond what any interface has is the first or the last one, and still a place",
    arguments: [(Int.min, Int(Int32.min) + 1), (Int(Int32.min), Int(Int32.min) + 1), (-3, -3), (.max, Int(Int32.max))])
  func places(asked: Int, place: Int) {
    #expect(ShortOrder(asked).value == place)
    #expect(ShortOrder(nil).value == nil)
  }

  @Test("a tree has its roots in order, and of two nodes with one id the first is found")
  func roots() {
    let tree = AccessibilityTree(.box("a", [.button("same", 0, 0)]), .button("same", 50, 0), .box("c", []))
    #expect(tree.roots == [0, 2, 3])
    #expect(tree.node("same")?.frame.minX == 0 && tree.index(of: "same") == 1)
    #expect(AccessibilityTree(screen: Size(width: 9, height: 9)).roots.isEmpty)
  }

  @Test("what is around the cursor scrolls, be it the first of all, and else the last that scrolls")
  func scrolls() {
    var tree = AccessibilityTree(
      .box("first", [.button("in first", 0, 0)]), .button("in none", 0, 0), .box("last", [.button("in last", 0, 0)]))
    for id in ["first", "last"] as [NodeID] {
      if let index = tree.index(of: id) { tree.update(index) { $0.actions = .scroll } }
    }
    let scrolling = ReaderScrolling(tree)
    for (id, scroller) in [("in first", "first"), ("first", "first"), ("in none", "last"), ("in last", "last")] {
      #expect(scrolling.node(from: tree.index(of: NodeID(id))) == tree.index(of: NodeID(scroller)))
    }
    #expect(scrolling.node(from: nil) == tree.index(of: "last"))
  }

  @Test(
    "a thumb is as long as it is along its axis", arguments: [(ScrollIndicator.Axis.vertical, 80.0), (.horizontal, 3)])
  func thumb(axis: ScrollIndicator.Axis, length: Double) {
    let thumb = Rect(x: 390, y: 10, width: 3, height: 80)
    #expect(ScrollIndicator(axis: axis, name: "Scroll", track: thumb, thumb: thumb).length == length)
  }
}
