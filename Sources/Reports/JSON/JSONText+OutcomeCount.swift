import Audit
import SafeText

extension JSONText {
  /// Writes how many nodes had which outcome, as members of the object that is open.
  mutating func members(_ count: OutcomeCount) {
    member("pass", count.pass)
    member("fail", count.fail)
    member("cannotTell", count.cannotTell)
    member("review", count.review)
    member("inapplicable", count.inapplicable)
  }
}
