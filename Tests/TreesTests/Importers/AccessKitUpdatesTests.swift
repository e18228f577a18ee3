import Accessibility
import Documents
import Testing

@testable import Trees

/// AccessKit's updates that follow each other.
@Suite("Updates of AccessKit")
struct AccessKitUpdatesTests {
  /// A window with buttons.
  static func update(_ buttons: [(id: Int, label: String)], children: [Int]?, tree: Bool, focus: Int = 1) -> String {
    var nodes = buttons.map {
      "[\($0.id),{\"role\":\"button\",\"actions\":3,\"properties\":{\"label\":\"\($0.label)\","
        + "\"bounds\":{\"x0\":0,\"y0\":\($0.id * 20),\"x1\":90,\"y1\":\($0.id * 20 + 20)}}}]"
    }
    if let children {
      nodes.insert(
        "[1,{\"role\":\"window\",\"properties\":{\"children\":\(children),\"label\":\"W\","
          + "\"bounds\":{\"x0\":0,\"y0\":0,\"x1\":100,\"y1\":200}}}]", at: 0)
    }
    return "{\"nodes\":[\(nodes.joined(separator: ","))],\"tree\":\(tree ? "{\"root\":1}" : "null"),\"focus\":\(focus)}"
  }

  static let first = update([(2, "A"), (3, "B"), (4, "C")], children: [2, 3, 4], tree: true)
  /// B is called otherwise.
  static let second = update([(3, "B 2")], children: nil, tree: false, focus: 3)
  /// A has gone, and D has come.
  static let third = update([(5, "D")], children: [3, 5, 4], tree: false, focus: 5)

  static func names(_ tree: AccessibilityTree) -> [String] {
    tree.nodes.dropFirst().map { ($0.name ?? "") + ($0.traits.contains(.focused) ? "*" : "") }
  }

  @Test(
    "the last state is the tree, be they lines, a list or one behind the other",
    arguments: [
      [first, second, third].joined(separator: "\n"), "[\(first),\n\(second),\(third)]\n", first + second + third,
      [first, second, third].joined(separator: "\r\n") + "\r\n",
    ])
  func several(text: String) throws {
    let imported = try TreeImporter.read(Array(text.utf8), file: "x")
    #expect(imported.format == .accessKit)
    #expect(Self.names(imported.tree) == ["B 2", "D*", "C"])
    #expect(imported.tree.provenance?.remarks.contains { $0.contains("3 updates have come to") } == true)
    #expect(imported.tree.defects.isEmpty)
  }

  @Test("an update in a file of its own changes the tree of the file before, and nodes are known by their numbers")
  func walk() throws {
    func read(_ text: String, after updates: AccessKitUpdates?) throws -> ImportedTree {
      var options = ImportOptions(keepsFacts: true)
      options.updates = updates
      return try TreeImporter.read(Array(text.utf8), file: "x", options: options)
    }
    let before = try read(Self.first, after: nil)
    let renamed = try read(Self.second, after: before.updates)
    let changed = try read(Self.third, after: renamed.updates)
    #expect(Self.names(renamed.tree) == ["A", "B 2*", "C"] && Self.names(changed.tree) == ["B 2", "D*", "C"])
    let (a, b) = try (#require(before.updates), #require(renamed.updates))
    #expect(b.follows(a) && !a.follows(b) && !a.follows(a))
    let step = JourneyStep(from: before.tree, to: renamed.tree, isOneRun: true)
    #expect(step.changes.map(\.kind) == [.renamed] && step.changes.first?.after == "B 2")
    // Without knowing that the application ran on, a number may mean something else.
    #expect(JourneyStep(from: before.tree, to: renamed.tree).changes.map(\.kind) == [.appeared, .gone])
    let next = JourneyStep(from: renamed.tree, to: changed.tree, isOneRun: true)
    #expect(next.changes.map(\.kind) == [.appeared, .gone])
    // A whole tree begins anew.
    #expect(try read(Self.first, after: changed.updates).updates?.follows(b) == false)
  }

  @Test("what only changes a tree, and what is no update, is refused with its place")
  func refused() {
    #expect(Fixture.error(Self.second)?.contains("this update only changes a tree that came before") == true)
    #expect(Fixture.error(Self.second + "\n" + Self.first)?.hasPrefix("x:1:") == true)
    let wrong = Fixture.error(Self.first + "\n{\"nodes\":[7],\"tree\":null}") ?? "read"
    #expect(wrong.hasPrefix("x:2:11: found \"7\"; expected [number, {role, properties …}]"), "\(wrong)")
    let cut = Fixture.error(Self.first + "\n{\"nodes\":[") ?? "read"
    #expect(cut.hasPrefix("x:2:") && cut.contains("expected"), "\(cut)")
  }

  @Test("nodes that come twice, are in no one's place or in two are listed; what has gone is not")
  func places() throws {
    func unused(_ text: String) throws -> [String] {
      try TreeImporter.read(Array(text.utf8), file: "x").unused.filter { $0.name != "actions" }.map {
        "\($0.name): \($0.example)"
      }
    }
    #expect(try unused([Self.first, Self.second, Self.third].joined()) == [])
    #expect(
      try unused(Self.update([(2, "A"), (3, "B")], children: [2], tree: true))
        == ["nodes that no node of the tree has as its child: 3"])
    #expect(
      try unused(Self.update([(2, "A"), (2, "B")], children: [2], tree: true))
        == ["nodes that come again in the same update: 2"])
    for children in [[2, 2], [2, 1]] {
      #expect(
        try unused(Self.update([(2, "A")], children: children, tree: true))
          == ["children that are in the tree already: \(children[1])"])
    }
    #expect(
      try unused(Self.first + Self.update([(6, "E")], children: nil, tree: false))
        == ["nodes that no node of the tree has as its child: 6"])
  }
}
