import Geometry
import InputEvents

/// Moves the pointer: by a mouse, an absolute pointer, a hovering pen, or a finger on a touchpad; or follows the eyes,
/// which leave the pointer where it is.
///
/// One count of a mouse is one point; there is no acceleration, so that a recording always leads to the same place.
struct PointerTracker: Sendable {
  /// Whether `EV_ABS` events matter here.
  let takesAbsolute: Bool
  private let isPen: Bool
  private let isGaze: Bool
  /// Where people looked last, in points.
  private var gaze: Point?
  private var mapping: ScreenMapping
  private var screen: Size
  private let ranges: (x: AxisRange?, y: AxisRange?)
  private var dx: Int64 = 0
  private var dy: Int64 = 0
  private var x: Int32
  private var y: Int32
  private var isMoved = false
  /// Whether a pen is near.
  private var isNear = false

  init(_ device: DeviceDescription, parts: DeviceRoles, screen: Size, rotation: ScreenRotation) {
    isPen = parts.isPen && parts.touch == .single
    isGaze = parts.isGaze
    takesAbsolute = parts.isAbsolutePointer || isPen || isGaze
    ranges = (device.axes[.x], device.axes[.y])
    mapping = ScreenMapping(x: ranges.x, y: ranges.y, screen: screen, rotation: rotation)
    self.screen = screen
    x = device.state.axisValues[.x] ?? 0
    y = device.state.axisValues[.y] ?? 0
    isNear = device.state.pressedKeys.contains(KeyCode.btnToolPen)
  }

  /// The screen has another size.
  mutating func resize(to screen: Size, rotation: ScreenRotation) {
    self.screen = screen
    mapping = ScreenMapping(x: ranges.x, y: ranges.y, screen: screen, rotation: rotation)
  }

  mutating func absolute(_ code: UInt16, _ value: Int32) {
    switch code {
    case AbsoluteAxis.x.rawValue: x = value
    case AbsoluteAxis.y.rawValue: y = value
    default: return
    }
    isMoved = true
  }

  mutating func relative(_ code: UInt16, _ value: Int32) {
    switch code {
    case RelativeAxis.x.rawValue: dx += Int64(value)
    case RelativeAxis.y.rawValue: dy += Int64(value)
    default: return
    }
    isMoved = true
  }

  /// A pen came near or went away.
  mutating func tool(_ code: UInt16, isNear: Bool) {
    guard isPen, code <= KeyCode.btnToolAirbrush.rawValue else { return }
    self.isNear = isNear
    if isNear { isMoved = true }
  }

  /// Reports what has moved since the last time.
  mutating func flush(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    guard isMoved else { return }
    isMoved = false
    if takesAbsolute {
      guard !isPen || isNear else { return }
      set(mapping.point(x, y), moment, &context, &output)
    } else {
      let way = Vector(dx: Double(dx), dy: Double(dy))
      (dx, dy) = (0, 0)
      move(by: way, moment, &context, &output)
    }
  }

  /// Moves the pointer by a way in points.
  mutating func move(
    by way: Vector, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    set(context.pointer + way, moment, &context, &output)
  }

  private mutating func set(
    _ place: Point, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    let place = Point(x: min(max(place.x, 0), screen.width), y: min(max(place.y, 0), screen.height))
    guard !isGaze else {
      if place != gaze { output.append(moment.input(.pointer(.gazed(at: place)))) }
      gaze = place
      return
    }
    guard place != context.pointer else { return }
    context.pointer = place
    output.append(moment.input(.pointer(.moved(to: place))))
  }

  /// Forgets what has not been reported.
  mutating func discard() {
    (dx, dy) = (0, 0)
    isMoved = false
  }
}
