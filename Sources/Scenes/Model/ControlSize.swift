/// The size of controls on macOS.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  case regular, small, mini
}
