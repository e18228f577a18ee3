internal import Gestures
internal import InputEvents
internal import Journal

/// A key that has gone down, or repeats, and that nobody has taken yet.
struct KeyContest {
  /// The key, with what is held beside it.
  let key: KeyInput
  /// Why things happen that come of it.
  let cause: Cause

  /// Whether it is an arrow.
  var isArrow: Bool { [.keyUp, .keyDown, .keyLeft, .keyRight].contains(key.key) }
  /// Whether it goes by pages, or to an end.
  var isPageKey: Bool { [.keyPageup, .keyPagedown, .keyHome, .keyEnd].contains(key.key) }
  /// Whether Control, Option or Command makes a command of it.
  var isCommand: Bool { !key.modifiers.isDisjoint(with: [.control, .alt, .command]) }
  /// What it types, if it types anything.
  var text: String? {
    guard let text = key.text, !text.isEmpty, !isCommand else { return nil }
    return text
  }
}
