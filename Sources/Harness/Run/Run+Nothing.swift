import Accessibility
import Gestures

/// Input of which nothing comes.
extension Run {
  /// Why nothing came of an input, where that is plain: who typed should learn that nobody listened.
  func whyNothing(_ input: RecognizedInput.Kind) -> String? {
    guard case .key(let key) = input, key.phase != .up, key.text != nil,
      key.modifiers.isDisjoint(with: [.control, .command, .alt])
    else { return nil }
    let focused = target.tree.nodes.first { $0.traits.contains(.focused) }
    guard let focused, focused.role.isTextEntry else { return "no text field has the keyboard focus" }
    if focused.traits.contains(.readOnly) { return "the text field that has the focus is read-only" }
    return focused.traits.contains(.disabled) ? "the text field that has the focus is disabled" : nil
  }
}
