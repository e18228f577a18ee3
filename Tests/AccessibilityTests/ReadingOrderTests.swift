import Accessibility
import Geometry
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  @Test("rows run from the top, each from the leading edge")
  func rowsFromTheTop() {
    let tree = AccessibilityTree(
      .button("d", 100, 60), .button("b", 100, 0), .button("c", 0, 60), .button("a", 0, 5))
    #expect(tree.read == ["a", "b", "c", "d"])
  }

  @Test("right to left, rows run from the right edge; rows still run from the top")
  func mirrored() {
    let tree = AccessibilityTree(
      .button("a", 0, 0), .button("b", 100, 0), .button("c", 0, 60), .button("d", 100, 60), rightToLeft: true)
    #expect(tree.read == ["b", "a", "d", "c"])
  }

  @Test(
    "two tops share a row below 8 pt on a phone and below 13 pt elsewhere",
    arguments: [
      ("iOS", 7.9, true), ("iOS", 8, false), ("iPadOS", 12.9, true), ("iPadOS", 13, false),
      ("watchOS", 12, true),
    ])
  func rowTolerance(platform: String, distance: Double, sharesRow: Bool) {
    let tree = AccessibilityTree(.button("right", 100, 0), .button("left", 0, distance), platform: platform)
    #expect(tree.read == (sharesRow ? ["left", "right"] : ["right", "left"]))
  }

  @Test("a chain of near misses is counted from the top and reported once")
  func chainOfNearMisses() {
    let tree = AccessibilityTree(.button("top", 200, 0), .button("middle", 100, 7), .button("low", 0, 14))
    let order = ReadingOrder(tree)
    #expect(order.ids(in: tree).map(\.path) == ["middle", "top", "low"])
    #expect(order.ambiguities == [OrderAmbiguity(earlier: 1, later: 2)])
  }

  @Test("the lowest of those that stand equally far in is the one that a chain is reported with")
  func chainOfColumns() {
    let tree = AccessibilityTree(
      .button("start", 0, 0), .button("upper", 200, 2), .button("lower", 200, 4), .button("next", 100, 9),
      .button("last", 100, 13))
    #expect(ReadingOrder(tree).ambiguities == [OrderAmbiguity(earlier: 2, later: 3)])
  }

  @Test(
    "a screen of no known platform is a phone's up to 500 pt",
    arguments: [(393.0, 8.0), (500, 8), (501, 13)])
  func narrowScreen(width: Double, tolerance: Double) {
    for screen in [Size(width: width, height: 900), Size(width: 900, height: width)] {
      #expect(AccessibilityTree(screen: screen).rowTolerance == tolerance)
    }
  }

  @Test("a chain whose order is the same either way is no ambiguity")
  func harmlessChain() {
    let tree = AccessibilityTree(.button("a", 0, 0), .button("b", 0, 7), .button("c", 0, 14))
    #expect(ReadingOrder(tree).ambiguities.isEmpty)
    #expect(tree.read == ["a", "b", "c"])
  }

  @Test("a group stays together and sorts by its first child")
  func groupSortsByFirstChild() {
    let tree = AccessibilityTree(
      .button("between", 50, 100),
      .box("group", [.button("low", 0, 200), .button("high", 0, 90)]),
      .button("top", 0, 0))
    #expect(tree.read == ["top", "high", "low", "between"])
  }

  @Test("a plain view does not keep its children together")
  func viewIsTransparent() {
    let tree = AccessibilityTree(
      .button("between", 0, 100), .box("view", role: .view, [.button("low", 0, 200), .button("high", 0, 0)]))
    #expect(tree.read == ["high", "between", "low"])
  }

  @Test("an explicit order is a place from 1 and wins over geometry")
  func explicitOrder() {
    let tree = AccessibilityTree(
      .button("a", 0, 0), .button("b", 0, 50), .button("c", 0, 100, order: 1), .button("d", 0, 150),
      .button("e", 0, 200, order: 3))
    #expect(tree.read == ["c", "a", "e", "b", "d"])
  }

  @Test("explicit places may have gaps, repeat, and lie beyond the end")
  func explicitOrderIsRobust() {
    let tree = AccessibilityTree(
      .button("last", 0, 0, order: 99), .button("second", 0, 50, order: 2), .button("third", 0, 60, order: 2),
      .button("free", 0, 200), .button("zero", 0, 300, order: 0))
    #expect(tree.read == ["zero", "second", "third", "free", "last"])
  }

  @Test("a group may have an explicit order")
  func explicitOrderOfGroup() {
    let tree = AccessibilityTree(
      .button("a", 0, 0), .box("group", order: 1, [.button("b", 0, 100), .button("c", 50, 100)]))
    #expect(tree.read == ["b", "c", "a"])
  }

  @Test("the last modal sibling hides all others")
  func lastModalWins() {
    let tree = AccessibilityTree(
      .box("window", role: .window, [.button("under", 0, 0)]),
      .box("sheet", role: .sheet, traits: .modal, [.button("sheet button", 0, 0)]),
      .box("alert", role: .alert, traits: .modal, [.button("ok", 0, 0)]),
      .button("beside", 0, 300))
    #expect(tree.read == ["ok"])
  }

  @Test("a hidden modal sibling hides nothing")
  func hiddenModal() {
    let tree = AccessibilityTree(
      .button("a", 0, 0), .box("sheet", role: .sheet, traits: [.modal, .hidden], [.button("b", 0, 100)]))
    #expect(tree.read == ["a"])
  }

  static let nothing = Rect(x: 10, y: 10, width: 0, height: 0)
  static let something = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test(
    "what cannot be seen is left out with its children",
    arguments: [
      (something, Traits.hidden, 1.0, false), (something, .blocked, 1, false),
      (something, Traits(), 0, false),
      (nothing, .clips, 1, false), (nothing, Traits(), 1, true), (something, .clips, 0.01, true),
      (something, .decorative, 1, true),
    ])
  func leftOut(frame: Rect, traits: Traits, alpha: Double, isRead: Bool) {
    let tree = AccessibilityTree(
      .box("box", frame: frame, traits: traits, alpha: alpha, [.button("a", 0, 0)]))
    #expect(tree.read == (isRead ? ["a"] : []))
  }

  @Test(
    "content that has scrolled away stays where its view is in the order", arguments: [0, 60, 500, -500] as [Double])
  func scrolledAway(offset: Double) {
    let view = Rect(x: 0, y: 100, width: 100, height: 100)
    let tree = AccessibilityTree(
      .button("above", 0, 0),
      .box(
        "view", role: .scrollView, frame: view, traits: .clips,
        [.button("first", 0, 100 - offset), .button("second", 0, 160 - offset)]),
      .button("below", 0, 300))
    #expect(tree.read == ["above", "first", "second", "below"])
  }

  @Test("decorative pictures are skipped, nameless ones and nameless buttons are not")
  func decorative() {
    let tree = AccessibilityTree(
      .node(AccessibilityNode(id: "picture", role: .image, frame: Self.something), []),
      .box("ornament", role: .image, traits: .decorative, []),
      .node(AccessibilityNode(id: "button", role: .button, frame: Self.something), []),
      .node(AccessibilityNode(id: "empty text", role: .text, frame: Self.something), []))
    #expect(tree.read == ["picture", "button"])
  }

  @Test("texts and pictures in a control are part of it, controls in it are not")
  func absorbedContent() {
    let tree = AccessibilityTree(
      .button("row", 0, 0, [.text("title", 0, 0), .button("delete", 100, 0)]), .button("after", 0, 100))
    #expect(tree.read == ["row", "delete", "after"])
  }

  @Test(
    "an item in an item is a stop of its own, one in anything else that is operated is a part of that",
    arguments: [(Role.listItem, true), (.row, true), (.cell, true), (.button, false), (.link, false)])
  func itemWithin(role: Role, isRead: Bool) {
    func node(_ id: String, _ role: Role) -> AccessibilityNode {
      AccessibilityNode(id: NodeID(id), role: role, name: id, frame: Self.something)
    }
    let tree = AccessibilityTree(.node(node("outer", role), [.node(node("inner", .listItem), [])]))
    #expect(tree.read == (isRead ? ["outer", "inner"] : ["outer"]))
  }

  @Test(
    "where a source knows no containers, content that has not scrolled away sorts by itself",
    arguments: [([], ["inner", "above"]), ([.containers], ["above", "inner"])] as [(Set<Property>, [String])])
  func unknownContainers(never: Set<Property>, read: [String]) {
    var tree = AccessibilityTree(
      .box(
        "view", role: .scrollView, frame: Rect(x: 0, y: 0, width: 300, height: 400), traits: .clips,
        [.button("inner", 0, 100)]),
      .button("above", 0, 50))
    tree.provenance = Provenance(format: "some source", never: never)
    #expect(tree.read == read)
  }

  @Test("coordinates that are not numbers change nothing but the place")
  func notANumber() {
    let tree = AccessibilityTree(.button("lost", .nan, .nan), .button("a", 0, 0), .button("b", 0, 100))
    #expect(tree.read == ["a", "b", "lost"])
  }

  @Test("an empty tree has nothing to read")
  func emptyTree() {
    #expect(AccessibilityTree().read == [])
  }

  @Test("a chain of 100,000 containers and a row of 100,000 buttons are read to the end")
  func largeTrees() {
    var deep = AccessibilityTree(screen: Size(width: 393, height: 852))
    var wide = deep
    let count = 100_000
    for index in 0..<count {
      deep.begin(
        AccessibilityNode(id: NodeID("\(index)"), role: index % 2 == 0 ? .group : .view, frame: .zero))
      wide.append(
        AccessibilityNode(
          id: NodeID("\(index)"), role: .button, name: "a",
          frame: Rect(x: 0, y: Double(index % 1000), width: 1, height: 1)))
    }
    deep.append(AccessibilityNode(id: "end", role: .button, frame: .zero))
    for _ in 0..<count { deep.close() }
    #expect(deep.read == ["end"])
    #expect(ReadingOrder(wide).elements.count == count)
  }
}
