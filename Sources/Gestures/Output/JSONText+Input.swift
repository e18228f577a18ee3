import Geometry
import InputEvents
package import SafeText

/// What is recognized, as JSON: lengths in points and speeds in points per second, unrounded.
extension JSONText {
  /// The members of a gesture.
  mutating func members(of gesture: Gesture) {
    switch gesture {
    case .tap(let location, let fingers, let count):
      member("gesture", "tap")
      member("fingers", fingers)
      member("count", count)
      member("at", location)
    case .longPress(let phase, let location, let fingers):
      member("gesture", "longPress")
      member("phase", phase.rawValue)
      member("fingers", fingers)
      member("at", location)
    case .pan(let pan):
      member("gesture", "pan")
      member("phase", pan.phase.rawValue)
      member("fingers", pan.fingers)
      member("from", pan.start)
      member("at", pan.location)
      member("velocity", pan.velocity)
      member("edge", pan.edge?.rawValue)
    case .swipe(let swipe):
      member("gesture", "swipe")
      member("direction", swipe.direction.rawValue)
      member("fingers", swipe.fingers)
      member("from", swipe.start)
      member("at", swipe.end)
      member("velocity", swipe.velocity)
      member("edge", swipe.edge?.rawValue)
    case .pinch(let phase, let center, let scale, let degrees):
      member("gesture", "pinch")
      member("phase", phase.rawValue)
      member("at", center)
      member("scale", scale)
      if degrees != 0 { member("degrees", degrees) }
    case .rotate(let phase, let center, let degrees, let scale):
      member("gesture", "rotate")
      member("phase", phase.rawValue)
      member("at", center)
      member("degrees", degrees)
      if scale != 1 { member("scale", scale) }
    case .scrub(let location, let fingers):
      member("gesture", "scrub")
      member("fingers", fingers)
      member("at", location)
    }
  }

  /// The members of what a pointer does.
  mutating func members(of pointer: PointerInput) {
    switch pointer {
    case .moved(let place):
      member("pointer", "moved")
      member("at", place)
    case .gazed(let place):
      member("gaze", "moved")
      member("at", place)
    case .pressed(let button, let place):
      member("pointer", "pressed")
      member("button", button)
      member("at", place)
    case .released(let button, let place):
      member("pointer", "released")
      member("button", button)
      member("at", place)
    }
  }

  /// The members of what a key does.
  mutating func members(of key: KeyInput) {
    member("key", key.key.description)
    member("phase", key.phase.rawValue)
    var modifiers: [String] = []
    if key.modifiers.contains(.shift) { modifiers.append("shift") }
    if key.modifiers.contains(.control) { modifiers.append("control") }
    if key.modifiers.contains(.alt) { modifiers.append("alt") }
    if key.modifiers.contains(.command) { modifiers.append("command") }
    if !modifiers.isEmpty { member("modifiers", modifiers.joined(separator: "+")) }
    member("text", key.text)
    member("command", KeyboardCommand(key)?.description)
  }

  /// A number that made a decision; durations are in microseconds.
  package mutating func value(_ measure: Measure) {
    let isTime = measure.unit == .milliseconds
    // What was divided by 1000 before was a whole number of them.
    func number(_ value: Double) -> Double { isTime && value.isFinite ? (value * 1000).rounded() : value }
    object { json in
      json.member("name", measure.name)
      json.member("value", number(measure.value))
      if let limit = measure.limit {
        json.member("must", measure.relation.rawValue)
        if limit.isFinite { json.member("limit", number(limit)) }
        json.member("met", measure.isMet)
      }
      if measure.unit != .count { json.member("unit", isTime ? "µs" : measure.unit.rawValue) }
      json.member("parameter", measure.parameter)
    }
  }

  /// A member that is a place: its coordinates.
  mutating func member(_ key: String, _ place: Point) { member(key, place.x, place.y) }

  /// A member that is a velocity: its components.
  mutating func member(_ key: String, _ velocity: Vector) { member(key, velocity.dx, velocity.dy) }

  private mutating func member(_ key: String, _ first: Double, _ second: Double) {
    self.key(key)
    beginArray()
    value(first)
    value(second)
    endArray()
  }
}
