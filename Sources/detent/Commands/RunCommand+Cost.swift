import Announcer
import ArgumentParser
import Gestures
import Harness
import InputEvents
import SafeText

/// `detent run --cost`: what a task costs.
extension RunCommand {
  /// Reckons what the script costs on an interface, and tells it.
  func showCosts(on interface: some ReproducibleTarget) throws {
    guard case .whole(let inputs)? = try scriptFeed() else { return }
    var interface = interface
    if let screen { interface.begin(onScreen: screen.size) }
    var options = RunOptions()
    options.usesReader = reader
    options.gestures = preset.map { GestureOptions($0) }
    let script = GestureScript(inputs.flatMap(\.script.actions))
    let costs: TaskCosts
    do throws(SynthesisError) {
      costs = try TaskCosts(
        of: script, on: interface, title: target, reader: ScreenReader(voice: speech.voice, language: speech.language),
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
    if costs.listening == nil, costs.steps.contains(where: { $0.reader == .none }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
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
