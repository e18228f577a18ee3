public import Scenes

/// A number or choice that the documents leave open, by the name that the specification has for it.
///
/// Where a scene can set it, everything about it comes from the table of scene parameters; where only a gesture engine
/// goes by it, from that of its options.
public struct SpecificationParameter: Hashable, Sendable, Identifiable {
  /// Its code, such as `P.dismissSpeed`, for good.
  public let id: String
  /// What it means.
  public let summary: String
  /// Its values: one, but where the specification has one name for several.
  public let parts: [Entry]
  /// The platforms on which anything goes by it, in the order of `Platform`.
  public let platforms: [Platform]
  /// Ids of the statements that need it.
  public let statements: [String]

  /// One value of a parameter.
  public struct Entry: Hashable, Sendable {
    /// Its name without `P.`; what a scene and `gestures --set` call it.
    public let name: String
    /// What it is unless somebody says otherwise.
    public let value: String
    /// The unit of `value`.
    public let unit: String
    /// What it means.
    public let summary: String
    /// Where it comes from.
    public let source: String
    /// Whether a scene can set it.
    public let isOfScenes: Bool
    /// Whether `gestures --set` can set it.
    public let isOfGestures: Bool
    /// Whether an interface or a rule goes by it, and not only tests of statements.
    public let isRead: Bool
    /// Where what goes by it is.
    public internal(set) var platforms: [Platform]
  }
}
