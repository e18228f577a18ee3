public import InputEvents

/// Keys that are pressed together: modifiers first, then a key, as in `shift+tab`.
public struct KeyChord: Hashable, Sendable {
  /// In the order in which they go down; at least one.
  public var keys: [KeyCode]

  /// Keys in the order in which they go down.
  public init(_ keys: [KeyCode]) { self.keys = keys }

  /// The chord that a script spells `text`, such as `ctrl+alt+right`; nil when a key is unknown.
  public init?(_ text: String) {
    var keys: [KeyCode] = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let key = KeyName.code(String(name)) else { return nil }
      keys.append(key)
    }
    guard !keys.isEmpty else { return nil }
    self.keys = keys
  }
}

extension KeyChord: CustomStringConvertible {
  /// As a script spells it.
  public var description: String { keys.map(KeyName.name).joined(separator: "+") }
}
