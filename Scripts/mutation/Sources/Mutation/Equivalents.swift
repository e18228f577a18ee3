/// Changes that make no difference that a test could see, with the reason.
public struct Equivalents: Sendable {
  private var reasons: [String: String] = [:]

  /// Reads lines of file, line of the source, change and reason; lines that begin with `#` say something else.
  public init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 4 { reasons[fields[..<3].joined(separator: "\t")] = String(fields[3]) }
    }
  }

  /// Why a change is one; nil where it is none.
  public func reason(_ change: PlannedChange) -> String? { reasons[change.lasting] }
}
