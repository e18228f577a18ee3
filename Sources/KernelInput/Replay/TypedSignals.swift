import Glibc
import InputEvents

/// Tells a signal that the replay typed itself from one that a person sends.
///
/// A recorded Ctrl+C goes to whatever has the keyboard, and that may be the terminal that runs the replay. It must
/// not end the replay with the keys still down; somebody's own Ctrl+C must.
struct TypedSignals {
  /// How long after the keys a signal may arrive and still be theirs, in ns.
  static let delay: Int64 = 500_000_000

  private var pressed: Set<KeyCode> = []
  private var typed: [Int32: Int64] = [:]

  /// Takes a frame that was sent at `moment`, in ns.
  mutating func note(_ events: [InputEvent], at moment: Int64) {
    for event in events where event.type == .key {
      let key = KeyCode(rawValue: event.code)
      if event.value == 0 { pressed.remove(key) } else { pressed.insert(key) }
      guard event.value != 0, pressed.contains(.keyLeftctrl) || pressed.contains(.keyRightctrl) else { continue }
      if key == .keyC { typed[SIGINT] = moment }
      if key == .keyBackslash { typed[SIGQUIT] = moment }
    }
  }

  /// Whether the signal that arrived at `moment` is an echo of keys that were replayed; each echo counts once.
  mutating func explain(_ signal: Int32, at moment: Int64) -> Bool {
    guard let time = typed.removeValue(forKey: signal) else { return false }
    return moment &- time <= Self.delay
  }
}
