import Gestures
import InputEvents

/// A key with the modifiers that are down, as a screen reader's table of keys has it.
struct ReaderChord: Hashable, Sendable {
  var key: KeyCode
  var modifiers: KeyInput.Modifiers

  init(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) { (self.key, self.modifiers) = (key, modifiers) }
}
