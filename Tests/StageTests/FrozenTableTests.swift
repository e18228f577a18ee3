import Endurance
import Foundation
import Mutants
import Synchronization
import Testing

/// What a thousand random people bring about stays as it is while the engine is rebuilt: `Scripts/fuzz frozen` looks at all
/// of them, and this at a part.
@Suite("Random people, frozen")
struct FrozenTableTests {
  static let rows: [FrozenTable.Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/frozen.tsv")
    return FrozenTable.rows(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  @Test("the table has everybody once, a thousand and more")
  func complete() {
    #expect(Self.rows.map(\.name) == FrozenTable.people.map(\.name))
    #expect(Self.rows.count > 1_000 && Set(Self.rows.map(\.name)).count == Self.rows.count)
    // Nobody does the same as somebody else.
    #expect(
      Set(Self.rows.map(\.told)).count == Self.rows.count && Set(Self.rows.map(\.states)).count == Self.rows.count)
  }

  @Test("everybody whose turn it is does as the table says", arguments: 0..<6)
  func part(number: Int) throws {
    let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] != nil
    let people = FrozenTable.people.enumerated().filter { $0.offset % (isLong ? 6 : 168) == number }
    #expect(people.count >= 6)
    for (place, person) in people {
      let row = FrozenTable.Row(person, try person.run())
      #expect(Self.rows.indices.contains(place) && Self.rows[place] == row, "Scripts/fuzz frozen '\(person.name)'")
    }
  }

  @Test("a fault of the engine is in the table at once")
  func noticesFault() async throws {
    // The first on an iPhone, some of whom drag sheets.
    let people = FrozenTable.people.prefix(6)
    var isOtherwise = false
    for person in people {
      let plain = try person.run()
      let faulty = Mutex<FrozenRun?>(nil)
      try await Mutant.sheetRestsWhereReleased.whileOn {
        let run = try person.run()
        faulty.withLock { $0 = run }
      }
      isOtherwise = isOtherwise || faulty.withLock { $0 } != plain
    }
    #expect(isOtherwise)
  }
}
