import Accessibility
import Announcer
import Audit
import Geometry
import Harness
import Testing
import Trees

/// What nobody says is named, wherever it stands; what people see of it breaks a rule.
@Suite("Words that are not spoken")
struct UnspokenWordsTests {
  static func tree(_ attributes: String, _ inside: String = "", class name: String = "view.View") throws
    -> AccessibilityTree
  {
    let text =
      "<hierarchy rotation=\"0\" class=\"hierarchy\"><android.widget.FrameLayout class=\"android.widget.FrameLayout\" "
      + "bounds=\"[0,0][90,90]\"><android.\(name) class=\"android.\(name)\" bounds=\"[0,0][90,90]\" \(attributes)>"
      + "\(inside)</android.\(name)></android.widget.FrameLayout></hierarchy>"
    return try TreeImporter.read(Array(text.utf8), file: "x").tree
  }

  static let text = "<android.widget.TextView class=\"android.widget.TextView\" text=\"In it\" bounds=\"[0,0][9,9]\"/>"

  static func unspoken(_ tree: AccessibilityTree, _ voice: Voice = .talkback) -> [String] {
    ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice), explains: true).unspoken.map(\.words)
  }

  @Test(
    "of something that no reader stops at",
    arguments: [
      "pane-title=\"Letters\"", "tooltip-text=\"Letters\"", "error=\"Letters\"",
      "extras=\"AccessibilityNodeInfo.roleDescription=Letters\"",
    ])
  func aside(attribute: String) throws {
    for inside in ["", Self.text] {
      #expect(try Self.unspoken(Self.tree(attribute, inside)) == ["Letters"], "\(attribute) \(inside)")
    }
  }

  /// A text with others of its own.
  static let part =
    "<android.widget.TextView class=\"android.widget.TextView\" text=\"5\" content-desc=\"five\" tooltip-text=\"Count\" "
    + "error=\"Too many\" bounds=\"[0,0][9,9]\"/>"

  @Test("of a part that is swallowed, every text")
  func swallowed() throws {
    let tree = try Self.tree("content-desc=\"Whole\" clickable=\"true\"", Self.part)
    #expect(Self.unspoken(tree).sorted() == ["5", "Count", "Too many", "five"])
  }

  @Test("texts that the tree file has for a container are named one by one, and what has been told of it is not")
  func container() {
    var tree = AccessibilityTree(screen: Size(width: 100, height: 100))
    let all = Rect(origin: .zero, size: tree.screen)
    var list = AccessibilityNode(id: "list", role: .list, name: "Letters", frame: all)
    list.hint = "Newest first"
    list.placeholder = "Nothing yet"
    list.stateDescription = "Loading"
    tree.begin(list)
    for name in ["One", "Two"] {
      tree.append(AccessibilityNode(id: NodeID(name), role: .text, name: name, frame: .zero))
    }
    tree.close()
    tree.platform = "Android"
    #expect(Self.unspoken(tree).sorted() == ["Loading", "Newest first", "Nothing yet"])
  }

  @Test("a switch that is no stop has words for a value, and they are named; what is on or off is none")
  func switches() {
    for (value, words) in [("Fast", ["Fast"]), ("1", [])] {
      var tree = AccessibilityTree(screen: .zero)
      var node = AccessibilityNode(id: "it", role: .switchControl, frame: .zero)
      (node.value, node.isElement) = (value, false)
      tree.append(node)
      #expect(Self.unspoken(tree, .voiceover) == words)
    }
  }

  @Test("a switch with a name that is no stop has both named")
  func namedSwitch() {
    var tree = AccessibilityTree(screen: .zero)
    var node = AccessibilityNode(id: "it", role: .switchControl, name: "Fan", frame: .zero)
    (node.value, node.isElement) = ("Fast", false)
    tree.append(node)
    #expect(Self.unspoken(tree, .voiceover) == ["Fan", "Fast"])
  }

  @Test("a leaf that no reader stops at holds no others")
  func leaf() throws {
    let tree = try Self.tree("tooltip-text=\"Letters\"")
    let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback), explains: true)
    #expect(!reading.unspoken.contains { $0.reason.contains("holds others") })
  }

  @Test(
    "the rule reports what is seen and left out",
    arguments: [
      ("text=\"Sold out\" content-desc=\"Shoes\"", "widget.TextView", Outcome.fail),
      ("text=\"Shoes\" content-desc=\"Red shoes\"", "widget.TextView", nil),
      ("text=\"12,000\" content-desc=\"twelve thousand\"", "widget.TextView", .cannotTell),
      ("error=\"Not an address\"", "view.View", .fail), ("text=\"Shoes\"", "widget.TextView", nil),
    ] as [(String, String, Outcome?)])
  func rule(attributes: String, name: String, outcome: Outcome?) throws {
    let result = Auditor().audit(try Self.tree(attributes, class: name), listsVerdicts: true)
    #expect(result.findings.first { $0.rule == "content-swallowed" }?.outcome == outcome)
  }
}
