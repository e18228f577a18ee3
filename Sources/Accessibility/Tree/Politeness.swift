/// How urgently a live region is spoken when it changes, as ARIA and Android call it.
public enum Politeness: String, CaseIterable, Hashable, Sendable {
  /// Changes are not spoken by themselves.
  case off
  /// When the reader has nothing else to say.
  case polite
  /// At once.
  case assertive
}
