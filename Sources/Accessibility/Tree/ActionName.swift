/// What an author calls a standard action of a node: "call" for `activate`, say.
public struct ActionName: Hashable, Sendable {
  /// The action by its name in documents, such as `activate`.
  public var action: String
  /// What the author calls it.
  public var name: String

  /// A name for an action.
  public init(action: String, name: String) {
    self.action = action
    self.name = name
  }
}
