import Endurance
import Foundation
import Mutants
import Scenes
import Synchronization
import Testing

/// The last table of `Scripts/fuzz mutants`, kept beside the snapshots: which invariant notices which fault of the engine
/// under a million events, after how many of them.
@Suite("Mutants under random hands")
struct MutantTableTests {
  static let table: MutantTable = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/mutants.tsv")
    return MutantTable((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  /// Those that let input through what is modal, lose changes or misplace sheets, by what each says of itself: none of them
  /// may go unnoticed.
  static let worst = Mutant.allCases.filter(\.kind.isWorst)

  static func isNoticed(_ row: MutantTable.Row) -> Bool {
    if case .noticed = row.outcome { true } else { false }
  }

  @Test("the table is of the plays, hands, invariants and mutants that there are")
  func fresh() throws {
    let now = try MutantTrial.fingerprint()
    #expect(
      Self.table.fingerprint == now,
      "the table is old: DETENT_UPDATE_SNAPSHOTS=1 Scripts/fuzz mutants")
  }

  @Test("the table has every mutant once, and the worst of them are noticed")
  func complete() {
    #expect(Self.table.rows.map(\.mutant) == Mutant.allCases)
    for mutant in Self.worst {
      #expect(
        Self.table.rows.contains { $0.mutant == mutant && Self.isNoticed($0) },
        "\(mutant) \(mutant.kind.rawValue), and nobody notices it")
    }
  }

  @Test("of each kind there are some, and no test chooses which of them have to be noticed")
  func kinds() {
    for kind in Mutant.Kind.allCases {
      #expect(Mutant.allCases.count { $0.kind == kind } >= 4, "\(kind.rawValue)")
      #expect(kind.isWorst == (kind != .other))
    }
    #expect(Self.worst.contains(.sheetLeavesWindowBehind) && Self.worst.contains(.visionSheetLiesBehind))
  }

  @Test("of the others that count, three of five are noticed, and a reason stands beside each that is not")
  func share() {
    let others = Self.table.rows.filter { !$0.mutant.kind.isWorst && $0.outcome != .nothing }
    let noticed = others.count(where: Self.isNoticed)
    #expect(noticed * 10 >= others.count * 6, "\(noticed) of \(others.count)")
    for row in others {
      if case .unnoticed(let reason) = row.outcome { #expect(reason.count > 20, "\(row.mutant)") }
    }
  }

  /// How far into each play this goes on every run.
  static let share = 1_000

  @Test(
    "as far as each play goes here, mutants are noticed or not as the table says",
    arguments: MutantTrial.plays.indices)
  func part(number: Int) async throws {
    let play = MutantTrial.plays[number]
    let trial = try MutantTrial([play], events: Self.share, seed: MutantTrial.keptSeed &+ UInt64(number))
    #expect(trial.breaches.isEmpty, "\(trial.breaches)")
    // Those that the table says are noticed here; and of those that are not, some in each play.
    for (place, row) in Self.table.rows.enumerated() {
      switch row.outcome {
      case .noticed(_, _, play.name, let event) where event < Self.share: break
      case .unnoticed, .nothing:
        if place % MutantTrial.plays.count == number { break }
        continue
      default: continue
      }
      let found = Mutex(MutantTrial.Verdict())
      try await row.mutant.whileOn {
        let verdict = try trial.verdict()
        found.withLock { $0 = verdict }
      }
      let verdict = found.withLock { $0 }
      switch row.outcome {
      case .noticed(let invariant, _, _, let event):
        #expect(verdict.notice?.invariant == invariant, "\(row.mutant): \(verdict.notice?.text ?? "not noticed")")
        #expect(verdict.notice?.event == event, "\(row.mutant)")
      case .unnoticed: #expect(verdict.notice == nil, "\(row.mutant): \(verdict.notice?.text ?? "")")
      case .nothing: #expect(verdict.notice == nil && !verdict.counts, "\(row.mutant): it does something")
      }
    }
  }

  @Test("the table says of enough mutants that they are noticed that early")
  func early() {
    let early = Self.table.rows.count { row in
      if case .noticed(_, _, _, let event) = row.outcome { event < Self.share } else { false }
    }
    #expect(early >= 15, "\(early)")
  }
}
