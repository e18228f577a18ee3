import InputEvents
import Recordings

/// Hides what was typed: every key that may write a character becomes one and the same key, and the moments of such
/// presses are rounded, because the rhythm of typing tells letters apart too.
///
/// Keys that write nothing (Tab, Escape, Return, arrows, modifiers, media keys) stay, and so does how often something
/// was typed. The number of a key on the hardware (`MSC_SCAN`, `MSC_RAW`) is left out of masked frames, and wherever it
/// is not followed by a key of its own frame: it may be that of a key that is masked later.
///
/// The space bar both writes and operates: it presses the button that Tab or an arrow led to. It stays where nothing
/// was typed since the last key that writes nothing; within typing it is masked, or it would tell how long words are.
struct KeystrokeMask {
  /// The grid of the moments, in µs.
  static let grid: Int64 = 50_000

  /// The key that stands for all of a device's text keys; nil for a device that has none.
  private var neutralKeys: [KeyCode?]
  /// Text keys that are down, by device: only the first press and the last release of overlapping ones can be shown.
  private var pressed: [CodeSet]
  /// Whether something was typed, on any device, since the last key that is no part of typing.
  private var isTyping = false
  /// Devices whose space bar is down and was not masked.
  private var operating: Set<Int> = []
  private var latest = Timestamp(microseconds: .min)

  init(_ devices: [DeviceDescription]) {
    neutralKeys = devices.map(Self.neutralKey)
    pressed = devices.map { $0.state.pressedKeys.textKeys }
  }

  /// A device that takes a place in the list, or a new one at its end.
  mutating func add(_ description: DeviceDescription, at index: Int) {
    while neutralKeys.count <= index {
      neutralKeys.append(nil)
      pressed.append([])
    }
    operating.remove(index)
    neutralKeys[index] = Self.neutralKey(of: description)
    pressed[index] = description.state.pressedKeys.textKeys
  }

  /// A description in which no text key is told to be down.
  static func masked(_ description: DeviceDescription) -> DeviceDescription {
    var result = description
    let held = description.state.pressedKeys.textKeys
    for key in held { result.state.pressedKeys.remove(key) }
    if !held.isEmpty, let neutral = neutralKey(of: description) {
      result.state.pressedKeys.insert(neutral.rawValue)
    }
    return result
  }

  /// Says that something else was written at a moment: no frame is written before it.
  mutating func note(_ time: Timestamp) { latest = max(latest, time) }

  /// The frame as it may be written; two frames where a press overlaps another one, to keep both in the count.
  mutating func masked(_ frame: DeviceFrame) -> [DeviceFrame] {
    let hidden = frame.events.map { hides($0, on: frame.device) }
    guard hidden.contains(true), neutralKeys.indices.contains(frame.device), let neutral = neutralKeys[frame.device]
    else {
      guard var result = Self.withoutLooseNumbers(frame) else { return [] }
      result = result.moved(to: max(latest, frame.time))
      latest = result.time
      return [result]
    }
    let time = rounded(frame.time)
    latest = time
    var before: [InputEvent] = []
    var events: [InputEvent] = []
    for (event, isHidden) in zip(frame.events, hidden) {
      if isHidden {
        let (lift, shown) = replace(event, device: frame.device, by: neutral)
        if lift { before = [.key(neutral, 0, at: time), .report(at: time)] }
        if let shown { events.append(shown) }
      } else if !event.isKeyNumber {
        events.append(event)
      }
    }
    var frames: [DeviceFrame] = []
    for events in [before, events] where events.contains(where: { !$0.isReport }) {
      frames.append(DeviceFrame(device: frame.device, events: events, origin: frame.origin).moved(to: time))
    }
    return frames
  }

  /// The frame without numbers of keys that no key follows; nil when nothing else is in it.
  private static func withoutLooseNumbers(_ frame: DeviceFrame) -> DeviceFrame? {
    guard frame.events.contains(where: \.isKeyNumber) else { return frame }
    var result = frame
    result.events = zip(frame.events, frame.events.dropFirst().map(Optional.some) + [nil]).compactMap { event, next in
      event.isKeyNumber && next?.type != .key ? nil : event
    }
    return result.events.contains { !$0.isReport } ? result : nil
  }

  /// Whether an event tells what was typed.
  private mutating func hides(_ event: InputEvent, on device: Int) -> Bool {
    guard event.type == .key else { return false }
    let key = KeyCode(rawValue: event.code)
    guard key.producesText else {
      if event.value == 1, !key.isPartOfTyping { isTyping = false }
      return false
    }
    guard key == .keySpace else {
      if event.value == 1 { isTyping = true }
      return true
    }
    switch event.value {
    case 0: return operating.remove(device) == nil
    case 1 where !isTyping:
      operating.insert(device)
      return false
    case 1: return true
    default: return !operating.contains(device)
    }
  }

  private mutating func replace(
    _ event: InputEvent, device: Int, by neutral: KeyCode
  ) -> (liftFirst: Bool, shown: InputEvent?) {
    var shown = event
    shown.code = neutral.rawValue
    switch event.value {
    case 0:
      pressed[device].remove(event.code)
      return (false, pressed[device].isEmpty ? shown : nil)
    case 1:
      let overlaps = !pressed[device].isEmpty
      pressed[device].insert(event.code)
      return (overlaps, shown)
    default: return (false, shown)
    }
  }

  /// Never before what was written already.
  private func rounded(_ time: Timestamp) -> Timestamp {
    let remainder = time.microseconds % Self.grid
    return max(latest, time + -(remainder < 0 ? remainder + Self.grid : remainder))
  }

  private static func neutralKey(of description: DeviceDescription) -> KeyCode? {
    if description.has(.keyA) { return .keyA }
    return description.codes[.key]?.lazy.map { KeyCode(rawValue: $0) }.first(where: \.producesText)
  }
}

extension CodeSet {
  /// The keys of the set that may write a character.
  fileprivate var textKeys: CodeSet { CodeSet(filter { KeyCode(rawValue: $0).producesText }) }
}

extension InputEvent {
  /// Whether it tells which key of the hardware an event is about.
  fileprivate var isKeyNumber: Bool {
    type == .msc && [MiscCode.scan.rawValue, MiscCode.raw.rawValue].contains(code)
  }
}

extension DeviceFrame {
  /// The same frame at another moment.
  func moved(to time: Timestamp) -> DeviceFrame {
    guard time != self.time else { return self }
    var result = self
    for index in result.events.indices { result.events[index].time = time }
    return result
  }
}
