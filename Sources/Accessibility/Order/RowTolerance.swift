import Geometry

extension AccessibilityTree {
  /// How far apart, in points, the tops of two frames may be in one row: below 8 on a phone, below 13 elsewhere
  /// (measured on the real readers; `ReadingOrder`).
  public var rowTolerance: Double { platform == "iOS" || isPhoneSized ? 8 : 13 }

  /// Whether a screen of no known platform is as narrow as a phone's, in points.
  private var isPhoneSized: Bool { platform == nil && min(screen.width, screen.height) <= 500 }
}
