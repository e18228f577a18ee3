public import StageModel

/// What takes the keys: the item with the keyboard focus, and the field for which the on-screen keyboard is there.
///
/// Nobody else changes any of it: who moves the focus or the keyboard says so by a function of this part.
@usableFromInline
package struct Focusing: Sendable {
  /// The item that has the keyboard focus.
  @usableFromInline package internal(set) var focus: ItemID?
  /// The text field for which the on-screen keyboard came up; it is there while that has the focus.
  @usableFromInline package internal(set) var keyboardField: ItemID?
  /// The text field whose on-screen keyboard content has made room for.
  @usableFromInline package internal(set) var fittedField: ItemID?

  /// Nothing has the focus, and there is no keyboard on the screen.
  package init() {}

  /// The field that is edited with the on-screen keyboard now; nil where that has the focus no more.
  package var editedField: ItemID? { keyboardField == focus ? keyboardField : nil }

  /// An item has the focus from now on, or none has.
  package mutating func move(to item: ItemID?) { focus = item }

  /// The keyboard comes up for a text field.
  package mutating func raiseKeyboard(for field: ItemID) { keyboardField = field }

  /// The keyboard goes.
  package mutating func lowerKeyboard() { keyboardField = nil }

  /// Content has made room for the keyboard of a field, or has the whole room again.
  package mutating func fit(to field: ItemID?) { fittedField = field }

  /// As it was when content last made room for a keyboard: for who compares how things lay then.
  package var beforeFitting: Focusing {
    var before = self
    before.keyboardField = fittedField
    if let fittedField { before.focus = fittedField }
    return before
  }
}
