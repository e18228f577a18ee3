/// How much room there is along each axis.
public struct SizeClasses: Hashable, Sendable {
  /// Along the width.
  public var horizontal: SizeClass
  /// Along the height.
  public var vertical: SizeClass

  /// How much room there is along one axis.
  public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    case compact, regular
  }

  /// Size classes along both axes.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Scene {
  /// Size classes as a platform has them: a watch is always compact along its width, whatever is asked for.
  public var shownSizeClass: SizeClasses {
    guard platform == .watchOS else { return sizeClass }
    return SizeClasses(horizontal: .compact, vertical: sizeClass.vertical)
  }
}
