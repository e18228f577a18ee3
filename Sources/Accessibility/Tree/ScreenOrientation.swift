/// A way to hold the screen.
public enum ScreenOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait, landscape
}
