import Accessibility
import Announcer
import Harness
import Scenes
import TestSupport
import Testing

@Suite("Reader gestures")
struct ReaderGesturesTests {
  @Test(
    "what touch, crown and keys ask of the reader, all the way from a script",
    arguments: [
      ("swipe right", ["swipe right: next"]), ("swipe left", ["swipe left: previous"]),
      ("swipe up", ["swipe up: increment"]), ("swipe down", ["swipe down: decrement"]),
      ("tap 100,165", ["tap: explore 100,165"]), ("double tap", ["double tap: activate"]), ("triple tap", []),
      ("swipe up with 2 fingers", ["swipe up with 2 fingers: read from top"]),
      ("swipe down with 2 fingers", ["swipe down with 2 fingers: read"]),
      ("double tap with 2 fingers", ["double tap with 2 fingers: magic tap"]), ("scrub", ["scrub: escape"]),
      ("swipe up with 3 fingers", ["swipe up with 3 fingers: scroll down"]),
      ("swipe right with 3 fingers", ["swipe right with 3 fingers: scroll left"]),
      ("tap 196,300 with 4 fingers", ["tap with 4 fingers: first"]),
      ("tap 196,600 with 4 fingers", ["tap with 4 fingers: last"]), ("rotate by 90deg", ["rotate: rotor next"]),
      ("rotate by -90deg", ["rotate: rotor previous"]),
      ("tap 100,300 with 2 fingers", ["tap with 2 fingers: stop"]),
      ("turn crown 2", ["turn +1: next", "turn +1: next"]), ("turn crown -1", ["turn -1: previous"]),
      ("press ctrl+alt+right", ["press ctrl+alt+right: next"]),
      ("press ctrl+alt+left", ["press ctrl+alt+left: previous"]),
      ("press ctrl+alt+space", ["press ctrl+alt+space: activate"]),
      ("press ctrl+alt+home", ["press ctrl+alt+home: first"]),
      ("press ctrl+alt+end", ["press ctrl+alt+end: last"]), ("press ctrl+alt+m", ["press ctrl+alt+m: magic tap"]),
      ("press ctrl+alt+escape", ["press ctrl+alt+escape: escape"]),
      ("press ctrl+alt+page-down", ["press ctrl+alt+page-down: scroll down"]),
      ("pinch by 2", []),
    ])
  func commands(script: String, titles: [String]) throws {
    let performance = try Performance(.mail(), reader: true)
    try performance.perform(script)
    _ = performance.finish()
    let said = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty }
    #expect(said == titles, "\(performance.text())")
  }

  @Test(
    "TalkBack has gestures and keys of its own",
    arguments: [
      ("swipe up with 2 fingers", ["swipe up with 2 fingers: scroll down"]),
      ("swipe left with 2 fingers", ["swipe left with 2 fingers: scroll right"]),
      ("swipe down with 3 fingers", ["swipe down with 3 fingers: rotor next"]),
      ("swipe up with 3 fingers", ["swipe up with 3 fingers: rotor previous"]),
      ("triple tap 196,300 with 2 fingers", ["3 taps with 2 fingers: read"]),
      ("tap 196,300 with 4 fingers", []), ("rotate by 90deg", []),
      ("press alt+right", ["press alt+right: next"]), ("press alt+left", ["press alt+left: previous"]),
      ("press alt+enter", ["press alt+return: activate"]), ("press alt+backspace", ["press alt+backspace: escape"]),
      ("press alt+h", ["press alt+h: next heading"]), ("press alt+shift+h", ["press alt+shift+h: previous heading"]),
      ("press ctrl+alt+left", ["press ctrl+alt+left: first"]), ("press ctrl+alt+right", ["press ctrl+alt+right: last"]),
      ("press ctrl+alt+enter", ["press ctrl+alt+return: read from top"]),
    ])
  func talkBack(script: String, titles: [String]) throws {
    let performance = try Performance(.mail(), reader: true, voice: .talkback)
    try performance.perform(script)
    _ = performance.finish()
    let said = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty }
    #expect(said == titles, "\(performance.text())")
  }

  @Test("a finger that moves slowly explores what lies under it, and what it leaves is not activated")
  func exploring() throws {
    let performance = try Performance(.mail(), reader: true)
    try performance.perform("drag from 196,400 to 196,100 in 2s")
    _ = performance.finish()
    let said = performance.entries.flatMap(\.utterances).map(\.text)
    #expect(said == ["Meeting moved to Friday", "Compose. Button.", "Meeting moved to Friday"])
    #expect(performance.entries.allSatisfy { $0.events.isEmpty })
  }

  @Test("without a reader the same gestures go to the interface")
  func withoutReader() throws {
    let performance = try Performance(.mail())
    try performance.perform("swipe right; double tap 196,400; press ctrl+alt+right")
    #expect(performance.entries.allSatisfy { if case .command = $0.trigger { false } else { true } })
  }
}
