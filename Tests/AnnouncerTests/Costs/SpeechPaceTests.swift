import Announcer
import Testing

@Suite("How long words take")
struct SpeechPaceTests {
  @Test(
    "15 characters or 5.8 syllables a second, 0.35 s where a sentence ends and 0.15 s at a comma",
    arguments: [
      ("Compose", "en", 466_667), ("Send. Button.", "en", 733_333 + 350_000), ("one, two", "en", 466_667 + 150_000),
      ("버튼", "ko", 344_828), ("제출, 버튼", "ko", 689_655 + 150_000), ("", "en", 0), ("...", "en", 0),
      ("버튼", "ko-KR", 344_828),
    ] as [(String, String, Int64)])
  func usual(text: String, language: String, time: Int64) {
    #expect(SpeechPace.usual.duration(of: text, in: language) == time)
  }

  @Test("who has heard a reader for years hears it faster; pauses stay")
  func experienced() {
    #expect(SpeechPace.experienced.duration(of: "Send. Button.", in: "en") == 440_000 + 350_000)
    #expect(SpeechPace.experienced.duration(of: "버튼", in: "ko") == 200_000)
    #expect(SpeechPace(characters: 30) == SpeechPace(characters: 30, syllables: 11.6))
  }

  @Test("between two utterances there is the pause of a sentence; hints and what says nothing take no time")
  func several() {
    let utterances = [Utterance("one"), Utterance(""), Utterance("two", hint: "double tap to activate")]
    #expect(SpeechPace.usual.duration(of: utterances) == 200_000 + 350_000 + 200_000)
  }

  @Test("a longer text never takes less time", arguments: ["en", "ko"])
  func grows(language: String) {
    let words = ["Pay", "12", "결제", "now,", "or.", "HTTP", "later", "%", "3.5", "메일"]
    var (text, last) = ("", Int64(0))
    for round in 0..<60 {
      text += (text.isEmpty ? "" : " ") + words[(round * 7) % words.count]
      let time = SpeechPace.usual.duration(of: text, in: language)
      #expect(time >= last, "\(text)")
      last = time
    }
  }
}
