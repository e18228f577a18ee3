import Announcer
import Gestures
import Testing

/// What scripts call what the reader has, and what the reader has.
@Suite("Words for a screen reader's own")
struct ReaderWordsTests {
  @Test("every way of the caret and every set of keys can be asked for")
  func orca() {
    #expect(ReaderInstruction.caretWords == CaretMove.allCases.map(\.words))
    #expect(ReaderInstruction.navigationWords == KeyNavigation.allCases.map(\.rawValue))
    #expect(
      ReaderInstruction.rotorWords.suffix(Rotor.allCases.count).sorted() == Rotor.allCases.map(\.rawValue).sorted())
  }
}
