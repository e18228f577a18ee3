extension Element {
  /// What a page control, a tab view or a page says of pages.
  public struct Pages: Hashable, Sendable {
    /// The axis of a page control or tab view; a page control's is that of what it is bound to, a tab view's vertical
    /// on watchOS and horizontal elsewhere, unless given.
    public var axis: Axes?
    /// The scroll view, list or tab view that a page control shows the pages of, by id.
    public var scroller: String?
    /// Pages of a page control that is bound to nothing.
    public var count: Int?
    /// The page, from 1, that a tab view or an unbound page control starts with.
    public var current: Int?
    /// Points of a page's content; those of what is laid out in it unless given.
    public var contentHeight: Double?
    /// Whether a page is as high as the screen or as high as its content.
    public var heightKind: HeightKind?
    /// What a page is for.
    public var purpose: String?

    /// How high a page is.
    public enum HeightKind: String, CaseIterable, Hashable, Sendable {
      case fixed, variable
    }

    /// Nothing said.
    public init() {}
  }
}
