public import InputEvents

/// A key that went down, repeated or up, with the modifiers that were down and what it types.
public struct KeyInput: Hashable, Sendable {
  /// The key.
  public var key: KeyCode
  /// What happened to it.
  public var phase: Phase
  /// Modifiers that are down.
  public var modifiers: Modifiers
  /// What it types on a US layout with these modifiers; nil for keys that type nothing.
  public var text: String?

  /// What happens to a key.
  public enum Phase: String, Hashable, Sendable {
    case down, `repeat`, up
  }

  /// Modifier keys that are down, either side.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// Modifiers by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Either Shift.
    public static let shift = Self(rawValue: 1)
    /// Either Control.
    public static let control = Self(rawValue: 2)
    /// Either Alt (Option).
    public static let alt = Self(rawValue: 4)
    /// Either Super (Command).
    public static let command = Self(rawValue: 8)
  }

  /// A key event.
  public init(key: KeyCode, phase: Phase, modifiers: Modifiers = [], text: String? = nil) {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
    self.text = text
  }
}
