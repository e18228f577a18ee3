package import Mutants

extension Mutant {
  /// What a fault does to people; of the first three kinds none may go unnoticed by random hands.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something under what is modal, or what has only just come up under a finger, takes what was meant for something else.
    case letsInputThrough = "lets input through"
    /// What people have written, or data, is gone although nobody has given it up.
    case losesChanges = "loses changes"
    /// A sheet lies, rests, is stacked or stays elsewhere than the document and the guidelines have it.
    case misplacesSheets = "misplaces sheets"
    /// Anything else.
    case other

    /// Whether no fault of this kind may go unnoticed.
    package var isWorst: Bool { self != .other }
  }

  /// What kind of a fault it is. There is no default: one that is new has to say.
  package var kind: Kind {
    switch self {
    case .actionSheetLetsTapsThrough, .focusStaysInParent, .fullScreenShowsPrevious, .modalSheetLetsTapsThrough,
      .modalSheetNeedsOneWindow, .parentResumesWhileSheetLeaves, .sheetIsNonmodalUnasked, .tapsHitWhatHasComeUp,
      .visionWindowsTakeInput:
      .letsInputThrough
    case .cancelTakesEffect, .effectDoesNotWait, .swipeIgnoresUnsavedChanges, .workInParentClosesSheet: .losesChanges
    case .cardHidesEarlierCard, .detentNeverHolds, .fingerLeavesSheetBehind, .firstSheetStaysAway,
      .grabberTapSkipsDetent, .horizontalDragIsSheets, .largeIsTooLow, .largeIsTooLowOnItsSide, .mediumBringsLarge,
      .mediumIsTooLow, .onlyOneDetentCounts, .phonesHaveNoDetents, .popoverSheetSpreadsOut,
      .returningSheetForgetsDetent, .sheetComesOverPopover, .sheetIsMediumUnasked, .sheetLeavesWindowBehind,
      .sheetRestsWhereReleased, .visionSheetLiesBehind, .watchSheetReplacesContent:
      .misplacesSheets
    case .alertReplacesPopover, .automaticScrollingCentres, .automaticScrollingNamesNoCause, .buttonsLeaveSheetOpen,
      .cancelComesFirst, .caretStaysHidden, .completionLeavesSheetOpen, .contentEndStaysHidden, .contentNeverDismisses,
      .cornerRadiusIsSystems, .coverDismissalForgetsOpener, .criticalIsCutOff, .crossAxisGoesToTheOuter,
      .crownLeavesLaunchersAlone, .crownTurnsTheOtherWay, .crownTurnsTwoPages, .currentContextStaysWhenCompact,
      .dialogGetsNoCancel, .dismissalForgetsOpener, .dismissalIsToldTwice, .dragsMoveBothAxes, .effectsEndAtTheSurface,
      .focusStaysOffScreen, .forcingDeviceIsIgnored, .foundTextStaysHidden, .frameworkKindsAreMixedUp,
      .frameworkNamesAreIgnored, .grabberIsUpright, .headerIgnoresDrags, .headerNeedsContentAtTop,
      .indicatorComesWhenReleased, .indicatorCountsBackwards, .indicatorForgetsLength, .indicatorsAreAlwaysThere,
      .inlineControlIsIgnored, .jogBarNeedsNoGaze, .jogBarSetsPlace, .jogTicksRunSteadily, .longPagesHoldNoBurst,
      .macBarsAreIndicators, .macBarsNeverHide, .menuOpensByItself, .modalSheetIsBright, .movingContentKeepsItsBounds,
      .operationComesFirst, .pageControlMiscounts, .pageControlStandsStill, .pageIndicatorChangesSides,
      .pageIndicatorIsMissing, .pageIndicatorKnowsNoPlace, .pageIndicatorStaysDots, .pagesAreAsHighAsTheScreen,
      .pagesAreEnteredAtTheirTop, .pagesForgetTheirOverlap, .pagesRunOn, .panelsStayBehind, .parentTaskRunsOn,
      .partialSelectionScrolls, .platformsShareBars, .platformsShareIndicators, .pointerPastEdgeScrollsBack,
      .pointerPastEdgeStays, .pressedBarsHide, .relayoutForgetsPlaces, .relevantContentStaysHidden,
      .requiredActionIsSkipped, .saveIsAskedWithoutChanges, .scrollBarSettingIsIgnored, .scrollViewIsAStop,
      .scrolledContentDismisses, .scrollingMovesBothAxes, .scrollingNeverExpands, .secondSheetComesFirst,
      .selectingScrollsOn, .selectionStaysHidden, .sheetHasGrabberUnasked, .swipeDismissesFullScreen,
      .swipeNeverDismisses, .systemModalsAreSheets, .tabViewIsOnePage, .taskRunsOnUnderActionSheet,
      .thumbForgetsContent, .tvSheetGetsWatchCancel, .typingStaysAway, .undimmedParentIsBlocked,
      .unsavedCheckedAtRelease, .visionIndicatorGrows, .visionSwipeIsInverted, .watchSheetLacksCancel,
      .zoomScrollsOneAxis:
      .other
    }
  }
}
