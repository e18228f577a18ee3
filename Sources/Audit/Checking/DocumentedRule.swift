/// A static rule about what an author says in a document: of a tree without one it has nothing to say.
///
/// An audit of such a tree does not ask it at all.
public protocol DocumentedRule: StaticRule {}

extension DocumentedRule {
  public var asksDocument: Bool { true }
}
