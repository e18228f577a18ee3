/// What only menus have.
public struct Menu: Hashable, Sendable {
  /// The control by which people open it, by id or path.
  public var revealControl: String?

  /// A menu.
  public init(revealControl: String? = nil) { self.revealControl = revealControl }
}
