import Accessibility
import Announcer
import Testing

@Suite("The message of an alert")
struct AlertMessageTests {
  private static func tree(_ message: String?) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("ask", .button, "Ask"))
      var alert = SurroundingsTests.node("alert", .alert, "Delete it?")
      alert.value = message
      tree.begin(alert)
      tree.append(SurroundingsTests.node("ok", .button, "OK", y: 100))
      tree.append(SurroundingsTests.node("no", .button, "No", y: 200))
      tree.close()
    }
  }

  static let heard: [(voice: Voice, language: String, first: String, second: String)] = [
    (.voiceover, "en", "Delete it? Alert. For good. OK. Button.", "No. Button."),
    (.voiceover, "ko", "Delete it?, 경고, For good., OK, 버튼", "No, 버튼"),
    (.talkback, "en", "Delete it?, For good., OK, Button", "No, Button"),
    (.talkback, "ko", "Delete it?, For good., OK, 버튼", "No, 버튼"),
    (.orca, "en", "alert Delete it? For good. OK button", "No button"),
    (.orca, "ko", "경보 Delete it? For good. OK 단추", "No 단추"),
  ]

  @Test("is said where the alert is entered, and once", arguments: heard)
  func entered(voice: Voice, language: String, first: String, second: String) {
    #expect(Array(SurroundingsTests.heard(voice, Self.tree("For good."), language).suffix(2)) == [first, second])
  }

  @Test("is said as the alert comes up, and not again with what has the focus in it", arguments: Voice.allCases)
  func comingUp(voice: Voice) {
    for changes in [[ScreenChange.presented("alert"), .focused("ok")], [.presented("alert")]] {
      let view = ReaderView(Self.tree("For good."), manner: voice.manner)
      var reader = ScreenReader(voice: voice)
      _ = reader.perform(.focus("ask"), in: view)
      let said = reader.react(to: changes, in: view).compactMap { act in
        if case .says(let utterance) = act { utterance.text } else { nil }
      }
      #expect(said.joined(separator: "|").ranges(of: "For good.").count == 1, "\(said)")
      #expect(said.first?.contains("For good.") == true, "\(said)")
    }
  }

  @Test("that it does not have changes nothing", arguments: [Voice.voiceover, .talkback])
  func none(voice: Voice) {
    let first = SurroundingsTests.heard(voice, Self.tree(nil))[1]
    #expect(first == (voice == .voiceover ? "OK. Button." : "OK, Button"))
  }

  @Test("is marked as concluded, since no source says it", arguments: [Voice.voiceover, .talkback])
  func basis(voice: Voice) {
    let view = ReaderView(Self.tree("For good."), manner: voice.manner)
    let speech = ScreenReader(voice: voice).reading(at: 1, after: "ask", in: view).speech
    let message = speech.passages.first { $0.text == "For good." }
    #expect(message?.part == .message && message?.basis == .inferred)
  }
}
