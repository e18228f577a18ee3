import ArgumentParser
import Documents
import Gestures
import Harness
import SafeText

/// `detent run FLOW…`: cases of flows, each by itself.
extension RunCommand {
  /// Runs flows, and ends with 1 where something is not as expected.
  func run(_ files: [FlowFile]) throws {
    try checkFlowOptions()
    let cases = try FlowArguments.cases(of: files)
    let run = FlowRun(format: format, jobs: flows.jobs, failsFast: false, isStrict: strict)
    let summary = CaseSummary(run.results(of: cases) { _ in })
    FlowOutput.show(summary, as: format)
    if !summary.isClean { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  /// What a flow says itself cannot be said for all of them.
  private func checkFlowOptions() throws {
    let own: [(option: String, isGiven: Bool)] = [
      ("--input", !input.isEmpty), ("--for", duration != nil), ("--script", !script.isEmpty),
      ("--script-file", scriptFile != nil), ("--from", reading.from != nil),
      ("--description", reading.description != nil), ("--reader", reader), ("--screen", screen != nil),
      ("--rotate", rotate != .none), ("--preset", preset != nil), ("--language", speech.language != nil),
      ("--explain", explain), ("--contacts", contacts), ("--hints", hints), ("--expect", expect != nil),
      ("--expect-said", expectSaid), ("--record", record != nil), ("--report", report != nil),
      ("--plot", plot != nil), ("--state-hash", stateHash), ("--keep-keystrokes", keepKeystrokes),
    ]
    guard let wrong = own.first(where: \.isGiven) else { return }
    throw Failure(
      .usage, "\(wrong.option) is about one scene or tree, not about flows",
      hint: "a flow says itself what it drives and how; `detent schema flow` has its words")
  }
}
