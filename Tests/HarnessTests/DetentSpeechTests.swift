import Announcer
import Harness
import Scenes
import TestSupport
import Testing

/// What a detent is called, with a grabber whose value says it and without one.
@Suite("Names of detents in speech")
struct DetentSpeechTests {
  static func said(_ detents: [Detent], grabber: Bool, language: String = "en") throws -> [String] {
    let scene = SceneBuilder(.iOS, id: "sizes")
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", title: "Sizes", [.button("close", "Close", dismiss: .close)]) {
        $0.detents = detents
        $0.grabberVisible = grabber
      }
      .with { $0.language = language }.scene
    let performance = try Performance(scene)
    try performance.perform("tap #open; wait 1s; drag from 200,700 to 200,300 in 400ms; wait 1s")
    _ = performance.finish()
    return performance.entries.last?.reader.compactMap { step in
      guard case .says(let utterance) = step else { return nil }
      return utterance.text
    } ?? []
  }

  @Test("the name and not the id is said, grabber or not", arguments: [true, false])
  func system(grabber: Bool) throws {
    #expect(try Self.said([.medium, .large], grabber: grabber) == ["Large"])
    #expect(try Self.said([.medium, .large], grabber: grabber, language: "ko") == ["크게"])
  }

  @Test("a detent of the author's own is said as words", arguments: [true, false])
  func custom(grabber: Bool) throws {
    let tall = Detent(id: "nearly-all", height: .fraction(0.9))
    #expect(try Self.said([.medium, tall], grabber: grabber) == ["Nearly All"])
  }
}
