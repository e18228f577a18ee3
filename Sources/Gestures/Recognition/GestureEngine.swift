public import Geometry
public import InputEvents

/// Recognizes what people do with touchscreens, touchpads, pens, mice, keyboards and rotary controls.
///
/// The engine is a value and knows no clock: time is on the events. What happens by itself (a long press, a tap that
/// was held back) happens at its own time, either when `advance(to:into:)` says that the time has come or before the
/// next event; where a stream of events is split changes nothing.
///
/// ```swift
/// var engine = GestureEngine(devices: [.init(description)], screen: Size(width: 393, height: 852))
/// var output: [RecognizedInput] = []
/// for event in events { engine.process(event, from: 0, into: &output) }
/// engine.finish(at: end, into: &output)
/// ```
public struct GestureEngine: Sendable {
  /// A device whose events the engine takes.
  public struct Source: Hashable, Sendable {
    /// What the kernel says of it.
    public var description: DeviceDescription
    /// Its turning axes; empty for what the description lets expect.
    public var rotary: [RotaryModel]
    /// How far its digitizer is turned against the screen.
    public var rotation: ScreenRotation

    /// A device as the kernel describes it.
    public init(_ description: DeviceDescription, rotary: [RotaryModel] = [], rotation: ScreenRotation = .none) {
      self.description = description
      self.rotary = rotary
      self.rotation = rotation
    }

    /// A device as its device file describes it.
    public init(_ model: DeviceModel, rotation: ScreenRotation = .none) {
      self.init(model.description, rotary: model.rotary, rotation: rotation)
    }

    /// Degrees of 1/120 notch of what it turns; nil where it does not tell how far round it goes.
    public var degreesPerUnit: Double? {
      let parts = DeviceRoles(description)
      let rotary = rotary.isEmpty ? RotaryModel.expected(of: description, parts: parts) : rotary
      guard let ring = rotary.first, ring.wraps, case .absolute(let axis) = ring.axis,
        let range = description.axes[axis], range.maximum > range.minimum
      else { return nil }
      let values = Double(range.maximum) - Double(range.minimum) + 1
      return 360 * Double(max(ring.unitsPerNotch, 1)) / (120 * values)
    }
  }

  private var devices: [DeviceRecognizer]
  private var screen: Size
  private var context: EngineContext
  /// The earliest deadline of all devices in µs, `Int64.max` for none.
  private var deadline = Int64.max

  /// An engine for these devices; events name them by their place in the list.
  public init(devices: [Source], screen: Size, options: GestureOptions = GestureOptions()) {
    context = EngineContext(
      options: options, screen: screen, pointer: Point(x: screen.width / 2, y: screen.height / 2))
    self.screen = screen
    self.devices = devices.map { DeviceRecognizer($0, screen: screen) }
  }

  /// Why gestures were recognized, in order; empty unless `GestureOptions.explains`.
  public var explanations: [GestureExplanation] { context.explanations }

  /// Takes the explanations out, so that they do not pile up.
  public mutating func takeExplanations() -> [GestureExplanation] {
    guard !context.explanations.isEmpty else { return [] }
    defer { context.explanations.removeAll(keepingCapacity: true) }
    return context.explanations
  }

  /// When the last of less than half a notch came that a still axis holds back; nil where none does.
  package var heldTurn: Timestamp? { context.heldTurn?.time }

  /// Where the pointer is, in points; in the middle of the screen at first.
  public var pointer: Point { context.pointer }

  /// When something will happen if no event comes before; nil for never.
  public var nextDeadline: Timestamp? { deadline == .max ? nil : Timestamp(microseconds: deadline) }

  /// Takes one event of a device and appends what it and the time before it brought about. Events of unknown devices
  /// are ignored.
  public mutating func process(_ event: InputEvent, from device: Int, into output: inout [RecognizedInput]) {
    if event.time.microseconds >= deadline { fire(until: event.time.microseconds, &output) }
    guard device >= 0, device < devices.count else { return }
    if devices[device].process(event, device, &context, &output) { updateDeadline() }
  }

  /// Lets the time pass until `time`.
  public mutating func advance(to time: Timestamp, into output: inout [RecognizedInput]) {
    if time.microseconds >= deadline { fire(until: time.microseconds, &output) }
  }

  /// A device's events were lost, or the device is gone: what it was doing is cancelled, and it counts as untouched.
  public mutating func interrupt(device: Int, at time: Timestamp, into output: inout [RecognizedInput]) {
    advance(to: time, into: &output)
    guard devices.indices.contains(device) else { return }
    devices[device].interrupt(Moment(time: time, device: device), &context, &output)
    if context.heldTurn?.device == device { context.heldTurn = nil }
    updateDeadline()
  }

  /// A device was plugged in, or is described anew: events name it by `device`, a place in the list or the one behind
  /// its end. What the others are doing goes on.
  public mutating func connect(
    _ source: Source, as device: Int, at time: Timestamp, into output: inout [RecognizedInput]
  ) {
    if devices.indices.contains(device) {
      interrupt(device: device, at: time, into: &output)
      devices[device] = DeviceRecognizer(source, screen: screen)
    } else {
      devices.append(DeviceRecognizer(source, screen: screen))
    }
    updateDeadline()
  }

  /// The screen has another size from now on, in points: every device lies over the whole of it.
  ///
  /// Contacts are cancelled, and fingers that stay down are nothing more until they come anew; keys and buttons stay
  /// as they are. The pointer stays on the screen.
  public mutating func resize(to screen: Size, at time: Timestamp, into output: inout [RecognizedInput]) {
    advance(to: time, into: &output)
    self.screen = screen
    context.screen = screen
    for index in devices.indices {
      devices[index].resize(to: screen, Moment(time: time, device: index), &context, &output)
    }
    let pointer = context.pointer
    context.pointer = Point(
      x: min(max(pointer.x, 0), screen.width.rounded(.down)), y: min(max(pointer.y, 0), screen.height.rounded(.down)))
    if context.pointer != pointer, let mover = devices.firstIndex(where: \.movesPointer) {
      output.append(Moment(time: time, device: mover).input(.pointer(.moved(to: context.pointer))))
    }
    updateDeadline()
  }

  /// The device's next frame was made from its state after `SYN_DROPPED`, and is to be taken whatever came before.
  public mutating func resynchronize(device: Int) {
    guard devices.indices.contains(device) else { return }
    devices[device].resynchronize()
  }

  /// The run ends at `time`: taps that were held back are let go, and what is still in progress is cancelled.
  public mutating func finish(at time: Timestamp, into output: inout [RecognizedInput]) {
    advance(to: time, into: &output)
    for index in devices.indices {
      devices[index].finish(Moment(time: time, device: index), &context, &output)
    }
    deadline = .max
  }

  private mutating func updateDeadline() {
    deadline = .max
    for index in devices.indices { deadline = min(deadline, devices[index].deadline(context.options)) }
  }

  /// Lets everything happen that is due, in the order of its time.
  private mutating func fire(until time: Int64, _ output: inout [RecognizedInput]) {
    while deadline <= time {
      let due = deadline
      for index in devices.indices where devices[index].deadline(context.options) == due {
        devices[index].fire(Moment(time: Timestamp(microseconds: due), device: index), &context, &output)
      }
      updateDeadline()
      if deadline == due { break }
    }
  }
}
