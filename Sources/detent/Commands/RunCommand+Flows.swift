import Announcer
import ArgumentParser
import Documents
import Gestures
import Harness
import Recordings
import Reports
import SafeText

/// `detent run FLOW…`: cases of flows, each by itself.
extension RunCommand {
  /// Runs flows, and ends with 1 where something is not as expected.
  func run(_ files: [FlowFile]) throws {
    try checkFlowOptions()
    let cases = try flows.chosen(try FlowArguments.cases(of: files))
    let shard = flows.shard ?? .whole
    let inputs = cases.flatMap(\.files)
    let isPrivate = inputs.contains(where: PrivateFile.isPrivate)
    try checkJUnit(inputs)
    var folder = flows.results.map { ResultFolder($0, force: force, isPrivate: isPrivate) }
    try folder?.prepare()
    try folder?.begin(
      shard, of: cases.map(\.name), own: Set(cases.filter { shard.contains($0.ownName) }.map(\.name)), inputs: inputs,
      outputs: flows.junit.map { [$0] } ?? [])
    let run = FlowRun(format: format, jobs: flows.jobs, failsFast: flows.failFast, isStrict: strict)
    var failure: (any Error)?
    let results = run.results(of: cases.filter { shard.contains($0.ownName) }) { result in
      do { try folder?.write(result) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    let summary = CaseSummary(results)
    FlowOutput.show(summary, as: format)
    if let folder { StandardError.show("\(folder.path)") }
    if let junit = flows.junit {
      try NewFile.write(
        JUnitReport.render(results), to: junit, force: force || OwnFile.takesPlace(of: junit, as: [.results]),
        isPrivate: isPrivate)
    }
    if !summary.isClean { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  /// Looks whether results can be written before anything is run.
  private func checkJUnit(_ inputs: [String]) throws {
    guard let junit = flows.junit else { return }
    guard junit != "-" else {
      throw Failure(.usage, "results go to standard output; give --junit the name of a file")
    }
    try NewFile.check(junit, NewFile.manner(junit, [.results], force: force), inputs: inputs)
  }

  /// What a flow says itself cannot be said for all of them.
  private func checkFlowOptions() throws {
    let own: [(option: String, isGiven: Bool)] = [
      ("--input", !input.isEmpty), ("--for", duration != nil), ("--script", !script.isEmpty),
      ("--script-file", scriptFile != nil), ("--from", reading.from != nil),
      ("--description", reading.description != nil), ("--reader", reader), ("--screen", screen != nil),
      ("--rotate", rotate != .none), ("--preset", preset != nil), ("--language", speech.language != nil),
      ("--voice", speech.voice != nil), ("--verbosity", speech.verbosity != .high),
      ("--description-order", speech.descriptionOrder != .stateNameType),
      ("--no-frequent-changes", !speech.frequentChanges),
      ("--explain", explain), ("--contacts", contacts), ("--hints", hints), ("--expect", expect != nil),
      ("--expect-said", expectSaid), ("--record", record != nil), ("--report", report != nil),
      ("--as-script", asScript), ("--plot", plot != nil), ("--state-hash", stateHash),
      ("--keep-keystrokes", keepKeystrokes),
    ]
    guard let wrong = own.first(where: \.isGiven) else { return }
    throw Failure(
      .usage, "\(wrong.option) is about one scene or tree, not about flows",
      hint: "a flow says itself what it drives and how; `detent schema flow` has its words")
  }
}
