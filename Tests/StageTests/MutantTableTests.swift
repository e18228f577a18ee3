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
  /// The events and the seed of the run that is kept.
  static let (events, seed): (Int, UInt64) = (1_000_000, 1)

  struct Row: Sendable, CustomTestStringConvertible {
    var mutant: Mutant
    /// Who notices it, after how many events.
    var notice: (invariant: String, events: Int)?
    /// Why nobody notices it although something else is told of.
    var reason: String?
    var testDescription: String { mutant.rawValue }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/mutants.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let mutant = fields.first.flatMap(Mutant.init) else { return nil }
      let count = fields.count > 2 ? Int(fields[2]) : nil
      let reason = fields.count > 2 && count == nil ? fields[2] : nil
      return Row(mutant: mutant, notice: count.map { (fields[1], $0) }, reason: reason)
    }
  }()

  /// Those that let input through what is modal, lose changes or misplace sheets: none of them may go unnoticed.
  static let worst: [Mutant] = [
    .actionSheetLetsTapsThrough, .fullScreenShowsPrevious, .modalSheetLetsTapsThrough, .parentResumesWhileSheetLeaves,
    .sheetIsNonmodalUnasked, .tapsHitWhatHasComeUp, .swipeIgnoresUnsavedChanges, .largeIsTooLow, .mediumIsTooLow,
    .mediumBringsLarge, .phonesHaveNoDetents, .sheetIsMediumUnasked, .sheetRestsWhereReleased,
  ]

  @Test("the table has every mutant once, and the worst of them are noticed")
  func complete() {
    #expect(Self.rows.map(\.mutant.rawValue).sorted() == Mutant.allCases.map(\.rawValue).sorted())
    for mutant in Self.worst {
      #expect(Self.rows.contains { $0.mutant == mutant && $0.notice != nil }, "\(mutant)")
    }
  }

  @Test("of the others that count, three of five are noticed, and a reason stands beside each that is not")
  func share() {
    let others = Self.rows.filter { !Self.worst.contains($0.mutant) && ($0.notice != nil || $0.reason != nil) }
    let noticed = others.count { $0.notice != nil }
    #expect(noticed * 10 >= others.count * 6, "\(noticed) of \(others.count)")
    for row in others where row.notice == nil { #expect((row.reason ?? "").count > 20, "\(row.mutant)") }
  }

  @Test("nothing breaks without a mutant, and the first scene notices those that the table says, as soon")
  func part() async throws {
    // What is noticed early in the first scene; the others take longer than a test may.
    let plays = MutantTrial.plays
    let trial = try MutantTrial(Array(plays.prefix(1)), events: Self.events / plays.count, seed: Self.seed)
    #expect(trial.breaches.isEmpty, "\(trial.breaches)")
    let early = Self.rows.filter { ($0.notice?.events ?? .max) < 7_000 }
    #expect(early.count >= 10, "\(early.count)")
    for row in early {
      let found = Mutex<MutantTrial.Verdict?>(nil)
      try await row.mutant.whileOn {
        let verdict = try trial.verdict()
        found.withLock { $0 = verdict }
      }
      let notice = found.withLock { $0?.notice }
      #expect(notice?.invariant == row.notice?.invariant, "\(row.mutant): \(notice?.text ?? "not noticed")")
      #expect(notice?.events == row.notice?.events, "\(row.mutant)")
    }
  }
}
