import Accessibility
import Audit
import Testing
import Trees

/// Roles that a page or an application says and Detent has no word for are listed, and are not told as its silence.
@Suite("Roles of other sources")
struct ForeignRoleTests {
  static func read(_ role: String) throws -> ImportedTree {
    let text = HeldWordsTests.chromium(role, "", HeldWordsTests.property("focusable", "true"))
    return try TreeImporter.read(Array(text.utf8), file: "x")
  }

  static func roleUnknown(_ dump: ImportedTree) -> OutcomeCount? {
    Auditor().audit(dump.tree).rules.first { $0.rule.id == "role-unknown" }?.count
  }

  @Test(
    "those of ARIA's books and of Chromium are known",
    arguments: [
      ("doc-noteref", Role.link), ("doc-backlink", .link), ("DocBackLink", .link), ("doc-cover", .image),
      ("doc-chapter", .group), ("docTip", .group), ("doc-subtitle", .heading), ("Video", .group), ("Audio", .group),
      ("EmbeddedObject", .group), ("Pre", .text), ("Abbr", .text), ("sectionheader", .group), ("document", .page),
    ])
  func known(word: String, role: Role) throws {
    let dump = try Self.read(word)
    #expect(dump.tree.nodes.first { $0.name == "It" }?.role == role)
    #expect(!dump.unused.contains { $0.name == "role" })
  }

  @Test("others are listed with their word, and whether that is a role is not known", arguments: ["knob", "turntable"])
  func other(word: String) throws {
    let dump = try Self.read(word)
    #expect(dump.unused.first { $0.name == "role" }?.example == word)
    #expect(Self.roleUnknown(dump)?.fail == 0 && Self.roleUnknown(dump)?.cannotTell == 1)
    let kit = try TreeImporter.read(Array(HeldWordsTests.accessKit(word, "\"label\":\"It\"").utf8), file: "x")
    #expect(kit.unused.first { $0.name == "role" }?.example == word)
  }

  @Test("what says that it is unknown is silent")
  func silent() throws {
    let dump = try Self.read("unknown")
    #expect(Self.roleUnknown(dump)?.fail == 1 && !dump.unused.contains { $0.name == "role" })
  }

  @Test("ends of a range that are one and the same are none, as Chromium writes where nobody has said any")
  func emptyRange() throws {
    let ends = [("valuemin", "0"), ("valuemax", "0")].map(HeldWordsTests.property).joined(separator: ",")
    let text = HeldWordsTests.chromium("spinbutton", ",\"value\":{\"value\":1}", ends)
    let dump = try TreeImporter.read(Array(text.utf8), file: "x")
    let node = try #require(dump.tree.nodes.first { $0.name == "It" })
    #expect(node.value == "1" && node.range == nil)
    #expect(dump.unused.map(\.name) == ["valuemin", "valuemax"])
    let rule = Auditor().audit(dump.tree).rules.first { $0.rule.id == "value-range" }
    #expect(rule?.count.fail == 0)
  }
}
