extension Presentation {
  /// A style of presentation.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case sheet, fullScreen, currentContext
  }

  /// The style that it asks for; nil for kinds that have none.
  public var style: Style? {
    switch kind {
    case .sheet: .sheet
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    default: nil
    }
  }

  /// The style that it has at these size classes: in compact width the current context becomes a sheet (SM-15).
  public func effectiveStyle(in sizeClass: SizeClasses) -> Style? {
    style == .currentContext && sizeClass.horizontal == .compact ? .sheet : style
  }
}
