public import InputEvents
public import Geometry

/// Plays the instructions of a script on devices: what a person would do becomes frames of events.
///
/// Instructions are given one by one, with selectors resolved to points, so that a run can look at the interface in
/// between. Each device keeps its state: the kernel's twin in front of it leaves out what says nothing new, just as
/// a tap where the last one ended sends no position.
///
///     var hand = try GestureSynthesizer(devices: [phone], options: SynthesisOptions())
///     for instruction in try GestureScript(parsing: "tap 120,300; swipe up").instructions {
///       frames += try hand.perform(instruction.value)
///     }
///     frames += hand.finish()
///
/// A instruction that its device cannot express, or whose result would not be recognized as what was asked for, is
/// refused with the reason.
public struct GestureSynthesizer: Sendable {
  /// How long a finger stays at the end of a drag before it goes up where nothing else is said, in µs.
  package static let usualHold: Int64 = 150_000

  /// How the hand behaves.
  public private(set) var options: SynthesisOptions
  /// When the next instruction begins, in µs, if no pause comes before it.
  public private(set) var now: Timestamp
  var devices: [SynthesizedDevice]
  var generator: SeededGenerator
  private var needsPause = false
  var frames: [SynthesizedFrame] = []

  /// A hand on devices; where several can do the same, the first one does.
  ///
  /// Throws where the options are out of range.
  public init(devices: [DeviceModel], options: SynthesisOptions = SynthesisOptions()) throws(SynthesisError) {
    guard (60...1000).contains(options.reportRate) else {
      throw SynthesisError("a report rate is from 60 to 1000 Hz, found \(options.reportRate)")
    }
    guard options.jitter >= 0, options.jitter <= 20 else {
      throw SynthesisError("jitter is from 0 to 20 points, found \(options.jitter)")
    }
    if let screen = options.screen,
      !(screen.width >= 1 && screen.height >= 1 && screen.width <= 1e6 && screen.height <= 1e6)
    {
      throw SynthesisError("a screen measures from 1 to 1000000 points each way")
    }
    self.options = options
    self.devices = devices.enumerated().map { index, model in
      SynthesizedDevice(model, index: index, isFiltered: options.isFiltered)
    }
    now = options.start
    generator = SeededGenerator(seed: options.seed)
  }

  /// The models, in the order of the frames' device numbers.
  public var models: [DeviceModel] { devices.map(\.model) }

  /// Does one instruction and answers its frames in the order of time.
  ///
  /// Reader instructions and marks make no frames. Throws where a device is missing or cannot express it, and then
  /// nothing has happened.
  public mutating func perform(_ action: ScriptAction) throws(SynthesisError) -> [SynthesizedFrame] {
    let before = self
    do {
      try play(action)
    } catch {
      self = before
      throw error
    }
    defer { frames = [] }
    return frames
  }

  /// Lets go of everything that is still held: the end is neutral.
  public mutating func finish() -> [SynthesizedFrame] {
    releaseKeys(nil)
    defer { frames = [] }
    return frames
  }

  /// Goes on at `time`, if that is later: whoever plays the frames has waited.
  public mutating func advance(to time: Timestamp) { now = max(now, time) }

  private mutating func play(_ action: ScriptAction) throws(SynthesisError) {
    switch action {
    case .wait(let duration):
      now += duration
      needsPause = false
      return
    case .mark, .reader, .expect: return
    case .turnScreen, .resizeScreen:
      throw SynthesisError(
        "no device turns or resizes the screen: that is done to an interface",
        hint: "detent run TARGET --script does it")
    case .look(let place):
      // Eyes are where they go at once, and whatever the hands do next need not wait for them.
      try look(at: place)
      needsPause = false
      return
    case .press, .hold, .release, .type: pause(options.keyPause)
    default: pause(options.pause)
    }
    switch action {
    case .press(let chord): try press(chord)
    case .hold(let chord): try hold(chord)
    case .release(let chord): releaseKeys(chord)
    case .type(let text): try type(text.value)
    case .turn(let device, let notches, let duration): try turn(device, notches, duration)
    case .scroll(let notches, let isHorizontal): try scroll(notches, isHorizontal)
    case .movePointer(let place): try movePointer(to: place)
    case .dragPointer(let start, let end, let duration): try dragPointer(from: start, to: end, during: duration)
    case .click(let place, let button, let count): try click(at: place, button: button, count: count)
    default: try touch(action)
    }
    needsPause = true
  }

  /// The screen has another size from now on, in points: places refer to it, and touchscreens and the pointer lie over
  /// the whole of it.
  public mutating func resize(to screen: Size) {
    options.screen = screen
    for index in devices.indices {
      guard let pointer = devices[index].pointer else { continue }
      devices[index].pointer = Point(
        x: min(max(pointer.x, 0), screen.width.rounded(.down)), y: min(max(pointer.y, 0), screen.height.rounded(.down)))
    }
  }

  private mutating func pause(_ duration: Int64) {
    if needsPause { now += duration }
  }

  /// Moves the clock on; never back.
  mutating func finish(at time: Timestamp) { now = max(now, time) }

  /// The point of a place, the middle of the screen where there is none.
  func point(_ place: Place?, on screen: Size) throws(SynthesisError) -> Point {
    switch place {
    case nil: return Point(x: screen.width / 2, y: screen.height / 2)
    case .point(let point):
      guard HandFormation.contains(screen, point) else {
        let isAssumed = options.screen == nil && devices.allSatisfy { $0.model.screen == nil }
        throw SynthesisError(
          "\(Place.point(point)) is outside the screen (\(Self.text(screen)))",
          hint: isAssumed ? "no device says how large the screen is; say so with --screen WIDTHxHEIGHT" : nil)
      }
      return point
    case .selector(let selector):
      throw SynthesisError(
        "'\(selector.value)' names an element, and there is no interface to find it in",
        hint: "give x,y in points here, or run the script against a target")
    }
  }

  /// The screen that a device lies on or points at.
  func screen(of device: SynthesizedDevice) -> Size {
    options.screen ?? device.model.screen ?? devices.lazy.compactMap(\.model.screen).first
      ?? ScreenMapping.screen(ScreenMapping.assumedScreen, turnedLike: device.description)
  }

  static func text(_ screen: Size) -> String {
    ScriptNumber.text(screen.width) + "x" + ScriptNumber.text(screen.height)
  }
}
