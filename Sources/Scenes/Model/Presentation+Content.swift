public import Geometry

extension Presentation {
  /// What is shown in a presentation.
  public enum ContentKind: String, CaseIterable, Hashable, Sendable {
    case text, form, list, image
    case videoPlayback = "video-playback"
    case photoViewer = "photo-viewer"
    case camera, editor, map, web, document, settings, other

    /// Whether people immerse themselves in it: a film, photos or a camera.
    package var isImmersive: Bool { self == .videoPlayback || self == .photoViewer || self == .camera }
  }

  /// How much room the content needs; what is not known is nil.
  public struct ContentSize: Hashable, Sendable {
    /// The size at which everything shows, in points.
    public var fittingSize: Size?
    /// The least size at which it can be used, in points.
    public var minFittingSize: Size?
    /// Whether more room shows more of it.
    public var isExpandable: Bool?

    /// Nothing known.
    public init() {}
  }

  /// What the content is mainly: as declared, else the first kind.
  public var effectiveMainContent: ContentKind? { mainContent ?? contentKinds.first }
}
