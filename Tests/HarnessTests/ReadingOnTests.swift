import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import TestSupport
import Testing

@Suite("A reader that reads on")
struct ReadingOnTests {
  private static var scene: Scene {
    SceneBuilder(.iOS, id: "links").window(
      "main", title: "Main", ["One", "Two", "Three", "Four"].map { .button($0.lowercased(), $0) }
    ).scene
  }

  @Test(
    "stays at what it was saying when it is stopped, and goes on from there", arguments: [Voice.voiceover, .talkback])
  func stopped(voice: Voice) throws {
    let performance = try Performance(Self.scene, voice: voice)
    try performance.perform("reader read from top; wait 1500ms; reader stop")
    let stop = try #require(performance.entries.last)
    let cut = try #require(stop.cutOff.first?.node)
    #expect(TranscriptText().render(stop).contains("stops at"))
    try performance.perform("reader read")
    let read = try #require(performance.entries.last?.utterances.first)
    #expect(read.node == cut)
    try performance.perform("reader next")
    let next = try #require(performance.entries.last?.utterances.first?.node)
    let order = ["main/one", "main/two", "main/three", "main/four"].map { NodeID($0) }
    #expect(order.firstIndex(of: next) == order.firstIndex(of: cut).map { $0 + 1 })
  }

  @Test("is at the end once everything was said, and has nothing to stop then")
  func finished() throws {
    let performance = try Performance(Self.scene, voice: .voiceover)
    try performance.perform("reader read from top; wait 20s; reader stop")
    let stop = try #require(performance.entries.last)
    #expect(TranscriptText().render(stop).contains("nothing happens"))
    try performance.perform("reader next")
    #expect(performance.entries.last?.reader.contains(.boundary(.end)) == true)
  }

  @Test("TalkBack counts the rows that show where they are now, up and down")
  func rows() throws {
    var list = Element(id: "rows", role: .list)
    list.label = "Rows"
    list.frame = Rect(x: 0, y: 100, width: 393, height: 1500)
    list.children = (1...30).map { number in
      var row = Element(id: "r\(number)", role: .listItem)
      row.label = "Row \(number)"
      row.frame = Rect(x: 0, y: 100 + 50 * Double(number - 1), width: 393, height: 50)
      return row
    }
    var view = Element(id: "view", role: .scrollView)
    view.axes = [.vertical]
    view.frame = Rect(x: 0, y: 100, width: 393, height: 330)
    view.contentSize = Size(width: 393, height: 1500)
    view.children = [list]
    let scene = SceneBuilder(.iOS, id: "list").window("main", title: "Main", [.button("top", "Top"), view]).scene
    let performance = try Performance(scene, voice: .talkback)
    try performance.perform(
      "reader next; reader scroll down; reader next; reader scroll down; reader scroll up; reader scroll up")
    let told = performance.entries.flatMap(\.utterances).map(\.text).filter { $0.hasPrefix("Showing") }
    let offsets = [330, 660, 330, 0].map { Double($0) }
    let expected = offsets.map { offset in
      let (first, last) = (Int(offset / 50) + 1, Int(((offset + 330) / 50).rounded(.up)))
      return "Showing items \(first) to \(last) of 30."
    }
    #expect(told == expected)
  }
}
