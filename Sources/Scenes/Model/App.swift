/// The app that a scene belongs to.
public struct App: Hashable, Sendable {
  /// Its name.
  public var name: String?
  /// Corner radii that its interface uses elsewhere, in points.
  public var radii: [Double]
  /// What its task is like.
  public var task: TaskHints?
  /// What its author declares.
  public var hints: Hints?

  /// An app of which nothing is known.
  public init() { radii = [] }
}
