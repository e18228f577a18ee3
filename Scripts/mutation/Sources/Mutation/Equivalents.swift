/// Changes that make no difference that a test could see, with the reason.
///
/// A reason is about one place: the line by its text, and in all lines of the file that say the same the how manieth time,
/// from 1, that what is changed stands there.
public struct Equivalents: Sendable {
  private var reasons: [String: String] = [:]
  private let texts: [String: String]

  /// Reads lines of file, line of the source, change, occurrence and reason; lines that begin with `#` say something else.
  ///
  /// - Parameter sources: What the changes are made in.
  public init(_ text: String, in sources: [Sample.Source]) {
    texts = Dictionary(sources.map { ($0.file, $0.text) }) { first, _ in first }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 5 { reasons[fields[..<4].joined(separator: "\t")] = String(fields[4]) }
    }
  }

  /// Why a change is one; nil where it is none.
  public func reason(_ change: PlannedChange) -> String? {
    occurrence(of: change).flatMap { reasons["\(change.lasting)\t\($0)"] }
  }

  /// The how manieth time that what is changed stands in a line of this text, from 1; nil where the source is not known.
  func occurrence(of change: PlannedChange) -> Int? {
    guard let text = texts[change.file] else { return nil }
    let original = Array((change.site.original.split(separator: "\n").first ?? "").utf8)
    var count = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where String(line).onOneLine == change.lineText {
      let bytes = Array(line.utf8)
      for column in bytes.indices where !original.isEmpty && bytes[column...].starts(with: original) {
        count += 1
        if index + 1 == change.site.line, column + 1 == change.site.column { return count }
      }
    }
    return nil
  }
}
