import Accessibility
import Documents
import Testing

@testable import Trees

/// Dumps of all windows: what is around the views of each is written back, and the application is that in front.
@Suite("Dumps of all windows")
struct WindowedDumpTests {
  static func node(_ text: String, _ package: String, _ inner: String = "") -> String {
    "<node index=\"0\" text=\"\(text)\" class=\"android.widget.TextView\" package=\"\(package)\" "
      + "visible-to-user=\"true\" bounds=\"[0,0][90,90]\">\(inner)</node>"
  }

  static func window(_ attributes: String, _ inner: String) -> String {
    "<window index=\"0\" title=\"It\" bounds=\"[0,0][90,90]\" \(attributes)>\(inner)</window>"
  }

  static let bar = window(
    "id=\"11\" active=\"false\" type=\"3\"", "<hierarchy rotation=\"0\">\(node("9:41", "com.ui"))</hierarchy>")
  static let main = window(
    "id=\"10\" active=\"true\" token=\"\"",
    "<hierarchy rotation=\"0\">\(node("", "com.ex", node("Body", "com.ex")))</hierarchy>")

  static let dumps = [
    "<displays><display id=\"0\">\(main)\(bar)</display></displays>",
    "<displays><display id=\"0\">\(bar)\(main)</display></displays>",
    "<displays of=\"2\"><display id=\"0\" name=\"A &amp; B\">\(main)</display><display id=\"2\">\(bar)</display></displays>",
    "<displays><display id=\"1\"></display><display id=\"0\">\(main)</display></displays>",
    "<displays><display id=\"0\">"
      + window("id=\"9\"", bar + "<hierarchy rotation=\"1\">\(node("x", "com.ex"))</hierarchy>")
      + "</display></displays>",
    "<displays><display id=\"0\">" + window("id=\"9\"", "<hierarchy></hierarchy>") + window("id=\"8\"", "") + main
      + "</display></displays>",
  ]

  @Test("every element and attribute is written back, through a tree file as well", arguments: dumps)
  func back(text: String) throws {
    let tree = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    let written = TreeWriter.uiautomator.text(of: tree)
    #expect(try RoundTripTests.elements(Array(written.utf8)) == RoundTripTests.elements(Array(text.utf8)))
    let again = try TreeDocument.read(TreeDocument.write(tree), file: "x.tree.json")
    #expect(TreeWriter.uiautomator.text(of: again) == written)
    #expect(TreeWriter.uiautomator.losses(of: tree, writtenAs: written) == [])
  }

  @Test("the application is that of the window that people are in, and that of others is listed")
  func application() throws {
    for text in Self.dumps.prefix(3) {
      let imported = try HeldWordsTests.read(text)
      #expect(imported.tree.application == "com.ex")
      #expect(imported.unused.first { $0.name == "package" }?.example == "com.ui")
    }
    let unsaid = Self.dumps[0].replacing("active=\"true\"", with: "").replacing("active=\"false\"", with: "")
    #expect(try HeldWordsTests.read(unsaid).tree.application == "com.ui")
  }

  @Test("a place that counts what is not in the dump is listed, and one among the siblings is in the tree")
  func index() throws {
    let view = "<node index=\"0\" text=\"a\" bounds=\"[0,0][9,9]\"/>"
    let text = "<hierarchy>\(view)\(view.replacing("\"0\"", with: "\"5\""))</hierarchy>"
    let unused = try HeldWordsTests.read(text).unused
    #expect(unused.map(\.name) == ["index"] && unused.map(\.example) == ["5"])
    #expect(try HeldWordsTests.read(text.replacing("\"5\"", with: "\"1\"")).unused.isEmpty)
  }
}
