/// The named parameters that the guidelines leave open, each with its unit, default and source.
///
/// The numbers are the project's; in brackets stand the parameter of the specification and the statement that needs it.
/// `Parameters.table` lists the same for documents and programs, with where each number comes from.
public struct Parameters: Hashable, Sendable {
  // MARK: Taps and swipes

  /// Greatest movement of a tap, in points (P.tapSlop, used by the tap recogniser).
  public var tapSlop = 10.0
  /// Greatest duration of a tap, so that no slow finger falls between tap and long press, in microseconds (P.tapMax,
  /// used by the tap recogniser).
  public var tapMax: Int64 = 500_000
  /// Hold that starts a long press within tapSlop, in microseconds (P.longPress, used by
  /// action-sheet-menu-on-reveal).
  public var longPress: Int64 = 500_000
  /// How long after the first finger another one joins a movement that has begun, in microseconds; fingers that stay
  /// where they came down are joined at any time (ViewConfiguration, `TAP_TIMEOUT`).
  public var joinTime: Int64 = 100_000
  /// Whether the slop is taken off a drag when it is recognized, so that nothing jumps; else what is dragged comes under
  /// the finger (P.slopTaken, used by the drag recogniser). A pointer on macOS drags without a slop to take.
  public var slopTaken = true
  /// Least travel of a swipe, in points (P.swipe*, used by the swipe recogniser).
  public var swipeTravel = 50.0
  /// Least speed of a swipe, in points per second (P.swipe*, used by the swipe recogniser).
  public var swipeSpeed = 300.0
  /// What the vertical part of a swipe has to exceed, over its horizontal part (P.axisRatio, used by
  /// sheet-swipe-is-vertical).
  public var axisRatio = 1.0

  // MARK: Sheets

  /// Tolerance of the height of medium, as a share of large (P.mediumTol, used by sheet-detent-medium-height).
  public var mediumTol = 0.05
  /// Distance of a large sheet from the top safe area, in points (P.largeTopGap, used by
  /// sheet-large-parent-strip-visible).
  public var largeTopGap = 10.0
  /// Least height of large, as a share of the screen's (P.largeMinRatio, used by sheet-detent-large-diagram).
  public var largeMinRatio = 0.85
  /// Distance at which the grabber is drawn from the sheet's top, in points (P.grabberTopInset, used by
  /// sheet-grabber-definition).
  public var grabberTopInset = 5.0
  /// Greatest distance of a grabber from the sheet's top, in points (P.grabberTopInset, used by
  /// sheet-grabber-definition).
  public var grabberTopMax = 16.0
  /// Width and height of the grabber's hit area, in points (P.grabberHit, used by sheet-grabber-tap-cycles).
  public var grabberHit = 44.0
  /// Strip at the screen's edges that is left to the system, in points (P.systemEdge, used by
  /// modality-swipe-down-from-top).
  public var systemEdge = 0.0
  /// Least height of the zone in which a swipe from the top begins, in points (P.headerZone, used by
  /// modality-swipe-down-from-top).
  public var headerZone = 44.0
  /// Downward speed that dismisses at or below the smallest detent, in points per second (P.dismissSpeed, used by
  /// sheet-swipe-dismiss).
  public var dismissSpeed = 500.0
  /// Share of the smallest detent below which a release dismisses (P.dismissShare, used by sheet-swipe-dismiss).
  public var dismissShare = 0.5
  /// How far ahead a slow release looks, in seconds (P.settleRule, used by sheet-resizable-expands-on-grabber-drag).
  public var settleLookahead = 0.15
  /// Grip of the detent that a slow drag started from, in points (P.detentRelease, used by
  /// sheet-detent-word-meaning).
  public var detentRelease = 24.0
  /// How far a release leads (P.releasePolicy, used by sheet-drag-resizes).
  public var releasePolicy = ReleasePolicy.neighbour
  /// The order of a grabber's taps (P.grabberCycle, used by sheet-grabber-tap-cycles).
  public var grabberCycle = GrabberCycle.wrap
  /// Whether what is left of a flick that expands a sheet goes on in its content. Off, as on iOS, where scrolling up
  /// "increases its detent instead of scrolling the sheet's content" (UIKit, prefersScrollingExpandsWhenScrolledToEdge);
  /// on in Flutter's DraggableScrollableSheet. What a finger has scrolled before it lifts glides either way.
  public var momentumHandOver = false
  /// Whether content that a drag has scrolled back to its top hands what is left of that drag to its sheet. Off, as on iOS
  /// (SM-3: no dismissal in this gesture; react-native-bottom-sheet#22 saw UIKit never give it back); on in Flutter and
  /// Material.
  public var handBack = false
  /// Response of the spring that settles a sheet, in seconds (FloatingPanel, Behavior.swift).
  public var springResponse = 0.4
  /// How long presenting and dismissing take, in microseconds (the project).
  public var transition: Int64 = 400_000

