import Accessibility
import Testing
import Trees

/// A text of a page that repeats the name of what it is in is a part of that, and is not read a second time.
@Suite("Texts that repeat a name")
struct RepeatedTextTests {
  /// A page of nodes: number, the number of what it is in, role, name.
  static func page(_ nodes: [(id: Int, parent: Int, role: String, name: String)]) -> String {
    let all = [(id: 1, parent: 0, role: "RootWebArea", name: "P")] + nodes
    let entries = all.map { node in
      let children = all.filter { $0.parent == node.id }.map { "\"\($0.id)\"" }.joined(separator: ",")
      return "{\"nodeId\":\"\(node.id)\",\"ignored\":false,\"role\":{\"value\":\"\(node.role)\"},"
        + "\"name\":{\"value\":\"\(node.name)\"},\"childIds\":[\(children)]"
        + (node.parent == 0 ? "" : ",\"parentId\":\"\(node.parent)\"") + "}"
    }
    return "{\"nodes\":[\(entries.joined(separator: ","))]}"
  }

  static func stops(_ text: String) throws -> [String?] {
    let tree = try HeldWordsTests.read(text).tree
    return ReadingOrder(tree).elements.map { tree.nodes[$0].name }
  }

  @Test("the words of an item that holds others are read once")
  func items() throws {
    let tree = Self.page([
      (2, 1, "tree", ""), (3, 2, "treeitem", "Docs"), (4, 3, "StaticText", "Docs"), (5, 3, "group", ""),
      (6, 5, "treeitem", "File"), (7, 6, "StaticText", "File"),
    ])
    #expect(try Self.stops(tree) == ["Docs", "File"])
    let list = Self.page([
      (2, 1, "list", ""), (3, 2, "listitem", "Item"), (8, 3, "generic", ""), (4, 8, "StaticText", "Item"),
      (5, 3, "button", "Go"),
    ])
    #expect(try Self.stops(list) == ["Item", "Go"])
  }

  @Test("what nobody has heard is read: the text of a region of that name, and another text of an item")
  func others() throws {
    #expect(try Self.stops(Self.page([(2, 1, "region", "Sec"), (3, 2, "StaticText", "Sec")])) == ["Sec"])
    let item = Self.page([
      (2, 1, "list", ""), (3, 2, "listitem", "Item"), (4, 3, "StaticText", "Other"), (5, 3, "button", "Go"),
    ])
    #expect(try Self.stops(item) == ["Item", "Other", "Go"])
  }

  @Test("every word is accounted for")
  func accounted() throws {
    let text = Self.page([
      (2, 1, "list", ""), (3, 2, "listitem", "Item"), (4, 3, "StaticText", "Item"), (5, 3, "button", "Go"),
    ])
    let tree = try HeldWordsTests.read(text).tree
    #expect(SpokenWordsTests.contradictions(tree) == [])
    let fates = tree.wordFates(ReadingOrder(tree))
    let repeated = try #require(tree.nodes.firstIndex { $0.role == .text })
    #expect(fates[repeated].map { if case .repeated = $0 { true } else { false } } == true)
  }
}
