/// What only action sheets and confirmation dialogs have.
public struct ActionSheet: Hashable, Sendable {
  /// Its choices in the order of their author; Cancel goes where the platform puts it.
  public var buttons: [ActionButton]
  /// Lines that its title takes, where the author knows.
  public var titleLines: Int?
  /// How much the choice matters.
  public var importance: Importance?

  /// An action sheet with these choices.
  public init(_ buttons: [ActionButton] = []) { self.buttons = buttons }
}