  // MARK: Placement

  /// Height of the band in which a corner lies, as a share of the sheet's (P.cornerZone, used by A-10,
  /// sheet-done-top-trailing-ios).
  public var cornerShare = 0.25
  /// Least height of that band, in points (P.cornerZone, used by A-10, sheet-done-top-trailing-ios).
  public var cornerHeight = 64.0
  /// Tolerance of places and sizes, in points (P.geomTol, used by scroll-visionos-vertical-indicator-place).
  public var geomTol = 1.0
  /// Tolerance of a centre, as a share of the dimension (P.centerTol, used by sheet-visionos-centered).
  public var centerTol = 0.05
  /// Share of its window that a sheet may cover (P.visionMost, used by sheet-visionos-not-cover-most).
  public var visionMost = 0.5
  /// Share of its window from which a sheet covers it (P.visionAll, used by sheet-visionos-not-cover-most).
  public var visionAll = 0.95
  /// Greatest share of a macOS sheet that is empty (P.maxEmptyRatio, used by sheet-macos-size-fits-content).
  public var maxEmptyRatio = 0.6

  // MARK: Tasks and texts

  /// Most steps of a simple task (P.simpleMaxSteps, used by sheet-use-for-simple-content).
  public var simpleMaxSteps = 3
  /// Most steps in a sheet on a watch (P.watchMaxSteps, used by sheet-watchos-brief).
  public var watchMaxSteps = 2
  /// Most sheets on a watch in one driven session (P.sheetsPerSession, used by sheet-watchos-occasional).
  public var sheetsPerSession = 3
  /// Labels that suggest hierarchy (P.navLabels, used by sheet-watchos-no-hierarchy-label).
  public var navLabels = Self.navigationLabels
  /// Greatest share of a scene's actions that open an action sheet (P.actionSheetShare, used by
  /// action-sheet-sparingly).
  public var actionSheetShare = 0.25
  /// Most characters of a concise title, a full-width one counting twice (P.titleMaxChars, used by
  /// action-sheet-title-concise-ko).
  public var titleMaxChars = 40
  /// Font size at which the width of a title is estimated, in points (A-22, used by action-sheet-title-one-line).
  public var titleFontSize = 13.0
  /// Distance of a title from each side of its action sheet, in points (A-22, used by action-sheet-title-one-line).
  public var titleMargin = 16.0
  /// Waiting that proves that nothing closes by itself, in virtual time, in microseconds (P.idle, used by
  /// modality-explicit-exit).
  public var idle: Int64 = 60_000_000

  // MARK: Scrolling

