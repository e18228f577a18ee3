import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import TestSupport
import Testing

@Suite("The end of a list, reached without the reader")
struct EndsByHandTests {
  private static var scene: Scene {
    var list = Element(id: "rows", role: .list)
    list.label = "Rows"
    list.frame = Rect(x: 0, y: 100, width: 393, height: 300)
    list.children = (1...12).map { number in
      var row = Element(id: "r\(number)", role: .cell)
      row.label = "Row \(number)"
      return row
    }
    return SceneBuilder(.iOS, id: "list").window("main", title: "Main", [list]).scene
  }

  @Test(
    "is told by VoiceOver and not by TalkBack, which answers its own commands, nor by Orca",
    arguments: [(Voice.voiceover, ["Bottom."]), (.talkback, []), (.orca, [])])
  func byKey(voice: Voice, said: [String]) throws {
    let performance = try Performance(Self.scene, voice: voice)
    try performance.perform("press end; wait 1s; mark \"here\"; press end")
    let entries = performance.entries.drop { if case .mark = $0.trigger { false } else { true } }
    #expect(entries.flatMap(\.utterances).map(\.text) == said)
  }

  @Test(
    "is told by both where the reader was asked to go on",
    arguments: [(Voice.voiceover, "Bottom."), (.talkback, "Bottom")])
  func byReader(voice: Voice, said: String) throws {
    let performance = try Performance(Self.scene, voice: voice)
    try performance.perform("press end; wait 1s; mark \"here\"; reader scroll down")
    #expect(performance.entries.last?.utterances.map(\.text) == [said])
  }
}
