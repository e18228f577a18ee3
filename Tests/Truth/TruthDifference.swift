/// Where the program says something else about a document than the texts.
package struct TruthDifference: Hashable, Sendable, CustomStringConvertible {
  /// The document.
  package var document: String
  /// The rule or statement, or a rule that nothing was expected of.
  package var rule: String
  /// What was expected: a verdict, or `-` where nothing was.
  package var expected: String
  /// What the program said.
  package var found: String

  package var description: String { "\(document)\t\(rule)\t\(expected)\t\(found)" }
}
