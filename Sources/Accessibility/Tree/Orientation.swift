/// The direction in which something extends: a slider, a list, a scroll bar.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
}
