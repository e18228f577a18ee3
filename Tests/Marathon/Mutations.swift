import Endurance
import Foundation
import Mutants

/// Lets random hands work under every mutant and prints who was noticed, by what, and after how many events;
/// `Scripts/fuzz mutants` builds and runs it.
///
/// The lines are those of Tests/StageTests/Snapshots/mutants.tsv, with the reasons that this has why some are not noticed;
/// DETENT_UPDATE_SNAPSHOTS=1 writes that file anew, and what has no reason yet needs one.
///
/// usage: Marathon mutants TABLE [EVENTS [SEED [MUTANT]]]
enum Mutations {
  /// Holds what a task with a mutant on has found.
  private actor Results {
    var verdict = MutantTrial.Verdict()
    func note(_ verdict: MutantTrial.Verdict) { self.verdict = verdict }
  }

  /// What becomes of each, as many at a time as there are cores.
  private static func verdicts(
    of trial: MutantTrial, under mutants: [Mutant]
  ) async throws -> [Mutant: MutantTrial.Verdict] {
    try await withThrowingTaskGroup(of: (Mutant, MutantTrial.Verdict).self) { group in
      for mutant in mutants {
        group.addTask {
          let results = Results()
          try await mutant.whileOn { await results.note(try trial.verdict()) }
          return (mutant, await results.verdict)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  static func run(_ arguments: [String]) async throws {
    guard Mutant.areBuiltIn, arguments.count > 2 else {
      print(Mutant.areBuiltIn ? "usage: Marathon mutants TABLE [EVENTS [SEED [MUTANT]]]" : "run Scripts/fuzz mutants")
      exit(2)
    }
    let path = arguments[2]
    let total = arguments.count > 3 ? Int(arguments[3]) ?? 0 : MutantTrial.keptEvents
    let seed = arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : MutantTrial.keptSeed
    let only = arguments.count > 5 ? Mutant(rawValue: arguments[5]) : nil
    let trial = try MutantTrial(MutantTrial.plays, events: total, seed: seed)
    for breach in trial.breaches { print("without a mutant: \(breach)") }
    guard trial.breaches.isEmpty else { exit(1) }
    let older = MutantTable((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    var table = MutantTable(fingerprint: try MutantTrial.fingerprint())
    var (counted, noticed) = (0, 0)
    let mutants = Mutant.allCases.filter { only == nil || $0 == only }
    let verdicts = try await verdicts(of: trial, under: mutants)
    for mutant in mutants {
      guard let verdict = verdicts[mutant] else { continue }
      table.add(mutant, verdict, reasons: older)
      if verdict.counts || verdict.notice != nil { counted += 1 }
      if verdict.notice != nil { noticed += 1 }
      if let row = table.rows.last { print(row.text) }
      if only != nil, let notice = verdict.notice { print(notice.text) }
    }
    print("\(trial.events) events, \(table.rows.count) mutants, \(counted) count, \(noticed) noticed")
    print("fingerprint \(table.fingerprint)")
    guard ProcessInfo.processInfo.environment["DETENT_UPDATE_SNAPSHOTS"] == "1", only == nil else { return }
    guard total == MutantTrial.keptEvents, seed == MutantTrial.keptSeed else {
      print("the table is kept of \(MutantTrial.keptEvents) events with seed \(MutantTrial.keptSeed) only")
      exit(2)
    }
    try table.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
