import Accessibility
import Documents
import Testing
import Trees

/// What is in what is said by blanks: where neighbours differ in them, nobody knows, and nothing is guessed.
@Suite("Indentation of dumps")
struct IndentedDumpTests {
  static func error(_ text: String) -> DocumentError? {
    do throws(DocumentErrors) {
      _ = try TreeImporter.read(Array(text.utf8), file: "x")
      return nil
    } catch { return error.errors.first }
  }

  static let head = "Element subtree:\n \u{2192}Application, pid: 7, label: 'A'\n"

  @Test(
    "neighbours that are indented differently are refused",
    arguments: [
      ("- list:\n    - listitem: A\n   - listitem: B\n", 3, 4),
      ("- main:\n      - button \"A\":\n   - button \"B\"\n", 3, 4),
      ("- main:\n  - button \"A\"\n - button \"C\"\n", 3, 2),
      (
        head + "            Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'OK'\n"
          + "       Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Two'\n", 4, 1
      ),
    ])
  func refused(dump: String, line: Int, column: Int) {
    let error = Self.error(dump)
    #expect(error?.location.line == line && error?.location.column == column, "\(String(describing: error))")
    #expect(error?.message.contains("indented by") == true && error?.hint?.isEmpty == false)
  }

  @Test(
    "any number of blanks is taken as long as neighbours agree",
    arguments: [
      "- list:\n    - listitem: A\n    - listitem: B\n- main:\n - button \"A\"\n - button \"B\"\n",
      "- main:\n  - list:\n    - listitem:\n      - link \"A\"\n  - list:\n     - listitem: B\n- text: end\n",
      head + "    Window, {{0.0, 0.0}, {9.0, 9.0}}\n        Button, {{0.0, 0.0}, {4.0, 4.0}}, label: 'OK'\n"
        + "    Window, {{0.0, 0.0}, {9.0, 9.0}}\n      Button, {{0.0, 0.0}, {4.0, 4.0}}, label: 'Two'\n",
    ])
  func taken(dump: String) { #expect(Self.error(dump) == nil) }
}
