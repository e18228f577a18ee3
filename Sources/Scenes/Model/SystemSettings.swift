/// What people have set on their device.
public struct SystemSettings: Hashable, Sendable {
  /// When scroll bars show; the platform's usual unless set.
  public var scrollBars: ScrollBars?
  /// Input devices that make scroll bars show always.
  public var scrollBarsForcedBy: [Scene.InputDevice]
  /// Whether the crown turns the other way round: away from the person towards the end.
  public var crownInverted = false

  /// When scroll bars show.
  public enum ScrollBars: String, CaseIterable, Hashable, Sendable {
    case whenScrolling, always
  }

  /// Settings that nobody has touched.
  public init() { scrollBarsForcedBy = [] }
}
