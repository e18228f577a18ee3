public import Accessibility
public import Geometry

/// A window with its content.
public struct Window: Hashable, Sendable {
  /// Its name in the scene.
  public var id: String
  /// What it is for.
  public var kind: Kind
  /// Its title.
  public var title: String?
  /// Its place on the screen, in points; the whole screen unless given.
  public var frame: Rect?
  /// Its content.
  public var elements: [Element]
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// What a window is for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case main, document, panel, other
  }

  /// An empty window.
  public init(id: String, kind: Kind = .main, title: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    elements = []
  }
}
