/// How people operate what is on the screen of a platform, where platforms differ.
extension PlatformProfile {
  // MARK: Windows and sheets

  /// Whether people move windows by their title bars (SM-16).
  package var movesWindows: Bool { platform == .macOS }

  /// Whether Command with a grave accent brings the next window forward, and Command-W closes one (SM-16).
  package var hasWindowKeys: Bool { platform == .macOS }

  /// Whether people bring windows and panels forward, one of which takes the keys (SM-16).
  package var ordersWindows: Bool { platform == .macOS }

  /// Whether there are panels; elsewhere what opens one opens nothing (sheet-supplementary-panel-macos).
  package var hasPanels: Bool { platform == .macOS }

  /// Whether windows stand in space.
  package var standsInSpace: Bool { platform == .visionOS }

  /// Whether something modal dims what it leaves uncovered (SM-7, A-48): a watch blurs it, and blur alone is no dimming.
  package var dimsParents: Bool { platform != .watchOS }

  /// Whether something modal blocks its window only, and not the whole app (C-20, A-08, sheet-macos-parent-blocked).
  package var blocksWindowOnly: Bool { platform == .macOS }

  /// Whether each window has presentations of its own, so that a sheet is in turn with those of its window (SM-5, SM-16).
  package var presentsInWindows: Bool { platform == .macOS || platform == .visionOS }

  /// Whether people resize sheets by their edges and corners, where the author lets them.
  package var resizesSheetsByEdges: Bool { platform == .macOS || platform == .visionOS }

  /// What says that they do.
  package var resizingStatement: String {
    platform == .visionOS ? "sheet-visionos-consider-resizable" : "A-59 resizable"
  }

  /// How far from an edge or corner of a sheet it can be taken hold of, in points.
  ///
  /// On visionOS a corner has half of the usual target of 60 and an edge, which is long, half of that; a pointer on
  /// macOS is exact.
  package var resizeReach: (edge: Double, corner: Double) { platform == .macOS ? (5, 12) : (15, 30) }

  /// Whether there are action sheets; visionOS has alerts in their place (C-09).
  package var hasActionSheets: Bool { platform != .visionOS }

  /// Whether Cancel stands above the other choices of a dialog and is read first (5.5).
  package var putsCancelFirst: Bool { platform == .watchOS }

  /// Whether popovers are shown, with what has to stay inside them (C-19); a watch shows none.
  package var hasPopovers: Bool { platform != .watchOS }

  /// Whether people turn the screen as they hold it (SM-1, rotation).
  package var turnsScreen: Bool { platform == .iOS || platform == .iPadOS }

  /// Whether people put an app beside this one, which then has less room (5.1: Split View).
  package var putsAppsBeside: Bool { platform == .iPadOS }

  // MARK: Fingers and pointers

  /// Whether a drag begins at once, with no slop to take off it (P.slopTaken): with the pointer of macOS.
  package var dragsWithoutSlop: Bool { platform == .macOS }

  /// Whether a click is taken as a tap, which does not slide off within the slop (P.tapSlop); AppKit's buttons are exact.
  package var takesClicksAsTaps: Bool { platform != .macOS }

  /// How far beside itself a control that was pressed keeps a touch that nobody else takes, in points; nil where touches
  /// press nothing.
  ///
  /// UIKit says that a control tracks a touch that leaves it, and not how far out that is inside (UIControl.isTouchInside);
  /// people have measured some 70 points on all sides of its buttons.
  package var pressReach: Double? {
    switch platform {
    case .iOS, .iPadOS, .visionOS, .watchOS: 70
    case .macOS, .tvOS: nil
    }
  }

  /// Whether a wheel turns across while Shift is held, as AppKit has it.
  package var turnsAcrossWithShift: Bool { platform == .macOS }

  /// Whether a press on a scroll bar goes to the spot while Option is held, as AppKit has it.
  package var goesToSpotWithOption: Bool { platform == .macOS }

  /// Whether something to turn is a crown; elsewhere it scrolls as a wheel does (SM-10).
  package var hasCrown: Bool { platform == .watchOS }

  // MARK: Keys and the focus

  /// Whether the focus is pushed in directions, and something has it as long as there is anything to have it.
  package var hasFocusEngine: Bool { platform == .tvOS }

  /// Whether the focus leaves a page that does not show any more: so it does with a crown, which would go on turning
  /// what has it. Elsewhere it stays, and what has it comes back into sight when a key operates it.
  package var focusStaysOnPages: Bool { platform == .watchOS }

  /// Whether Command with plus, minus or zero magnifies what can be magnified.
  package var magnifiesByKeys: Bool { platform == .macOS || platform == .iPadOS || platform == .iOS }

  /// Whether keys scroll; a television scrolls by the focus.
  package var scrollsByKeys: Bool { platform != .tvOS }

  /// Whether Option makes a page of an arrow and Command an end, as in Safari: where apps have keys with them.
  package var hasKeysWithModifiers: Bool { platform != .tvOS && platform != .watchOS }

  /// Whether Command makes an end of an arrow to the side as well, as AppKit has it.
  package var goesToSidesWithCommand: Bool { platform == .macOS }

  // MARK: Scrolling

  /// Whether vertical tab views have page indicators beside the crown (SM-12).
  package var hasPageIndicators: Bool { platform == .watchOS }

  /// Along which axis the pages of a tab view lie whose author says nothing of it (scroll-watchos-prefer-vertical).
  package var tabViewAxes: Axes { platform == .watchOS ? .vertical : .horizontal }
}
