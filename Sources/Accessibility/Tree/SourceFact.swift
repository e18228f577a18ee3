/// Something that the source of a tree says of a node and that has no property here, or says otherwise than that.
public struct SourceFact: Hashable, Sendable {
  /// What the source calls it.
  public var name: String
  /// What it says; nil where it does not say what one would expect.
  public var value: String?

  /// A fact by its name.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
