/// How far a digitizer is turned clockwise against the screen it lies on.
public enum ScreenRotation: Int, CaseIterable, Hashable, Sendable {
  /// The digitizer's origin is the screen's top left corner.
  case none = 0
  /// The digitizer's origin is the screen's top right corner.
  case quarter = 90
  /// The digitizer's origin is the screen's bottom right corner.
  case half = 180
  /// The digitizer's origin is the screen's bottom left corner.
  case threeQuarters = 270
}
