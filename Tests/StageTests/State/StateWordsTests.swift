import Geometry
import InputEvents
import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// No two states hand over the same words.
@Suite("Words of a state")
struct StateWordsTests {
  private static func words(at now: Int64 = 0, _ say: (inout StateWords) -> Void) -> StateWords {
    var words = StateWords(now: Timestamp(microseconds: now))
    say(&words)
    return words
  }

  private static func expect(
    _ one: (inout StateWords) -> Void, differsFrom other: (inout StateWords) -> Void, _ what: String
  ) {
    #expect(words(one) != words(other), "\(what)")
  }

  @Test("nothing is not the same as something empty, and an end is not a beginning")
  func boundaries() {
    Self.expect({ $0.combine(nil as Int?) }, differsFrom: { $0.combine(0 as Int?) }, "no number and 0")
    Self.expect({ $0.combine([Int]()) }, differsFrom: { _ in }, "an empty list and none")
    Self.expect(
      {
        $0.combine([1, 2])
        $0.combine([3])
      },
      differsFrom: {
        $0.combine([1])
        $0.combine([2, 3])
      }, "lists that end elsewhere")
    Self.expect(
      {
        $0.combine("ab")
        $0.combine("c")
      },
      differsFrom: {
        $0.combine("a")
        $0.combine("bc")
      }, "texts that end elsewhere")
    Self.expect({ $0.combine("") }, differsFrom: { $0.combine("\u{0}") }, "a text of nothing and one of NUL")
    Self.expect(
      { $0.combine("\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}") },
      differsFrom: {
        $0.combine("")
        $0.combine(8)
      }, "eight NULs and what their words could be")
    Self.expect({ $0.combine("\u{e9}") }, differsFrom: { $0.combine("e\u{301}") }, "texts that look the same")
    Self.expect({ $0.combine(1.0) }, differsFrom: { $0.combine(1.0.nextUp) }, "the next number")
    Self.expect(
      { $0.combine([SurfaceID(1): 2]) { $0.combine($1) } },
      differsFrom: { $0.combine([SurfaceID(2): 1]) { $0.combine($1) } }, "key and value")
  }

  @Test("either zero is zero, in any order a table is a table, and time is relative")
  func sames() {
    #expect(Self.words { $0.combine(0.0) } == Self.words { $0.combine(-0.0) })
    var table: [SurfaceID: Int] = [3: 1, 1: 2, 2: 3]
    let before = Self.words { $0.combine(table) { $0.combine($1) } }
    for key in 100..<200 { table[SurfaceID(key)] = key }
    for key in 100..<200 { table[SurfaceID(key)] = nil }
    #expect(before == Self.words { $0.combine(table) { $0.combine($1) } })
    #expect(
      Self.words(at: 5) { $0.combine(Timestamp(microseconds: 7)) }
        == Self.words(at: 105) { $0.combine(Timestamp(microseconds: 107)) })
  }

  @Test("a long list knows its digest, however it came to be what it is")
  func digest() {
    var list = DigestedArray((0..<200).map { SelectionMark(at: $0) })
    let original = list
    for place in stride(from: 0, to: 200, by: 7) { list[place].head += 1 }
    #expect(list != original && list.digest != original.digest)
    #expect(list.digest == DigestedArray(Array(list)).digest && list == DigestedArray(Array(list)))
    for place in stride(from: 0, to: 200, by: 7) { list[place].head -= 1 }
    #expect(list == original && list.digest == original.digest)
    // The same elements in other places are another list.
    var swapped = original
    swapped.swapAt(3, 130)
    #expect(swapped != original && swapped.digest != original.digest)
    #expect(DigestedArray(original.dropLast()) != original)
  }
}
