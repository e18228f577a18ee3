import InputEvents

/// Leaves the keys out with which somebody started and ended the recorder in a terminal: the release of Return at
/// the beginning, and Ctrl+C at the end.
///
/// Frames are held back from the moment at which Ctrl goes down until it is clear that no Ctrl+C follows, or that one
/// did and the recording went on. Nothing is held for longer than a second, and nothing but Ctrl and C.
struct TerminalKeyTrimmer {
  /// The longest time for which frames are held back, in µs.
  static let patience: Int64 = 1_000_000

  private var starters: [Int: CodeSet] = [:]
  private var held: [DeviceFrame] = []
  private var holdingDevice: Int?
  private var hasC = false

  init() {}

  /// The description without the Return key that started the recorder.
  mutating func trimmed(_ description: DeviceDescription, device: Int) -> DeviceDescription {
    var result = description
    for key in [KeyCode.keyEnter, .keyKpenter] where description.state.pressedKeys.contains(key) {
      starters[device, default: []].insert(key.rawValue)
      result.state.pressedKeys.remove(key.rawValue)
    }
    return result
  }

  /// Takes a frame; appends to `out` what may be written by now.
  mutating func take(_ frame: DeviceFrame, into out: inout [DeviceFrame]) {
    guard let frame = withoutStarter(frame) else { return }
    if let first = held.first, frame.time - first.time > Self.patience || !continuesInterrupt(frame) {
      flush(into: &out)
    }
    if held.isEmpty, frame.pressesControl {
      holdingDevice = frame.device
      held = [frame]
    } else if !held.isEmpty {
      hasC = hasC || frame.hasKey(.keyC)
      held.append(frame)
    } else {
      out.append(frame)
    }
  }

  /// Until when frames are held back if no other one comes; nil when none is.
  var deadline: Timestamp? { held.first.map { $0.time + Self.patience } }

  /// Appends what has been held back long enough by now.
  mutating func advance(to now: Timestamp, into out: inout [DeviceFrame]) {
    if let deadline, now >= deadline { flush(into: &out) }
  }

  /// What is still held: nothing of it when it is the Ctrl+C that ended the recorder.
  mutating func finish(isInterrupted: Bool, into out: inout [DeviceFrame]) {
    if !(isInterrupted && hasC) { flush(into: &out) }
    held = []
  }

  private mutating func flush(into out: inout [DeviceFrame]) {
    out += held
    held = []
    hasC = false
    holdingDevice = nil
  }

  /// Whether the frame may be a part of Ctrl+C: only Ctrl and C, on the keyboard that began.
  private func continuesInterrupt(_ frame: DeviceFrame) -> Bool {
    guard frame.device == holdingDevice else { return false }
    // After a whole Ctrl+C that ended nothing, the next press begins anew.
    if hasC, frame.pressesControl { return false }
    return frame.events.allSatisfy { event in
      switch event.type {
      case .key: [KeyCode.keyLeftctrl, .keyRightctrl, .keyC].contains(KeyCode(rawValue: event.code))
      case .msc, .syn: true
      default: false
      }
    }
  }

  /// The frame without repeats and release of the Return key that was down at the start; nil when nothing is left.
  private mutating func withoutStarter(_ frame: DeviceFrame) -> DeviceFrame? {
    guard let keys = starters[frame.device], !keys.isEmpty else { return frame }
    guard let event = frame.events.first(where: { $0.type == .key && keys.contains($0.code) }) else { return frame }
    if event.value != 2 { starters[frame.device]?.remove(event.code) }
    // Pressed again although no release was seen: it was dropped, and this press is meant.
    if event.value == 1 { return frame }
    var result = frame
    result.events.removeAll { $0 == event || $0.type == .msc && $0.code == MiscCode.scan.rawValue }
    return result.events.contains { !$0.isReport } ? result : nil
  }
}

extension DeviceFrame {
  fileprivate var pressesControl: Bool { hasKey(.keyLeftctrl, value: 1) || hasKey(.keyRightctrl, value: 1) }

  fileprivate func hasKey(_ key: KeyCode, value: Int32 = 1) -> Bool {
    events.contains { $0.type == .key && $0.code == key.rawValue && $0.value == value }
  }
}
