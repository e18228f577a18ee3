import Announcer
import ArgumentParser
import Geometry
import Gestures
import Harness
import SafeText

/// `detent run --as-script`: what a recording does, as a script that does the same by name.
extension RunCommand {
  /// Drives the interface and writes the script.
  ///
  /// Of the run itself only what fails is told.
  func writeScript<Interface: ReproducibleTarget>(
    on interface: Interface, objection: RunOptions.Objection? = nil, names: KnownNames? = nil
  ) throws {
    var target = interface
    var options = options(objection)
    options.showsContacts = false
    let file = output ?? "-"
    let script = try scriptFeed()
    let doubts = script?.doubts(names) ?? []
    for doubt in doubts { StandardError.show("detent: warning: \(doubt)") }
    var failures = FailureTelling(isSilent: false)
    var taped: TapedRun<Interface>?
    let outcome = try feed(script).drive(
      &target, options: options, record: recording, keep: { taped = $0 }, begin: { _ in },
      report: { failures.tell(RunFailure($0, isStrict: strict)) })
    if let error = outcome.error { throw error }
    guard let taped else { return }
    var translator = try ScriptTranslator(target: taped.target, devices: taped.devices, options: taped.options)
    let translation: ScriptTranslation
    do throws(TranslationError) {
      translation = try translator.translate(taped.tape)
    } catch {
      throw Failure(
        .findings, "\(inputNames): \(error.description)",
        hint: "no script can say this; `detent run --record` keeps it as a session")
    }
    let lines = heading(of: taped, on: interface, translation)
    try NewFile.write(
      lines.map { "# \($0.forTerminal)\n" }.joined() + "\n" + translation.text, to: file,
      force: force || OwnFile.takesPlace(of: file, as: [.script]), isPrivate: isPrivate)
    if outcome.isGrabbed { throw GrabWarning.exitCode }
    let isFailed = failures.isTold || strict && !doubts.isEmpty
    if isFailed || !translation.isFaithful { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  private var inputNames: String { input.isEmpty ? "the script" : input.joined(separator: ", ") }

  /// What is said above the script: what it is of, how it is played, and how that ends.
  private func heading<Interface: ReproducibleTarget>(
    of taped: TapedRun<Interface>, on interface: Interface, _ script: ScriptTranslation
  ) -> [String] {
    var command = "detent run \(ShellWord.quoted(target))"
    let size = taped.target.screen
    if size != interface.screen { command += " --screen \(Int(size.width))x\(Int(size.height))" }
    if let preset { command += " --preset \(preset.rawValue)" }
    if let language = taped.options.language { command += " --language \(language)" }
    if speech.descriptionOrder != .stateNameType {
      command += " --description-order \(speech.descriptionOrder.rawValue)"
    }
    if !speech.frequentChanges { command += " --no-frequent-changes" }
    if speech.verbosity != .high { command += " --verbosity \(speech.verbosity.rawValue)" }
    if let voice = taped.options.voice { command += " --voice \(voice.rawValue)" }
    command += " --script-file \(output.flatMap { $0 == "-" ? nil : ShellWord.quoted($0) } ?? "FILE")"
    var lines = ["\(OwnFile.scriptMark) what \(inputNames) does to \(target), by name:", "  \(command)"]
    if taped.isMasked { lines.append("What was typed is masked: other letters stand for it, as many as there were.") }
    switch (script.endsAlike, script.deviations) {
    case (true, 0):
      lines.append(
        script.endsInSameState
          ? "Played from the start, it ends as the recording did."
          : "Played from the start, it ends looking and sounding as the recording did, in another state: what is done "
            + "then may go another way.")
    case (true, let count):
      lines.append(
        "Played from the start, it ends as the recording did; \(Self.times(count)) it is not the same before.")
    case (false, 0):
      lines.append(
        "Played from the start, it does NOT end in the state in which the recording did: times or places differ.")
    case (false, let count):
      lines.append(
        "Played from the start, it does NOT end as the recording did; \(Self.times(count)) it is not the same.")
    }
    return lines
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// Looks whether only what goes with a script is asked for.
  func checkAsScript() throws {
    guard asScript else { return }
    let others: [(option: String, isGiven: Bool)] = [
      ("--plot", plot != nil), ("--expect", expect != nil), ("--expect-said", expectSaid), ("--report", report != nil),
      ("--explain", explain), ("--state-hash", stateHash), ("--format json", format == .json),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError("--as-script writes a script and nothing else; run it by itself, without \(other.option)")
    }
  }

  /// Looks whether something was done of which a script can be made.
  func checkDeeds() throws {
    guard asScript, input.isEmpty, !hasScript else { return }
    throw Failure(.usage, "--as-script needs something that was done", hint: "give it with --input or --script")
  }
}
