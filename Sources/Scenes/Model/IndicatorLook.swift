/// What the scroll indicators of a view look like where that is not as on the platform.
public struct IndicatorLook: Hashable, Sendable {
  /// How opaque they are, 0…1.
  public var opacity: Double?
  /// Their size, which decides how thick they are on macOS.
  public var size: ControlSize?
  /// How thick they are, in points; by their size unless given.
  public var thickness: Double?

  /// As on the platform.
  public init() {}
}
