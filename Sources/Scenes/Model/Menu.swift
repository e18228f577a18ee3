/// What only menus have (catalogue, 5.2).
public struct Menu: Hashable, Sendable {
  /// The control by which people open it, by id or path.
  public var revealControl: String?

  /// A menu.
  public init(revealControl: String? = nil) { self.revealControl = revealControl }
}
