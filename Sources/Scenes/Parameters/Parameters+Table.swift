extension Parameters {
  /// Every parameter, in the order of the catalogue's subjects.
  public static let table: [Parameter] = gestures + sheets + placement + tasks + scrolling + indicators

  /// Where fingers drag what they lie on, and the slop with it.
  private static let touched: [Platform] = [.iOS, .iPadOS, .visionOS, .watchOS]
  /// Where sheets are cards with detents.
  private static let cards: [Platform] = [.iOS, .iPadOS]
  /// Where something else than the focus scrolls.
  static let scrolled: [Platform] = Platform.allCases.filter { $0 != .tvOS }

  private static let gestures: [Parameter] = [
    Parameter(
      "tapSlop", .number(\.tapSlop, 1...10_000), unit: "points", "Greatest movement of a tap",
      source: "P.tapSlop, used by the tap recogniser"),
    Parameter(
      "tapMax", .time(\.tapMax, from: 10_000), unit: "microseconds",
      "Greatest duration of a tap, so that no slow finger falls between tap and long press",
      source: "P.tapMax, used by the tap recogniser"),
    Parameter(
      "longPress", .time(\.longPress, from: 10_000), unit: "microseconds",
      "Hold that starts a long press within tapSlop",
      source: "P.longPress, used by action-sheet-menu-on-reveal"),
    Parameter(
      "joinTime", .time(\.joinTime), unit: "microseconds",
      "How long after the first finger another one joins a movement that has begun (fingers that hold are joined at any time)",
      source: "ViewConfiguration, TAP_TIMEOUT"),
    Parameter(
      "slopTaken", .flag(\.slopTaken), unit: "flag",
      "Whether the slop is taken off a drag when it is recognized, so that nothing jumps; else what is dragged comes under the finger",
      source: "P.slopTaken, used by the drag recogniser", on: touched),
    Parameter(
      "swipeTravel", .number(\.swipeTravel, 0...10_000), unit: "points", "Least travel of a swipe",
      source: "P.swipe*, used by the swipe recogniser"),
    Parameter(
      "swipeSpeed", .number(\.swipeSpeed, 1...100_000), unit: "points per second", "Least speed of a swipe",
      source: "P.swipe*, used by the swipe recogniser"),
    Parameter(
      "axisRatio", .number(\.axisRatio, 0...1000), unit: "ratio",
      "What the vertical part of a swipe has to exceed, over its horizontal part",
      source: "P.axisRatio, used by sheet-swipe-is-vertical"),
  ]

  private static let sheets: [Parameter] = [
    Parameter(
      "mediumTol", .number(\.mediumTol, 0...1), unit: "share", "Tolerance of the height of medium, as a share of large",
      source: "P.mediumTol, used by sheet-detent-medium-height", isRead: false),
    Parameter(
      "largeTopGap", .number(\.largeTopGap, 0...10_000), unit: "points",
      "Distance of a large sheet from the top safe area",
      source: "P.largeTopGap, used by sheet-large-parent-strip-visible", on: cards),
    Parameter(
      "largeMinRatio", .number(\.largeMinRatio, 0...1), unit: "share",
      "Least height of large, as a share of the screen's",
      source: "P.largeMinRatio, used by sheet-detent-large-diagram", isRead: false),
    Parameter(
      "grabberTopInset", .number(\.grabberTopInset, 0...10_000), unit: "points",
      "Distance at which the grabber is drawn from the sheet's top",
      source: "P.grabberTopInset, used by sheet-grabber-definition", on: cards),
    Parameter(
      "grabberTopMax", .number(\.grabberTopMax, 0...10_000), unit: "points",
      "Greatest distance of a grabber from the sheet's top",
      source: "P.grabberTopInset, used by sheet-grabber-definition", isRead: false),
    Parameter(
      "grabberHit", .number(\.grabberHit, 0...10_000), unit: "points", "Width and height of the grabber's hit area",
      source: "P.grabberHit, used by sheet-grabber-tap-cycles", on: cards),
    Parameter(
      "systemEdge", .number(\.systemEdge, 0...10_000), unit: "points",
      "Strip at the screen's edges that is left to the system",
      source: "P.systemEdge, used by modality-swipe-down-from-top", on: scrolled),
    Parameter(
      "headerZone", .number(\.headerZone, 0...10_000), unit: "points",
      "Least height of the zone in which a swipe from the top begins",
      source: "P.headerZone, used by modality-swipe-down-from-top", on: cards),
    Parameter(
      "dismissSpeed", .number(\.dismissSpeed, 1...100_000), unit: "points per second",
      "Downward speed that dismisses at or below the smallest detent",
      source: "P.dismissSpeed, used by sheet-swipe-dismiss", on: cards),
    Parameter(
      "dismissShare", .number(\.dismissShare, 0...1), unit: "share",
      "Share of the smallest detent below which a release dismisses",
      source: "P.dismissShare, used by sheet-swipe-dismiss", on: cards),
    Parameter(
      "settleLookahead", .number(\.settleLookahead, 0...10), unit: "seconds", "How far ahead a slow release looks",
      source: "P.settleRule, used by sheet-resizable-expands-on-grabber-drag", on: cards),
    Parameter(
      "detentRelease", .number(\.detentRelease, 0...10_000), unit: "points",
      "Grip of the detent that a slow drag started from; 0 is none",
      source: "P.detentRelease, used by sheet-detent-word-meaning", on: cards),
    Parameter(
      "releasePolicy", .choice(\.releasePolicyName, ReleasePolicy.allCases.map(\.rawValue)), unit: "words",
      "How far a sheet goes that is let go of: at most one detent, or as far as it is thrown",
      source: "P.releasePolicy, used by sheet-drag-resizes", on: cards),
    Parameter(
      "grabberCycle", .choice(\.grabberCycleName, GrabberCycle.allCases.map(\.rawValue)), unit: "words",
      "The order in which a grabber's taps go through the detents: round, or up and down",
      source: "P.grabberCycle, used by sheet-grabber-tap-cycles", on: cards),
    Parameter(
      "momentumHandOver", .flag(\.momentumHandOver), unit: "flag",
      "Whether the rest of a flick that expands a sheet goes on in its content",
      source:
        "off on iOS, where scrolling expands a sheet instead of scrolling its content (UIKit, prefersScrollingExpandsWhenScrolledToEdge); on in Flutter",
      on: cards),
    Parameter(
      "handBack", .flag(\.handBack), unit: "flag",
      "Whether content that a drag has scrolled back to its top hands the rest of that drag to its sheet",
      source: "SM-3, off on iOS (react-native-bottom-sheet#22); on in Flutter and Material", on: cards),
    Parameter(
      "springResponse", .number(\.springResponse, 0.01...10), unit: "seconds",
      "Response of the spring that settles a sheet",
      source: "FloatingPanel, Behavior.swift"),
    Parameter(
      "transition", .time(\.transition), unit: "microseconds", "How long presenting and dismissing take",
      source: "the project"),
  ]

  private static let placement: [Parameter] = [
    Parameter(
      "cornerShare", .number(\.cornerShare, 0...1), unit: "share",
      "Height of the band in which a corner lies, as a share of the sheet's",
      source: "P.cornerZone, used by A-10, sheet-done-top-trailing-ios", isRead: false),
    Parameter(
      "cornerHeight", .number(\.cornerHeight, 0...10_000), unit: "points", "Least height of that band",
      source: "P.cornerZone, used by A-10, sheet-done-top-trailing-ios", isRead: false),
    Parameter(
      "geomTol", .number(\.geomTol, 0...10_000), unit: "points", "Tolerance of places and sizes",
      source: "P.geomTol, used by scroll-visionos-vertical-indicator-place"),
    Parameter(
      "centerTol", .number(\.centerTol, 0...1), unit: "share", "Tolerance of a centre, as a share of the dimension",
      source: "P.centerTol, used by sheet-visionos-centered", isRead: false),
    Parameter(
      "visionMost", .number(\.visionMost, 0...1), unit: "share", "Share of its window that a sheet may cover",
      source: "P.visionMost, used by sheet-visionos-not-cover-most", isRead: false),
    Parameter(
      "visionAll", .number(\.visionAll, 0...1), unit: "share", "Share of its window from which a sheet covers it",
      source: "P.visionAll, used by sheet-visionos-not-cover-most", isRead: false),
    Parameter(
      "maxEmptyRatio", .number(\.maxEmptyRatio, 0...1), unit: "share", "Greatest share of a macOS sheet that is empty",
      source: "P.maxEmptyRatio, used by sheet-macos-size-fits-content", isRead: false),
  ]

  private static let tasks: [Parameter] = [
    Parameter(
      "simpleMaxSteps", .count(\.simpleMaxSteps), unit: "steps", "Most steps of a simple task",
      source: "P.simpleMaxSteps, used by sheet-use-for-simple-content", isRead: false),
    Parameter(
      "watchMaxSteps", .count(\.watchMaxSteps), unit: "steps", "Most steps in a sheet on a watch",
      source: "P.watchMaxSteps, used by sheet-watchos-brief", isRead: false),
    Parameter(
      "sheetsPerSession", .count(\.sheetsPerSession), unit: "sheets", "Most sheets on a watch in one driven session",
      source: "P.sheetsPerSession, used by sheet-watchos-occasional", isRead: false),
    Parameter(
      "navLabels", .labels(\.navLabels), unit: "labels", "Labels that suggest hierarchy",
      source: "P.navLabels, used by sheet-watchos-no-hierarchy-label", isRead: false),
    Parameter(
      "actionSheetShare", .number(\.actionSheetShare, 0...1), unit: "share",
      "Greatest share of a scene's actions that open an action sheet",
      source: "P.actionSheetShare, used by action-sheet-sparingly", isRead: false),
    Parameter(
      "titleMaxChars", .count(\.titleMaxChars), unit: "characters",
      "Most characters of a concise title, a full-width one counting twice",
      source: "P.titleMaxChars, used by action-sheet-title-concise-ko", isRead: false),
    Parameter(
      "titleFontSize", .number(\.titleFontSize, 1...1000), unit: "points",
      "Font size at which the width of a title is estimated",
      source: "A-22, used by action-sheet-title-one-line", isRead: false),
    Parameter(
      "titleMargin", .number(\.titleMargin, 0...10_000), unit: "points",
      "Distance of a title from each side of its action sheet",
      source: "A-22, used by action-sheet-title-one-line", isRead: false),
    Parameter(
      "idle", .time(\.idle), unit: "microseconds", "Waiting that proves that nothing closes by itself, in virtual time",
      source: "P.idle, used by modality-explicit-exit", isRead: false),
  ]

  private static let scrolling: [Parameter] = [
    Parameter(
      "decelerationRate", .number(\.decelerationRate, 0.5...0.9999), unit: "share per millisecond",
      "Velocity that is left after a millisecond of scrolling without a finger",
      source: "UIScrollView.DecelerationRate: 0.998 normal, 0.99 fast", on: scrolled),
    Parameter(
      "indicatorHide", .time(\.indicatorHide), unit: "microseconds", "How long an indicator stays after scrolling",
      source: "P.indicatorHide, used by scroll-indicator-after-scroll-starts", on: scrolled),
    Parameter(
      "bodyFontSize", .number(\.bodyFontSize, 1...1000), unit: "points",
      "Size of body text that says no other, for overlaps of lines and rows of glyphs",
      source: "UIFont.TextStyle.body at the usual size"),
    Parameter(
      "arrowStep", .number(\.arrowStep, 1...10_000), unit: "points",
      "Distance by which an arrow key scrolls: a row of a list",
      source: "A-42, used by scroll-default-keyboard-shortcuts; the default target size on iOS", on: scrolled),
    Parameter(
      "edgeScrollGain", .number(\.edgeScrollGain, 0.1...1000), unit: "points per second and point",
      "Speed of scrolling for each point that a selecting pointer is beyond the edge",
      source: "A-37, used by scroll-auto-pointer-past-edge; the project", on: scrolled),
    Parameter(
      "edgeScrollMax", .number(\.edgeScrollMax, 1...100_000), unit: "points per second",
      "Greatest speed of scrolling after a selecting pointer",
      source: "A-37, used by scroll-auto-pointer-past-edge; the project", on: scrolled),
    Parameter(
      "peekMin", .number(\.peekMin, 0...1), unit: "share", "Least visible share of a partial item",
      source: "P.peekMin, used by scroll-partial-content-at-edge"),
    Parameter(
      "peekMax", .number(\.peekMax, 0...1), unit: "share", "Greatest visible share of a partial item",
      source: "P.peekMax, used by scroll-partial-content-at-edge"),
    Parameter(
      "elastic", .number(\.elastic, 0.01...1), unit: "share",
      "Share of a finger's way that content, scales and sheets follow at first beyond an end, by the law of A-26",
      source: "P.elastic, used by scroll-custom-keeps-elastic", on: scrolled),
    Parameter(
      "zoomMinChars", .count(\.zoomMinChars), unit: "characters",
      "Least number of characters that fit across at the greatest scale",
      source: "P.zoomMinChars, used by scroll-zoom-not-one-character", isRead: false),
    Parameter(
      "smallDrag", .number(\.smallDrag, 0...10_000), unit: "points", "A small movement on visionOS",
      source: "P.smallDrag, used by scroll-visionos-small-movements", isRead: false),
    Parameter(
      "jogStep", .number(\.jogStep, 0...10_000), unit: "points",
      "Least displacement of the jog bar that changes its speed",
      source: "P.jogStep, used by scroll-visionos-jog-precise", isRead: false),
    Parameter(
      "jogMaxTravel", .number(\.jogMaxTravel, 0...10_000), unit: "points",
      "Displacement of the jog bar at which it is fastest",
      source: "P.jogMax, used by scroll-visionos-jog-controls-speed", on: [.visionOS]),
    Parameter(
      "jogMaxSpeed", .number(\.jogMaxSpeed, 1...100_000), unit: "points per second", "Greatest speed of the jog bar",
      source: "P.jogMax, used by scroll-visionos-jog-controls-speed", on: [.visionOS]),
    Parameter(
      "crownStep", .number(\.crownStep, 0...10_000), unit: "points", "Points per notch of the crown",
      source: "P.crownStep, used by scroll-watchos-crown-scrolls-tall-content", on: scrolled),
    Parameter(
      "crownBurst", .time(\.crownBurst), unit: "microseconds", "Pause that ends a burst of rotation",
      source: "P.crownBurst, used by scroll-watchos-crown-mixed-pages", on: scrolled),
    Parameter(
      "crownMomentum", .number(\.crownMomentum, 0...1), unit: "share",
      "Share of the speed of a fast turn of the crown with which content runs on, 0 for none",
      source: "ours, used by SM-10", on: [.watchOS]),
    Parameter(
      "variableShare", .number(\.variableShare, 0...1), unit: "share", "Greatest share of pages of variable height",
      source: "P.variableShare, used by scroll-watchos-variable-height-sparingly", isRead: false),
  ]
}

extension Parameters {
  /// The release policy as it is written.
  fileprivate var releasePolicyName: String {
    get { releasePolicy.rawValue }
    set { releasePolicy = ReleasePolicy(rawValue: newValue) ?? releasePolicy }
  }

  /// The grabber's cycle as it is written.
  fileprivate var grabberCycleName: String {
    get { grabberCycle.rawValue }
    set { grabberCycle = GrabberCycle(rawValue: newValue) ?? grabberCycle }
  }
}
