import Announcer
import Documents
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// Every screen of every example as each reader says it, in each language.
@Suite("Examples read aloud")
struct ExampleReadingsTests {
  static let voices = Voice.allCases.flatMap { voice in Language.all.map { (voice, $0) } }

  @Test("what is heard of the examples", arguments: voices)
  func readings(voice: Voice, language: Language) throws {
    let reader = ScreenReader(voice: voice, language: language.code)
    var text = ""
    for example in Examples.all where example.name.hasSuffix(".scene.yaml") {
      let scene = try SceneDocument.read(example.text, file: example.name)
      for id in [nil] + scene.presentations.map(Optional.some) {
        let shown = try #require(id.map { scene.presenting($0.id) } ?? scene)
        let title = example.name + (id.map { " \($0.id)" } ?? "")
        text += ScreenReading(Stage(shown).tree, title: title, reader: reader).text() + "\n"
      }
    }
    let golden = Snapshot.compare(text, "examples.\(voice.rawValue).\(language.code).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("what is said is explained part by part", arguments: voices)
  func reasons(voice: Voice, language: Language) throws {
    let reader = ScreenReader(voice: voice, language: language.code)
    let scene = try #require(Scene.mail().presenting("draft"))
    let reading = ScreenReading(Stage(scene).tree, title: "draft", reader: reader)
    let golden = Snapshot.compare(
      reading.text(explains: true) + "\n" + reading.json(explains: true),
      "explained.\(voice.rawValue).\(language.code).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
