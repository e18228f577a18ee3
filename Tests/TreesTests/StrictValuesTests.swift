import Accessibility
import Documents
import Testing
import Trees

/// Values that mean nothing in their format: nothing is guessed, each is refused where it stands.
@Suite("Values that mean nothing")
struct StrictValuesTests {
  static func android(_ attributes: String) -> String {
    "<hierarchy>\n<node class=\"android.widget.CheckBox\" text=\"Go\" bounds=\"[0,0][9,9]\" \(attributes)/></hierarchy>"
  }
  static func iOS(_ attributes: String) -> String {
    "<AppiumAUT>\n<XCUIElementTypeButton label=\"Go\" x=\"0\" y=\"0\" width=\"9\" height=\"9\" \(attributes)/></AppiumAUT>"
  }
  static func accessKit(_ properties: String, _ node: String = "") -> String {
    "{\"nodes\":[\n[0,{\"role\":\"checkBox\"\(node),\"properties\":{\"label\":\"Go\"\(properties)}}]],"
      + "\"tree\":{\"root\":0},\"focus\":0}"
  }
  static func chromium(_ name: String, _ value: String) -> String {
    "{\"nodes\":[\n{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"checkbox\"},\"properties\":"
      + "[{\"name\":\"\(name)\",\"value\":{\"value\":\(value)}}]}]}"
  }
  static func idb(_ key: String, _ value: String) -> String {
    "[\n{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Button\",\"\(key)\":\(value)}]"
  }
  static func snapshot(_ key: String, _ value: String, outside: String = ",\"traversalIndex\":0") -> String {
    "[{\"element\":{\"_0\":\n{\"label\":\"Go\",\"\(key)\":\(value)}\(outside)}}]"
  }
  static func flutter(_ line: String) -> String { "SemanticsNode#0\n  \(line)\n" }

  static let wrong: [(String, String)] = [
    (android("checked=\"maybe\""), "checked is \"maybe\"; expected true or false"),
    (android("enabled=\"no\""), "enabled is \"no\"; expected true or false"),
    (android("displayed=\"1\""), "displayed is \"1\"; expected true or false"),
    (android("clickable=\"\""), "clickable is \"\"; expected true or false"),
    (android("live-region=\"7\""), "live-region is \"7\"; expected 0, 1 or 2"),
    (android("drawing-order=\"x\""), "drawing-order is \"x\"; expected a whole number"),
    (android("text-size=\"abc\""), "text-size is \"abc\"; expected a size"),
    (iOS("enabled=\"no\""), "enabled is \"no\"; expected true or false"),
    (iOS("visible=\"yes\""), "visible is \"yes\"; expected true or false"),
    (iOS("accessible=\"YES\""), "accessible is \"YES\"; expected true or false"),
    (accessKit(",\"toggled\":\"banana\""), "found \"banana\"; expected true, false or mixed"),
    (accessKit(",\"selected\":\"true\""), "found \"true\"; expected true or false"),
    (accessKit(",\"bounds\":{\"x0\":\"a\",\"y0\":1}"), "found a mapping; expected numbers under x0, y0, x1, y1"),
    (accessKit(",\"transform\":[1,0]"), "found a list of 2; expected a list of six numbers"),
    (accessKit(",\"children\":\"x\""), "found \"x\"; expected a list of numbers of nodes"),
    (accessKit("", ",\"actions\":\"abc\""), "found \"abc\"; expected a number whose bits are set"),
    (chromium("checked", "\"banana\""), "found \"banana\"; expected true, false or mixed"),
    (chromium("disabled", "3"), "found \"3\"; expected true or false"),
    (idb("enabled", "\"false\""), "found \"false\"; expected true or false"),
    (idb("frame", "{\"x\":\"a\"}"), "found a mapping; expected numbers under x, y, width, height"),
    (idb("traits", "\"Button\""), "found \"Button\"; expected a list of traits"),
    (idb("children", "\"x\""), "found \"x\"; expected a list of elements"),
    (snapshot("traits", "\"button\""), "found \"button\"; expected a list of traits"),
    (snapshot("shape", "{\"type\":\"frame\",\"frame\":\"x\"}"), "found \"x\"; expected [[x, y], [width, height]]"),
    (snapshot("activationPoint", "[1]"), "found a list of 1; expected [x, y] in points"),
    (
      snapshot("hint", "null", outside: ",\"traversalIndex\":\"x\""),
      "found \"x\"; expected a place in the order, from 0"
    ),
    ("\n- checkbox \"B\" [checked=banana]", "[checked] is \"banana\"; expected true, false, mixed"),
    ("\n- heading \"B\" [level=banana]", "[level] is \"banana\"; expected a whole number from 1"),
    (flutter("Rect.fromLTRB(a, b, c, d)"), "\"Rect.fromLTRB(a, b, c, d)\" is no rectangle; expected Rect.fromLTRB("),
    (flutter("Rect.fromLTRB(0.0, 0.0, 9.0"), "\"Rect.fromLTRB(0.0, 0.0, 9.0\" is no rectangle"),
    (flutter("label: \"Go and"), "the text never ends; expected \" behind it (the file is cut off"),
  ]

