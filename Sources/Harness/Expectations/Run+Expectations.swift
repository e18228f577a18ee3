import Accessibility
import Announcer
import Gestures
import InputEvents

extension Run {
  /// Asks what a script expects, and reports what became of it: now, or at each moment at which something happens until
  /// it is so or its time is over.
  mutating func ask(
    _ written: ScriptExpectation, from source: String?, at location: ScriptLocation?
  ) throws(GestureScriptError) {
    let expectation = try Expectation(written)
    flush()
    var verdict = expectation.verdict(on: moment)
    if let patience = expectation.patience {
      let end = now + patience
      while !verdict.isKept, now < end {
        let due = nextReportOrDeadline.map { max($0, now + 1) } ?? end
        advance(to: min(due, end))
        flush()
        verdict = expectation.verdict(on: moment)
      }
    }
    expectations.asked += 1
    evidence.ask()
    if !verdict.isKept { expectations.failed += 1 }
    // Whoever expected the words has seen that something came of it.
    if verdict.isKept, written.isAboutWords { scripting.done = nil }
    let outcome = ExpectationResult(
      written.description, source: source, at: location, isKept: verdict.isKept, found: verdict.found,
      nearest: verdict.nearest)
    append(TranscriptEntry(time: now, cause: .expectation(outcome)))
    flush()
  }

  private var moment: ExpectationMoment {
    ExpectationMoment(target: target, tree: target.tree, reader: reader, evidence: evidence)
  }
}
