public import Accessibility

/// One thing that a screen reader does in answer to a command or a change of the screen.
public enum ReaderAct: Hashable, Sendable {
  /// It says something; the text is empty where an element has nothing to say.
  case says(Utterance)
  /// It asks the interface to do something.
  case asks(AccessibilityAction, NodeID)
  /// The cursor is at this end of what it is confined to, and a sound says so.
  case boundary(End)
  /// It can do nothing; why, for people.
  case refuses(String)

  /// An end of the reading order.
  public enum End: String, Hashable, Sendable {
    case start, end
  }
}
