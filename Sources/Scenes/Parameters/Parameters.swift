/// The named parameters that the guidelines leave open (catalogue, 8.2), each with its unit and default.
public struct Parameters: Hashable, Sendable {
  /// P.tapSlop: greatest movement of a tap, in points.
  public var tapSlop = 10.0
  /// P.grabberHit: width and height of the grabber's hit area, in points.
  public var grabberHit = 44.0
  /// P.grabberTopInset: distance of the grabber from the sheet's top, in points.
  public var grabberTopInset = 5.0
  /// P.largeTopGap: distance of a large sheet from the top safe area, in points.
  public var largeTopGap = 10.0
  /// P.headerZone: least height of the zone in which a swipe from the top begins, in points.
  public var headerZone = 44.0
  /// P.swipeTravel: least travel of a swipe, in points.
  public var swipeTravel = 50.0
  /// P.swipeSpeed: least speed of a swipe, in points per second.
  public var swipeSpeed = 300.0
  /// P.dismissThreshold: downward speed that dismisses from the smallest detent, in points per second.
  public var dismissSpeed = 500.0
  /// P.dismissThreshold: share of the smallest detent below which a release dismisses.
  public var dismissShare = 0.5
  /// P.settleRule: how far ahead a slow release looks, in seconds.
  public var settleLookahead = 0.15
  /// P.detentRelease: hold of the detent a slow drag started from, in points.
  public var detentRelease = 24.0
  /// Response of the spring that settles a sheet, in seconds (FloatingPanel, `Behavior.swift`).
  public var springResponse = 0.4
  /// How long presenting and dismissing take, in microseconds.
  public var transition: Int64 = 400_000

  /// The defaults.
  public init() {}
}
