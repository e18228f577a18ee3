import Accessibility
import Announcer
import InputEvents

/// A run as it would be if nobody did anything more: everything has come to rest, and what shows for a while is gone.
struct SettledRun<Interface: ReproducibleTarget> {
  /// The run at rest.
  let run: Run<Interface>
  /// What was said from an agreed entry on.
  let words: String
  /// What was told from another entry on.
  let entries: [TranscriptEntry]

  /// How long it is waited for, in µs.
  private static var patience: Int64 { 60_000_000 }
  /// How many moments are looked at; something that never ends is left as it is then.
  private static var mostMoments: Int { 4000 }

  /// Lets a copy of a run come to rest; its log stays as it is.
  ///
  /// - Parameters:
  ///   - base: The entry from which on words count.
  ///   - first: The entry from which on entries do.
  ///   - end: How many entries the run had told by then; all that there are unless given.
  init(_ run: Run<Interface>, _ log: EntryLog, from base: Int, of first: Int, to end: Int? = nil) {
    var run = run
    let entryCount = end ?? log.entries.count
    let (later, inputs) = (Array(log.entries[entryCount...]), log.inputs)
    log.cut(to: entryCount)
    let start = run.now
    var moments = 0
    while let due = run.nextReportOrDeadline, due - start < Self.patience, moments < Self.mostMoments {
      run.advance(to: max(due, run.now))
      moments += 1
    }
    run.flush()
    words = log.words(from: base)
    entries = Array(log.entries[min(first, log.entries.count)...])
    log.cut(to: entryCount)
    log.entries += later
    log.inputs = inputs
    self.run = run
  }

  /// What is not as in another run, in words; nil where people see and hear the same.
  func difference(from other: Self, comparesWords: Bool = true) -> String? {
    if let text = lookDifference(from: other) { return text }
    return comparesWords && words != other.words ? "not the same is said" : nil
  }

  /// Whether both go on alike, whatever is done then, and have said the same.
  func isSame(as other: Self) -> Bool {
    words == other.words && run.reader.cursor.focus == other.run.reader.cursor.focus
      && run.target.stateHash == other.run.target.stateHash
  }

  /// What does not look as in another run.
  func lookDifference(from other: Self) -> String? {
    let (cursor, before) = (run.reader.cursor.focus, other.run.reader.cursor.focus)
    if run.target.stateHash != other.run.target.stateHash,
      let text = StateLook.difference(run.target.tree, from: other.run.target.tree)
    {
      return text
    }
    guard cursor != before else { return nil }
    return
      "the reader's cursor is \(cursor.map { "on #\($0)" } ?? "nowhere"), and was \(before.map { "on #\($0)" } ?? "nowhere")"
  }
}