  /// Share of the velocity that scrolling content still has after a millisecond (UIScrollView's normal rate).
  public var decelerationRate = 0.998
  /// How long an indicator stays after scrolling, in microseconds (P.indicatorHide, used by
  /// scroll-indicator-after-scroll-starts).
  public var indicatorHide: Int64 = 500_000
  /// Size of body text that says no other, in points (UIFont.TextStyle.body at the usual size), for overlaps of lines.
  public var bodyFontSize = 17.0
  /// Distance by which an arrow key scrolls, in points: a row of a list on iOS (A-42; the default target size).
  public var arrowStep = 44.0
  /// Speed of scrolling for each point that a selecting pointer is beyond the edge, in points per second (A-37; the
  /// project: 50 pt beyond it are 400 pt/s).
  public var edgeScrollGain = 8.0
  /// Greatest speed of scrolling after a selecting pointer, in points per second (A-37; the project).
  public var edgeScrollMax = 1600.0
  /// Least visible share of a partial item (P.peekMin, used by scroll-partial-content-at-edge).
  public var peekMin = 0.1
  /// Greatest visible share of a partial item (P.peekMax, used by scroll-partial-content-at-edge).
  public var peekMax = 0.9
  /// The share of a finger's way that content, scales and sheets follow at first beyond an end, by the law of A-26
  /// (P.elastic, used by scroll-custom-keeps-elastic).
  public var elastic = 0.55
  /// Least number of characters that fit across at the greatest scale (P.zoomMinChars, used by
  /// scroll-zoom-not-one-character).
  public var zoomMinChars = 2
  /// A small movement on visionOS, in points (P.smallDrag, used by scroll-visionos-small-movements).
  public var smallDrag = 60.0
  /// Least displacement of the jog bar that changes its speed, in points (P.jogStep, used by
  /// scroll-visionos-jog-precise).
  public var jogStep = 1.0
  /// Displacement of the jog bar at which it is fastest, in points (P.jogMax, used by
  /// scroll-visionos-jog-controls-speed).
  public var jogMaxTravel = 60.0
  /// Greatest speed of the jog bar, in points per second (P.jogMax, used by scroll-visionos-jog-controls-speed).
  public var jogMaxSpeed = 4000.0
  /// Points per notch of the crown, in points (P.crownStep, used by scroll-watchos-crown-scrolls-tall-content).
  public var crownStep = 20.0
  /// Pause that ends a burst of rotation, in microseconds (P.crownBurst, used by scroll-watchos-crown-mixed-pages).
  public var crownBurst: Int64 = 200_000
  /// Share of the speed of a fast turn of the crown with which content runs on; 0 for none, as there is no source for
  /// any (ours, used by SM-10).
  public var crownMomentum = 0.0
  /// Greatest share of pages of variable height (P.variableShare, used by scroll-watchos-variable-height-sparingly).
  public var variableShare = 0.5
  /// Thickness of a scroll indicator on iOS, in points (A-32, used by scroll-visionos-indicator-thicker-than-ios).
  public var indicatorThickness = 3.0
  /// Thickness of a scroll indicator on visionOS, in points (A-32, used by
  /// scroll-visionos-indicator-thicker-than-ios).
  public var visionIndicatorThickness = 6.0
  /// Length of a scroll indicator on visionOS, in points (the project; fixed, as scroll-visionos-indicator-fixed-small
  /// asks).
  public var visionIndicatorLength = 60.0
  /// Thickness of a scroll indicator on watchOS, in points (the project).
  public var watchIndicatorThickness = 4.0
  /// Length of a scroll indicator on watchOS, in points (the project).
  public var watchIndicatorLength = 40.0
  /// Thickness of the track of a regular scroll bar on macOS, in points (used by scroll-macos-track-thickness).
  public var scrollBarThickness = 15.0
  /// Thickness of the track of a small or mini scroll bar on macOS, in points (A-50, used by
  /// scroll-macos-track-thickness).
  public var smallScrollBarThickness = 11.0
  /// Opacity of a scroll indicator that comes and goes (the project, used by scroll-indicator-translucent).
  public var indicatorOpacity = 0.5
  /// Least length of a thumb whose length tells how much shows, in points (the project, used by
  /// scroll-indicator-length-ko).
  public var leastThumb = 24.0
  /// Width and height of the area about an indicator in which it is looked at, in points (the least distance between
  /// targets on visionOS, used by scroll-visionos-jog-start).
  public var gazeArea = 60.0
  /// Points of content between two tick marks of the jog bar (the project, used by scroll-visionos-jog-ticks).
  public var jogTick = 40.0
  /// Steps of speed each way that a screen reader can set the jog bar to (the project, used by
  /// scroll-visionos-jog-start).
  public var jogLevels = 8

  /// The defaults.
  public init() {}

  /// Labels that suggest hierarchy, in English and Korean.
  private static let navigationLabels = [
    "Back", "Previous", "<", "‹", "←", "chevron.left", "chevron.backward", "Up", "Home", "뒤로", "이전", "홈",
  ]
}
