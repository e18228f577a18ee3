import Foundation

extension String {
  /// The text with “…” for what grows with every rule: how many rules there are, and how often one was passed.
  public var withoutRuleCounts: String {
    replacingOccurrences(
      of: #"(?<![0-9])[0-9]+(?= (pass,|rules[,;\n]))"#, with: "…", options: .regularExpression)
  }
}
