public import Accessibility
public import Geometry

/// What stands beside the crown and tells where people are: in the page, and among the pages (SM-10, SM-12).
public struct PageIndicator: Hashable, Sendable {
  /// The tab view whose pages it tells of.
  public var node: NodeID
  /// What it looks like now.
  public var mode: Mode
  /// The page that shows, from 1.
  public var page: Int
  /// How many pages there are.
  public var count: Int
  /// How far in the page people are, from 0 at its top to 1 at its end; 0 for a page that shows as a whole.
  public var withinPage: Double
  /// Its place on the screen, in points.
  public var frame: Rect

  /// What a page indicator looks like.
  public enum Mode: String, Hashable, Sendable {
    /// A dot a page.
    case dots
    /// The dot of the page has grown into a scroll indicator: the page is higher than the screen.
    case scrollIndicator
  }
}
