import ArgumentParser
import Audit
import Documents
import Explorer
import Foundation
import Recordings
import Reports
import SafeText

/// Findings that are accepted for now, as the command line has them.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Findings that are accepted, as --update-baseline writes them; only others fail the audit, and that fewer controls have a name than had one.",
      valueName: "file"))
  var baseline: String?
  @Flag(
    help: """
      Write the baseline so that it accepts what the audit finds; reasons and days in it stay, and what is not found any \
      more goes.
      """)
  var updateBaseline = false
  @Flag(help: "Leave what the baseline accepts out of the report.")
  var newOnly = false

  func validate() throws {
    if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE to write") }
    if newOnly, baseline == nil { throw ValidationError("--new-only needs --baseline FILE to tell what is new") }
    if baseline == "-" { throw ValidationError("a baseline is kept in a file, not on -") }
  }

  /// The file that is read and not written.
  var files: [String] { updateBaseline ? [] : [baseline].compactMap(\.self) }

  /// Looks whether the baseline can be written where it is to be, before the audit begins.
  ///
  /// - Parameter outputs: What else is written.
  func check(inputs: [String], outputs: [String], force: Bool) throws {
    guard updateBaseline, let baseline else { return }
    try NewFile.check(baseline, NewFile.manner(baseline, [.baseline], force: force), inputs: inputs, outputs: outputs)
  }

  /// The baseline that the audit is held against; nil where none is asked for.
  ///
  /// - Parameter force: Whether a file of another kind is replaced.
  func read(force: Bool) throws -> Baseline? {
    guard let baseline else { return nil }
    let isReplaced = updateBaseline && force && !OwnFile.takesPlace(of: baseline, as: [.baseline])
    if isReplaced { return Baseline() }
    // A file without a byte holds nothing that could be lost; one that is damaged holds reasons that people wrote.
    if updateBaseline, force, let bytes = FileManager.default.contents(atPath: baseline), bytes.isEmpty {
      return Baseline()
    }
    if updateBaseline, !FileManager.default.fileExists(atPath: baseline) { return Baseline() }
    guard baseline.isEmpty || FileManager.default.fileExists(atPath: baseline) else {
      throw Failure(
        .badDocument, "\(baseline): there is no such baseline",
        hint: "--update-baseline writes it, with what the audit finds now as accepted")
    }
    return try Self.document(baseline)
  }

  private static func document(_ file: String) throws -> Baseline {
    try MistakenFile.refuse(file, meant: "a baseline", kind: .baseline)
    return try BaselineDocument.read(DocumentFile.read(file, limits: BaselineDocument.limits), file: file)
  }

  /// Writes the baseline anew where that is asked for.
  func write(_ reports: [AuditReport], _ comparison: BaselineComparison, isPrivate: Bool, force: Bool) throws {
    guard updateBaseline, let baseline else { return }
    try NewFile.write(
      BaselineDocument.text(Baseline(of: reports, comparison)), to: baseline,
      force: force || OwnFile.takesPlace(of: baseline, as: [.baseline]),
      isPrivate: isPrivate)
  }

  /// The audits with their targets spelt in one way, so that `./a.scene.yaml` and the whole path are `a.scene.yaml`.
  static func spelt(_ reports: [AuditReport]) -> [AuditReport] {
    reports.map { report in
      var report = report
      report.target = spelt(report.target)
      return report
    }
  }

  /// The same of a baseline.
  static func spelt(_ baseline: Baseline) -> Baseline {
    var baseline = baseline
    for index in baseline.entries.indices { baseline.entries[index].target = spelt(baseline.entries[index].target) }
    for index in baseline.names.indices { baseline.names[index].target = spelt(baseline.names[index].target) }
    return baseline
  }

  /// A name without steps that lead nowhere; of what lies in this folder, from there.
  static func spelt(_ target: String) -> String {
    guard target != "-", !target.hasPrefix("example:") else { return target }
    var steps: [Substring] = []
    for step in target.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    let path = (target.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Whether there is nothing to audit of a name any more.
  static func isGone(_ target: String) -> Bool {
    !target.hasPrefix("example:") && target != "-" && !FileManager.default.fileExists(atPath: target)
  }

  /// The day that it is, in UTC: that of `SOURCE_DATE_EPOCH` where a build sets one.
  static var today: CalendarDay {
    let fixed = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Int64($0) }
    return CalendarDay(secondsSince1970: fixed ?? Int64(Date().timeIntervalSince1970))
  }
}
