/// What the texts expect of a rule about a document.
package enum TruthVerdict: String, CaseIterable, Hashable, Sendable {
  /// The rule is broken at one of the named nodes or more, and at no other.
  case fail
  /// The rule is broken nowhere in the document.
  case pass
  /// The document, or the named node, is none of the rule's business: it is broken nowhere.
  case inapplicable
  /// The rule is neither kept nor broken at the named nodes, and broken nowhere.
  case cannotTell = "cannot-tell"
}
