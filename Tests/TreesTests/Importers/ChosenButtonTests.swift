import Accessibility
import Announcer
import Harness
import Testing
import Trees

/// Tabs, segments and buttons of iOS: their value is whether they are chosen, and nothing to be read out.
@Suite("Chosen buttons of iOS")
struct ChosenButtonTests {
  static func pageSource(traits: String = "") -> String {
    func element(_ type: String, _ name: String, _ y: Int, _ more: String = "", _ inner: String = "") -> String {
      "<XCUIElementType\(type) label=\"\(name)\" accessible=\"\(inner.isEmpty)\" x=\"0\" y=\"\(y)\" width=\"90\" "
        + "height=\"44\" \(more)>\(inner)</XCUIElementType\(type)>"
    }
    func both(_ names: (String, String), _ y: Int) -> String {
      element("Button", names.0, y, "value=\"1\" \(traits)") + element("Button", names.1, y + 50)
    }
    return "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
      + element("SegmentedControl", "", 100, "", both(("Day", "Week"), 100))
      + element("TabBar", "Bar", 700, "", both(("Home", "Cart"), 700)) + "</XCUIElementTypeApplication></AppiumAUT>"
  }

  static let description = """
    Element subtree:
     →Application, pid: 1, label: 'Shop'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          SegmentedControl, {{0.0, 100.0}, {390.0, 32.0}}
            Button, {{0.0, 100.0}, {195.0, 32.0}}, label: 'Day', value: 1, Selected
            Button, {{195.0, 100.0}, {195.0, 32.0}}, label: 'Week'
          TabBar, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
            Button, {{2.0, 762.0}, {191.0, 48.0}}, label: 'Home', value: 1, Selected
            Button, {{197.0, 762.0}, {191.0, 48.0}}, label: 'Cart'

    """

  static func said(_ text: String) throws -> [String] {
    ScreenReading(try HeldWordsTests.read(text).tree, title: "x", reader: ScreenReader(voice: .voiceover)).items
      .map(\.utterance.text)
  }

  static let expected = [
    "Selected: Day. Button. 1 of 2.", "Week. Button. 2 of 2.", "Selected: Home. Tab. 1 of 2.", "Cart. Tab. 2 of 2.",
  ]

  @Test(
    "a tab and a segment that is chosen says so once, and which of how many it is",
    arguments: [pageSource(), pageSource(traits: "traits=\"Button, Selected\""), description])
  func chosen(text: String) throws {
    #expect(try Self.said(text) == Self.expected)
  }

  @Test("idb's tabs are chosen by their value, and its buttons to switch and ticked ones keep theirs")
  func idb() throws {
    func element(_ more: String) -> String { "{\"AXFrame\":\"{{0, 0}, {90, 44}}\",\"AXLabel\":\"It\",\(more)}" }
    let tab = "\"type\":\"RadioButton\",\"subrole\":\"AXTabButton\""
    let cases: [(String, Traits, String?)] = [
      (tab + ",\"AXValue\":\"1\"", .selected, nil), (tab + ",\"AXValue\":\"0\"", [], nil),
      (tab + ",\"AXValue\":\"3 new\"", [], "3 new"), ("\"type\":\"RadioButton\",\"AXValue\":\"1\"", [], "1"),
      ("\"type\":\"CheckBox\",\"AXValue\":\"1\"", [], "1"), ("\"type\":\"Button\",\"AXValue\":\"1\"", .selected, nil),
    ]
    for (more, traits, value) in cases {
      let node = try #require(try HeldWordsTests.read("[\(element(more))]").tree.nodes.first)
      #expect(node.traits == traits && node.value == value, "\(more)")
    }
  }

  @Test("a plain button of a debug description is chosen by its flag; its value alone may be anything")
  func plainButton() throws {
    func button(_ tail: String) throws -> AccessibilityNode? {
      try HeldWordsTests.read("Element subtree:\n →Application\n    Button, label: 'x'\(tail)\n").tree.nodes.last
    }
    #expect(try button(", value: 1")?.value == "1" && button(", value: 1, Selected")?.value == nil)
    #expect(try button(", value: 1, Selected")?.traits == .selected)
  }

  @Test("what is written back has the value again", arguments: [pageSource(), description])
  func back(text: String) throws {
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    let shape: TreeWriter = text.hasPrefix("<") ? .webDriverAgent : .xcuitest
    let again = try HeldWordsTests.read(shape.text(of: tree)).tree
    #expect(again.nodes.map(\.traits) == tree.nodes.map(\.traits))
    let plain = try HeldWordsTests.read(text).tree
    #expect(TreeWriter.webDriverAgent.text(of: plain).contains("value=\"1\""))
  }
}
