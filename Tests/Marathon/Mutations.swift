import Documents
import Endurance
import Foundation
import Mutants
import Scenes

/// Lets random hands work under every mutant and prints who was noticed, by what, and after how many events;
/// `Scripts/fuzz mutants` builds and runs it.
///
/// The lines are those of Tests/StageTests/Snapshots/mutants.tsv, which adds why some are not noticed.
///
/// usage: Marathon mutants [EVENTS [SEED [MUTANT]]]
enum Mutations {
  /// Holds what a task with a mutant on has found.
  private actor Results {
    var verdict = MutantTrial.Verdict()
    func note(_ verdict: MutantTrial.Verdict) { self.verdict = verdict }
  }

  static func run(_ arguments: [String]) async throws {
    guard Mutant.areBuiltIn else {
      print("this build has no mutants: run Scripts/fuzz mutants")
      exit(2)
    }
    let total = arguments.count > 2 ? Int(arguments[2]) ?? 1_000_000 : 1_000_000
    let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
    let only = arguments.count > 4 ? Mutant(rawValue: arguments[4]) : nil
    let trial = try MutantTrial(MutantTrial.plays, events: total, seed: seed)
    for breach in trial.breaches { print("without a mutant: \(breach)") }
    guard trial.breaches.isEmpty else { exit(1) }
    var (counted, noticed) = (0, 0)
    for mutant in Mutant.allCases where only == nil || mutant == only {
      let results = Results()
      try await mutant.whileOn { await results.note(try trial.verdict()) }
      let verdict = await results.verdict
      if let notice = verdict.notice {
        (counted, noticed) = (counted + 1, noticed + 1)
        print("\(mutant.rawValue)\t\(notice.invariant)\t\(notice.events)")
        if only != nil { print(notice.text) }
      } else {
        if verdict.counts { counted += 1 }
        print("\(mutant.rawValue)\t\(verdict.counts ? "not noticed" : "does nothing here")")
      }
    }
    print("\(trial.events) events, \(Mutant.allCases.count) mutants, \(counted) count, \(noticed) noticed")
  }
}
