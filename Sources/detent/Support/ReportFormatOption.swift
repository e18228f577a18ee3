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

  /// Endings of what people look at or read with a program that Detent writes nothing for, and of what it writes elsewhere.
  static let otherEndings: Set<String> = [
    "pdf", "png", "jpg", "jpeg", "gif", "webp", "svg", "doc", "docx", "xlsx", "csv", "json", "xml", "sarif", "html",
    "htm",
  ]

  /// Refuses the name of a file that would be opened as something that is not in it.
  ///
  /// - Parameters:
  ///   - endings: What may be in it, by endings of names.
  ///   - words: What it is, as the beginning of the message.
  ///   - others: Endings of what would be in it otherwise.
  static func checkEnding(
    of path: String?, _ endings: [String], _ words: String, others: Set<String> = otherEndings
  ) throws {
    guard let name = path?.split(separator: "/").last, name.dropFirst().contains("."),
      let ending = name.split(separator: ".").last?.lowercased(), others.contains(ending),
      !endings.contains(ending)
    else { return }
    throw ValidationError(
      "\(words): let the name of its file end in .\(endings.joined(separator: ", .")), not in .\(ending)")
  }

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
