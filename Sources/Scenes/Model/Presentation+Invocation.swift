extension Presentation {
  /// What makes a presentation come up.
  public struct Invocation: Hashable, Sendable {
    /// Who caused it.
    public var source: Source?
    /// What was done, in the author's words.
    public var action: String?
    /// Whether the action takes effect only once people have said what they mean.
    public var needsClarification: Bool?

    /// Who causes a presentation.
    public enum Source: String, CaseIterable, Hashable, Sendable {
      case user, system
    }

    /// An invocation of which nothing is known.
    public init() {}
  }
}
