import Accessibility
import Documents
import TestSupport
import Testing
import Trees

/// Dumps in which one thing goes on and on: time grows with their length, and not with its square.
@Suite("Dumps that go on and on")
struct LongDumpTests {
  static func read(_ text: String) throws -> AccessibilityTree {
    try Deadline.hold("reading a long dump") { try TreeImporter.read(Array(text.utf8), file: "x").tree }
  }

  @Test("flags of one element of a debug description")
  func flags() throws {
    let beginning = "Element subtree:\n →Application\n    Button, label: 'x'"
    for flag in [", Selected", ", hitPoint: {1.0, 2.0}", ", Selected, hitPoint: "] {
      let tree = try Self.read(beginning + String(repeating: flag, count: 50_000))
      #expect(tree.nodes.last?.name == "x" && tree.nodes.last?.traits.contains(.selected) == flag.contains("Selected"))
    }
    let early =
      "Element subtree:\n →Application\n    Button" + String(repeating: ", hitPoint: {1.0, 2.0}", count: 50_000)
    #expect(try Self.read(early).nodes.count == 2)
  }

  @Test("a value of a debug description with many words like flags in it")
  func value() throws {
    let tree = try Self.read(
      "Element subtree:\n →Application, pid: 1, value: " + String(repeating: ", Disabled", count: 50_000) + "\n")
    #expect(tree.nodes.count == 1)
  }

  @Test("texts of a field or of a box of choices of an aria snapshot")
  func texts() throws {
    for role in ["combobox", "textbox"] {
      let tree = try Self.read("- \(role) \"x\":\n" + String(repeating: "  - text: some words\n", count: 100_000))
      #expect(tree.nodes.count == 1 && tree.nodes.first?.value?.utf8.count == 100_000 * 11 - 1)
    }
  }

  @Test("what a node says of others")
  func relations() throws {
    let labels = repeatElement("2", count: 20_000).joined(separator: ",")
    let update = HeldWordsTests.accessKit("button", "\"labelledBy\":[\(labels)]")
    #expect(try Self.read(update).nodes.last?.relations.count == 20_000)
    let nodes = repeatElement("{\"backendDOMNodeId\":33}", count: 20_000).joined(separator: ",")
    let page = HeldWordsTests.chromium(
      "button", "", "{\"name\":\"controls\",\"value\":{\"relatedNodes\":[\(nodes)]}}")
    #expect(try Self.read(page).nodes.flatMap(\.relations).count == 20_000)
  }

  @Test("lines of one fact of a semantics dump")
  func facts() throws {
    let node = "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n"
    let flags = try Self.read(node + "  flags:\n" + String(repeating: "    isFocusable, isButton\n", count: 50_000))
    #expect(flags.nodes.first?.role == .button)
    let text = try Self.read(
      node + "  label:\n    \"a\n" + String(repeating: "    word\n", count: 50_000) + "    z\"\n")
    #expect(text.nodes.first?.name?.hasSuffix("\nword\nz") == true)
  }

  @Test("nodes that are merged up, each with an action of its own")
  func merged() throws {
    let parts = (0..<20_000).map {
      " └─SemanticsNode#\($0 + 1)\n    merged up ⬆️\n    Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n    label: \"part \($0)\"\n"
        + "    customActions: act \($0)\n"
    }
    let tree = try Self.read(
      "SemanticsNode#0\n │ merge boundary ⛔️\n │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n" + parts.joined())
    #expect(tree.nodes[0].name?.hasPrefix("part 0\npart 1\n") == true)
    #expect(tree.nodes[0].customActions.count == 20_000 && tree.nodes[0].customActions.last == "act 19999")
  }

  @Test("what is merged up is said in the order of the dump, however deep it stands")
  func order() throws {
    func part(_ number: Int, _ depth: Int) -> String {
      let blanks = String(repeating: " ", count: depth)
      return "\(blanks)SemanticsNode#\(number)\n\(blanks)  merged up ⬆️\n\(blanks)  label: \"\(number)\"\n"
    }
    let tree = try Self.read("SemanticsNode#0\n  merge boundary ⛔️\n" + part(1, 3) + part(2, 6) + part(3, 3))
    #expect(tree.nodes.map(\.name) == ["1\n2\n3", "1", "2", "3"])
  }

  @Test("a tree file may have a million nodes, and one that is made of a dump as many as a dump of 180,000 views")
  func limits() throws {
    let plain = "{\"id\":\"n999999\",\"role\":\"text\",\"name\":\"Number 999999\",\"frame\":[0,0,9,9]},\n"
    #expect(plain.utf8.count * 1_000_000 <= TreeDocument.limits.bytes)
    let values = try Self.values(LocatedNode.parse(String(plain.dropLast(2)), file: "x", format: .json))
    #expect(values * 1_000_000 <= TreeDocument.limits.nodes && TreeImporter.limits.nodes >= TreeDocument.limits.nodes)
    let tree = try Fixture.read("shop.uiautomator.xml").tree
    #expect(TreeDocument.write(tree).utf8.count / tree.nodes.count * 180_000 <= TreeDocument.limits.bytes)
  }

  private static func values(_ node: LocatedNode) -> Int {
    1 + (node.sequence ?? []).map(values).reduce(0, +)
      + (node.mapping?.entries ?? []).map { values($0.value) }.reduce(0, +)
  }
}
