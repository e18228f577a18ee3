public import Announcer
public import Geometry
public import Scenes

/// What an interface is used in, as far as a flow may set it; nil leaves it as the scene has it.
public struct FlowSurroundings: Hashable, Sendable {
  /// BCP 47 language of the screen reader.
  public var language: String?
  /// Whose words the screen reader uses.
  public var voice: Voice?
  /// The size of the screen, in points.
  public var screen: Size?
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool?
  /// The platform whose profile applies.
  public var platform: Platform?

  /// As the scene has it.
  public init() {}

  /// These, where `other` says nothing else.
  func replaced(by other: FlowSurroundings) -> FlowSurroundings {
    var result = self
    result.language = other.language ?? language
    result.voice = other.voice ?? voice
    result.screen = other.screen ?? screen
    result.isRightToLeft = other.isRightToLeft ?? isRightToLeft
    result.platform = other.platform ?? platform
    return result
  }
}
