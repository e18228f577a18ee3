import Announcer
import ArgumentParser
import Gestures
import Harness
import InputEvents
import SafeText

/// `detent run --cost`: what a task costs.
extension RunCommand {
  /// Reckons what the script costs on an interface, and tells it.
  ///
  /// What is expected in it is asked of the script as it is written, played once before.
  func showCosts(
    on interface: some ReproducibleTarget, objection: RunOptions.Objection? = nil, names: KnownNames? = nil
  ) throws {
    let feed = try scriptFeed()
    guard case .whole(let inputs)? = feed else { return }
    for doubt in feed?.doubts(names) ?? [] { StandardError.show("detent: warning: \(doubt)") }
    let isKept = try asksKept(feed, of: interface, objection)
    var interface = interface
    if let screen { interface.begin(onScreen: screen.size) }
    var options = RunOptions()
    options.usesReader = reader
    options.gestures = preset.map { GestureOptions($0) }
    let script = GestureScript(inputs.flatMap(\.script.actions))
    let costs: TaskCosts
    do throws(SynthesisError) {
      costs = try TaskCosts(
        of: script, on: interface, title: target, reader: speech.reader,
        terms: self.costs.terms, options: options)
    } catch {
      throw Failure(.usage, "\(error.message)", hint: error.hint.map { "\($0)" })
    }
    guard !costs.steps.isEmpty else {
      throw Failure(.usage, "the script does nothing that could cost anything", hint: "give it a task: `tap \"Send\"`")
    }
    switch format {
    case .text: StandardOutput.show(TerminalText(lines: costs.text(explains: explain)), terminator: "")
    case .json: StandardOutput.write(costs.json(explains: explain))
    }
    // A task that somebody cannot do is one that the interface does not let them do.
    if !isKept || costs.listening == nil && costs.steps.contains(where: { $0.reader == .none }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// Plays a script as it is written and tells what it expects in vain; true where everything is as it expects.
  private func asksKept<Interface: ReproducibleTarget>(
    _ script: ScriptFeed?, of interface: Interface, _ objection: RunOptions.Objection?
  ) throws -> Bool {
    guard case .whole(let inputs)? = script else { return true }
    let isAsked = inputs.flatMap(\.script.actions).contains { if case .expect = $0 { true } else { false } }
    guard isAsked else { return true }
    var interface = interface
    var failures = FailureTelling(isSilent: false)
    let outcome = try feed(script).drive(&interface, options: options(objection), record: nil, begin: { _ in }) {
      failures.tell(RunFailure($0, isStrict: false))
    }
    if let error = outcome.error { throw error }
    return !failures.isTold
  }

  /// Looks whether there is a task, and nothing that --cost does not do.
  func checkCost() throws {
    guard cost else {
      if costs.isGiven { throw ValidationError("--pace and --gesture-time are about --cost") }
      return
    }
    guard hasScript, scriptFile != "-" else {
      throw ValidationError("--cost is about a task; give it with --script or in a file with --script-file")
    }
    let others: [(option: String, isGiven: Bool)] = [
      ("--input", !input.isEmpty), ("--plot", plot != nil), ("--expect", expect != nil), ("--expect-said", expectSaid),
      ("--report", report != nil), ("--record", record != nil), ("--as-script", asScript), ("--state-hash", stateHash),
      ("--strict", strict), ("--contacts", contacts), ("--output", output != nil),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError("--cost tells costs and nothing else; run it by itself, without \(other.option)")
    }
  }
}
