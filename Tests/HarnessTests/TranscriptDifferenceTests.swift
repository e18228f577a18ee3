import Foundation
import Harness
import InputEvents
import TestSupport
import Testing

@Suite("Transcripts held against each other")
struct TranscriptDifferenceTests {
  static let story = """
    0.000   start                     says “Inbox.”
    0.083   tap 359,786               button "Compose" activated → sheet "New" coming up
    0.483                             sheet "New" presented at Medium
                                      says “New. Sheet.”
    1.000   an instruction that is longer than its column
                                      says “Done.”

    an audit, which is no part of it
    """

  @Test("the same things at other times, done at other places, make no difference")
  func same() {
    let moved = Self.story.replacing("359,786", with: "112,799").replacing("0.483", with: "0.600")
    #expect(TranscriptUnit.units(ofText: Self.story).map(\.text).count == 5)
    #expect(
      TranscriptDifference(
        expected: TranscriptUnit.units(ofText: Self.story), actual: TranscriptUnit.units(ofText: moved)) == nil)
  }

  @Test("lines that end with two characters are lines")
  func foreignEnds() {
    let units = TranscriptUnit.units(ofText: Self.story.replacing("\n", with: "\r\n"))
    #expect(units == TranscriptUnit.units(ofText: Self.story))
    let json = #"{"time":5,"input":"tap 5,5","events":[]}"# + "\n" + #"{"time":9,"input":"tap 6,6","events":[]}"# + "\n"
    #expect(
      TranscriptUnit.units(ofJSON: json.replacing("\n", with: "\r\n")).count
        == TranscriptUnit.units(ofJSON: json).count)
  }

  @Test("what a script expects and is warned of makes no difference, in text and in JSON")
  func claims() {
    let asked = """
      0.600   expect said "New"         as expected
      0.600   expect sheet "New" at large within 1s
                                        not as expected (story:2:1): sheet "New" (#new) is at Medium
                                        nearest: medium
      0.700   warning                   story:3:1: “tap 5,5” did nothing

      """
    let story = Self.story.replacing("1.000   a", with: asked.trimmingCharacters(in: .newlines) + "\n1.000   a")
    #expect(
      TranscriptDifference(
        expected: TranscriptUnit.units(ofText: Self.story), actual: TranscriptUnit.units(ofText: story)) == nil)
    #expect(
      TranscriptUnit.units(
        ofJSON: #"""
          {"time":5,"expectation":"expect nothing","kept":true}
          {"time":6,"warning":"story:3:1: “tap 5,5” did nothing"}
          """#
      ).isEmpty)
  }

  @Test("what is said otherwise is shown with what stands around it and its moment")
  func different() throws {
    let other = Self.story.replacing("“New. Sheet.”", with: "“Fresh. Sheet.”")
    let difference = try #require(
      TranscriptDifference(
        expected: TranscriptUnit.units(ofText: Self.story), actual: TranscriptUnit.units(ofText: other)))
    #expect(difference.time == Timestamp(microseconds: 483_000) && difference.seconds == "0.483")
    #expect(
      difference.lines == [
        "@@ 0.483 @@", #"  0.083 button "Compose" activated → sheet "New" coming up"#,
        #"  0.483 sheet "New" presented at Medium"#, "- 0.483 says “New. Sheet.”", "+ 0.483 says “Fresh. Sheet.”",
        "  1.000 says “Done.”",
      ])
  }

  @Test("of lines of JSON, the input and the time are not compared, and what is no entry is left out")
  func json() {
    let units = TranscriptUnit.units(
      ofJSON: """
        {"time":0,"start":true}
        {"time":412000,"input":"tap \\"a\\" 1,2","said":[{"text":"Hi"}]}
        {"time":500000,"input":"tap 1,2"}
        {"end":{"time":5}}
        """)
    #expect(units.map(\.text) == [#"{"start":true}"#, #"{"said":[{"text":"Hi"}]}"#])
    #expect(units.map(\.time.microseconds) == [0, 412_000])
  }

  /// The texts that a difference leaves of what was expected: taken away and put in, they are what there was.
  @Test("a difference turns the one into the other", arguments: 0..<50)
  func applies(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func story() -> [TranscriptUnit] {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        TranscriptUnit(time: .zero, text: ["a", "b", "c"].randomElement(using: &generator) ?? "a")
      }
    }
    let (expected, actual) = (story(), story())
    let difference = TranscriptDifference(expected: expected, actual: actual)
    #expect((difference == nil) == (expected.map(\.text) == actual.map(\.text)))
    guard let difference else { return }
    let removed = difference.lines.count { $0.hasPrefix("-") }
    let inserted = difference.lines.count { $0.hasPrefix("+") }
    #expect(actual.count == expected.count - removed + inserted)
  }
}
