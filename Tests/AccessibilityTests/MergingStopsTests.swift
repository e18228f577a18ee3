import Accessibility
import Geometry
import TestSupport
import Testing

/// Where TalkBack stops, what it says there, and in which order.
@Suite("Stops that take the words of what is in them")
struct MergingStopsTests {
  /// A view; `acts` makes it clickable.
  static func view(
    _ id: String, _ role: Role = .view, name: String? = nil, acts: Bool = false,
    at frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100), _ children: [Sketch] = [],
    change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> Sketch {
    var node = AccessibilityNode(id: NodeID(id), role: role, name: name, frame: frame)
    node.text = name
    if acts { node.actions.insert(.activate) }
    change(&node)
    return .node(node, children)
  }

  static func view(_ id: String, _ children: [Sketch]) -> Sketch { view(id, .view, children) }

  static func tree(_ sketches: Sketch...) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = "Android"
    for sketch in sketches { sketch.append(to: &tree) }
    return tree
  }

  /// What is said at each stop, by id.
  static func said(_ tree: AccessibilityTree) -> [String] {
    let elements = ReadingOrder(tree).elements
    return elements.map { index in
      "\(tree.nodes[index].id): \(tree.spoken(index) { elements.contains($0) }.name ?? "")"
    }
  }

  @Test("a clickable row says the texts in it, and not what can be clicked by itself")
  func row() {
    let tree = Self.tree(
      Self.view(
        "row", acts: true,
        [
          Self.view("title", .text, name: "Mum"), Self.view("text", .text, name: "At six"),
          Self.view("call", .button, name: "Call", acts: true),
        ]))
    #expect(Self.said(tree) == ["row: Mum, At six", "call: Call"])
  }

  @Test("a row that its author has described says that, and the texts in it are left out")
  func described() {
    let tree = Self.tree(
      Self.view("row", name: "Message from Mum", acts: true, [Self.view("title", .text, name: "Mum")]) {
        $0.text = nil
      })
    #expect(Self.said(tree) == ["row: Message from Mum"])
    #expect(tree.wordFates(ReadingOrder(tree))[1] == .repeated(by: 0))
  }

  @Test("a text that is a piece of another word or number is said for itself, and only the same text is not said twice")
  func pieces() {
    let tree = Self.tree(
      Self.view(
        "row", acts: true,
        ["Saturday 15", "day", "5", "SATURDAY 15"].map { Self.view($0, .text, name: $0) }),
      Self.view(
        "mail", name: "Inbox 15", acts: true, ["5", "box", "15"].map { Self.view("mail" + $0, .text, name: $0) }
      ) { $0.text = nil })
    #expect(Self.said(tree) == ["row: Saturday 15, day, 5", "mail: Inbox 15"])
    let fates = tree.wordFates(ReadingOrder(tree))
    #expect(fates[6] == .swallowed(by: 5) && fates[7] == .swallowed(by: 5) && fates[8] == .repeated(by: 5))
  }

  @Test("a control around a whole screen takes time by the number of texts in it")
  func large() {
    let texts = (0..<20_000).map { Self.view("t\($0)", .text, name: "Text number \($0) of the page") }
    let tree = Self.tree(Self.view("root", acts: true, texts))
    let said = Deadline.hold("stops among 20,000 texts") { Self.said(tree) }
    #expect(said.first?.hasSuffix("Text number 19999 of the page") == true)
    let named = Self.tree(Self.view("root", name: "Page", acts: true, texts) { $0.text = nil })
    for tree in [tree, named] {
      let fates = Deadline.hold("the words of 20,000 texts") { tree.wordFates(ReadingOrder(tree)) }
      #expect(fates.count == 20_000 + (tree.nodes[0].name == nil ? 0 : 1))
    }
  }

  @Test("texts by themselves are stops, and a nameless leaf that acts is one too")
  func leaves() {
    let tree = Self.tree(
      Self.view(
        "box",
        [Self.view("text", .text, name: "Hello"), Self.view("icon", .image, acts: true), Self.view("picture", .image)]))
    #expect(Self.said(tree) == ["text: Hello", "icon: "])
  }

  @Test("what is directly in a list is an item for what it says; a list's own words are not said")
  func list() {
    let tree = Self.tree(
      Self.view(
        "list", .list, name: "Inbox",
        [Self.view("item", [Self.view("a", .text, name: "A"), Self.view("b", .text, name: "B")])]
      ) {
        $0.actions.insert(.scroll)
      })
    #expect(Self.said(tree) == ["item: A, B"])
  }

  @Test("a container that acts and says nothing is no stop, and leaves what is in it to others")
  func silent() {
    let tree = Self.tree(
      Self.view("box", acts: true, [Self.view("inner", acts: true, [Self.view("text", .text, name: "Hello")])]))
    #expect(Self.said(tree) == ["inner: Hello"])
  }

  @Test("what is not shown is neither a stop nor said")
  func unseen() {
    let tree = Self.tree(
      Self.view(
        "row", acts: true,
        [
          Self.view("a", .text, name: "A") { $0.isShowing = false }, Self.view("b", .text, name: "B"),
          Self.view("c", .text, name: "C") { $0.traits = .hidden },
        ]))
    #expect(Self.said(tree) == ["row: B"])
  }

  @Test("what is in a hidden window is neither a stop nor said")
  func hiddenWindow() {
    let tree = Self.tree(
      Self.view("gone", .window, [Self.view("a", .text, name: "A")]) { $0.traits = .hidden },
      Self.view("shown", .window, [Self.view("b", .text, name: "B")]))
    #expect(Self.said(tree) == ["b: B"])
  }

  @Test("what a part says as its control does is said once, in whatever letters")
  func saidByName() {
    let tree = Self.tree(
      Self.view(
        "send", .button, name: "Send", acts: true,
        [Self.view("label", .text, name: "SEND"), Self.view("note", .text, name: "Now")]))
    #expect(Self.said(tree) == ["send: Send, Now"])
  }

  @Test("a container as large as the window is no stop for its words")
  func window() {
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    let tree = Self.tree(Self.view("root", name: "Window", at: screen, [Self.view("a", .text, name: "A")]))
    #expect(Self.said(tree) == ["a: A"])
  }

  @Test("the order is that of the tree, unless what a container says stands behind what follows it")
  func order() {
    let below = Self.view(
      "below", at: Rect(x: 0, y: 0, width: 400, height: 800),
      [Self.view("low", .text, name: "Low", at: Rect(x: 0, y: 700, width: 100, height: 50))])
    let above = Self.view("above", .text, name: "Above", at: Rect(x: 10, y: 10, width: 100, height: 50))
    #expect(ReadingOrder(Self.tree(below, above)).ids(in: Self.tree(below, above)) == ["low", "above"])
    let tree = Self.tree(Self.view("root", [below, above]))
    #expect(Self.said(tree) == ["above: Above", "low: Low"])
    let plain = Self.tree(
      Self.view("b", .text, name: "B", at: Rect(x: 0, y: 90, width: 9, height: 9)), Self.view("a", .text, name: "A"))
    #expect(Self.said(plain) == ["b: B", "a: A"])
  }

  @Test("what a container says begins where the first of its words does, however broad they are")
  func bounds() {
    func text(_ id: String, _ x: Double, _ y: Double, width: Double) -> Sketch {
      Self.view(id, .text, name: id, at: Rect(x: x, y: y, width: width, height: 50))
    }
    let line = Self.view(
      "line", at: Rect(x: 0, y: 0, width: 400, height: 200),
      [text("broad", 0, 100, width: 150), text("narrow", 300, 100, width: 50)])
    let tree = Self.tree(Self.view("root", [line, text("between", 100, 120, width: 50)]))
    #expect(tree.read == ["broad", "narrow", "between"])
  }

  @Test("what a container says reaches down to the lowest of its words, whichever comes first")
  func lowest() {
    func text(_ id: String, _ x: Double, _ y: Double, height: Double) -> Sketch {
      Self.view(id, .text, name: id, at: Rect(x: x, y: y, width: 50, height: height))
    }
    let column = Self.view(
      "column", at: Rect(x: 0, y: 0, width: 300, height: 400),
      [text("long", 200, 200, height: 200), text("short", 200, 100, height: 50)])
    // Beside the long text, and further left.
    let tree = Self.tree(Self.view("root", [column, text("beside", 100, 250, height: 50)]))
    #expect(tree.read == ["beside", "long", "short"])
  }

  @Test("a row without cells is an item of its table and keeps its words, one with cells gives them to it")
  func rowsOfTables() {
    func table(_ cells: [Sketch]) -> AccessibilityTree {
      Self.tree(
        Self.view("table", .table, [Self.view("row", .row, name: "Tea", cells)]) { $0.traits = .focusable })
    }
    #expect(table([]).read == ["row"])
    #expect(table([Self.view("cell", .cell, name: "3")]).read == ["table", "cell"])
  }

  @Test("what is heard nowhere in itself stays where it is, above the screen as well")
  func aboveTheScreen() {
    let tree = Self.tree(
      Self.view(
        "root", at: Rect(x: 0, y: -300, width: 400, height: 1_000),
        [
          Self.view(
            "box", at: Rect(x: 0, y: -200, width: 100, height: 100),
            [Self.view("low", .text, name: "Low", at: Rect(x: 0, y: 100, width: 100, height: 50))]),
          Self.view("high", .text, name: "High", at: Rect(x: 0, y: -90, width: 100, height: 40)),
        ]))
    #expect(tree.read == ["low", "high"])
  }

  @Test(
    "what a part is set to is said with its name, a state is not",
    arguments: [
      (.checkBox, "Wi-Fi"), (.switchControl, "Wi-Fi"), (.toggle, "Wi-Fi"), (.radioButton, "Wi-Fi"),
      (.slider, "Wi-Fi 1"),
      (.text, "Wi-Fi 1"),
    ] as [(Role, String)])
  func settings(role: Role, words: String) {
    let tree = Self.tree(Self.view("row", acts: true, [Self.view("part", role, name: "Wi-Fi") { $0.value = "1" }]))
    #expect(tree.words(ofPart: 1) == words)
  }

  @Test("links of the author's move a node before or after another one; those that go round are ignored")
  func links() {
    func texts(_ relations: [String: Relation]) -> AccessibilityTree {
      Self.tree(
        Self.view(
          "root",
          ["a", "b", "c"].map { id in
            Self.view(id, .text, name: id, acts: true) { $0.relations = relations[id].map { [$0] } ?? [] }
          }))
    }
    #expect(texts(["c": Relation(.readBefore, "a")]).read == ["c", "a", "b"])
    #expect(texts(["a": Relation(.readAfter, "b")]).read == ["b", "a", "c"])
    #expect(texts(["a": Relation(.readAfter, "nobody")]).read == ["a", "b", "c"])
    #expect(Set(texts(["a": Relation(.readAfter, "b"), "b": Relation(.readAfter, "a")]).read) == ["a", "b", "c"])
    #expect(texts(["a": Relation(.readBefore, "a")]).read == ["a", "b", "c"])
  }

  @Test(
    "nobody comes into a dialog that holds nothing, so that what it is called is a stop; what a list is called never is"
  )
  func emptyContainers() {
    let tree = Self.tree(
      Self.view("saved", .dialog, name: "Saved"), Self.view("empty", .list, name: "No mail"),
      Self.view("full", .list, name: "Mail", [Self.view("a", .text, name: "A")]),
      Self.view("main", .window, name: "Main"))
    #expect(Self.said(tree).map { $0.prefix { $0 != ":" } } == ["saved", "a"])
  }
}
