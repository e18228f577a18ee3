public import Accessibility

/// What the author of a scene says of it, or of something in it, although nothing goes by that on the scene's platform.
///
/// It is no mistake: one description may serve several platforms. People are told, so that nobody takes it for heeded.
public struct UnheededAttribute: Hashable, Sendable {
  /// What it is said of: the scene, a window or a presentation by its id, an element by its path.
  public let owner: String
  /// The attribute, as documents spell it; nil for the whole of what it is said of.
  public let name: String?
  /// Why nothing goes by it, as the end of a sentence.
  public let reason: String
  /// Where that is described.
  public let source: SourceLocation?
}
