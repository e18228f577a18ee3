package import Accessibility
package import Geometry
package import Harness

/// Something that always holds, whoever does what: found out from the document, from what is done, from what is told of
/// and from the tree. It never asks the stage what should be: of the tree it takes where something is to be seen and in
/// which state, and what the system has added; what something is, what it is in and what it does says the document. What an
/// invariant takes beside that stands with a reason in `InvariantQuestionTests`.
package protocol Invariant: Sendable {
  /// Its name, as the table of mutants has it.
  var name: String { get }

  /// Something was done; what of it breaks the invariant, in words.
  mutating func note(_ moment: Moment) -> String?

  /// Nothing moves, as was found out from outside (`Stillness`), and no finger is down; what in the tree breaks it, in words.
  mutating func look(at tree: AccessibilityTree, screen: Size) -> String?
}

extension Invariant {
  package mutating func note(_ moment: Moment) -> String? { nil }
  package mutating func look(at tree: AccessibilityTree, screen: Size) -> String? { nil }
}

extension TargetEvent {
  /// The window or presentation in which it happened.
  var surface: String { String(node.path.prefix { $0 != "/" }) }
}

extension [TargetEvent] {
  /// Whether the value of something has changed because something else was activated, wherever that is.
  func isEffect(_ event: TargetEvent) -> Bool {
    guard case .valueChanged = event.kind else { return false }
    return contains { $0.kind == .activated && $0.time == event.time && $0.node != event.node }
  }
}
