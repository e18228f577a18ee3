/// What people do in a view.
public enum Interaction: String, CaseIterable, Hashable, Sendable {
  /// They enter something again and again and look at what comes of it.
  case repeatedInputObserveResult = "repeated-input-observe-result"
  /// Anything else.
  case other
}
