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
  /// Where the keyboard of a platform lies: at the bottom edge, with the safe area below its keys. Heights as of an
  /// iPhone 15 and an iPad Air 11" with the row of suggestions, in points.
  public static func usualFrame(on screen: Screen, in sizeClass: SizeClasses) -> Rect {
    let keys =
      switch (sizeClass.horizontal, sizeClass.vertical) {
      case (.regular, _): 380.0
      case (_, .compact): 188.0
      case (_, .regular): 301.0
      }
    let height = min(keys + screen.safeArea.bottom, screen.size.height)
    return Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }
}