  @Test("is refused with its line and what was expected", arguments: wrong)
  func refused(text: String, message: String) {
    let error = Fixture.error(text) ?? "read"
    #expect(error.hasPrefix("x:2:") && error.contains(message), "\(error)")
  }

  static let meant: [(String, Traits, String?)] = [
    ("- checkbox \"A\" [checked=false]", [], "0"), ("- checkbox \"A\" [checked]", [], "1"),
    ("- checkbox \"A\" [checked=mixed]", [], "2"), ("- button \"B\" [pressed=false]", [], "0"),
    ("- button \"B\" [disabled=false]", [], nil), ("- button \"B\" [disabled]", .disabled, nil),
    ("- tab \"I\" [selected=false]", [], nil), ("- tab \"I\" [selected=true]", .selected, nil),
    ("- textbox \"F\" [invalid=false]", [], nil), ("- textbox \"F\" [invalid=grammar]", .invalid, nil),
    ("- button \"C\" [expanded=false]", .expandable, nil), ("- button \"C\" [active=false]", [], nil),
    ("- img \"C\" [aria-hidden=false]", [], nil),
  ]

  @Test("what an aria snapshot says does not hold does not hold", arguments: meant)
  func aria(text: String, traits: Traits, value: String?) throws {
    let node = try #require(try TreeImporter.read(Array(text.utf8), file: "x").tree.nodes.first)
    #expect(node.traits == traits && node.value == value)
  }

  @Test("children that are not in the dump are told, and where null may stand it is nothing")
  func missing() throws {
    let imported = try TreeImporter.read(Array(Self.accessKit(",\"children\":[77],\"toggled\":null").utf8), file: "x")
    #expect(imported.unused.map(\.name) == ["children that are not among the nodes"])
    #expect(imported.unused.first?.example == "77" && imported.tree.nodes.first?.value == nil)
    #expect(Fixture.error(Self.idb("frame", "{\"x\":null,\"y\":1,\"width\":2,\"height\":3}")) == nil)
  }

  @Test("what has no place cuts nothing off: what is in it is read")
  func clips() throws {
    let texts = [
      "{\"nodes\":[[0,{\"role\":\"window\",\"properties\":{\"children\":[1]}}],[1,{\"role\":\"scrollView\",\"flags\":2048,"
        + "\"properties\":{\"children\":[2]}}],[2,{\"role\":\"button\",\"properties\":{\"label\":\"Inside\"}}]],"
        + "\"tree\":{\"root\":0},\"focus\":0}",
      "Element subtree:\n →Application, {{0.0, 0.0}, {99.0, 99.0}}\n    Table\n      Button, {{0.0, 0.0}, {9.0, 9.0}}, "
        + "label: 'Inside'\n",
    ]
    for text in texts {
      let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
      #expect(ReadingOrder(tree).elements.map { tree.nodes[$0].name } == ["Inside"])
    }
  }
}
