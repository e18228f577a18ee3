public import Gestures
public import InputEvents

/// A way that somebody goes with a keyboard: the keys that bring the focus to something, and the one that uses it.
public struct KeyboardWay: Hashable, Sendable {
  /// One key, with what is held with it.
  public struct Press: Hashable, Sendable {
    /// The key.
    public var key: KeyCode
    /// What is held with it.
    public var modifiers: KeyInput.Modifiers
  }

  /// The keys in order; nil of one whose code does not matter.
  public var presses: [Press]

  /// How many keys it takes.
  public var count: Int { presses.count }

  /// The keys as a script writes them, equal ones that follow each other once with their number: `tab ×3, enter`.
  public var text: String {
    var runs: [(name: String, count: Int)] = []
    for press in presses {
      let name = InputLabel.text(press.key, press.modifiers)
      if runs.last?.name == name { runs[runs.count - 1].count += 1 } else { runs.append((name, 1)) }
    }
    return runs.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }.joined(separator: ", ")
  }
}
