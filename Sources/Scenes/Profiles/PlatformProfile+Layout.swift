/// Where things lie on the screen of a platform, where platforms differ.
extension PlatformProfile {
  // MARK: Rows

  /// Height of a control: what the platform's guidelines call the default target size, in points.
  package var rowHeight: Double {
    switch platform {
    case .iOS, .iPadOS, .watchOS: 44
    case .macOS: 28
    case .tvOS: 66
    case .visionOS: 60
    }
  }

  /// What sheets leave free at their edges of what the system takes of the screen, in points: a phone that lies on its
  /// side has its camera beside them, and a watch has its clock above them.
  package func sheetInsets(_ safeArea: Screen.Insets) -> Screen.Insets {
    switch platform {
    case .iOS: Screen.Insets(left: safeArea.left, right: safeArea.right)
    case .watchOS: Screen.Insets(top: safeArea.top)
    case .iPadOS, .macOS, .tvOS, .visionOS: Screen.Insets()
    }
  }

  // MARK: Ways out and dialogs

  /// Whether all ways out of a sheet stand in a row at its bottom, and not in its header (placement table 5.5).
  package var putsWaysOutAtBottom: Bool { platform == .macOS }

  /// Whether a header has room for one small way out, at its leading end, and no more (C-32).
  package var hasSmallHeaders: Bool { platform == .watchOS }

  /// Whether the toolbar of a sheet stands at the bottom of the screen.
  package var putsToolbarsAtBottom: Bool { platform == .watchOS }

  /// Whether dialogs are as large as the screen.
  package var fillsScreenWithDialogs: Bool { platform == .watchOS }

  /// Whether action sheets come up from the bottom of the screen, as wide as a sheet.
  package var putsActionSheetsAtBottom: Bool { platform == .iOS }

  /// How high a dialog can be where there is so much room, in points.
  ///
  /// - Parameter safeArea: What the system takes at the edges of that room, in points.
  package func roomForDialogs(_ height: Double, _ safeArea: Screen.Insets) -> Double {
    fillsScreenWithDialogs
      ? height - safeArea.bottom : height - max(8, safeArea.top) - max(8, safeArea.bottom)
  }

  // MARK: Scrolling

  /// Whether a tab view without a frame fills the screen, under the clock too.
  package var fillsScreenWithTabViews: Bool { platform == .watchOS }

  /// Whether the system scrolls as a whole what the screen has no room for; elsewhere long lists scroll by themselves
  ///
  package var scrollsScreensAsWhole: Bool { platform == .tvOS }

  // MARK: Rules

  /// Whether the state machines of sheets and popovers are about it by name: the guidelines say of phones and iPads what
  /// SM-6 and SM-15 are made of, and decisions say the rest.
  package var hasCoverMachines: Bool { platform == .iOS || platform == .iPadOS }

  /// What says how action sheets and alerts go: SM-14, but on visionOS, which has alerts alone.
  package var dialogRule: String { hasActionSheets ? "SM-14" : "A-58" }
}
