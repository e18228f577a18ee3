import Accessibility
import Explorer
import Recordings
import Reports
import SafeText
import Scenes

/// The file of `--coverage`; the end of its name says what is written to it.
struct CoverageFile {
  /// Its path; `-` is standard output.
  let path: String
  /// What is written.
  let format: Format

  /// What can be written.
  enum Format: Hashable {
    /// How far every section was checked, as JSON.
    case coverage
    /// The ledger for Apple's accessibility labels, as JSON.
    case labels
    /// The draft of an accessibility conformance report, as YAML.
    case openACR
  }

  /// A file by its path: a name without an ending, and standard output, take JSON.
  init(_ path: String) throws {
    self.path = path
    let name = (path.split(separator: "/").last ?? "").lowercased()
    let ending = name.lastIndex(of: ".").map { $0 > name.startIndex ? name[$0...].dropFirst() : "" } ?? ""
    switch ending {
    case _ where name.hasSuffix(".labels.json"): format = .labels
    case "", "json": format = .coverage
    case "yaml", "yml": format = .openACR
    default:
      throw Failure(
        .usage, "\(path): coverage is not written to a file whose name ends in .\(String(ending))",
        hint: "a name in .json takes JSON, in .labels.json the ledger for Apple's labels, in .yaml or .yml OpenACR")
    }
  }

  /// What it may take the place of: a draft of a report never that of another, as authors write into it.
  private var products: Set<OwnFile.Product> { format == .openACR ? [] : [.coverage] }

  /// Looks whether it can be written, and writes nothing.
  func check(force: Bool, inputs: [String], outputs: [String]) throws {
    try NewFile.check(path, NewFile.manner(path, products, force: force), inputs: inputs, outputs: outputs)
  }

  /// Looks whether audits are about what can be said there: Apple's labels are about Apple's platforms.
  func check(_ reports: [AuditReport]) throws {
    guard format == .labels else { return }
    for report in reports {
      guard let platform = report.states.first?.tree.platform, Platform(rawValue: platform) == nil else { continue }
      throw Failure(
        .usage,
        "\(report.target): Apple's labels are about applications on its platforms, and this is one on \(platform)",
        hint: "a name in .json or .yaml takes the coverage of any platform")
    }
  }

  /// Writes what audits and common tasks came to.
  func write(_ reports: [AuditReport], tasks: [LabelTask], force: Bool, isPrivate: Bool) throws {
    let text =
      switch format {
      case .coverage: CoverageJSON.render(reports)
      case .labels: LabelsJSON.render(reports, tasks: tasks)
      case .openACR: OpenACRReport.render(reports)
      }
    try NewFile.stream(to: path, force: force || OwnFile.takesPlace(of: path, as: products), isPrivate: isPrivate) {
      put throws(RecordingError) in try put(text)
    }
  }
}
