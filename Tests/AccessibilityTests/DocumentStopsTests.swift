import Accessibility
import Geometry
import Testing

/// Where readers of the web and of desktops stop.
@Suite("Stops in the order of a document")
struct DocumentStopsTests {
  static func node(_ id: String, _ role: Role, _ name: String? = nil, y: Double = 0, _ children: [Sketch] = [])
    -> Sketch
  {
    .node(
      AccessibilityNode(id: NodeID(id), role: role, name: name, frame: Rect(x: 0, y: y, width: 100, height: 20)),
      children)
  }

  static func read(_ sketches: Sketch...) -> [String] {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = "web"
    for sketch in sketches { sketch.append(to: &tree) }
    return tree.read
  }

  @Test("texts and controls are stops in the order of the tree, wherever they lie")
  func order() {
    #expect(
      Self.read(Self.node("page", .page, "Page", [Self.node("b", .text, "B", y: 90), Self.node("a", .button, "A")]))
        == ["b", "a"])
  }

  @Test("within a control nothing but further controls is a stop")
  func controls() {
    #expect(
      Self.read(Self.node("link", .link, "More", [Self.node("text", .text, "More"), Self.node("x", .button, "X")])) == [
        "link", "x",
      ])
  }

  @Test(
    "a row or an item that only puts together what is in it is no stop; one that says more is, and so is its content")
  func structure() {
    let cells = [
      Self.node("c1", .cell, "Ada", [Self.node("t1", .text, "Ada")]),
      Self.node("c2", .cell, "1815", [Self.node("t2", .text, "1815")]),
    ]
    #expect(Self.read(Self.node("row", .row, "Ada 1815", cells)) == ["t1", "t2"])
    #expect(Self.read(Self.node("row", .row, "First: Ada 1815", cells)) == ["row", "t1", "t2"])
    #expect(Self.read(Self.node("i", .listItem, nil, [Self.node("t", .text, "Tea")])) == ["t"])
    #expect(
      Self.read(Self.node("i", .treeItem, "Fruit", [Self.node("g", .group, nil, [Self.node("j", .treeItem, "Pears")])]))
        == ["i", "j"])
  }

  @Test("what holds nothing and is called something is read for that")
  func leaves() {
    #expect(Self.read(Self.node("dialog", .dialog, "Saved"), Self.node("group", .group)) == ["dialog"])
  }
}
