import Accessibility
import Audit
import Testing
import Trees

/// What has been typed into an editable region of a page is its value, in paragraphs as in one line.
@Suite("Editable regions of aria snapshots")
struct EditableRegionTests {
  static func read(_ text: String) throws -> AccessibilityTree {
    try TreeImporter.read(Array(text.utf8), file: "x").tree
  }

  @Test(
    "paragraphs, links, headings and lists are what is in the field",
    arguments: [
      ("- textbox \"Message\":\n  - paragraph: Dear Ann,\n  - paragraph: see you.\n", "Dear Ann, see you."),
      ("- textbox \"Message\":\n  - paragraph: See\n  - link \"the plan\":\n    - /url: \"#\"\n", "See the plan"),
      ("- textbox \"Message\":\n  - heading \"Plan\" [level=2]\n  - list:\n    - listitem: One\n", "Plan One"),
      ("- textbox \"Message\":\n  - paragraph:\n    - text: It is\n    - strong: now\n", "It is now"),
      ("- textbox \"Message\": Dear Ann\n", "Dear Ann"),
    ])
  func value(snapshot: String, value: String) throws {
    let tree = try Self.read(snapshot)
    #expect(tree.nodes.first { $0.name == "Message" }?.value == value)
    #expect(!Auditor().audit(tree).findings.contains { $0.rule == "content-swallowed" }, "\(snapshot)")
  }

  @Test("what is beside the field is not in it, and a picture in it says its own name")
  func beside() throws {
    let tree = try Self.read("- textbox \"To\"\n- paragraph: Beside\n- textbox \"Cc\":\n  - img \"Ann\"\n")
    #expect(tree.nodes.filter { $0.role == .textField }.map(\.value) == [nil, nil])
  }
}
