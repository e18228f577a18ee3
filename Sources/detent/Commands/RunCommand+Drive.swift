import Accessibility
import ArgumentParser
import Explorer
import Foundation
import Gestures
import Harness
import InputEvents
import Reports
import SafeText

extension RunCommand {
  /// Drives an interface, tells what happens as it does, and what became of it and of its audit in the end.
  ///
  /// A run that could not go on is told as far as it went, and so is its audit: why it failed stands at the end of the
  /// stream for programs, at the beginning of the HTML report, and last on standard error.
  func drive<Interface: Target>(
    _ interface: Interface, objection: RunOptions.Objection? = nil, overlaps: RunOptions.Overlaps? = nil,
    names: KnownNames? = nil,
    audited: (Interface) -> AuditReport
  ) throws {
    var interface = interface
    let script = try scriptFeed()
    let doubts = script?.doubts(names) ?? []
    for doubt in doubts { StandardError.show("detent: warning: \(doubt)") }
    var feed = feed(script)
    var expected = try expectedTranscript()
    var text = TranscriptText(usesColor: Terminal.usesColor, showsHints: hints || reader, showsCutOff: explain)
    var shown = ReportRun()
    var failure = strict ? doubts.first.map { RunFailure(at: .zero, $0) } : nil
    var warnings = doubts.count
    var failures = FailureTelling(isSilent: showsTranscript)
    var isToldByLine = false
    feed.failed = { wrong in
      isToldByLine = true
      shown.append(ReportMoment(wrong))
      failure = failure ?? wrong
    }
    var options = options(objection)
    options.overlaps = overlaps
    let outcome = try feed.drive(
      &interface, options: options, record: recording,
      begin: { text.showsHints = hints || $0.usesReader }
    ) { entry in
      if showsTranscript { show(entry, &text) }
      expected?.take(entry)
      if report != nil { shown.append(ReportMoment(entry, isStrict: strict)) }
      let wrong = RunFailure(entry, isStrict: strict)
      failures.tell(wrong)
      failure = failure ?? wrong
      if case .warning = entry.trigger { warnings += 1 }
    }
    // Where nothing was seen but the start, an older report or drawing stays.
    if let error = outcome.error, outcome.summary.entries <= 1, !(error is ScriptRunError), !isToldByLine {
      // A stream for programs says how it ends all the same.
      if format == .json { show(outcome.summary, Self.failure(of: outcome), warnings: warnings) }
      StandardOutput.push()
      throw error
    }
    // What was wrong line by line was told as it came.
    if (outcome.error as? Failure)?.isQuiet != true, let end = Self.failure(of: outcome) {
      failure = end
      shown.append(ReportMoment(end))
    }
    let isCompared = !update && outcome.error == nil
    let difference = isCompared ? expected?.difference : nil
    if let difference, let name = expected?.name {
      var differs = RunFailure(at: difference.time, "differs from \(name)")
      differs.details = ["--- \(name)", "+++ this run"] + difference.lines
      failures.tell(differs)
      failure = failure ?? differs
      shown.fail(differs)
    }
    if strict {
      // What has failed at the same instruction has told the same.
      let told = shown.failures.map(\.failure)
      for doubt in doubts
      where !told.contains(where: { $0.source == doubt.source && $0.location == doubt.instruction?.location }) {
        shown.fail(RunFailure(at: .zero, doubt))
      }
    }
    let audits = audit ? [audited(interface)] : []
    try writeReport(Report(title: "Run of \(target)", audits: audits, run: shown), motion: outcome.summary.motion)
    try writePlot(outcome.summary.motion, isWhole: outcome.error == nil || outcome.error is ScriptRunError)
    show(outcome.summary, failure, warnings: warnings)
    if update, outcome.error == nil { try expected?.update(isPrivate: isPrivate) }
    if outcome.error != nil, let name = expected?.name {
      StandardError.show(
        "detent: the run did not come to its end: \(update ? "\(name) stays as it is" : "it was not held against \(name)")"
      )
    }
    if isCompared, showsTranscript { expected?.show(difference, as: format) }
    if showsTranscript {
      for audit in audits { show(audit) }
    } else {
      for audit in audits where failOn.isMet(by: audit) { failures.tell(audit) }
    }
    if let error = outcome.error {
      StandardOutput.push()
      throw error
    }
    if outcome.isGrabbed { throw GrabWarning.exitCode }
    if failure != nil || audits.contains(where: { failOn.isMet(by: $0) }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// How the interface is driven.
  func options(_ objection: RunOptions.Objection?) -> RunOptions {
    var options = RunOptions()
    options.usesReader = reader
    options.explains = explain
    options.showsContacts = contacts || input.contains(where: LiveDevices.isNode)
    options.keepsScreens = report != nil
    options.keepsMotion = report != nil || plot != nil
    options.keepsWords = hasScript
    options.warnsOfNothing = hasScript
    options.objection = objection
    options.voice = speech.voice
    options.language = speech.language
    options.speech = speech.settings
    options.gestures = preset.map { GestureOptions($0) }
    return options
  }

  /// Why a run could not go on; nil where it came to its end.
  private static func failure(of end: RunInput.End) -> RunFailure? {
    end.error.map { RunFailure(at: end.summary.time, $0) }
  }

  // MARK: - What is shown and written

  private func show(_ entry: TranscriptEntry, _ text: inout TranscriptText) {
    switch format {
    case .text:
      StandardOutput.show(TerminalText(lines: text.render(entry), keepsStyles: text.usesColor), terminator: "")
    case .json: StandardOutput.write(TranscriptJSON.render(entry) + "\n")
    }
    StandardOutput.push()
  }

  private func writeReport(_ page: Report, motion: MotionRecord) throws {
    guard let report else { return }
    var page = page
    page.motion = motion
    let replaces = force || OwnFile.takesPlace(of: report, as: [.page])
    try NewFile.write(HTMLReport.render(page), to: report, force: replaces, isPrivate: isPrivate)
  }

  /// - Parameter isWhole: Whether all the input was read: a drawing cannot say that it breaks off, as a report does, and
  ///   then takes the place of no other.
  private func writePlot(_ motion: MotionRecord, isWhole: Bool) throws {
    guard let plot else { return }
    let file = output ?? "-"
    guard isWhole || file == "-" || !FileManager.default.fileExists(atPath: file) else {
      StandardError.show("detent: warning: \(file): left as it was, as the input could not be read to its end")
      return
    }
    try NewFile.write(
      MotionPlot(motion, panels: plot.panels).document, to: file,
      force: force || OwnFile.takesPlace(of: file, as: [.plot]), isPrivate: isPrivate)
  }

  private func show(_ summary: RunSummary, _ failure: RunFailure?, warnings: Int) {
    guard showsTranscript else { return }
    switch format {
    case .json:
      if let failure { StandardOutput.write(TranscriptJSON.render(failure) + "\n") }
      StandardOutput.write(TranscriptJSON.render(summary) + "\n")
    case .text:
      if let count = summary.expectations {
        let kept = count.asked - count.failed
        StandardOutput.show(
          "\n\(count.asked) expectation\(count.asked == 1 ? "" : "s"), \(kept) kept, \(count.failed) failed")
      }
      if strict, warnings > 0 {
        StandardOutput.show(
          warnings == 1
            ? "\n1 warning, which --strict takes for a failure"
            : "\n\(warnings) warnings, which --strict takes for failures")
      }
      if stateHash, let hash = summary.stateHash { StandardOutput.show("state \(RunSummary.text(ofHash: hash))") }
    }
  }

  private func show(_ audit: AuditReport) {
    switch format {
    case .text:
      StandardOutput.show(
        TerminalText(lines: "\n" + TextReport(listsUndecided: false, listsCoverage: false).render(audit)),
        terminator: "")
    case .json:
      AuditLine.render(audit, to: StandardOutput.write)
      StandardOutput.write("\n")
    }
  }
}
