import Accessibility
import Gestures
import InputEvents

extension Step {
  /// What people do it with, and how: the kinds of input that an interface may take.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tap, hold, secondaryClick, swipe, drag, heldDrag, pointerDrag, pinch, wheel, crown
    /// A key that goes to what has the focus, or moves that.
    case focusKey
    /// A key that goes to the whole interface, as Escape does.
    case key
    case text, readerAction, readerScroll, turnScreen, resizeScreen
  }

  /// What it is done with.
  public var kind: Kind {
    switch self {
    case .tap: .tap
    case .hold: .hold
    case .secondaryClick: .secondaryClick
    case .swipe: .swipe
    case .drag: .drag
    case .heldDrag: .heldDrag
    case .pointerDrag: .pointerDrag
    case .pinch: .pinch
    case .wheel: .wheel
    case .crown: .crown
    case .press(.keyEsc, _): .key
    // What is magnified, and in which text all is selected, says the focus.
    case .press(.keyEqual, _), .press(.keyMinus, _), .press(.keyA, _): .focusKey
    case .press(_, let modifiers): modifiers.contains(.command) ? .key : .focusKey
    case .text: .text
    case .reader(.scroll, _): .readerScroll
    case .reader: .readerAction
    case .turnScreen: .turnScreen
    case .resizeScreen: .resizeScreen
    }
  }

  /// Whether what it does hangs on where the keyboard focus is.
  public var goesToFocus: Bool {
    switch kind {
    case .focusKey, .text, .crown: true
    default: false
    }
  }
}
