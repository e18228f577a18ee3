import InputEvents
import Testing

@Suite("Nearest spelling")
struct NearestSpellingTests {
  static let words = ["grabber", "detents", "dismiss", "title", "size", "presented", "present-again"]

  @Test(
    "a slip of the pen, other case and separators, or a longer name for the same",
    arguments: [
      ("graber", "grabber"), ("Grabber", "grabber"), ("detnets", "detents"), ("titel", "title"), ("siz", "size"),
      ("presentAgain", "present-again"), ("grabberVisible", "grabber"), ("prefersGrabberVisible", "grabber"),
      ("initialDetents", "detents"), ("isPresented", "presented"),
    ])
  func near(word: String, expected: String) {
    #expect(NearestSpelling.of(word, among: Self.words) == expected)
    #expect(NearestSpelling.hint(word, among: Self.words) == "did you mean \"\(expected)\"?")
  }

  @Test(
    "nothing is near",
    arguments: ["", "colour", "downsizes", "x", "presentation-of", String(repeating: "grabber", count: 10)])
  func far(word: String) {
    #expect(NearestSpelling.of(word, among: Self.words) == nil)
  }
}
