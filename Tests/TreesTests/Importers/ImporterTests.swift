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
    let imported = try TreeImporter.read(Array(reply.utf8), file: "notes.webdriveragent.xml")
    #expect(try imported == Fixture.read("notes.webdriveragent.xml"))
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
      "[{\"element\":{\"_0\":{\"traits\":[]}}}, 3]",
      "x:1:36: found \"3\"; expected {\"element\": …} or {\"container\": …}"
    ),
    ("- button \"a", "x:1:1: a text never ends; expected a closing \""),
    ("- button \"a\" hello", "x:1:1: unexpected \"hello\"; expected \":\" or the end of the line"),
    ("- list:\n  button", "x:2:3: \"button\" is no element; expected - role \"name\" [attribute]"),
    ("- img [box=1,2]", "x:1:1: the box is \"1,2\"; expected [box=x,y,width,height]"),
    ("some text", "x:1:1: this is no tree dump that Detent knows; expected uiautomator dump"),
  ]

  @Test("what is wrong is told with its place, what was expected and what to do", arguments: wrong)
  func errors(text: String, beginning: String) {
    let message = Fixture.error(text) ?? "no error"
    #expect(message.hasPrefix(beginning), "\(message)")
  }
}
