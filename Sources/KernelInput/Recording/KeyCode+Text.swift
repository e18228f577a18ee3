import InputEvents

extension KeyCode {
  /// Whether a press may write a character: letters, digits, punctuation, the space bar, the keypad's and a braille
  /// keyboard's keys. What such a key writes depends on the layout, so all of a layout's positions count.
  var producesText: Bool { Self.textKeys.contains { $0.contains(rawValue) } }

  /// Whether a press may come between two characters of a text without leaving it: what writes, modifiers, corrections,
  /// and the touch of a hand on a touchpad.
  var isPartOfTyping: Bool {
    producesText || Self.typingKeys.contains(self)
      || (Self.btnToolPen.rawValue...Self.btnToolQuadtap.rawValue).contains(rawValue)
  }

  private static let typingKeys: Set<KeyCode> = [
    .keyLeftshift, .keyRightshift, .keyLeftctrl, .keyRightctrl, .keyLeftalt, .keyRightalt, .keyLeftmeta, .keyRightmeta,
    .keyCapslock, .keyBackspace, .keyDelete,
  ]

  private static let textKeys: [ClosedRange<UInt16>] = [
    Self.key1.rawValue...Self.keyEqual.rawValue,
    Self.keyQ.rawValue...Self.keyRightbrace.rawValue,
    Self.keyA.rawValue...Self.keyGrave.rawValue,
    Self.keyBackslash.rawValue...Self.keySlash.rawValue,
    single(.keyKpasterisk), single(.keySpace), single(.keyKpjpcomma),
    Self.keyKp7.rawValue...Self.keyKpdot.rawValue,
    single(.key102nd), single(.keyRo), single(.keyKpslash), single(.keyKpequal), single(.keyKpplusminus),
    single(.keyKpcomma), single(.keyYen), single(.keyQuestion),
    Self.keyKpleftparen.rawValue...Self.keyKprightparen.rawValue,
    Self.keyDollar.rawValue...Self.keyEuro.rawValue,
    Self.keyBrlDot1.rawValue...Self.keyBrlDot10.rawValue,
    Self.keyNumeric0.rawValue...Self.keyNumericPound.rawValue,
    Self.keyNumericA.rawValue...Self.keyNumericD.rawValue,
    single(.keyNumeric11), single(.keyNumeric12),
  ]

  private static func single(_ key: KeyCode) -> ClosedRange<UInt16> { key.rawValue...key.rawValue }
}
