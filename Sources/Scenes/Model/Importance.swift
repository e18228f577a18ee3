/// How much something matters, as its author says.
public enum Importance: String, CaseIterable, Hashable, Sendable {
  case low, high
}
