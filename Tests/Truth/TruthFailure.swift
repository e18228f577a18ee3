/// Why the truth set cannot be used: what is wrong, where, and what was expected.
package struct TruthFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
