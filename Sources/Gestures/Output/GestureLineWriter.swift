import Geometry
import InputEvents
import SafeText

/// Writes what was recognized as JSON, one object a line, for programs that read `detent gestures`.
///
/// Lines of turns tell the speed of the turn, and with `writesAll` those of contacts the speed of each finger: both are
/// worked out here, from what was written before. Times are microseconds, lengths points and speeds points per second,
/// unrounded.
public struct GestureLineWriter: Sendable {
  /// What has been written and not been taken.
  public var bytes: [UInt8] { json.bytes }
  /// Whether contacts and the changes of continuous gestures are written too.
  public var writesAll: Bool
  /// Degrees of 1/120 notch of what a device turns, where it tells.
  public var degreesPerUnit: [Int: Double] = [:]
  private var json = JSONText()
  private var speeds = MeasuredSpeeds()

  /// A writer without lines.
  public init(writesAll: Bool = false) { self.writesAll = writesAll }

  /// Empties `bytes`; the memory is used again.
  public mutating func removeAll() { json.removeAll() }

  /// Adds the line of an input, where it has one.
  public mutating func write(_ input: RecognizedInput) {
    guard writesAll || !Self.isDetail(input.kind) else { return }
    begin(input.time, input.device)
    switch input.kind {
    case .contact(let event): write(event, at: input.time)
    case .gesture(let gesture): json.members(of: gesture)
    case .pointer(let pointer): json.members(of: pointer)
    case .key(let key): json.members(of: key)
    case .rotary(let turn): write(turn, of: input.device, at: input.time)
    case .interrupted:
      speeds.forgetTurns(of: input.device)
      json.member("interrupted", true)
    }
    end()
  }

  /// Adds the line of an explanation.
  public mutating func write(_ explanation: GestureExplanation) {
    begin(explanation.time, explanation.device)
    json.key("arbitration")
    if let taker = explanation.taker { json.value(taker.rawValue) } else { json.null() }
    json.member("about", explanation.subject)
    json.array("verdicts", of: explanation.verdicts) { json, verdict in
      json.object { json in
        json.member("recognizer", verdict.recognizer.rawValue)
        json.member("took", verdict.took)
        json.member("reason", verdict.reason)
        if !verdict.measures.isEmpty { json.array("numbers", of: verdict.measures) { $0.value($1) } }
      }
    }
    end()
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

  private mutating func write(_ event: ContactEvent, at time: Timestamp) {
    json.member("contact", event.contact.id)
    json.member("phase", event.phase.rawValue)
    if let slot = event.contact.slot { json.member("slot", slot) }
    json.member("tool", event.contact.tool.rawValue)
    json.member("at", event.contact.position)
    if event.contact.isOnPad { json.member("pad", true) }
    if let velocity = speeds.velocity(of: event, at: time) { json.member("velocity", velocity) }
    if let pressure = event.contact.pressure { json.member("pressure", pressure) }
  }

  private mutating func write(_ turn: RotaryTurn, of device: Int, at time: Timestamp) {
    json.member("turn", turn.notches)
    json.member("units", turn.units)
    if turn.isHorizontal { json.member("horizontal", true) }
    if turn.isDial { json.member("dial", true) }
    if turn.startsBurst { json.member("startsBurst", true) }
    guard let speed = speeds.speed(of: turn, device, at: time) else { return }
    json.member("unitsPerSecond", speed)
    if let degrees = degreesPerUnit[device] { json.member("degreesPerSecond", speed * degrees) }
  }

  private mutating func begin(_ time: Timestamp, _ device: Int) {
    json.beginObject()
    json.member("time", time.microseconds)
    json.member("device", device)
  }

  private mutating func end() {
    json.endObject()
    json.endLine()
  }
}
