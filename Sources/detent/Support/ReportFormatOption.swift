import ArgumentParser
import Recordings
import Reports

/// A format of reports as the command line names it; which there are is said by `ReportFormats`.
struct ReportFormatOption: ExpressibleByArgument {
  /// What it stands for.
  let format: any ReportFormat

  init?(argument: String) {
    guard let format = ReportFormats.named(argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { ReportFormats.all.map(\.name) }

  /// The names in a sentence, such as `text, json or html`.
  static var words: String {
    let names = allValueStrings
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }

  /// What an audit writes as its report.
  static let products: Set<OwnFile.Product> = [.page, .findings]

  /// Writes a report to a file, or to standard output for `-`.
  ///
  /// - Parameters:
  ///   - option: the format that was asked for; without one the file's name says it.
  ///   - force: Whether a file that Detent did not write is replaced.
  ///   - isPrivate: Whether nobody but its owner may read the file.
  static func write(_ report: Report, to path: String, as option: Self?, force: Bool, isPrivate: Bool) throws {
    let format = option?.format ?? ReportFormats.ofFile(path) ?? TextFormat()
    try NewFile.stream(to: path, force: force || OwnFile.takesPlace(of: path, as: products), isPrivate: isPrivate) {
      put throws(RecordingError) in
      try format.write(report, to: put)
    }
  }
}
