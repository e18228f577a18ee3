import InputEvents

/// What a key asks of an interface or of a screen reader, whatever has the focus.
///
/// Chords with Control and Alt are the reader's, as VoiceOver's are with Control and Option.
public enum KeyboardCommand: Hashable, Sendable {
  /// Tab: the focus goes to the next control.
  case focusNext
  /// Shift and Tab.
  case focusPrevious
  /// An arrow key.
  case move(SwipeDirection)
  /// Space: the focused control does what it is for; in a scroll view a page down.
  case space
  /// Return, on either part of the keyboard: the default action. A dial's button (`BTN_0`) is one as well.
  case confirm
  /// Escape, or the key of a remote control that goes back.
  case cancel
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Home: to the beginning.
  case home
  /// End: to the end.
  case end
  /// A chord of the screen reader.
  case reader(ReaderChord)

  /// What a reader's chord asks for.
  public enum ReaderChord: String, CaseIterable, Hashable, Sendable {
    case next, previous, increment, decrement, activate, first, last, scrollUp, scrollDown, readFromHere, readFromTop,
      magicTap, escape
  }

  /// The command of a key that went down or repeats; nil for a key that is none.
  public init?(_ input: KeyInput) {
    guard input.phase != .up else { return nil }
    if input.modifiers.isSuperset(of: [.control, .alt]) {
      guard let chord = Self.chord(input.key) else { return nil }
      self = .reader(chord)
      return
    }
    let modifiers = input.modifiers
    if input.key == .keyTab, modifiers.isDisjoint(with: [.control, .alt, .command]) {
      self = modifiers.contains(.shift) ? .focusPrevious : .focusNext
      return
    }
    guard modifiers.isDisjoint(with: [.control, .alt, .command]), let command = Self.plain(input.key) else {
      return nil
    }
    self = command
  }

  private static func plain(_ key: KeyCode) -> Self? {
    switch key {
    case .keyUp: .move(.up)
    case .keyDown: .move(.down)
    case .keyLeft: .move(.left)
    case .keyRight: .move(.right)
    case .keySpace: .space
    case .keyEnter, .keyKpenter, .keySelect, .keyOk, .btn0: .confirm
    case .keyEsc, .keyBack, .keyCancel, .keyExit: .cancel
    case .keyPageup: .pageUp
    case .keyPagedown: .pageDown
    case .keyHome: .home
    case .keyEnd: .end
    default: nil
    }
  }

  private static func chord(_ key: KeyCode) -> ReaderChord? {
    switch key {
    case .keyRight: .next
    case .keyLeft: .previous
    case .keyUp: .increment
    case .keyDown: .decrement
    case .keySpace, .keyEnter: .activate
    case .keyHome: .first
    case .keyEnd: .last
    case .keyPageup: .scrollUp
    case .keyPagedown: .scrollDown
    case .keyA: .readFromHere
    case .keyB: .readFromTop
    case .keyM: .magicTap
    case .keyEsc: .escape
    default: nil
    }
  }
}

extension KeyboardCommand: CustomStringConvertible {
  /// Its name, such as `focusNext`, `moveUp` or `readerNext`.
  public var description: String {
    switch self {
    case .focusNext: "focusNext"
    case .focusPrevious: "focusPrevious"
    case .move(let direction): "move" + Self.capitalized(direction.rawValue)
    case .space: "space"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .home: "home"
    case .end: "end"
    case .reader(let chord): "reader" + Self.capitalized(chord.rawValue)
    }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
