/// An edge of the screen at which a gesture started.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
  case top, bottom, left, right
}
