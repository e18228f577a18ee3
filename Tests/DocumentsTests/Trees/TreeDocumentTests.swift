import Accessibility
import Documents
import Geometry
import TestSupport
import Testing

@Suite("Tree documents")
struct TreeDocumentTests {
  /// A tree in which every attribute differs from its default.
  static var rich: AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = "iOS"
    tree.isRightToLeft = true
    tree.language = "he"
    (tree.scale, tree.rotation, tree.orientations) = (2.625, 1, [.landscape, .portrait])
    tree.application = "com.example.mail"
    tree.provenance = Provenance(
      format: "uiautomator", never: [.colors, .heading], notAsked: [.hint], remarks: ["The screen is not known."])
    tree.begin(
      AccessibilityNode(id: "inbox", role: .window, name: "Inbox", frame: Rect(x: 0, y: 0, width: 393, height: 852)))
    var slider = AccessibilityNode(
      id: "inbox/volume", role: .slider, name: "Volume \"x\"\n", frame: Rect(x: -1, y: 0.1, width: 3, height: 4))
    slider.traits = [.disabled, .cancel]
    slider.value = "50 %"
    slider.hint = "Swipe"
    slider.placeholder = "p"
    slider.actions = [.activate, .increment, .focus]
    slider.customActions = ["Mute", "Solo"]
    slider.activationPoint = Point(x: 1.5, y: 2)
    slider.hitArea = Rect(x: 0, y: 0, width: 44, height: 44)
    slider.range = ValueRange(minimum: 0, maximum: 1, current: 0.5, step: 0.1)
    slider.position = Position(index: 2, count: 3)
    slider.language = "en"
    slider.foreground = Color(red: 0, green: 0.5, blue: 1)
    slider.background = Color(red: 1, green: 1, blue: 1, alpha: 0)
    (slider.backgroundOpacity, slider.isBackgroundBlurred, slider.cornerRadius) = (0.25, true, 12)
    slider.fontSize = 17
    slider.isBold = true
    slider.isDimmed = true
    slider.alpha = 0.5
    slider.explicitOrder = 7
    var indicator = ScrollIndicator(
      axis: .horizontal, name: "scroll bar", track: Rect(x: 0, y: 90, width: 100, height: 11),
      thumb: Rect(x: 10, y: 90, width: 24, height: 11))
    (indicator.policy, indicator.isVisible, indicator.size) = (.inlineControl, true, .mini)
    (indicator.opacity, indicator.fraction, indicator.total) = (0.5, 0.25, 800)
    (indicator.page, indicator.kind) = (Position(index: 2, count: 8), .grownPageDots)
    indicator.jog = ScrollIndicator.Jog(displacement: -12, speed: -300, tickSpeed: -7.5, tickPhase: 0.75)
    slider.indicators = [indicator]
    addFurther(to: &slider)
    slider.source = SourceLocation(file: "a:b.scene.yaml", line: 3, column: 9)
    tree.append(slider)
    tree.begin(AccessibilityNode(id: "inbox/group", role: .group, frame: .zero))
    tree.append(AccessibilityNode(id: "inbox/group/a", role: .text, name: "A", frame: .zero))
    tree.append(AccessibilityNode(id: "inbox/group/b", role: .unknown, frame: .zero))
    tree.close()
    tree.append(AccessibilityNode(id: "inbox/last", role: .switchControl, frame: .zero))
    tree.close()
    tree.append(AccessibilityNode(id: "second", role: .sheet, frame: .zero))
    return tree
  }

  /// What trees of real applications say, all of it.
  static func addFurther(to node: inout AccessibilityNode) {
    (node.identifier, node.roleWord, node.roleDescription) = ("vol", "android.widget.SeekBar", "dial")
    (node.traitWords, node.isElement, node.isShowing) = (["playsSound"], false, true)
    (node.text, node.stateDescription, node.paneTitle) = ("50", "half", "Sound")
    (node.tooltip, node.errorText, node.inputLabels) = ("Loudness", "too loud", ["Volume", "Sound"])
    node.customContent = [
      CustomContent(label: "Unit", value: "percent"), CustomContent(label: "Max", value: "100", isImportant: true),
    ]
    node.facts = [SourceFact(name: "NAF", value: "true"), SourceFact(name: "hint", value: nil)]
    (node.rotors, node.actionNames) = (["Marks"], [ActionName(action: "activate", name: "mute")])
    (node.headingLevel, node.hierarchyLevel, node.orientation, node.politeness) = (2, 3, .vertical, .assertive)
    (node.current, node.shortcut) = (.step, "Ctrl+S")
    node.selection = TextSelection(anchor: 1, caret: 2)
    node.relations = Relation.Kind.allCases.map { Relation($0, "inbox/group/a") }
    node.table = TableShape(rows: 4, columns: 5)
    node.cell = TablePlace(row: 2, column: 3, rowSpan: 2, columnSpan: 3)
    (node.zOrder, node.fontWeight, node.textUnit) = (-4, 350, .scaled)
    var run = TextRun(start: 0, count: 2)
    (run.foreground, run.background) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0))
    (run.fontSize, run.fontWeight) = (12, 700)
    node.runs = [run]
  }

  @Test("a tree that is written and read is the same tree")
  func roundTrip() throws {
    let text = TreeDocument.write(Self.rich)
    var tree = try TreeDocument.read(text, file: "x.tree.json")
    for index in tree.nodes.indices where tree.nodes[index].source?.file == "x.tree.json" {
      tree.update(index) { $0.source = nil }
    }
    #expect(tree == Self.rich, "\(text)")
    #expect(TreeDocument.write(tree) == text)
  }

  @Test("what is written is valid, and uses every attribute of the schema")
  func schema() throws {
    let validator = try SchemaValidator(DocumentKind.tree.schema)
    let node = try LocatedNode.parse(TreeDocument.write(Self.rich), file: "x.tree.json")
    #expect(validator.problems(in: node) == [])
    let used = Set(SchemaTests.keys(in: node))
    #expect(validator.properties.filter { !used.contains(String($0.split(separator: ".")[1])) } == [])
  }

  @Test(
    "what is wrong is told precisely",
    arguments: [
      ("", "x.tree.json:1:1: the document is empty; expected a JSON value"),
      (
        "[]",
        "x.tree.json:1:1: found an empty list; expected tree: a mapping with screen, platform, layoutDirection, language, scale, rotation, orientations, application, provenance, nodes"
      ),
      (
        "{\"screen\": [1, 2]}",
        "x.tree.json:1:1: tree has no \"nodes\"; expected nodes: nodes without parent, from back to front"
      ),
      ("{\"screen\": [1], \"nodes\": []}", "x.tree.json:1:12: found a list of 1; expected [width, height] in points"),
      (
        #"{"screen": [1, 2], "nodes": [{"id": "a", "role": "buton", "frame": [0, 0, 1, 1]}]}"#,
        "x.tree.json:1:50: found \"buton\"; expected one of application, window, view, group, panel, toolbar, tabBar, menuBar, statusBar, titleBar, … (61 in all) (did you mean \"button\"?)"
      ),
      (
        #"{"screen": [1, 2], "nodes": [{"id": "a", "role": "text", "frame": [0, 0, 1, 1]}, {"id": "a", "role": "text", "frame": [0, 0, 1, 1]}]}"#,
        "x.tree.json:1:82: the id \"a\" is taken; expected an id for each node of its own (the first one is in line 1)"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: DocumentErrors.self) { try TreeDocument.read(text, file: "x.tree.json") }
    #expect(error?.errors.first?.description == message)
  }

  @Test("a tree that is nested too deeply is refused")
  func deep() {
    let node = #"{"id": "a", "role": "group", "frame": [0, 0, 1, 1], "children": ["#
    let text = #"{"screen": [1, 2], "nodes": ["# + String(repeating: node, count: 100_000)
    let error = #expect(throws: DocumentErrors.self) { try TreeDocument.read(text, file: "x.tree.json") }
    #expect(error?.description.contains("nested deeper than 520") == true)
  }

  @Test("trees as deep as applications have are read")
  func application() throws {
    var tree = AccessibilityTree(screen: Size(width: 10, height: 10))
    for depth in 0..<250 { tree.begin(AccessibilityNode(id: NodeID("n\(depth)"), role: .group, frame: .zero)) }
    #expect(try TreeDocument.read(TreeDocument.write(tree), file: "x.tree.json").nodes.count == 250)
  }
}
