import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import TestSupport
import Testing

/// Who a reader's cursor could have come to, and why it came to what it is at (`--explain`).
@Suite("Explanations of the reader's cursor")
struct CursorExplanationTests {
  static func scene() -> Scene {
    SceneBuilder(.iOS, id: "page")
      .window(
        "main", title: "Page",
        [
          .text("one", "One"), .text("two", "Two"), .button("go", "Go"), .text("three", "Three"), .text("four", "Four"),
          .text("five", "Five"), .text("six", "Six"), .text("seven", "Seven"), .button("end", "End"),
        ]
      ).scene
  }

  /// The explanations of the last command, each `subject: taker (place) | receiver node (reason) … ; reason`.
  static func told(_ script: String, in scene: Scene = scene()) throws -> [String] {
    let performance = try Performance(scene, explains: true)
    try performance.perform(script)
    _ = performance.finish()
    let last = try #require(performance.entries.last)
    return last.arbitrations.map { arbitration in
      let candidates = arbitration.candidates.map {
        "\($0.took ? "+" : "")\($0.receiver.words) \($0.node) (\($0.reason))"
      }
      return "\(arbitration.subject): \(candidates.joined(separator: " | ")); \(arbitration.reason)"
    }
  }

  @Test(
    "steps, jumps and ends name what lay before and behind",
    arguments: [
      (
        "reader next",
        "next: +element main/two (2 of 9) | element main/one (1 of 9, the cursor was on it); the next in reading order"
      ),
      (
        "reader last; reader next",
        "next: +control main/end (9 of 9, the cursor stays) | element main/seven (8 of 9, previous); "
          + "the last of 9 that can be read"
      ),
      (
        "reader last; reader previous",
        "previous: +element main/seven (8 of 9) | control main/end (9 of 9, the cursor was on it); "
          + "the previous in reading order"
      ),
      (
        "reader focus #go; reader first",
        "first: +element main/one (1 of 9) | control main/go (3 of 9, the cursor was on it) | "
          + "element main/three (4 of 9, next) | element main/two (2 of 9, previous); the first of 9 in reading order"
      ),
      (
        "reader next button",
        "next button: +control main/go (3 of 9) | element main/two (2 of 9, is no button); the nearest button after it"
      ),
      (
        "reader focus #go; reader next button",
        "next button: +control main/end (9 of 9) | element main/three (4 of 9, is no button) | "
          + "element main/four (5 of 9, is no button) | element main/five (6 of 9, is no button) | "
          + "element main/six (7 of 9, is no button; 1 more passed over); the nearest button after it"
      ),
      (
        "reader focus #two; reader previous image",
        "previous image: +element main/two (2 of 9, the cursor stays) | element main/one (1 of 9, is no image); "
          + "no image before it"
      ),
    ])
  func steps(script: String, expected: String) throws {
    #expect(try Self.told(script) == [expected])
  }

  @Test("a finger that explores is told what lies under it, from the top, and what of it cannot be read")
  func explore() throws {
    let performance = try Performance(Self.scene(), reader: true, explains: true)
    try performance.perform("tap #go")
    _ = performance.finish()
    let arbitration = try #require(performance.entries.last { !$0.arbitrations.isEmpty }?.arbitrations.first)
    #expect(arbitration.taker == "main/go" && arbitration.reason.hasPrefix("topmost of what can be read at "))
    #expect(arbitration.candidates.first?.took == true)
    #expect(arbitration.candidates.contains { $0.node == "main" && $0.note == "not in the reading order" })
    #expect(arbitration.candidates.allSatisfy { $0.name != nil })
  }

  @Test("every command that moves the cursor, or could have, is explained", arguments: [1, 2, 3] as [UInt64])
  func everyMove(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let commands = [
      "next", "previous", "first", "last", "next button", "previous button", "next text", "focus #go", "focus #six",
    ]
    let script = (0..<60).map { _ in "reader \(commands[Int(chance.next() % UInt64(commands.count))])" }
    let performance = try Performance(Self.scene(), explains: true)
    try performance.perform(script.joined(separator: "; "))
    _ = performance.finish()
    var cursor: NodeID? = "main/one"
    let moves = performance.entries.filter { if case .command = $0.trigger { true } else { false } }
    #expect(moves.count == 60)
    for entry in moves {
      let arbitration = try #require(entry.arbitrations.first)
      let stays = arbitration.candidates.first?.note == "the cursor stays"
      #expect(stays == (arbitration.taker == cursor), "\(arbitration)")
      #expect(arbitration.candidates.filter(\.took).map(\.node) == [arbitration.taker])
      cursor = arbitration.taker
    }
    #expect(cursor == performance.cursor)
  }
}
