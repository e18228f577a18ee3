extension Parameters {
  /// Every parameter, in the order of subjects.
  public static let table: [Parameter] = gestures + sheets + placement + tasks + scrolling + indicators

  /// Where fingers drag what they lie on, and the slop with it.
  private static let touched: [Platform] = [.iOS, .iPadOS, .visionOS, .watchOS]
  /// Where sheets are cards with detents.
  private static let cards: [Platform] = [.iOS, .iPadOS]
  /// Where the corners of sheets or action sheets are looked at.
  private static let cornered: [Platform] = [.iOS, .iPadOS, .macOS, .watchOS]
  /// Where something else than the focus scrolls.
  static let scrolled: [Platform] = Platform.allCases.filter { $0 != .tvOS }

  private static let gestures: [Parameter] = [
    Parameter(
      "tapSlop", .number(\.tapSlop, 1...10_000), unit: "points", "Greatest movement of a tap",
      source: "UIKit, UILongPressGestureRecognizer.allowableMovement: 10 points"),
    Parameter(
      "tapMax", .time(\.tapMax, from: 10_000), unit: "microseconds",
      "Greatest duration of a tap, so that no slow finger falls between tap and long press",
      source: "chosen here: as long as longPress, so that no slow finger falls between the two"),
    Parameter(
      "longPress", .time(\.longPress, from: 10_000), unit: "microseconds",
      "Hold that starts a long press within tapSlop",
      source: "UIKit, UILongPressGestureRecognizer.minimumPressDuration: 0.5 seconds"),
    Parameter(
      "joinTime", .time(\.joinTime), unit: "microseconds",
      "How long after the first finger another one joins a movement that has begun (fingers that hold are joined at any time)",
      source: "ViewConfiguration, TAP_TIMEOUT"),
    Parameter(
      "slopTaken", .flag(\.slopTaken), unit: "flag",
      "Whether the slop is taken off a drag when it is recognized, so that nothing jumps; else what is dragged comes under the finger",
      source:
        "chosen here, because what is dragged would jump by it (FloatingPanel#35, flutter#116981)",
      on: touched),
    Parameter(
      "swipeTravel", .number(\.swipeTravel, 0...10_000), unit: "points", "Least travel of a swipe",
      code: "P.swipe",
      source: "chosen here: five times tapSlop, so that a drag that has just begun is no swipe"),
    Parameter(
      "swipeSpeed", .number(\.swipeSpeed, 1...100_000), unit: "points per second", "Least speed of a swipe",
      code: "P.swipe",
      source:
        "chosen here: up to 300 points per second FloatingPanel, too, settles without a swing (Behavior.swift)"
    ),
    Parameter(
      "axisRatio", .number(\.axisRatio, 0...1000), unit: "ratio",
      "What the vertical part of a swipe has to exceed, over its horizontal part",
      source: "chosen here, because a swipe goes the way on which it gets farther"),
  ]

  private static let sheets: [Parameter] = [
    Parameter(
      "mediumTol", .number(\.mediumTol, 0...1), unit: "share", "Tolerance of the height of medium, as a share of large",
      source: "chosen here (A-03), because the documents say “about half” and no more", isRead: false),
    Parameter(
      "largeTopGap", .number(\.largeTopGap, 0...10_000), unit: "points",
      "Distance of a large sheet from the top safe area",
      source: "chosen here, because the documents leave a strip in sight and say not how high it is",
      on: cards),
    Parameter(
      "largeMinRatio", .number(\.largeMinRatio, 0...1), unit: "share",
      "Least height of large, as a share of the screen's",
      source: "chosen here (A-03), because the documents say “almost all of the screen” and no more", isRead: false),
    Parameter(
      "grabberTopInset", .number(\.grabberTopInset, 0...10_000), unit: "points",
      "Distance at which the grabber is drawn from the sheet's top",
      source: "chosen here: at the very top, as the documents have it, and well within grabberTopMax", on: cards),
    Parameter(
      "grabberTopMax", .number(\.grabberTopMax, 0...10_000), unit: "points",
      "Greatest distance of a grabber from the sheet's top",
      code: "P.grabberTopInset",
      source: "chosen here, because the documents say “at the top edge” and no more", isRead: false),
    Parameter(
      "grabberHit", .number(\.grabberHit, 0...10_000), unit: "points", "Width and height of the grabber's hit area",
      source: "A-01: 44 x 44 points, as the Human Interface Guidelines ask of every control on iOS", on: cards),
    Parameter(
      "systemEdge", .number(\.systemEdge, 0...10_000), unit: "points",
      "Strip at the screen's edges that is left to the system",
      source: "A-05: a device may keep the outermost points for itself; 0 is one that does not", on: scrolled),
    Parameter(
      "headerZone", .number(\.headerZone, 0...10_000), unit: "points",
      "Least height of the zone in which a swipe from the top begins",
      source: "A-05: down to where the header ends, which has at least the height of a control on iOS (grabberHit)",
      on: cards),
    Parameter(
      "dismissSpeed", .number(\.dismissSpeed, 1...100_000), unit: "points per second",
      "Downward speed that dismisses at or below the smallest detent",
      source:
        "chosen here for release 2 of SM-2; Material has as much (BottomSheetBehavior, significantVelocityThreshold)",
      on: cards),
    Parameter(
      "dismissShare", .number(\.dismissShare, 0...1), unit: "share",
      "Share of the smallest detent below which a release dismisses",
      source:
        "chosen here for release 2 of SM-2: below it the sheet is nearer to being gone than to its smallest detent",
      on: cards),
    Parameter(
      "settleLookahead", .number(\.settleLookahead, 0...10), unit: "seconds", "How far ahead a slow release looks",
      code: "P.settleRule",
      source: "chosen here for release 4 of SM-2, because a slow finger, too, is on its way to somewhere",
      on: cards),
    Parameter(
      "detentRelease", .number(\.detentRelease, 0...10_000), unit: "points",
      "Grip of the detent that a slow drag started from; 0 is none",
      source:
        "chosen here, because a detent is a catch (sheet-detent-word-meaning) and no document says how strong",
      on: cards),
    Parameter(
      "releasePolicy", .choice(\.releasePolicyName, ReleasePolicy.allCases.map(\.rawValue)), unit: "words",
      "How far a sheet goes that is let go of: at most one detent, or as far as it is thrown",
      source: "SM-2, after FloatingPanel and Material, which skip no detent unless an app asks for it", on: cards),
    Parameter(
      "grabberCycle", .choice(\.grabberCycleName, GrabberCycle.allCases.map(\.rawValue)), unit: "words",
      "The order in which a grabber's taps go through the detents: round, or up and down",
      source: "A-02: upwards, and from the largest to the smallest; pingPong is Material's", on: cards),
    Parameter(
      "momentumHandOver", .flag(\.momentumHandOver), unit: "flag",
      "Whether what is left of a flick that expands a sheet goes on in its content",
      source:
        "off on iOS, where scrolling expands a sheet instead of scrolling its content (UIKit, prefersScrollingExpandsWhenScrolledToEdge); on in Flutter",
      on: cards),
    Parameter(
      "handBack", .flag(\.handBack), unit: "flag",
      "Whether content that a drag has scrolled back to its top hands what is left of that drag to its sheet",
      source: "SM-3, off on iOS (react-native-bottom-sheet#22); on in Flutter and Material", on: cards),
    Parameter(
      "springResponse", .number(\.springResponse, 0.01...10), unit: "seconds",
      "Response of the spring that settles a sheet",
      source: "FloatingPanel, Behavior.swift"),
    Parameter(
      "transition", .time(\.transition), unit: "microseconds", "How long presenting and dismissing take",
      source: "chosen here: as long as springResponse, so that sheets come and settle alike"),
  ]

  private static let placement: [Parameter] = [
    Parameter(
      "cornerShare", .number(\.cornerShare, 0...1), unit: "share",
      "Height of the band in which a corner lies, as a share of the sheet's",
      code: "P.cornerZone", source: "A-10: chosen here, because the documents say “corner” and no more", on: cornered),
    Parameter(
      "cornerHeight", .number(\.cornerHeight, 0...10_000), unit: "points", "Least height of that band",
      code: "P.cornerZone", source: "A-10: chosen here, because a quarter of a low sheet is less than its header",
      on: cornered),
    Parameter(
      "geomTol", .number(\.geomTol, 0...10_000), unit: "points", "Tolerance of places and sizes",
      source: "chosen here, so that what is rounded to whole points breaks no rule", on: cards + [.visionOS]),
    Parameter(
      "centerTol", .number(\.centerTol, 0...1), unit: "share", "Tolerance of a centre, as a share of the dimension",
      source: "A-15: chosen here, because the documents say “centre” and not how exactly", on: [.visionOS]),
    Parameter(
      "visionMost", .number(\.visionMost, 0...1), unit: "share", "Share of its window that a sheet may cover",
      source: "A-14: “most” of a window is more than half of it", on: [.visionOS]),
    Parameter(
      "visionAll", .number(\.visionAll, 0...1), unit: "share", "Share of its window from which a sheet covers it",
      source: "A-14: chosen here, because with less than a twentieth in sight nobody knows the window any more",
      on: [.visionOS]),
    Parameter(
      "maxEmptyRatio", .number(\.maxEmptyRatio, 0...1), unit: "share", "Greatest share of a macOS sheet that is empty",
      source:
        "chosen here, because the documents say that a sheet fits its content and not how closely", on: [.macOS]),
  ]

  private static let tasks: [Parameter] = [
    Parameter(
      "simpleMaxSteps", .count(\.simpleMaxSteps), unit: "steps", "Most steps of a simple task",
      source: "chosen here, because the documents say “simple” and count no steps"),
    Parameter(
      "watchMaxSteps", .count(\.watchMaxSteps), unit: "steps", "Most steps in a sheet on a watch",
      source:
        "chosen here: less than elsewhere (simpleMaxSteps), as the documents say “brief” and count no steps",
      on: [.watchOS]),
    Parameter(
      "sheetsPerSession", .count(\.sheetsPerSession), unit: "sheets", "Most sheets on a watch in one driven session",
      source: "chosen here, because the documents say “occasional” and count no sheets", on: [.watchOS]),
    Parameter(
      "navLabels", .labels(\.navLabels), unit: "labels", "Labels that suggest hierarchy",
      source: "A-46: chosen here, as what leads back is called or drawn in English and Korean", on: [.watchOS]),
    Parameter(
      "actionSheetShare", .number(\.actionSheetShare, 0...1), unit: "share",
      "Greatest share of a scene's actions that open an action sheet",
      source: "chosen here, because the documents say “sparingly” and count nothing"),
    Parameter(
      "titleMaxChars", .count(\.titleMaxChars), unit: "characters",
      "Most characters of a concise title, a full-width one counting twice",
      source: "chosen here, because the documents say “concise” and count no characters"),
    Parameter(
      "titleFontSize", .number(\.titleFontSize, 1...1000), unit: "points",
      "Font size at which the width of a title is estimated",
      source: "A-22: chosen here, because widths are estimated where there is no text engine"),
    Parameter(
      "titleMargin", .number(\.titleMargin, 0...10_000), unit: "points",
      "Distance of a title from each side of its action sheet",
      source: "A-22: chosen here, as part of the same estimate as titleFontSize"),
    Parameter(
      "idle", .time(\.idle), unit: "microseconds", "Waiting that proves that nothing closes by itself, in virtual time",
      source: "chosen here: longer than anything here goes on by itself", isRead: false),
  ]

  private static let scrolling: [Parameter] = [
    Parameter(
      "decelerationRate", .number(\.decelerationRate, 0.5...0.9999), unit: "share per millisecond",
      "Velocity that is left after a millisecond of scrolling without a finger",
      source: "UIScrollView.DecelerationRate: 0.998 normal, 0.99 fast", on: scrolled),
    Parameter(
      "indicatorHide", .time(\.indicatorHide), unit: "microseconds", "How long an indicator stays after scrolling",
      source: "chosen here, because the documents say when an indicator comes and not when it goes",
      on: scrolled),
    Parameter(
      "bodyFontSize", .number(\.bodyFontSize, 1...1000), unit: "points",
      "Size of body text that says no other, for overlaps of lines and rows of glyphs",
      source: "UIFont.TextStyle.body at the usual size"),
    Parameter(
      "arrowStep", .number(\.arrowStep, 1...10_000), unit: "points",
      "Distance by which an arrow key scrolls: a row of a list",
      source: "chosen here for the arrows of A-42: a row of a list, which has at least the height of a control on iOS",
      on: scrolled),
    Parameter(
      "edgeScrollGain", .number(\.edgeScrollGain, 0.1...1000), unit: "points per second and point",
      "Speed of scrolling for each point that a selecting pointer is beyond the edge",
      source:
        "chosen here, because A-37 lets the speed grow with the distance: 50 points beyond the edge are 400 points per second",
      on: scrolled),
    Parameter(
      "edgeScrollMax", .number(\.edgeScrollMax, 1...100_000), unit: "points per second",
      "Greatest speed of scrolling after a selecting pointer",
      source: "chosen here, because A-37 lets the speed grow with the distance: that of 200 points beyond the edge",
      on: scrolled),
    Parameter(
      "peekMin", .number(\.peekMin, 0...1), unit: "share", "Least visible share of a partial item",
      source: "chosen here, because of less than a tenth nobody sees that it is part of an item"),
    Parameter(
      "peekMax", .number(\.peekMax, 0...1), unit: "share", "Greatest visible share of a partial item",
      source: "chosen here, because with less than a tenth missing nobody sees that there is more"),
    Parameter(
      "elastic", .number(\.elastic, 0.01...1), unit: "share",
      "Share of a finger's way that content, scales and sheets follow at first beyond an end, by the law of A-26",
      source: "UIScrollView as measured by @chpwn: 0.55 (A-26)", on: scrolled),
    Parameter(
      "zoomMinChars", .count(\.zoomMinChars), unit: "characters",
      "Least number of characters that fit across at the greatest scale",
      source: "A-38: a glyph at its largest is at most half as wide as the view"),
    Parameter(
      "smallDrag", .number(\.smallDrag, 0...10_000), unit: "points", "A small movement on visionOS",
      source: "chosen here: as far as the jog bar goes (jogMaxTravel)", isRead: false),
    Parameter(
      "jogStep", .number(\.jogStep, 0...10_000), unit: "points",
      "Least displacement of the jog bar that changes its speed",
      source:
        "chosen here, because the documents say “small movements” and a point is the least of them",
      isRead: false),
    Parameter(
      "jogMaxTravel", .number(\.jogMaxTravel, 0...10_000), unit: "points",
      "Displacement of the jog bar at which it is fastest",
      code: "P.jogMax",
      source: "chosen here for the law of A-33: as far as controls on visionOS are from one another (gazeArea)",
      on: [.visionOS]),
    Parameter(
      "jogMaxSpeed", .number(\.jogMaxSpeed, 1...100_000), unit: "points per second", "Greatest speed of the jog bar",
      code: "P.jogMax",
      source:
        "chosen here for the law of A-33, because the documents say that a small movement goes far and not how fast",
      on: [.visionOS]),
    Parameter(
      "crownStep", .number(\.crownStep, 0...10_000), unit: "points", "Points per notch of the crown",
      source: "chosen here (A-34), because no document says how far a notch scrolls", on: scrolled),
    Parameter(
      "crownBurst", .time(\.crownBurst), unit: "microseconds", "Pause that ends a burst of rotation",
      source: "Wear, where after 200 milliseconds without a turn another gesture begins (A-34)", on: scrolled),
    Parameter(
      "crownMomentum", .number(\.crownMomentum, 0...1), unit: "share",
      "Share of the speed of a fast turn of the crown with which content runs on (SM-10 says when), 0 for none",
      source: "chosen here: none, because neither documents nor devices tell of any", on: [.watchOS]),
    Parameter(
      "variableShare", .number(\.variableShare, 0...1), unit: "share", "Greatest share of pages of variable height",
      source: "chosen here, because the documents say “sparingly” and count no pages", on: [.watchOS]),
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
