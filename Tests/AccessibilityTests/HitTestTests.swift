import Accessibility
import Geometry
import Testing

@Suite("Hit test")
struct HitTestTests {
  func hit(_ tree: AccessibilityTree, _ x: Double, _ y: Double) -> String? {
    tree.hitTest(Point(x: x, y: y)).map { tree.nodes[$0].id.path }
  }

  @Test("later siblings lie above earlier ones, children above their parents")
  func topmost() {
    let tree = AccessibilityTree(.box("back", [.button("in back", 0, 0)]), .button("front", 20, 0))
    #expect(hit(tree, 10, 10) == "in back")
    #expect(hit(tree, 30, 10) == "front")
    #expect(hit(tree, 200, 200) == "back")
    #expect(hit(tree, 390, 10) == nil)
  }

  @Test("what clips cuts its children off")
  func clipping() {
    let tree = AccessibilityTree(
      .box("list", frame: Rect(x: 0, y: 0, width: 100, height: 100), traits: .clips, [.button("cut", 0, 80)]))
    #expect(hit(tree, 10, 90) == "cut")
    #expect(hit(tree, 10, 110) == nil)
  }

  static let places: [(x: Double, y: Double, isCutOff: Bool, isInSight: Bool, isPartlyInSight: Bool)] = [
    (0, 0, false, true, true), (56, 56, false, true, true), (-1, 0, true, true, true), (57, 0, true, true, true),
    (0, -1, true, true, true), (0, 57, true, true, true), (-23, 0, true, false, true), (79, 0, true, false, true),
    (0, -23, true, false, true), (0, 79, true, false, true), (-45, 0, true, false, false), (0, 101, true, false, false),
  ]

  @Test("what reaches beyond what clips is cut off, and in sight while its middle is", arguments: places)
  func sight(x: Double, y: Double, isCutOff: Bool, isInSight: Bool, isPartlyInSight: Bool) {
    let tree = AccessibilityTree(
      .box("list", frame: Rect(x: 0, y: 0, width: 100, height: 100), traits: .clips, [.button("a", x, y)]))
    #expect(tree.isCutOff(1) == isCutOff)
    #expect(tree.isInSight(1) == isInSight)
    #expect(tree.isPartlyInSight(1) == isPartlyInSight)
    #expect(!tree.isCutOff(0) && tree.isInSight(0))
    let nothing = AccessibilityTree(
      .box(
        "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), traits: .clips,
        [.box("empty", frame: Rect(x: x, y: y, width: 0, height: 0), [])]))
    let isWithin = Rect(x: 0, y: 0, width: 101, height: 101).contains(Point(x: x, y: y))
    #expect(nothing.isInSight(1) == isWithin)
    #expect(nothing.isPartlyInSight(1) == isWithin)
  }

  @Test("no node is in sight or cut off that is not in the tree", arguments: [-1, 1, 99])
  func noNode(index: Int) {
    let tree = AccessibilityTree(.button("a", 0, 0))
    #expect(!tree.isInSight(index) && !tree.isPartlyInSight(index) && !tree.isCutOff(index))
    #expect(tree.nearestAncestor(of: index) { _ in true } == nil)
  }

  @Test("what cannot be seen is not hit; what is blocked is")
  func invisible() {
    let tree = AccessibilityTree(
      .button("shown", 0, 0), .box("glass", alpha: 0, [.button("in glass", 0, 0)]),
      .button("hidden", 0, 0, traits: .hidden))
    #expect(hit(tree, 10, 10) == "shown")
    #expect(hit(AccessibilityTree(.button("blocked", 0, 0, traits: .blocked)), 10, 10) == "blocked")
  }

  @Test("a hit area counts instead of the frame")
  func hitArea() {
    var node = AccessibilityNode(
      id: "grabber", role: .grabber, frame: Rect(x: 100, y: 100, width: 36, height: 5))
    node.hitArea = Rect(x: 96, y: 80, width: 44, height: 44)
    #expect(hit(AccessibilityTree(.node(node, [])), 110, 85) == "grabber")
    #expect(node.effectiveActivationPoint == Point(x: 118, y: 102))
  }

  @Test("nodes that are not accepted let through")
  func accepting() {
    let tree = AccessibilityTree(.button("button", 0, 0), .text("text", 0, 0))
    let index = tree.hitTest(Point(x: 5, y: 5)) { $0.role.isControl }
    #expect(index == 0)
  }
}
