public import Digests
public import Harness

/// Why something happens and who set it off.
@usableFromInline
package struct Cause: Hashable, Sendable {
  /// The input and the rule, for people.
  @usableFromInline package var text: String
  /// Who set it off.
  @usableFromInline package var initiator: TargetEvent.Initiator = .user

  package init(_ text: String, initiator: TargetEvent.Initiator = .user) {
    self.text = text
    self.initiator = initiator
  }

  /// The same cause with the row that decided; nothing where no words are kept.
  package func by(_ rule: @autoclosure () -> String) -> Cause {
    text.isEmpty ? self : Cause(text + "; " + rule(), initiator: initiator)
  }
}

extension Cause: StateEncodable {
  /// Who set it off decides; the rest is words.
  @inlinable package func encode(into sink: inout some StateSink) { sink.combine(initiator == .user) }
}
