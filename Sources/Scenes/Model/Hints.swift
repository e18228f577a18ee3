/// What an author declares about an entity because no measurement can tell it.
///
/// What is not declared is nil, never a guess: a check that needs it says so.
public struct Hints: Hashable, Sendable {
  /// Elements of the parent that people need while the presentation is up, by id or path.
  public var relevantParentElements: [String]?
  /// Whether the content is more useful at full height.
  public var fullHeightUseful: Bool?
  /// Why a resizable sheet has no grabber.
  public var grabberOmittedReason: String?
  /// Why a dismiss control is not called what it usually is.
  public var labelRationale: String?
  /// Why a message is needed beside the title.
  public var messageRationale: String?
  /// Why pages stand in their order.
  public var orderConstraint: String?
  /// What was considered instead, that interrupts nobody.
  public var alternativeConsidered: String?
  /// Whether the content falls into pages.
  public var chunked: Bool?
  /// Whether all options belong to one subject.
  public var relatedOptions: Bool?
  /// Whether there is little room.
  public var spaceTight: Bool?

  /// Nothing declared.
  public init() {}
}
