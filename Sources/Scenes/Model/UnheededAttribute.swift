public import Accessibility

/// What the author of a scene says of a presentation although nothing goes by it on the scene's platform.
///
/// It is no mistake: one description may serve several platforms. People are told, so that nobody takes it for heeded.
public struct UnheededAttribute: Hashable, Sendable {
  /// The presentation, by id.
  public let presentation: String
  /// The attribute, as documents spell it; nil for the whole presentation.
  public let name: String?
  /// Why nothing goes by it, as the end of a sentence.
  public let reason: String
  /// Where the presentation is described.
  public let source: SourceLocation?
}
