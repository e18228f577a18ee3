import Accessibility

/// Something that an audit says and a search disproves, with what people have to do to see that.
package struct Untruth: Hashable, Sendable {
  package var kind: Kind
  /// What it is about: a node, a presentation, or a rule with a node.
  package var subject: String
  /// A script for `detent run`.
  package var witness: String
  /// Whether the script was run on the interface, by hands on devices and a reader, and shows what it is to show.
  package var isConfirmed: Bool

  /// What is not true.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It says that something was never presented, and it can be.
    case note = "UNTRUE NOTE"
    /// It finds nothing where a control without a name can be come to, and does not say that it may have missed it.
    case pass = "UNTRUE PASS"
    /// Nor where another static rule is broken in a state that can be come to.
    case missedBreach = "MISSED BREACH"
    /// It says that no tap, or no reader, comes to something in any state, and one does.
    case alarm = "FALSE ALARM"
    /// It finds nothing where something below a modal can be operated.
    case leakPass = "UNTRUE LEAK PASS"
    /// It says that it has seen everything, and there is something that it has not seen.
    case completeness = "UNTRUE COMPLETENESS"
  }
}

extension Untruth: CustomStringConvertible {
  package var description: String {
    let doubt = isConfirmed ? "" : " (not confirmed by a run)"
    return "\(kind.rawValue) \(subject)\(doubt): \(witness)"
  }
}
