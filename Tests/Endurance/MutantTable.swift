package import Mutants

/// The table of a run of `Scripts/fuzz mutants`: which invariant notices which fault of the engine, after how many events;
/// the last one is kept in Tests/StageTests/Snapshots/mutants.tsv.
package struct MutantTable: Sendable {
  /// One mutant and what became of it.
  package struct Row: Sendable {
    package var mutant: Mutant
    package var outcome: Outcome
  }

  /// What became of a mutant.
  package enum Outcome: Hashable, Sendable {
    /// Who noticed it, after how many events in all, in which play, after how many events of that.
    case noticed(String, events: Int, play: String, event: Int)
    /// What is told of is otherwise, and nobody notices it, for a reason.
    case unnoticed(reason: String)
    /// Nothing that is told of is otherwise.
    case nothing
  }

  /// What it comes from (`MutantTrial.fingerprint()`).
  package var fingerprint: String
  package var rows: [Row]

  package init(fingerprint: String, rows: [Row] = []) {
    self.fingerprint = fingerprint
    self.rows = rows
  }

  /// Reads a table; lines that say something else are passed over.
  package init(_ text: String) {
    fingerprint = ""
    rows = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 2, fields[0] == "fingerprint" { fingerprint = fields[1] }
      guard let mutant = fields.first.flatMap(Mutant.init), fields.count > 1 else { continue }
      let outcome: Outcome
      if fields.count == 5, let events = Int(fields[2]), let event = Int(fields[4]) {
        outcome = .noticed(fields[1], events: events, play: fields[3], event: event)
      } else if fields[1] == Self.nothing {
        outcome = .nothing
      } else {
        outcome = .unnoticed(reason: fields.count > 2 ? fields[2] : "")
      }
      rows.append(Row(mutant: mutant, outcome: outcome))
    }
  }

  /// As it is kept.
  package var text: String { (["fingerprint\t\(fingerprint)"] + rows.map(\.text)).joined(separator: "\n") + "\n" }

  /// Adds a mutant, with the reason that an older table has where nobody notices it.
  package mutating func add(_ mutant: Mutant, _ verdict: MutantTrial.Verdict, reasons older: MutantTable) {
    let outcome: Outcome
    if let notice = verdict.notice {
      outcome = .noticed(notice.invariant, events: notice.events, play: notice.play, event: notice.event)
    } else if verdict.counts {
      outcome = .unnoticed(reason: older.reason(mutant))
    } else {
      outcome = .nothing
    }
    rows.append(Row(mutant: mutant, outcome: outcome))
  }

  /// Why nobody notices a mutant; nothing where the table does not say.
  private func reason(_ mutant: Mutant) -> String {
    let known = rows.first { $0.mutant == mutant }?.outcome
    return if case .unnoticed(let reason)? = known { reason } else { "" }
  }

  fileprivate static let nothing = "does nothing here"
}

extension MutantTable.Row {
  /// As it stands in the table.
  package var text: String {
    switch outcome {
    case .noticed(let invariant, let events, let play, let event):
      "\(mutant.rawValue)\t\(invariant)\t\(events)\t\(play)\t\(event)"
    case .unnoticed(let reason): "\(mutant.rawValue)\tnot noticed\t\(reason)"
    case .nothing: "\(mutant.rawValue)\t\(MutantTable.nothing)"
    }
  }
}
