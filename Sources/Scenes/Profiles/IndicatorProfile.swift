/// What scroll indicators are like on a platform unless a scene says otherwise (SM-12).
public struct IndicatorProfile: Hashable, Sendable {
  /// How thick they are in each size, in points.
  public var thickness: Double
  /// How thick the small and the mini ones are, in points.
  public var smallThickness: Double
  /// The length of what they move in, in points; that of the edge unless given.
  public var trackLength: Double?
  /// The length of the thumb, in points; the share of the content that shows unless given.
  public var thumbLength: Double?
  /// Where the one for vertical movement is.
  public var isBesideCrown = false
  /// Whether they stand at the edges of the window and not of the scroll view.
  public var isAtWindowEdge = false
  /// Whether people call them scroll bars.
  public var isCalledScrollBar = false
  /// Whether they can be made to show always, and then take room of their own.
  public var canTakeRoom = false
  /// Whether looking at one while a drag begins makes it a jog bar (SM-13).
  public var becomesJogBar = false

  /// Whether there are several sizes of them.
  public var hasSizes = false
  /// Whether the system alone says how thick they are, whatever an author wants.
  public var isOfSystemThickness = false

  /// The size of the indicators of a view with this look.
  public func size(of look: IndicatorLook?) -> ControlSize { hasSizes ? look?.size ?? .regular : .regular }

  /// How thick the indicators of a view with this look are, in points.
  public func thickness(of look: IndicatorLook?) -> Double {
    if !isOfSystemThickness, let own = look?.thickness { return own }
    return size(of: look) == .regular ? thickness : smallThickness
  }

  /// Indicators of one thickness.
  init(thickness: Double) {
    self.thickness = thickness
    smallThickness = thickness
  }
}
