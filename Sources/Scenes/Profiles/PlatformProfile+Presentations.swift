extension PlatformProfile {
  /// What presentations are placed in: the window on macOS and visionOS, else the screen.
  public var container: Presentation.Container {
    platform == .macOS || platform == .visionOS ? .window : .screen
  }

  /// Whether people can resize a sheet with this many detents; nil where the guidelines have no default (tvOS).
  public func isResizable(detentCount: Int) -> Bool? {
    switch platform {
    case .iOS, .iPadOS: detentCount >= 2
    case .macOS, .visionOS, .watchOS: false
    case .tvOS: nil
    }
  }

  /// Where sheets come from; nil where the guidelines have no default (macOS, tvOS).
  public func presentationEdge(in sizeClass: SizeClasses) -> Sheet.Edge? {
    switch platform {
    case .iOS: .bottom
    case .iPadOS: sizeClass.horizontal == .regular ? .center : .bottom
    case .visionOS: .center
    case .watchOS: .slideOver
    case .macOS, .tvOS: nil
    }
  }

  /// How opaque a sheet's background is, 0…1. The guidelines ask for more than 0 and less than 1 on watchOS.
  public var backgroundOpacity: Double { platform == .watchOS ? 0.8 : 1 }

  /// What a sheet's background does to what is behind it.
  public var material: Sheet.Material { platform == .watchOS ? .blurDesaturate : .none }

  /// The controls that the system gives a sheet without any: one round Cancel on watchOS, elsewhere none.
  public var dismissControls: [DismissControl] {
    guard platform == .watchOS else { return [] }
    var cancel = DismissControl(id: "cancel", role: .cancel, label: "Cancel")
    cancel.shape = .round
    return [cancel]
  }

  /// When scroll bars show; nil where the platform has no such setting.
  public var scrollBars: SystemSettings.ScrollBars? { platform == .macOS ? .whenScrolling : nil }
}
