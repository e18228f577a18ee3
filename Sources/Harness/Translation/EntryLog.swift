import Announcer
import Gestures

/// What a run has told, and what it has recognized, as far as somebody still asks.
final class EntryLog {
  var entries: [TranscriptEntry] = []
  var inputs: [RecognizedInput] = []
  /// The places in `inputs` of those that the screen reader has kept for itself.
  var kept: Set<Int> = []

  /// What was said from an entry on, and up to another one, letter by letter: how fast somebody types decides how
  /// letters are put together.
  func words(from start: Int, to end: Int? = nil) -> String {
    let end = min(end ?? entries.count, entries.count)
    return entries[min(start, end)..<end].flatMap { $0.utterances.map(\.text) }.joined().filter { $0 != " " }
  }

  /// Forgets what was recognized.
  func forgetInputs() {
    inputs.removeAll(keepingCapacity: true)
    kept.removeAll()
  }

  /// Forgets what was told after an entry.
  func cut(to count: Int) { if entries.count > count { entries.removeLast(entries.count - count) } }
}
