import Geometry
import InputEvents
import SafeText

/// Writes what was recognized as JSON, one object a line, for programs that read `detent gestures`.
///
/// Lines of turns tell how fast it turns, and with `writesAll` those of contacts how fast each finger is: that is worked
/// out here, from what was written before. Times are seconds, lengths points and speeds points per second, with two decimals at most; scales have four.
public struct GestureLineWriter: Sendable {
  /// What has been written and not been taken.
  public private(set) var bytes: [UInt8] = []
  /// Whether contacts and the changes of continuous gestures are written too.
  public var writesAll: Bool
  /// Degrees of 1/120 notch of what a device turns, where it tells.
  public var degreesPerUnit: [Int: Double] = [:]
  private var speeds = MeasuredSpeeds()

  /// A writer without lines.
  public init(writesAll: Bool = false) { self.writesAll = writesAll }

  /// Empties `bytes`; the memory is used again.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds the line of an input, where it has one.
  public mutating func write(_ input: RecognizedInput) {
    guard writesAll || !Self.isDetail(input.kind) else { return }
    begin(input.time, input.device)
    switch input.kind {
    case .contact(let event): write(event, at: input.time)
    case .gesture(let gesture): write(gesture)
    case .pointer(let pointer): write(pointer)
    case .key(let key): write(key)
    case .rotary(let turn): write(turn, of: input.device, at: input.time)
    case .interrupted:
      speeds.forgetTurns(of: input.device)
      name("interrupted", true)
    }
    end()
  }

