import Geometry
import Testing

@testable import Accessibility

/// What trees of real applications say of nodes costs nothing where nobody says it.
@Suite("Further details of nodes")
struct FurtherDetailsTests {
  /// Bytes of a node in an array before trees of real applications came in.
  static let formerStride = 160

  @Test("a plain node has not grown by more than a third, and shares what it does not say with all others")
  func plainNode() {
    #expect(MemoryLayout<AccessibilityNode>.stride <= Self.formerStride * 4 / 3)
    let plain = AccessibilityNode(id: "a", role: .text, name: "A", frame: .zero)
    var hinting = plain
    hinting.hint = "Hint"
    #expect(plain.further == FurtherDetails.none.fields && hinting.further == FurtherDetails.none.fields)
  }

  @Test("a million nodes load, and each is where it belongs")
  func million() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.reserveCapacity(1_000_000)
    for group in 0..<1000 {
      tree.begin(AccessibilityNode(id: NodeID("g\(group)"), role: .group, frame: .zero))
      for item in 0..<999 {
        tree.append(AccessibilityNode(id: NodeID("g\(group)/\(item)"), role: .text, frame: .zero))
      }
      tree.close()
    }
    #expect(tree.nodes.count == 1_000_000 && tree.roots.count == 1000)
    #expect(tree.nodes[999_999].parent == 999_000 && tree.nodes[999_000].end == 1_000_000)
  }

  @Test("each property is kept by itself, and what was said before stays")
  func each() {
    var node = AccessibilityNode(id: "a", role: .button, frame: .zero)
    node.hint = "Opens"
    node.identifier = "send"
    let before = node
    node.headingLevel = 2
    node.isElement = false
    #expect(before.headingLevel == nil && before.isElement == nil && before.identifier == "send")
    #expect(node.identifier == "send" && node.headingLevel == 2 && node.isElement == false && node.hint == "Opens")
    node.headingLevel = nil
    node.isElement = nil
    #expect(node == before)
  }

  /// Each property that trees of real applications add, set to something else than nothing.
  static let settings: [(name: String, set: @Sendable (inout AccessibilityNode) -> Void)] = [
    ("identifier", { $0.identifier = "send" }), ("role word", { $0.roleWord = "AXButton" }),
    ("role description", { $0.roleDescription = "dial" }), ("trait words", { $0.traitWords = ["Updates"] }),
    ("showing", { $0.isShowing = false }), ("text", { $0.text = "Send" }),
    ("state description", { $0.stateDescription = "Open" }), ("pane title", { $0.paneTitle = "Mail" }),
    ("tooltip", { $0.tooltip = "Sends it" }), ("error", { $0.errorText = "Too long" }),
    ("heading level", { $0.headingLevel = 2 }), ("hierarchy level", { $0.hierarchyLevel = 3 }),
    ("orientation", { $0.orientation = .vertical }), ("politeness", { $0.politeness = .assertive }),
    ("current", { $0.current = .page }), ("shortcut", { $0.shortcut = "Ctrl+S" }),
    ("input labels", { $0.inputLabels = ["Post"] }),
    ("custom content", { $0.customContent = [CustomContent(label: "Size", value: "3 MB")] }),
    ("rotors", { $0.rotors = ["Misspelt"] }),
    ("action names", { $0.actionNames = [ActionName(action: "x", name: "X")] }),
    ("relations", { $0.relations = [Relation(.labelledBy, "other")] }),
    ("table", { $0.table = TableShape(rows: 2, columns: 3) }), ("cell", { $0.cell = TablePlace(row: 1, column: 2) }),
    ("selection", { $0.selection = TextSelection(anchor: 1, caret: 2) }),
    ("runs", { $0.runs = [TextRun(start: 0, count: 1)] }), ("font weight", { $0.fontWeight = 700 }),
    ("text unit", { $0.textUnit = .scaled }), ("z order", { $0.zOrder = 4 }),
    ("facts", { $0.facts = [SourceFact(name: "drawing-order", value: "1")] }),
  ]

  @Test("what is said of a node is kept, and is not what nobody says", arguments: settings.indices)
  func kept(place: Int) {
    let plain = AccessibilityNode(id: "a", role: .button, frame: .zero)
    var (one, other) = (plain, plain)
    Self.settings[place].set(&one)
    #expect(one != plain && one.further != plain.further, "\(Self.settings[place].name)")
    Self.settings[place].set(&other)
    #expect(one == other && one.further == other.further)
    for another in Self.settings.indices where another != place { Self.settings[another].set(&other) }
    #expect(one != other)
  }

  @Test("what is said of a whole tree is kept")
  func tree() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    #expect(tree.application == nil && tree.orientations.isEmpty && tree.scale == nil && tree.rotation == nil)
    (tree.application, tree.scale, tree.rotation) = ("com.example.mail", 3, 90)
    tree.orientations = [.portrait]
    #expect(tree.application == "com.example.mail" && tree.scale == 3 && tree.rotation == 90)
    #expect(tree.orientations == [.portrait])
  }

  @Test("a scroll indicator lies at the trailing edge or at the bottom, as thick as its track")
  func indicator() {
    let track = Rect(x: 0, y: 10, width: 4, height: 200)
    let down = ScrollIndicator(axis: .vertical, name: "Down", track: track, thumb: track)
    let across = ScrollIndicator(axis: .horizontal, name: "Across", track: track, thumb: track)
    #expect(down.place == .trailing && down.thickness == 4 && across.place == .bottom && across.thickness == 200)
  }

  @Test("of a node in something that clips only what lies in it can be seen, on the screen")
  func visibleArea() {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    var list = AccessibilityNode(id: "list", role: .list, frame: Rect(x: 0, y: 100, width: 300, height: 200))
    list.traits = .clips
    tree.begin(list)
    tree.append(AccessibilityNode(id: "row", role: .cell, frame: Rect(x: -20, y: 250, width: 400, height: 100)))
    tree.close()
    #expect(tree.visibleArea(of: 1) == Rect(x: 0, y: 250, width: 300, height: 50))
    #expect(tree.visibleArea(of: 0) == Rect(x: 0, y: 100, width: 300, height: 200))
    #expect(tree.visibleArea(of: 7) == .zero)
  }

  @Test("nodes that say the same share its memory, and others do not")
  func sharing() {
    var (one, other, unlike) = (Self.node("a", "x"), Self.node("b", "x"), Self.node("c", "y"))
    #expect(other.share(one) && !unlike.share(one))
    one.identifier = "z"
    #expect(other.identifier == "x" && unlike.identifier == "y")
  }

  static func node(_ id: NodeID, _ identifier: String) -> AccessibilityNode {
    var node = AccessibilityNode(id: id, role: .button, frame: .zero)
    node.identifier = identifier
    return node
  }
}
