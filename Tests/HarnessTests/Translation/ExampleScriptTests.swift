import Documents
import Harness
import TestSupport
import Testing

@Suite("Scripts made of the examples' recordings")
struct ExampleScriptTests {
  static let names = Examples.names.filter { Examples.session($0) != nil }

  @Test(
    "a script made of an example's session comes to the same end, says the same, and does nothing in vain",
    arguments: names)
  func faithful(name: String) throws {
    let recorded = try Recorded(example: name)
    #expect(recorded.translation.isFaithful, "\(recorded.translation.text)")
    let played = try recorded.played()
    #expect(played.summary.warnings == 0)
    let expectations = try #require(played.summary.expectations, "\(recorded.translation.text)")
    #expect(expectations.asked > 2 && expectations.failed == 0, "\(recorded.translation.text)")
    #expect(Recorded.look(played.end) == Recorded.look(recorded.end))
    #expect(Recorded.distance(played.end, recorded.end) < 2)
    #expect(played.said == recorded.said)
    #expect(played.summary.stateHash == recorded.endHash)
  }

  @Test(
    "what a script says is by name", arguments: ["mail", "map", "right-to-left", "vision-list", "watch-pages", "tv"])
  func golden(name: String) throws {
    let golden = Snapshot.compare(try Recorded(example: name).translation.text, "\(name).script.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
