import Audit

/// What an audit alone can say of how far a product keeps a criterion, in the terms of OpenACR's catalogs.
///
/// The catalogs have a further term, `supports`. Nobody but a person can say that: no rule asks all that a criterion asks, so
/// a criterion in which nothing was found is one that waits for a person. For the same reason nothing that rules did not
/// come upon is called `not-applicable`.
enum OpenACRLevel: String {
  /// Some of the product does not meet the criterion.
  case partiallySupports = "partially-supports"
  /// Most of the product does not meet the criterion.
  case doesNotSupport = "does-not-support"
  /// The criterion is about nothing that the product has.
  case notApplicable = "not-applicable"
  /// Whether the product meets the criterion is not known.
  case notEvaluated = "not-evaluated"

  /// What the outcomes of the rules that look at a criterion come to: broken for the most part where more than half of
  /// what they looked at breaks it.
  init(_ entry: Coverage.Entry) {
    guard entry.standing == .broken else {
      self = .notEvaluated
      return
    }
    self = entry.count.fail * 2 > entry.count.total ? .doesNotSupport : .partiallySupports
  }
}
