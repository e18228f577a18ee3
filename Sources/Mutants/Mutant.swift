/// A fault of the engine, named after the behaviour that it breaks; at most one is on, and only in tests.
///
/// The engine asks at the one place that brings the behaviour about, and does something plausible but wrong:
///
/// ```swift
/// let step = Mutant.isOn(.grabberTapSkipsDetent) ? 2 : 1
/// ```
///
/// A scene of Tests/GuidelineTests/Fixtures that breaks a statement which only the engine can break names one as well,
/// `# mutant: sheetHasGrabberUnasked`. A test that is evidence for the behaviour names the mutant, `@Test(.keeps("sheet-grabber-tap-cycles", mutant:
/// .grabberTapSkipsDetent))`, runs a second time with it on, and has to fail then. Only debug builds have mutants: in
/// a release `isOn` is the constant false and leaves nothing behind.
public enum Mutant: String, CaseIterable, Hashable, Sendable {
  case actionSheetLetsTapsThrough
  case alertReplacesPopover
  case automaticScrollingCentres
  case automaticScrollingNamesNoCause
  case buttonsLeaveSheetOpen
  case cancelComesFirst
  case cancelTakesEffect
  case cardHidesEarlierCard
  case caretStaysHidden
  case completionLeavesSheetOpen
  case contentEndStaysHidden
  case contentNeverDismisses
  case cornerRadiusIsSystems
  case coverDismissalForgetsOpener
  case criticalIsCutOff
  case crossAxisGoesToTheOuter
  case crownLeavesLaunchersAlone
  case crownTurnsTheOtherWay
  case crownTurnsTwoPages
  case currentContextStaysWhenCompact
  case detentNeverHolds
  case dialogGetsNoCancel
  case dismissalForgetsOpener
  case dismissalIsToldTwice
  case dragsMoveBothAxes
  case effectDoesNotWait
  case effectsEndAtTheSurface
  case fingerLeavesSheetBehind
  case firstSheetStaysAway
  case focusStaysInParent
  case focusStaysOffScreen
  case foundTextStaysHidden
  case forcingDeviceIsIgnored
  case frameworkKindsAreMixedUp
  case frameworkNamesAreIgnored
  case fullScreenShowsPrevious
  case grabberIsUpright
  case grabberTapSkipsDetent
  case headerIgnoresDrags
  case headerNeedsContentAtTop
  case horizontalDragIsSheets
  case largeIsTooLow
  case largeIsTooLowOnItsSide
  case longPagesHoldNoBurst
  case indicatorComesWhenReleased
  case indicatorCountsBackwards
  case indicatorForgetsLength
  case indicatorsAreAlwaysThere
  case inlineControlIsIgnored
  case jogBarNeedsNoGaze
  case jogBarSetsPlace
  case jogTicksRunSteadily
  case macBarsAreIndicators
  case macBarsNeverHide
  case mediumBringsLarge
  case mediumIsTooLow
  case menuOpensByItself
  case modalSheetIsBright
  case modalSheetLetsTapsThrough
  case modalSheetNeedsOneWindow
  case movingContentKeepsItsBounds
  case onlyOneDetentCounts
  case pageControlMiscounts
  case pageControlStandsStill
  case pageIndicatorChangesSides
  case pageIndicatorIsMissing
  case pageIndicatorKnowsNoPlace
  case pageIndicatorStaysDots
  case pagesAreAsHighAsTheScreen
  case pagesAreEnteredAtTheirTop
  case operationComesFirst
  case pagesForgetTheirOverlap
  case pagesRunOn
  case panelsStayBehind
  case parentResumesWhileSheetLeaves
  case parentTaskRunsOn
  case platformsShareBars
  case platformsShareIndicators
  case popoverSheetSpreadsOut
  case partialSelectionScrolls
  case phonesHaveNoDetents
  case pointerPastEdgeScrollsBack
  case pointerPastEdgeStays
  case pressedBarsHide
  case relayoutForgetsPlaces
  case relevantContentStaysHidden
  case requiredActionIsSkipped
  case returningSheetForgetsDetent
  case saveIsAskedWithoutChanges
  case scrollBarSettingIsIgnored
  case scrollViewIsAStop
  case scrolledContentDismisses
  case scrollingMovesBothAxes
  case scrollingNeverExpands
  case secondSheetComesFirst
  case selectingScrollsOn
  case selectionStaysHidden
  case sheetComesOverPopover
  case sheetHasGrabberUnasked
  case sheetIsMediumUnasked
  case sheetIsNonmodalUnasked
  case sheetLeavesWindowBehind
  case sheetRestsWhereReleased
  case swipeDismissesFullScreen
  case swipeIgnoresUnsavedChanges
  case swipeNeverDismisses
  case systemModalsAreSheets
  case tabViewIsOnePage
  case tapsHitWhatHasComeUp
  case taskRunsOnUnderActionSheet
  case thumbForgetsContent
  case tvSheetGetsWatchCancel
  case typingStaysAway
  case undimmedParentIsBlocked
  case unsavedCheckedAtRelease
  case visionIndicatorGrows
  case visionSheetLiesBehind
  case visionSwipeIsInverted
  case visionWindowsTakeInput
  case watchSheetLacksCancel
  case watchSheetReplacesContent
  case workInParentClosesSheet
  case zoomScrollsOneAxis

  #if DETENT_MUTANTS
    /// The mutant that is on in this task.
    @TaskLocal package static var active: Mutant?
    /// Whether this build has mutants.
    package static let areBuiltIn = true

    /// Whether a mutant is on in this task.
    public static func isOn(_ mutant: Mutant) -> Bool { active == mutant }
  #else
    /// Whether this build has mutants.
    package static let areBuiltIn = false

    /// Never: this build has no mutants. Public, as only what is public is inlined across modules.
    @inlinable @inline(__always)
    public static func isOn(_: Mutant) -> Bool { false }
  #endif

  /// Does something with this mutant on; just does it where the build has none.
  package func whileOn(_ body: () async throws -> Void) async rethrows {
    #if DETENT_MUTANTS
      try await Self.$active.withValue(self) { try await body() }
    #else
      try await body()
    #endif
  }

  /// Whether any mutant is on in this task.
  package static var isAnyOn: Bool {
    #if DETENT_MUTANTS
      active != nil
    #else
      false
    #endif
  }
}
