import Accessibility
import Announcer
import Audit
import Geometry
import Harness
import Testing
import Trees

/// A value that a format does not have is refused with its place, and not taken for another one.
@Suite("Values that are none")
struct UnguessedValueTests {
  static func element(_ name: String, _ more: String) -> String {
    "{\"element\":{\"_0\":{\"description\":\"\",\"label\":\(name),\"traits\":[\"button\"],\"shape\":{\"type\":\"frame\","
      + "\"frame\":[[0,0],[50,50]]}}\(more)}}"
  }

  @Test(
    "are refused",
    arguments: [
      ("{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":\"true\",\"role\":{\"value\":\"RootWebArea\"}}]}", "true or false"),
      (
        "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"RootWebArea\"},\"name\":{\"value\":5}}]}",
        "a text, in quotes"
      ),
      ("[\(element("\"A\"", ""))]", "traversalIndex"),
      (
        "[\(element("\"A\"", ",\"traversalIndex\":0")),\(element("\"B\"", ",\"traversalIndex\":0"))]",
        "each place in the order once"
      ),
      ("[\(element("5", ",\"traversalIndex\":0"))]", "a text, in quotes"),
      (
        HeldWordsTests.accessKit(
          "label", "\"value\":\"A\",\"foregroundColor\":{\"red\":300,\"green\":0,\"blue\":0,\"alpha\":255}"),
        "a number from 0 to 255"
      ),
      (HeldWordsTests.accessKit("button", "\"label\":5"), "a text, in quotes"),
      (
        "[{\"type\":\"Button\",\"AXLabel\":true,\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"frame\":"
          + "{\"x\":0,\"y\":0,\"width\":9,\"height\":9}}]", "a text, in quotes"
      ),
    ])
  func refused(dump: String, expected: String) {
    let error = Fixture.error(dump)
    #expect(error?.contains(expected) == true && error?.hasPrefix("x:1:") == true, "\(error ?? "taken")")
  }

  @Test(
    "words behind a text that has ended, and lines in what has no content, are refused where they stand",
    arguments: [
      ("- text: \"Total\" is lost\n", "x:1:17: ", "the end of the line"),
      ("- text: 'Total' is lost\n", "x:1:17: ", "the end of the line"),
      ("- heading: \"A\" lost\n", "x:1:16: ", "the end of the line"),
      ("- paragraph: \"Total\"is lost\n", "x:1:21: ", "the end of the line"),
      ("- button \"Pay\": \"Total\" lost\n", "x:1:25: ", "the end of the line"),
      ("- textbox \"a\":\n  - /placeholder: \"p\" lost\n", "x:2:23: ", "the end of the line"),
      ("- button \"b\"\n  - text: zz\n", "x:2:3: ", "a \":\" at the end of the line around it"),
      ("- button \"a\"#x\n", "x:1:13: ", "\":\" or the end of the line"),
      ("- list: words\n  - listitem: x\n", "x:2:3: ", "a \":\" at the end of the line around it"),
    ])
  func aria(dump: String, place: String, expected: String) {
    let error = Fixture.error(dump)
    #expect(error?.hasPrefix(place) == true && error?.contains(expected) == true, "\(error ?? "taken")")
  }

  @Test("a comment of a snapshot says nothing, wherever it stands")
  func comments() throws {
    let dump = "- text: a # b\n- text: \"x\" # c\n- heading \"T\" [level=1] # tail\n- list: # x\n  - listitem: y#z\n"
    let imported = try TreeImporter.read(Array(dump.utf8), file: "x")
    #expect(imported.tree.nodes.compactMap(\.name) == ["a", "x", "T", "y#z"] && imported.unused.isEmpty)
    // A sign that stands at a word begins none.
    let signs = try TreeImporter.read(Array("- text:#a\n- text: '#b'\n".utf8), file: "x")
    #expect(signs.tree.nodes.compactMap(\.name) == ["#a", "#b"])
  }

  @Test(
    "a part of a place, and a size below nothing, are no place and listed",
    arguments: [
      ("x=\"1\" width=\"30\" height=\"30\"", ["height", "width", "x"]),
      ("x=\"1\" y=\"2\" width=\"-200\" height=\"30\"", ["height", "width", "x", "y"]),
      ("x=\"1\" y=\"2\" width=\"20\" height=\"30\"", []),
    ])
  func partsOfPlaces(edges: String, listed: [String]) throws {
    let dump = "<AppiumAUT><XCUIElementTypeButton label=\"Go\" accessible=\"true\" \(edges)/></AppiumAUT>"
    let imported = try TreeImporter.read(Array(dump.utf8), file: "x")
    #expect(imported.unused.map(\.name).sorted() == listed)
    #expect(imported.tree.nodes.last?.frame == (listed.isEmpty ? Rect(x: 1, y: 2, width: 20, height: 30) : .zero))
  }

  @Test("a boundary into which all is merged is a stop of TalkBack, though it has no name")
  func mergedBoundary() throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 90.0, 90.0)
       │
       └─SemanticsNode#1
         │ merge boundary ⛔️
         │ Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
         │
         └─SemanticsNode#2
             merged up ⬆️
             Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
             actions: tap
             flags: isButton, hasEnabledState, isEnabled

      """
    let tree = try TreeImporter.read(Array(dump.utf8), file: "x", options: ImportOptions(platform: "Android")).tree
    let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback))
    #expect(reading.items.count == 1)
  }

  @Test("a field of Android shows its text, and its description is told as well")
  func fieldText() {
    var tree = AccessibilityTree(screen: .zero)
    tree.platform = "Android"
    var field = AccessibilityNode(id: "amount", role: .textField, name: "Amount", frame: .zero)
    field.text = "12,00"
    tree.append(field)
    let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback), explains: true)
    #expect(reading.items.first?.utterance.text.hasPrefix("12,00, ") == true, "\(reading.items)")
    #expect(reading.unspoken == [])
  }

  @Test("a button that is clicked in a card that is clicked is a target of its own on Android", arguments: [30, 300])
  func nestedTarget(side: Int) throws {
    let button = AndroidAuditTests.view(
      "widget.Button", #"clickable="true" text="Remove""#, bounds: "[0,0][\(side),\(side)]")
    let card = AndroidAuditTests.view("view.ViewGroup", #"clickable="true" content-desc="Shoes""#, button)
    let found = try AndroidAuditTests.findings("target-hig-default", card)
    #expect(found.count == (side == 30 ? 1 : 0), "\(found)")
  }
}
