import Accessibility
import Documents
import Testing

@testable import Trees

/// What was read from a tool's dump is written as that tool does, with every field.
@Suite("Dumps written back")
struct RoundTripTests {
  /// Every element of an XML text, with its depth and its attributes, sorted.
  static func elements(_ bytes: [UInt8]) throws -> [String] {
    var reader = XMLReader(bytes, from: 0, file: "x", allowedTail: AndroidImporter.allowedTail)
    var result: [String] = []
    while true {
      switch try reader.next() {
      case .start:
        let attributes = reader.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
        result.append("\(reader.depth) \(reader.name) \(attributes)")
      case .end: continue
      case .finish: return result
      }
    }
  }

  @Test(
    "an Android dump has every attribute of every view, whatever its density",
    arguments: [("shop.uiautomator.xml", TreeWriter.uiautomator), ("login.appium.xml", .appium)],
    [nil, 160.0, 420, 560])
  func android(dump: (name: String, shape: TreeWriter), density: Double?) throws {
    let tree = try Fixture.read(dump.name, ImportOptions(density: density, keepsFacts: true)).tree
    let written = dump.shape.text(of: tree)
    let (before, after) = try (Self.elements(Fixture.bytes(dump.name)), Self.elements(Array(written.utf8)))
    #expect(after == before)
  }

  @Test("a page source of iOS has every attribute of every element")
  func pageSource() throws {
    let tree = try Fixture.read("notes.webdriveragent.xml", ImportOptions(keepsFacts: true)).tree
    let written = TreeWriter.webDriverAgent.text(of: tree)
    #expect(try Self.elements(Array(written.utf8)) == Self.elements(Fixture.bytes("notes.webdriveragent.xml")))
  }

  @Test(
    "what the element around all others says is written back, and a view that says no application has none",
    arguments: [
      (
        "<hierarchy rotation=\"0\" foo=\"bar\"><node package=\"\" bounds=\"[0,0][9,9]\"><node package=\"com.a\" "
          + "bounds=\"[0,0][9,9]\" /></node><node package=\"com.b\" bounds=\"[0,0][9,9]\" /></hierarchy>",
        TreeWriter.uiautomator
      ),
      (
        "<hierarchy index=\"0\" class=\"hierarchy\" rotation=\"1\" width=\"1080.5\" height=\"2000\" more=\"7\">"
          + "<android.view.View class=\"android.view.View\" bounds=\"[0,0][9,9]\" /></hierarchy>", .appium
      ),
      (
        "<AppiumAUT sdk=\"17\"><XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></AppiumAUT>",
        .webDriverAgent
      ),
      (
        "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
          + "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></XCUIElementTypeApplication>",
        .webDriverAgent
      ),
    ])
  func root(text: String, shape: TreeWriter) throws {
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    #expect(try Self.elements(Array(shape.text(of: tree).utf8)) == Self.elements(Array(text.utf8)))
  }

  @Test(
    "flags are written as they were printed, and those that a value may end in are told",
    arguments: [
      (", label: 'x', Keyboard Focused, Focused", false), (", value: 1, Disabled, Selected", false),
      (", value: a, Selected, Disabled", true), (", Focused", false), (", label: 'x', Expanded", false),
      (", label: 'x, Y', Selected, Expanded, level: 2", false), (", pid: 7, Expanded, level: 2", false),
    ])
  func flags(part: String, isAmbiguous: Bool) throws {
    let text = "Attributes: Button\(part)\nElement subtree:\n →Button\(part)\n"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    #expect(TreeWriter.xcuitest.text(of: tree) == text)
    #expect(tree.provenance?.remarks.contains { $0.contains("more than one way") } == isAmbiguous)
  }

  @Test("a text with a line break is written with it, before the tree and in it")
  func lineBreak() throws {
    let line = "Button, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Hello\n\n  world', value: 1"
    let text = "Attributes: \(line)\nElement subtree:\n →\(line)\n      StaticText, label: 'a\nb'\n"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    #expect(tree.nodes.map(\.name) == ["Hello\n\n  world", "a\nb"])
    #expect(TreeWriter.xcuitest.text(of: tree) == text.replacing("      StaticText", with: "    StaticText"))
  }

  @Test("a tree file keeps what is needed for that", arguments: ["shop.uiautomator.xml", "login.appium.xml"])
  func throughTreeFile(name: String) throws {
    let tree = try Fixture.read(name, ImportOptions(density: 320, keepsFacts: true)).tree
    let shape: TreeWriter = name.contains("appium") ? .appium : .uiautomator
    let again = try TreeDocument.read(TreeDocument.write(tree), file: "x.tree.json")
    #expect(shape.text(of: again) == shape.text(of: tree))
  }

  @Test("a debug description has every line of its subtree as it was")
  func description() throws {
    let tree = try Fixture.read("player.xcuitest.txt", ImportOptions(keepsFacts: true)).tree
    let original = try String(decoding: Fixture.bytes("player.xcuitest.txt"), as: UTF8.self)
    let end = try #require(original.firstRange(of: "Path to element:"))
    #expect(TreeWriter.xcuitest.text(of: tree) == original[..<end.lowerBound])
  }

  @Test(
    "a description without the line before its subtree, or with another one, is written as it was",
    arguments: [
      "", "Attributes: Application, pid: 7\n", "Attributes: Application, pid: 8, label: 'It's here'\n",
    ])
  func attributes(line: String) throws {
    let text =
      line + "Element subtree:\n →Application, pid: 7\n    Window, {{0.0, 0.0}, {375.0, 667.0}}\n"
      + "Element subtree:\n →Application, pid: 9\n    Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'OK'\n"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    #expect(TreeWriter.xcuitest.text(of: tree) == text)
  }

  @Test(
    "any tree can be written in every shape, and is read from it again", arguments: Fixture.all, TreeWriter.allCases)
  func any(dump: (name: String, format: TreeFormat), shape: TreeWriter) throws {
    let tree = try Fixture.read(dump.name).tree
    let text = shape.text(of: tree)
    if shape == .tree {
      #expect(try TreeDocument.read(text, file: "x.tree.json") == tree)
    } else {
      let again = try TreeImporter.read(Array(text.utf8), file: "x").tree
      #expect(again.nodes.count == tree.nodes.count)
      #expect(again.nodes.map(\.parent) == tree.nodes.map(\.parent))
    }
  }
}
