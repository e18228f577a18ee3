import Accessibility
import Announcer
import Geometry
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

/// Content that a hand or a wheel has scrolled, and a reader that steps into it afterwards: it goes by what shows now.
@Suite("Read after it was scrolled by hand")
struct ScrolledByHandTests {
  static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// Ten rows in a view that shows about six of them, with a button before and one behind it.
  static let scene: Scene = {
    var list = Element(id: "list", role: .scrollView, label: nil)
    list.frame = Rect(x: 0, y: 200, width: 393, height: 300)
    list.children = names.enumerated().map { place, name in
      var row = Element.button(name, "Row \(name)")
      row.frame = Rect(x: 0, y: 200 + Double(place) * 52, width: 393, height: 52)
      return row
    }
    var (help, end) = (Element.button("help", "Help"), Element.button("end", "End"))
    help.frame = Rect(x: 0, y: 100, width: 393, height: 60)
    end.frame = Rect(x: 0, y: 600, width: 393, height: 60)
    return SceneBuilder(.iOS, id: "rows").window("w", title: "Rows", [help, list, end]).scene
  }()

  private static func scrolled(_ voice: Voice, _ how: String) throws -> Performance {
    let performance = try Performance(scene, voice: voice)
    try performance.perform(how)
    return performance
  }

  static let ways = [
    "swipe up from \"Row five\"; wait 3s", "drag from 200,450 to 200,250 in 800ms; wait 2s",
    "move to 200,350; scroll -20; wait 2s",
  ]

  @Test("TalkBack steps to the first row that shows, and back to the last that does", arguments: ways)
  func steps(way: String) throws {
    let performance = try Self.scrolled(.talkback, way)
    let tree = performance.run.target.tree
    let rows = tree.nodes.indices.filter {
      tree.nodes[$0].name?.hasPrefix("Row ") == true && tree.isPartlyInSight($0)
    }.map { tree.nodes[$0].id }
    #expect(rows.first != "w/list/one")
    try performance.perform("reader focus \"Help\"; wait 1s; reader next")
    #expect(performance.run.reader.cursor.focus == rows.first)
    let again = try Self.scrolled(.talkback, way)
    try again.perform("reader focus \"End\"; wait 1s; reader previous")
    #expect(again.run.reader.cursor.focus == rows.last)
  }

  @Test("others step in the order of the tree, wherever it was scrolled", arguments: [Voice.voiceover, .orca], ways)
  func treeOrder(voice: Voice, way: String) throws {
    let performance = try Self.scrolled(voice, way)
    try performance.perform("reader focus \"Help\"; wait 1s; reader next")
    #expect(performance.run.reader.cursor.focus == "w/list/one")
  }

  @Test(
    "the way that a task's cost names leads to the control", arguments: ["Row five", "Row six", "Row nine", "End"], ways
  )
  func cost(name: String, way: String) throws {
    let costs = try TaskCostsTests.costs("\(way); tap \"\(name)\"", on: Self.scene, voice: .talkback)
    let step = try #require(costs.steps.last?.reader.way)
    let heard = step.legs.flatMap { leg in leg.command == .activate ? [] : leg.said.map(\.text) }
    #expect(heard.last?.hasPrefix(name) == true, "\(heard)")
    // Whoever does the same hears the same, and operates it.
    let performance = try Self.scrolled(.talkback, way)
    let words = step.legs.compactMap(\.command).map { "; wait 3s; reader \($0.words)" }
    try performance.perform("wait 2s" + words.joined())
    let tree = performance.run.target.tree
    #expect(performance.run.reader.cursor.focus.flatMap { tree.index(of: $0) }.map { tree.nodes[$0].name } == name)
  }
}
