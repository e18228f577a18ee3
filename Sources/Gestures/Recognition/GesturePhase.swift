/// Where a continuous gesture stands.
public enum GesturePhase: String, Hashable, Sendable {
  case began, changed, ended, cancelled
}