  /// Adds the line of an explanation.
  public mutating func write(_ explanation: GestureExplanation) {
    begin(explanation.time, explanation.device)
    name("decision", explanation.taker?.rawValue)
    name("about", explanation.subject)
    name("verdicts")
    bytes.append(UInt8(ascii: "["))
    for (index, verdict) in explanation.verdicts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "{"))
      isFirst = true
      name("recognizer", verdict.recognizer.rawValue)
      name("took", verdict.took)
      name("because", verdict.reason)
      write(verdict.measures)
      bytes.append(UInt8(ascii: "}"))
      isFirst = false
    }
    bytes.append(UInt8(ascii: "]"))
    end()
  }

  private mutating func write(_ measures: [Measure]) {
    guard !measures.isEmpty else { return }
    name("numbers")
    bytes.append(UInt8(ascii: "["))
    for (index, measure) in measures.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "{"))
      isFirst = true
      name("name", measure.name)
      name("value", measure.value)
      if let limit = measure.limit {
        name("must", measure.relation.rawValue)
        name("limit", limit)
        name("met", measure.isMet)
      }
      if measure.unit != .count { name("unit", measure.unit.rawValue) }
      if let parameter = measure.parameter { name("parameter", parameter) }
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Contacts, pointer movements and changes: many a second.
  private static func isDetail(_ kind: RecognizedInput.Kind) -> Bool {
    switch kind {
    case .contact, .pointer(.moved): true
    case .gesture(.pan(let pan)): pan.phase == .changed
    case .gesture(.pinch(let phase, _, _, _)), .gesture(.rotate(let phase, _, _, _)),
      .gesture(.longPress(let phase, _, _)):
      phase == .changed
    default: false
    }
  }

  // MARK: - Kinds

  private mutating func write(_ event: ContactEvent, at time: Timestamp) {
    name("contact", event.contact.id)
    name("phase", event.phase.rawValue)
    if let slot = event.contact.slot { name("slot", slot) }
    name("tool", event.contact.tool.rawValue)
    name("at", event.contact.position)
    if event.contact.isOnPad { name("pad", true) }
    if let velocity = speeds.velocity(of: event, at: time) { name("velocity", velocity) }
    if let pressure = event.contact.pressure { name("pressure", pressure) }
  }

  private mutating func write(_ gesture: Gesture) {
    switch gesture {
    case .tap(let location, let fingers, let count):
      name("gesture", "tap")
      name("fingers", fingers)
      name("count", count)
      name("at", location)
    case .longPress(let phase, let location, let fingers):
      name("gesture", "longPress")
      name("phase", phase.rawValue)
      name("fingers", fingers)
      name("at", location)
    case .pan(let pan):
      name("gesture", "pan")
      name("phase", pan.phase.rawValue)
      name("fingers", pan.fingers)
      name("from", pan.start)
      name("at", pan.location)
      name("velocity", pan.velocity)
      if let edge = pan.edge { name("edge", edge.rawValue) }
    case .swipe(let swipe):
      name("gesture", "swipe")
      name("direction", swipe.direction.rawValue)
      name("fingers", swipe.fingers)
      name("from", swipe.start)
      name("at", swipe.end)
      name("velocity", swipe.velocity)
      if let edge = swipe.edge { name("edge", edge.rawValue) }
    case .pinch(let phase, let center, let scale, let degrees):
      name("gesture", "pinch")
      name("phase", phase.rawValue)
      name("at", center)
      name("scale", scale, decimals: 4)
      if degrees != 0 { name("degrees", degrees) }
    case .rotate(let phase, let center, let degrees, let scale):
      name("gesture", "rotate")
      name("phase", phase.rawValue)
      name("at", center)
      name("degrees", degrees)
      if scale != 1 { name("scale", scale, decimals: 4) }
    case .scrub(let location, let fingers):
      name("gesture", "scrub")
      name("fingers", fingers)
      name("at", location)
    }
  }

  private mutating func write(_ pointer: PointerInput) {
    switch pointer {
    case .moved(let place):
      name("pointer", "moved")
      name("at", place)
    case .gazed(let place):
      name("gaze", "moved")
      name("at", place)
    case .pressed(let button, let place):
      name("pointer", "pressed")
      name("button", button)
      name("at", place)
    case .released(let button, let place):
      name("pointer", "released")
      name("button", button)
      name("at", place)
    }
  }

  private mutating func write(_ key: KeyInput) {
    name("key", key.key.description)
    name("phase", key.phase.rawValue)
    var modifiers: [String] = []
    if key.modifiers.contains(.shift) { modifiers.append("shift") }
    if key.modifiers.contains(.control) { modifiers.append("control") }
    if key.modifiers.contains(.alt) { modifiers.append("alt") }
    if key.modifiers.contains(.command) { modifiers.append("command") }
    if !modifiers.isEmpty { name("modifiers", modifiers.joined(separator: "+")) }
    if let text = key.text { name("text", text) }
    if let command = KeyboardCommand(key) { name("command", command.description) }
  }

  private mutating func write(_ turn: RotaryTurn, of device: Int, at time: Timestamp) {
    name("turn", turn.notches)
    name("units", turn.units)
    if turn.isHorizontal { name("horizontal", true) }
    if turn.isDial { name("dial", true) }
    if turn.startsBurst { name("startsBurst", true) }
    guard let speed = speeds.speed(of: turn, device, at: time) else { return }
    name("unitsPerSecond", speed)
    if let degrees = degreesPerUnit[device] { name("degreesPerSecond", speed * degrees) }
  }

  // MARK: - JSON

  private var isFirst = true

  private mutating func begin(_ time: Timestamp, _ device: Int) {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    name("time")
    text(time.description)
    name("device", device)
  }

  private mutating func end() {
    text("}\n")
  }

  private mutating func name(_ name: String) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    text(name)
    text("\":")
  }

  private mutating func name(_ name: String, _ value: Int) {
    self.name(name)
    text(String(value))
  }

  private mutating func name(_ name: String, _ value: Bool) {
    self.name(name)
    text(value ? "true" : "false")
  }

  private mutating func name(_ name: String, _ value: Double, decimals: Int = 2) {
    self.name(name)
    number(value, decimals: decimals)
  }

  private mutating func name(_ name: String, _ value: Point) { pair(name, value.x, value.y) }
  private mutating func name(_ name: String, _ value: Vector) { pair(name, value.dx, value.dy) }

  private mutating func pair(_ name: String, _ first: Double, _ second: Double) {
    self.name(name)
    bytes.append(UInt8(ascii: "["))
    number(first)
    bytes.append(UInt8(ascii: ","))
    number(second)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func name(_ name: String, _ value: String?) {
    self.name(name)
    guard let value else { return text("null") }
    text(JSONText.quoted(value))
  }

  /// A number with so many decimals at most; JSON knows no infinity.
  private mutating func number(_ value: Double, decimals: Int = 2) {
    let scale: UInt64 = decimals == 2 ? 100 : 10_000
    let scaled = Int64(exactly: (min(max(value, -1e12), 1e12) * Double(scale)).rounded()) ?? 0
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    text(String(scaled.magnitude / scale))
    var fraction = scaled.magnitude % scale
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = scale / 10
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
