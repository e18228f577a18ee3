import Accessibility
import Announcer
import Harness
import Testing
import Trees

/// What AccessKit's numbers mean, which are not those of ARIA: its adapters add one to places and levels, take the number
/// of items from what they are in, and know a state of something that opens only where that is said.
@Suite("AccessKit's own counting")
struct AccessKitMeaningTests {
  static func update(_ nodes: [(role: String, actions: Int, properties: String)]) -> String {
    let children = nodes.indices.map { String($0 + 2) }.joined(separator: ",")
    return "{\"nodes\":[[1,{\"role\":\"window\",\"properties\":{\"children\":[\(children)]}}],"
      + nodes.enumerated().map {
        "[\($0 + 2),{\"role\":\"\($1.role)\",\"actions\":\($1.actions),\"properties\":{\($1.properties)}}]"
      }.joined(separator: ",") + "],\"tree\":{\"root\":1},\"focus\":1}"
  }

  static func tabs(_ list: String, _ first: String = "") -> String {
    "{\"nodes\":[[1,{\"role\":\"tabList\",\"properties\":{\"children\":[2,4]\(list)}}],"
      + "[2,{\"role\":\"genericContainer\",\"properties\":{\"children\":[3]}}],"
      + "[3,{\"role\":\"tab\",\"actions\":3,\"properties\":{\"label\":\"Home\",\"positionInSet\":3\(first)}}],"
      + "[4,{\"role\":\"tab\",\"actions\":3,\"properties\":{\"label\":\"Cart\",\"positionInSet\":4}}]],"
      + "\"tree\":{\"root\":1},\"focus\":1}"
  }

  @Test("a place is counted from 0, and how many there are is said by what the item is in")
  func position() throws {
    let imported = try HeldWordsTests.read(Self.tabs(",\"sizeOfSet\":5"))
    let tabs = imported.tree.nodes.filter { $0.role == .tab }
    #expect(tabs.map(\.position) == [Position(index: 4, count: 5), Position(index: 5, count: 5)])
    #expect(imported.unused.isEmpty && imported.tree.nodes.first?.position == nil)
    let said = ScreenReading(imported.tree, title: "x", reader: ScreenReader(voice: .voiceover)).items
      .map(\.utterance.text)
    #expect(said == ["Home. Tab. 4 of 5.", "Cart. Tab. 5 of 5."])
  }

  @Test("no adapter reads how many there are from the item itself, and nothing is made up for it")
  func unknownSize() throws {
    let imported = try HeldWordsTests.read(Self.tabs("", ",\"sizeOfSet\":5"))
    #expect(imported.tree.nodes.allSatisfy { $0.position == nil })
    #expect(imported.unused.map(\.name).sorted() == ["positionInSet", "sizeOfSet"])
    #expect(imported.unused.first { $0.name == "positionInSet" }?.count == 2)
  }

  @Test("a level is counted from 0")
  func level() throws {
    let tree = try HeldWordsTests.read(
      Self.update([
        ("heading", 0, "\"label\":\"A\",\"level\":0"), ("heading", 0, "\"label\":\"B\",\"level\":2"),
        ("treeItem", 0, "\"label\":\"C\",\"level\":0"),
      ])
    ).tree
    #expect(tree.nodes.map(\.headingLevel) == [nil, 1, 3, nil])
    #expect(tree.nodes.map(\.hierarchyLevel) == [nil, nil, nil, 1])
  }

  @Test("that something can be collapsed or expanded says nothing of its state")
  func expansion() throws {
    let imported = try HeldWordsTests.read(
      Self.update([
        ("button", 9, "\"label\":\"A\""), ("button", 17, "\"label\":\"B\""),
        ("button", 9, "\"label\":\"C\",\"expanded\":true"), ("button", 17, "\"label\":\"D\",\"expanded\":false"),
        ("button", 17, "\"label\":\"E\",\"expanded\":null"),
      ]))
    let expected: [Traits] = [[], [], [], [.expandable, .expanded], .expandable, []]
    #expect(imported.tree.nodes.map { $0.traits.intersection([.expandable, .expanded]) } == expected)
    #expect(imported.unused.map(\.name) == ["actions, bit 3", "actions, bit 4"])
  }
}
