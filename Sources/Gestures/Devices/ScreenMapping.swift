public import Geometry
public import InputEvents

/// Turns device units into points of the target's screen, and back.
///
/// An axis covers `maximum − minimum + 1` units, as in libinput's `absinfo_scale_axis`, so that the least value is
/// the screen's edge and the greatest lies one unit within the other edge.
public struct ScreenMapping: Hashable, Sendable {
  // point.x = xx·X + xy·Y + x0, point.y = yx·X + yy·Y + y0
  private var xx: Double
  private var xy: Double
  private var x0: Double
  private var yx: Double
  private var yy: Double
  private var y0: Double

  /// Lays a digitizer with these ranges over a whole screen; a range without extent counts as one unit a point.
  public init(x: AxisRange?, y: AxisRange?, screen: Size, rotation: ScreenRotation = .none) {
    let (width, height) = (screen.width, screen.height)
    let isTurned = rotation == .quarter || rotation == .threeQuarters
    let (u, u0) = Self.unit(x, extent: isTurned ? height : width)
    let (v, v0) = Self.unit(y, extent: isTurned ? width : height)
    switch rotation {
    case .none: (xx, xy, x0, yx, yy, y0) = (u * width, 0, u0 * width, 0, v * height, v0 * height)
    case .quarter: (xx, xy, x0, yx, yy, y0) = (0, -v * width, (1 - v0) * width, u * height, 0, u0 * height)
    case .half: (xx, xy, x0, yx, yy, y0) = (-u * width, 0, (1 - u0) * width, 0, -v * height, (1 - v0) * height)
    case .threeQuarters: (xx, xy, x0, yx, yy, y0) = (0, v * width, v0 * width, -u * height, 0, (1 - u0) * height)
    }
  }

  /// Points that a finger's way of a millimetre is worth on a touchpad: 163 points an inch, as on a phone's screen.
  private static let pointsPerMillimetre = 163 / 25.4
  /// Millimetres of a touchpad that does not tell its resolution (libinput's default).
  private static let defaultTouchpad = (width: 69.0, height: 50.0)

  /// Scales a touchpad's axes by their physical size; the least values become 0.
  init(touchpadX x: AxisRange?, y: AxisRange?) {
    func scale(_ range: AxisRange?, _ millimetres: Double) -> Double {
      guard let range else { return 1 }
      if range.resolution > 0 { return Self.pointsPerMillimetre / Double(range.resolution) }
      return Self.pointsPerMillimetre * millimetres / max(Double(range.maximum) - Double(range.minimum) + 1, 1)
    }
    (xx, xy) = (scale(x, Self.defaultTouchpad.width), 0)
    (yx, yy) = (0, scale(y, Self.defaultTouchpad.height))
    x0 = -Double(x?.minimum ?? 0) * xx
    y0 = -Double(y?.minimum ?? 0) * yy
  }

  /// Slope and offset that take an axis to 0…1.
  private static func unit(_ range: AxisRange?, extent: Double) -> (slope: Double, offset: Double) {
    let extent = extent > 0 ? extent : 1
    guard let range, range.maximum > range.minimum else { return (1 / extent, 0) }
    let units = Double(range.maximum) - Double(range.minimum) + 1
    return (1 / units, -Double(range.minimum) / units)
  }

  /// The screen that is assumed where nobody says how large it is: a phone's, in points.
  public static let assumedScreen = Size(width: 393, height: 852)

  /// A screen of this size, turned so that its longer side lies along the digitizer's.
  public static func screen(_ size: Size, turnedLike device: DeviceDescription) -> Size {
    let isMultitouch = device.has(AbsoluteAxis.mtPositionX)
    guard let x = device.axes[isMultitouch ? .mtPositionX : .x], let y = device.axes[isMultitouch ? .mtPositionY : .y]
    else { return size }
    // Millimetres where the device tells them, else units.
    let isMeasured = x.resolution > 0 && y.resolution > 0
    let width = (Double(x.maximum) - Double(x.minimum)) / (isMeasured ? Double(x.resolution) : 1)
    let height = (Double(y.maximum) - Double(y.minimum)) / (isMeasured ? Double(y.resolution) : 1)
    return (width > height) == (size.width > size.height) ? size : Size(width: size.height, height: size.width)
  }

  /// The place of a device position, in points.
  @inline(__always) func point(_ x: Int32, _ y: Int32) -> Point {
    let (x, y) = (Double(x), Double(y))
    return Point(x: xx * x + xy * y + x0, y: yx * x + yy * y + y0)
  }

  /// The place of a device position, in points.
  public func point(x: Int32, y: Int32) -> Point { point(x, y) }

  /// The device position whose place is nearest to `point`; not limited to the axes' ranges.
  public func deviceUnits(at point: Point) -> (x: Int32, y: Int32) {
    let determinant = xx * yy - xy * yx
    guard determinant != 0 else { return (0, 0) }
    let (dx, dy) = (point.x - x0, point.y - y0)
    return (Self.clamped((yy * dx - xy * dy) / determinant), Self.clamped((xx * dy - yx * dx) / determinant))
  }

  private static func clamped(_ value: Double) -> Int32 {
    Int32(exactly: min(max(value.rounded(), Double(Int32.min)), Double(Int32.max))) ?? 0
  }
}
