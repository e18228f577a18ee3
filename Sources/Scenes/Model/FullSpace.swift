/// What only Full Spaces have (visionOS).
public struct FullSpace: Hashable, Sendable {
  /// How people get into it, in the author's words.
  public var entryTransition: String?

  /// A Full Space.
  public init(entryTransition: String? = nil) { self.entryTransition = entryTransition }
}
