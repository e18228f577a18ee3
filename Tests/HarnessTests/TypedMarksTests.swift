import InputEvents
import Testing

@testable import Harness

@Suite("Typed text")
struct TypedMarksTests {
  @Test(
    "comes out whole, with the marks that combine with what stands before them",
    arguments: [
      (["e", "\u{301}"], "e\u{301}"), (["\u{301}", "a"], "\u{301}a"), (["\u{301}", "\u{302}"], "\u{301}\u{302}"),
      (["a", "\u{200D}b"], "a\u{200D}b"), (["한", "글"], "한글"),
    ])
  func marks(letters: [String], text: String) {
    var entry = TranscriptEntry(time: .zero, cause: .input("type \"\(letters[0])\""))
    let absorbed = entry.absorb(
      TranscriptEntry(time: .zero, cause: .input("type \"\(letters[1])\"")), within: TranscriptEntry.typingPause)
    #expect(absorbed)
    guard case .input(let label) = entry.trigger else { return }
    #expect(Array(label.unicodeScalars) == Array("type \"\(text)\"".unicodeScalars))
  }
}
