/// What only popovers have.
public struct Popover: Hashable, Sendable {
  /// The element that it points to, by id or path; the presenter unless given.
  public var anchor: String?

  /// A popover that points to its presenter.
  public init(anchor: String? = nil) { self.anchor = anchor }
}
