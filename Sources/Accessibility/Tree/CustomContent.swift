/// A further fact about a node that people can ask for, such as "Size" with "2 MB".
public struct CustomContent: Hashable, Sendable {
  /// What the fact is about.
  public var label: String
  /// The fact.
  public var value: String
  /// Whether it is spoken with the node, not only on request.
  public var isImportant: Bool

  /// A fact, spoken on request unless it is important.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
