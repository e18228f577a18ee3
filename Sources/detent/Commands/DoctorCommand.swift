import ArgumentParser
import Documents
import KernelInput
import SafeText

/// `detent doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what works on this machine and how to make the rest work.",
    discussion: """
      Example:
        detent doctor
        detent doctor --format json

      Scenes, recordings, gestures and audits work everywhere; what is checked is real devices, and the programs that \
      `detent announce` speaks with. The exit code is 4 when something is missing that is not optional.
      """)

  @OptionGroup var format: FormatOptions

  func run() throws {
    let checks = KernelDiagnosis.run() + [SpeechTool.synthesizer.check, SpeechTool.dispatcher.check]
    if format.isJSON {
      StandardOutput.write(JSONWriter.text(.mapping([.init("checks", .list(checks.map(\.document)))])))
    } else {
      for check in checks {
        let mark =
          switch check.status {
          case .ok: "ok      "
          case .missing: "missing "
          case .unknown: "unknown "
          case .optional: "optional"
          }
        StandardOutput.show("\(mark) \(check.title): \(check.detail)")
        if let remedy = check.remedy { StandardOutput.show("         \(remedy)") }
      }
    }
    if checks.contains(where: { $0.status == .missing }) { throw ExitCode(ExitStatus.device.rawValue) }
  }
}
