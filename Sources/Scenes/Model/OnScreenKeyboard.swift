public import Geometry

/// The keyboard on the screen.
public struct OnScreenKeyboard: Hashable, Sendable {
  /// Whether the scene starts with it on the screen.
  public var isVisible: Bool
  /// Its place on the screen, in points; nil where it is not known.
  public var frame: Rect?

  /// A keyboard, hidden unless said otherwise.
  public init(isVisible: Bool = false, frame: Rect? = nil) {
    self.isVisible = isVisible
    self.frame = frame
  }
}
