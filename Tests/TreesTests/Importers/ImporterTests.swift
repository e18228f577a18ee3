import Accessibility
import Documents
import Geometry
import Harness
import TestSupport
import Testing
import Trees

/// Every format, read from a dump of its own.
@Suite("Importers")
struct ImporterTests {
  @Test("a dump is recognised by its content", arguments: Fixture.all)
  func recognised(name: String, format: TreeFormat) throws {
    let bytes = try Fixture.bytes(name)
    #expect(TreeFormat(content: bytes[...]) == format)
    #expect(TreeFormat(content: ([0xEF, 0xBB, 0xBF] + Array("\n \n".utf8) + bytes)[...]) == format)
  }

  static let beginnings: [(String, TreeFormat)] = [
    // Keys in whatever order, and what tells behind the first element.
    ("{\"backend\":\"ax\",\"elements\":[{\"label\":\"A\",\"frame\":{\"x\":0}}]}", .idb),
    (
      "{\"elements\":[{\"frame\":{\"x\":0},\"label\":\"\(String(repeating: "x", count: 9000))\"}],\"truncated\":false}",
      .idb
    ),
    ("{\"elements\":[{\"label\":\"A\",\"type\":\"Button\"}],\"backend\":\"ax\"}", .idb),
    ("[{\"children\":[{\"AXFrame\":\"{{0, 0}, {9, 9}}\"}]}]", .idb),
    (
      "{\"nodes\":[{\"backendDOMNodeId\":1,\"childIds\":[\"\(String(repeating: "2\",\"", count: 3000))\"],"
        + "\"ignored\":false,\"nodeId\":\"1\"}]}", .chromium
    ),
    (
      "{\"focus\":0,\"nodes\":[[0,{\"actions\":1,\"properties\":{\"children\":[\(String(repeating: "2,", count: 4000))2]},"
        + "\"role\":\"window\"}]],\"tree\":{\"root\":0}}", .accessKit
    ),
    ("[{\"traversalIndex\":0,\"element\":{\"_0\":{}}}]", .accessibilitySnapshot),
    ("{\"sessionId\":\"1\",\"value\":\"<?xml version=\\\"1.0\\\"?>\\n<AppiumAUT>\"}", .webDriverAgent),
    ("{\"value\":\"<hierarchy rotation=\\\"0\\\"><node \"}", .uiautomator),
    // An old Appium says no class of the root.
    ("<hierarchy rotation=\"0\"><android.widget.FrameLayout index=\"0\"", .appium),
    ("<?xml version='1.0'?><displays><display id=\"0\"><window index=\"0\"", .uiautomator),
    ("# the menu\n\n- note: Hello", .ariaSnapshot), ("- /children: equal\n- list", .ariaSnapshot),
  ]

  @Test("it is recognised in whatever order its keys stand, and whatever stands before it", arguments: beginnings)
  func recognised(text: String, format: TreeFormat) {
    #expect(TreeFormat(content: Array(text.utf8)[...]) == format)
  }

  @Test(
    "an aria snapshot may begin with any role",
    arguments: [
      "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell", "checkbox",
      "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "deletion", "dialog",
      "directory", "document", "emphasis", "feed", "figure", "form", "generic", "grid", "gridcell", "group", "heading",
      "img", "insertion", "link", "list", "listbox", "listitem", "log", "main", "mark", "marquee", "math", "menu",
      "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "meter", "navigation", "none", "note", "option",
      "paragraph", "presentation", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup", "rowheader",
      "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status", "strong", "subscript",
      "superscript", "switch", "tab", "table", "tablist", "tabpanel", "term", "textbox", "time", "timer", "toolbar",
      "tooltip", "tree", "treegrid", "treeitem", "iframe",
    ])
  func roles(role: String) {
    #expect(TreeFormat(content: Array("- \(role) \"x\"".utf8)[...]) == .ariaSnapshot)
  }

  @Test(
    "a scene or a tree file is no dump",
    arguments: [
      "{\"scene\":\"x\",\"elements\":[{\"frame\":[0,0,9,9]}]}",
      "{\"screen\":[9,9],\"nodes\":[{\"id\":\"a\",\"role\":\"text\"}]}",
      "- x", "# only a comment",
    ])
  func others(text: String) {
    #expect(TreeFormat(content: Array(text.utf8)[...]) == nil)
  }

  @Test("every window of a dump of all windows is read, with its title")
  func windows() throws {
    let text =
      "<?xml version='1.0'?><displays><display id=\"0\">"
      + ["Bar", "App"].map {
        "<window index=\"0\" title=\"\($0)\" bounds=\"[0,0][90,90]\"><hierarchy rotation=\"1\">"
          + "<node class=\"android.widget.TextView\" text=\"In \($0)\" bounds=\"[0,0][9,9]\" /></hierarchy></window>"
      }.joined() + "</display></displays>"
    let imported = try TreeImporter.read(Array(text.utf8), file: "x")
    #expect(imported.format == .uiautomator && imported.tree.rotation == 1)
    #expect(imported.tree.nodes.map(\.name) == ["Bar", "In Bar", "App", "In App"])
    #expect(imported.tree.nodes.map(\.parent) == [-1, 0, -1, 2])
  }

  @Test("of several texts in a field of an aria snapshot none is lost")
  func texts() throws {
    let text = "- textbox \"Name\":\n  - text: one\n  - text: two\n"
    #expect(try TreeImporter.read(Array(text.utf8), file: "x").tree.nodes.map(\.value) == ["one two"])
  }

  @Test("elements of AccessibilitySnapshot are read in their order wherever they stand, and whatever their size")
  func snapshotOrder() throws {
    func element(_ name: String, _ place: Int, _ size: Int) -> String {
      "{\"element\":{\"_0\":{\"label\":\"\(name)\",\"traits\":[],\"shape\":{\"frame\":[[0,\(place * 50)],[\(size),\(size)]]}},"
        + "\"traversalIndex\":\(place)}}"
    }
    let text =
      "[{\"container\":{\"_0\":{\"type\":{\"semanticGroup\":{}},\"frame\":[[0,0],[90,90]]},\"children\":["
      + element("zero", 0, 9) + "," + element("two", 2, 0) + "]}}," + element("one", 1, 9) + "]"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    #expect(ReadingOrder(tree).elements.map { tree.nodes[$0].name } == ["zero", "one", "two"])
  }

  @Test("its tree is what the golden file says, and a tree file holds all of it", arguments: Fixture.all)
  func tree(name: String, format: TreeFormat) throws {
    let tree = try Fixture.read(name).tree
    let text = TreeDocument.write(tree)
    let golden = Snapshot.compare(text, name + ".tree.json", testFile: Self.file)
    #expect(golden.isEqual, "\(golden.message)")
    #expect(try TreeDocument.read(text, file: "x.tree.json") == tree)
    #expect(tree.defects.isEmpty, "\(tree.defects)")
  }

  @Test("what it is, cannot say and does not use is told", arguments: Fixture.all)
  func description(name: String, format: TreeFormat) throws {
    let text = TreeDescription(try Fixture.read(name), file: name).text
    let golden = Snapshot.compare(text, name + ".describe.txt", testFile: Self.file)
    #expect(golden.isEqual, "\(golden.message)")
  }

  /// Where the golden files stand beside.
  static let file = #filePath.replacing("Importers/ImporterTests.swift", with: "ImporterTests.swift")

  @Test("what a server answers is unwrapped")
  func wrapped() throws {
    let source = try String(decoding: Fixture.bytes("notes.webdriveragent.xml"), as: UTF8.self)
    let reply = JSONWriter.text(.mapping([.init("value", .text(source)), .init("sessionId", .null)]))
    func withoutPlaces(_ imported: ImportedTree) -> AccessibilityTree {
      var tree = imported.tree
      for index in tree.nodes.indices { tree.update(index) { $0.source = nil } }
      return tree
    }
    let imported = try TreeImporter.read(Array(reply.utf8), file: "x")
    #expect(try withoutPlaces(imported) == withoutPlaces(Fixture.read("notes.webdriveragent.xml")))
  }

  @Test("places in what a server answers are those in the file, whatever is escaped before them")
  func wrappedPlaces() throws {
    let page = "<hierarchy>\\n<node text=\\\"\\u00e9 \\ud83d\\ude00 é\\\" bounds=\\\"[0,0][9,9]\\\"/>\\n"
    let whole = "{\n\"value\": \"\(page)</hierarchy>\"}"
    let tree = try TreeImporter.read(Array(whole.utf8), file: "x").tree
    let line = whole.split(separator: "\n")[1]
    func column(_ word: String) throws -> Int {
      line.utf8.distance(from: line.utf8.startIndex, to: try #require(line.utf8.firstRange(of: word.utf8)).lowerBound)
        + 1
    }
    #expect(try tree.nodes.first?.source == SourceLocation(file: "x", line: 2, column: column("<node")))
    let bad = whole.replacing("[0,0][9,9]", with: "BAD")
    #expect(try Fixture.error(bad)?.hasPrefix("x:2:\(column("bounds")): the bounds are \"BAD\"") == true)
  }

  @Test("what is spoken of each, in order", arguments: Fixture.all)
  func announced(name: String, format: TreeFormat) throws {
    let text = ScreenReading(try Fixture.read(name).tree, title: name).text()
    let golden = Snapshot.compare(text, name + ".announce.txt", testFile: Self.file)
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("with the density of the screen, frames are in points and nothing is left to be asked for")
  func density() throws {
    let pixels = try Fixture.read("shop.uiautomator.xml").tree
    let points = try Fixture.read("shop.uiautomator.xml", ImportOptions(density: 320)).tree
    #expect(!pixels.says(.scale) && pixels.scale == nil && points.says(.scale) && points.scale == 2)
    #expect(points.screen.width == 540 && pixels.screen.width == 1080)
    #expect(points.nodes.last?.frame.minY == 1050)
  }

  @Test("the platform that people name counts")
  func platform() throws {
    #expect(try Fixture.read("shop.uiautomator.xml", ImportOptions(platform: "Linux")).tree.platform == "Linux")
  }

  static let wrong: [(String, String)] = [
    ("<hierarchy rotation=\"0\"></hierarchy>", "x:1:1: the dump holds no element"),
    ("<hierarchy rotation=\"7\"><node/></hierarchy>", "x:1:12: the rotation is \"7\"; expected 0 to 3"),
    (
      "<hierarchy>\n <node bounds=\"[0,0][1,]\"/></hierarchy>",
      "x:2:8: the bounds are \"[0,0][1,]\"; expected [left,top][right,bottom]"
    ),
    ("<hierarchy><node text=\"a\"", "x:1:12: the tag <node> never ends; expected \">\" (the file is cut off"),
    ("<hierarchy><node>", "x:1:12: the element node never ends; expected </node> (the file is cut off"),
    ("<AppiumAUT><XCUIElementTypeApplication x=\"nan\"/></AppiumAUT>", "x:1:40: x is no number of points"),
    (
      "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>",
      "x:1:1: the application has no elements; expected a window in it (the server could not read"
    ),
    (
      "Element subtree:\n →Application, 0x1\n    Button, {{0, 0}, {1}}",
      "x:3:1: \"{{0, 0}, {1}}\" is no part of an element"
    ),
    (
      "Element subtree:\n →Application, 0x1\n    Button, 0x2, lable: 'x'",
      "x:3:1: \"lable: 'x'\" is no part of an element"
    ),
    ("Element subtree:\nhello", "x:2:1: this is no element"),
    ("Element subtree:\n Button, label: 'x", "x:2:1: the text of label never ends; expected ' behind it"),
    (
      "{\"nodes\": [[1, {\"role\": \"button\"}]], \"tree\": null}",
      "x:1:46: this update only changes a tree that came before; expected \"tree\" with a root (put"
    ),
    (
      "{\"nodes\": [[1, {\"role\": \"button\"}]], \"tree\": {\"root\": 2}}", "x:1:46: the root 2 is not among the nodes"
    ),
    (
      "{\"nodes\": [{\"nodeId\":\"1\",\"ignored\":false},\n{\"nodeId\":\"1\"}]}",
      "x:2:1: the nodeId 1 occurs a second time"
    ),
    (
      "[{\"element\":{\"_0\":{\"traits\":[]},\"traversalIndex\":0}}, 3]",
      "x:1:55: found \"3\"; expected {\"element\": …} or {\"container\": …}"
    ),
    ("- button \"a", "x:1:10: a text never ends; expected a closing \""),
    ("- button \"a\" hello", "x:1:14: unexpected \"hello\"; expected \":\" or the end of the line"),
    ("- list:\n  button", "x:2:3: \"button\" is no element; expected - role \"name\" [attribute]"),
    ("- img [box=1,2]", "x:1:7: the box is \"1,2\"; expected [box=x,y,width,height]"),
    ("some text", "x:1:1: this is no tree dump that Detent knows; expected uiautomator dump"),
  ]

  @Test("what is wrong is told with its place, what was expected and what to do", arguments: wrong)
  func errors(text: String, beginning: String) {
    let message = Fixture.error(text) ?? "no error"
    #expect(message.hasPrefix(beginning), "\(message)")
  }
}
