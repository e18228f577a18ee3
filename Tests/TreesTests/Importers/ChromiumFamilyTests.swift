import Accessibility
import Testing
import Trees

/// What a tree of Chromium says of parents and children and cannot be true is listed, whatever of it is taken.
@Suite("Parents and children that Chromium contradicts itself about")
struct ChromiumFamilyTests {
  static func node(_ id: Int, parent: Int? = nil, _ children: Int...) -> String {
    let parent = parent.map { ",\"parentId\":\"\($0)\"" } ?? ""
    let role = id == 1 ? "RootWebArea" : "group"
    return "{\"nodeId\":\"\(id)\",\"ignored\":false,\"role\":{\"value\":\"\(role)\"},\"name\":{\"value\":\"N\(id)\"}"
      + "\(parent),\"childIds\":[\(children.map { "\"\($0)\"" }.joined(separator: ","))]}"
  }

  static let said: [(nodes: [String], unused: [String], values: [String])] = [
    ([node(1, 2), node(2, parent: 1)], [], []),
    // In a circle.
    ([node(1, 2), node(2, parent: 1, 3), node(3, parent: 2, 2)], ["childIds that are in the tree already"], ["2"]),
    // With two parents.
    (
      [node(1, 2, 4), node(2, parent: 1, 4), node(4, parent: 2)],
      ["childIds that are in the tree already"], ["4"]
    ),
    (
      [node(1, 2, 4), node(2, parent: 1), node(4, parent: 2)],
      ["parentId of another node than has it as its child"], ["2"]
    ),
    // Of a parent that is not there.
    ([node(1, 2), node(2, parent: 1), node(9, parent: 66)], ["parentId that is not among the nodes"], ["66"]),
    ([node(1, 2, 77), node(2, parent: 1)], ["childIds that are not among the nodes"], ["77"]),
    // Of a parent that does not know of it.
    ([node(1, 2), node(2, parent: 1), node(5, parent: 2)], ["nodes that no node of the tree has as its child"], ["5"]),
  ]

  @Test("is listed", arguments: said)
  func listed(nodes: [String], unused: [String], values: [String]) throws {
    let text = "{\"nodes\":[\(nodes.joined(separator: ","))]}"
    let found = try TreeImporter.read(Array(text.utf8), file: "x").unused
    #expect(found.map(\.name) == unused)
    #expect(found.map(\.example) == values)
  }

  @Test("children that parents tell of are in them, in whatever order they come and whether they tell of them or not")
  func children() throws {
    let named = [Self.node(1, 2, 3), Self.node(2), Self.node(3, 4), Self.node(4)]
    for nodes in [named, named.reversed(), [named[2], named[0], named[3], named[1]]] {
      let text = "{\"nodes\":[\(nodes.joined(separator: ","))]}"
      let read = try TreeImporter.read(Array(text.utf8), file: "x")
      #expect(read.tree.nodes.map(\.name) == ["N1", "N2", "N3", "N4"])
      #expect(read.tree.nodes.map(\.parent) == [-1, 0, 0, 2])
      #expect(read.unused.isEmpty)
    }
    // Each in the other, with nobody to begin.
    let circle = [Self.node(1, 2), Self.node(2, 1)]
    let read = try TreeImporter.read(Array("{\"nodes\":[\(circle.joined(separator: ","))]}".utf8), file: "x")
    #expect(read.tree.nodes.map(\.name) == ["N1", "N2"])
    #expect(read.unused.map(\.name) == ["childIds that are in the tree already"])
    #expect(read.unused.allSatisfy { $0.line > 0 })
  }
}
