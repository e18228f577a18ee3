internal import Accessibility

/// A statement of the guidelines that only people can judge: a rule asks for a look, and the author answers in the
/// document, by what is declared or by a `Review`.
///
/// The raw value is the statement's id.
public enum Advice: String, CaseIterable, Hashable, Sendable {
  case sheetScopedTask = "sheet-scoped-task"
  case sheetModalForSpecificInformation = "sheet-modal-for-specific-information"
  case sheetModalForSimpleTask = "sheet-modal-for-simple-task"
  case sheetRetainsOriginalContext = "sheet-retains-original-context"
  case sheetPopoverToSheetIsRare = "sheet-popover-to-sheet-is-rare"
  case sheetMediumConsiderProgressive = "sheet-medium-consider-progressive"
  case sheetSkipMediumWhenFullIsBetter = "sheet-skip-medium-when-full-is-better"
  case sheetVisionConsiderResizable = "sheet-visionos-consider-resizable"
  case sheetWatchBrief = "sheet-watchos-brief"
  case sheetWatchOccasional = "sheet-watchos-occasional"
  case sheetWatchTemporaryInterruption = "sheet-watchos-temporary-interruption"
  case sheetWatchImportantTaskOnly = "sheet-watchos-important-task-only"
  case sheetWatchChangeLabelOnlyIfSensible = "sheet-watchos-change-label-only-if-sensible"
  case sheetWatchNoConfusingLabel = "sheet-watchos-no-confusing-label"
  case actionSheetNotMoreThanNecessary = "action-sheet-not-more-than-necessary"
  case actionSheetImportantOnly = "action-sheet-important-only-ko"
  case actionSheetConsiderNoninterrupting = "action-sheet-consider-noninterrupting-ko"
  case actionSheetTitleConcise = "action-sheet-title-concise-ko"
  case actionSheetFewerButtonsFaster = "action-sheet-fewer-buttons-faster"
  case modalityFocusSelfContainedTask = "modality-focus-self-contained-task"
  case modalityFocusRelatedOptions = "modality-focus-related-options"
  case modalitySheetRecallsSuspendedTask = "modality-sheet-recalls-suspended-task"
  case modalityFullScreenLittleDistraction = "modality-fullscreen-little-distraction"
  case scrollDrawAttentionAnyway = "scroll-draw-attention-anyway"
  case scrollPagingConsider = "scroll-paging-consider"
  case scrollMacShiftDisorients = "scroll-macos-shift-disorients"
  case scrollMacSmallBarsWhenTight = "scroll-macos-small-bars-when-tight"
  case scrollWatchPageGlanceable = "scroll-watchos-page-glanceable"

  /// What is looked at, and so where the author answers.
  public enum Subject: Hashable, Sendable {
    /// Each sheet.
    case sheet
    /// Each sheet that is modal.
    case modalSheet
    /// Each modal sheet, full screen, current context and Full Space: what holds people to one task.
    case modalTask
    /// Each full screen.
    case fullScreen
    /// Each action sheet and confirmation dialog.
    case choices
    /// Each view that scrolls.
    case scrollView
    /// Each page of a tab view.
    case page
    /// The scene as a whole.
    case scene
  }

  /// What is looked at.
  public var subject: Subject {
    switch self {
    case .sheetScopedTask, .sheetRetainsOriginalContext, .sheetMediumConsiderProgressive,
      .sheetSkipMediumWhenFullIsBetter, .sheetVisionConsiderResizable, .sheetWatchBrief,
      .sheetWatchTemporaryInterruption, .sheetWatchImportantTaskOnly, .sheetWatchChangeLabelOnlyIfSensible,
      .sheetWatchNoConfusingLabel:
      .sheet
    case .sheetModalForSpecificInformation, .sheetModalForSimpleTask, .modalitySheetRecallsSuspendedTask: .modalSheet
    case .modalityFocusSelfContainedTask: .modalTask
    case .modalityFullScreenLittleDistraction: .fullScreen
    case .actionSheetNotMoreThanNecessary, .actionSheetImportantOnly, .actionSheetConsiderNoninterrupting,
      .actionSheetTitleConcise, .actionSheetFewerButtonsFaster, .modalityFocusRelatedOptions:
      .choices
    case .scrollDrawAttentionAnyway, .scrollPagingConsider, .scrollMacShiftDisorients, .scrollMacSmallBarsWhenTight:
      .scrollView
    case .scrollWatchPageGlanceable: .page
    case .sheetPopoverToSheetIsRare, .sheetWatchOccasional: .scene
    }
  }

  /// The platforms that the statement holds for.
  public var platforms: [Platform] {
    switch self {
    case .sheetPopoverToSheetIsRare, .actionSheetFewerButtonsFaster, .modalitySheetRecallsSuspendedTask,
      .modalityFullScreenLittleDistraction:
      [.iOS, .iPadOS]
    case .sheetMediumConsiderProgressive, .sheetSkipMediumWhenFullIsBetter: [.iOS]
    case .sheetVisionConsiderResizable: [.visionOS]
    case .sheetWatchBrief, .sheetWatchOccasional, .sheetWatchTemporaryInterruption, .sheetWatchImportantTaskOnly,
      .sheetWatchChangeLabelOnlyIfSensible, .sheetWatchNoConfusingLabel, .scrollWatchPageGlanceable:
      [.watchOS]
    case .scrollMacShiftDisorients, .scrollMacSmallBarsWhenTight: [.macOS]
    default: Platform.allCases
    }
  }

  /// Whether a presentation of a scene is looked at.
  public func isAsked(of view: Presentation, in scene: Scene) -> Bool {
    guard platforms.contains(scene.platform) else { return false }
    switch (subject, view.kind) {
    case (.sheet, .sheet): return true
    case (.modalSheet, .sheet), (.modalTask, .sheet), (.modalTask, .currentContext): return scene.isModalAsShown(view)
    case (.modalTask, .fullScreen), (.modalTask, .fullSpace): return true
    case (.fullScreen, .fullScreen): return true
    case (.choices, .confirmationDialog): return true
    case (.choices, .actionSheet): return scene.platform != .visionOS
    default: return false
    }
  }

  /// Whether an element of a scene is looked at, by what it is.
  public func isAsked(of element: Element, in scene: Scene) -> Bool {
    guard platforms.contains(scene.platform) else { return false }
    switch (subject, element.role) {
    case (.scrollView, .scrollView), (.page, .page): return true
    case (.scrollView, let role): return role.isListOfRows
    default: return false
    }
  }
}
