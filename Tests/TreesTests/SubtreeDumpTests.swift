import Accessibility
import Geometry
import Testing

@testable import Trees

/// Dumps of a part of a screen: how large the screen is stands around the part, or is not known.
@Suite("Dumps of a part of a screen")
struct SubtreeDumpTests {
  static let cell = "Cell, {{0.0, 151.0}, {390.0, 60.0}}, label: 'Pears'"
  static let button = "Button, {{350.0, 160.0}, {40.0, 44.0}}, label: 'Delete'"
  static let part = "Element subtree:\n →\(cell)\n    \(button)\n"
  static let path =
    "Path to element:\n →Application, pid: 7, label: 'Shop'\n  ↳Window (Main), {{0.0, 0.0}, {834.0, 1194.0}}\n   ↳\(cell)\n"
    + "Query chain:\n →Find: Target Application 'com.shop'\n"
  static let source =
    "<XCUIElementTypeCell type=\"XCUIElementTypeCell\" label=\"Pears\" x=\"0\" y=\"151\" width=\"390\" height=\"60\">"
    + "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Delete\" x=\"350\" y=\"160\" width=\"40\" "
    + "height=\"44\"/></XCUIElementTypeCell>"

  @Test("without a window or an application nobody knows how large the screen is", arguments: [part, source])
  func unknown(text: String) throws {
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    #expect(!tree.says(.screen) && tree.screen.width == 390)
    #expect(tree.provenance?.remarks.contains { $0.contains("as large as the screen is taken") } == true)
  }

  @Test("a debug description is read out of the answer of a server, too")
  func answer() throws {
    let text = Self.part.replacing("\n", with: "\\n")
    let imported = try TreeImporter.read(Array("{\"value\": \"\(text)\", \"sessionId\": null}".utf8), file: "x")
    #expect(imported.format == .xcuitest && imported.tree.nodes.map(\.name) == ["Pears", "Delete"])
    let wrong = text.replacing("{40.0, 44.0}", with: "{40.0}")
    #expect(Fixture.error("{\n\"value\": \"\(wrong)\"}")?.hasPrefix("x:2:10: ") == true)
  }

  @Test("a path to the element says the screen and the application, and is listed with the chain of the query")
  func path() throws {
    let imported = try TreeImporter.read(Array((Self.part + Self.path).utf8), file: "x")
    let tree = imported.tree
    #expect(tree.says(.screen) && tree.screen.width == 834 && tree.platform == "iPadOS" && tree.application == "Shop")
    #expect(tree.nodes.map(\.name) == ["Pears", "Delete"])
    #expect(imported.unused.map(\.name).filter { !$0.hasPrefix("p") } == ["Path to element", "Query chain"])
  }
}
