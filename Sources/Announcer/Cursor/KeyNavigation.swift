/// Keys that a reader of the desktop takes for itself once people have turned them on.
public enum KeyNavigation: String, CaseIterable, Hashable, Sendable {
  /// Letters that lead to the next thing of a kind.
  case structural
  /// Arrows that move a caret through everything.
  case caret
}
