public import Accessibility

/// What the author of a scene says of a presentation although nothing goes by it on the scene's platform.
///
/// It is no mistake: one description may serve several platforms. People are told, so that nobody takes it for heeded.
public struct UnheededAttribute: Hashable, Sendable {
  /// The presentation, by id.
  public let presentation: String
  /// The attribute, as documents spell it; nil for the whole presentation.
  public let name: String?
  /// Why nothing goes by it, as the end of a sentence.
  public let reason: String
  /// Where the presentation is described.
  public let source: SourceLocation?
}

extension Scene {
  /// All that its author says of presentations and nothing goes by on its platform, in the order of the document
  /// (catalogue, 5.2).
  public var unheeded: [UnheededAttribute] {
    presentations.flatMap { presentation in
      if let reason = unheededKind(presentation) {
        return [
          UnheededAttribute(
            presentation: presentation.id, name: nil, reason: reason, source: presentation.source)
        ]
      }
      return unheededNames(presentation).map { name, reason in
        UnheededAttribute(
          presentation: presentation.id, name: name, reason: reason, source: presentation.source)
      }
    }
  }

  private func unheededKind(_ presentation: Presentation) -> String? {
    switch presentation.kind {
    case .panel where platform != .macOS: "panels are shown on macOS only"
    // As a question about changes it comes up as an alert (C-09).
    case .actionSheet where platform == .visionOS && !isQuestion(presentation.id): "visionOS shows no action sheets"
    default: nil
    }
  }

  /// Whether a sheet asks it about its changes.
  private func isQuestion(_ id: String) -> Bool {
    presentations.contains { other in
      if case .sheet(let sheet) = other.kind { sheet.confirmation == id } else { false }
    }
  }

  private func unheededNames(_ presentation: Presentation) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if let reason = unheededContainer(presentation) { names.append(("container", reason)) }
    if let reason = unheededModal(presentation) { names.append(("modal", reason)) }
    if case .sheet(let sheet) = presentation.kind {
      let hasCards = PlatformProfile(platform).hasDetents
      let reason = hasCards ? "sheets have detents from version 15 on" : "sheets have detents on iOS and iPadOS only"
      names += unheededDetents(sheet).map { ($0, reason) }
      if hasCards, sheet.swipeToDismiss != Sheet().swipeToDismiss, !hasCardSheets {
        names.append(("swipeToDismiss", "sheets are dismissed by a swipe from version 13 on"))
      }
    }
    return names
  }

  private func unheededContainer(_ presentation: Presentation) -> String? {
    let isWindowed = platform == .macOS || platform == .visionOS
    switch (presentation.container, presentation.kind) {
    case (nil, _): return nil
    case (.popover, .panel): return "a panel lies beside the windows"
    // A host, wherever it is shown.
    case (.popover, .currentContext): return nil
    case (.popover, _): return platform == .watchOS ? "watchOS shows no popovers" : nil
    case (.window, _): return isWindowed ? nil : "there is one window, as large as the screen"
    case (.screen, .actionSheet), (.screen, .alert), (.screen, .confirmationDialog): return nil
    case (.screen, _): return isWindowed ? "only dialogs are placed on the screen" : nil
    }
  }

  private func unheededModal(_ presentation: Presentation) -> String? {
    switch (presentation.kind, presentation.modal) {
    case (.fullScreen, false), (.fullSpace, false): "it has all the room, and nothing beside it can be used"
    case (.panel, true): "panels never block what is under them"
    case (.activityView, false) where !PlatformProfile(platform).hasDetents:
      "its parent can be used beside it at a detent only, and those are on iOS and iPadOS"
    case (.popover, .some), (.currentContext, false):
      platform == .watchOS ? "watchOS shows a sheet instead" : nil
    default: nil
    }
  }

  /// What a sheet says of detents where the platform has none, or had none at that time.
  private func unheededDetents(_ sheet: Sheet) -> [String] {
    guard !hasDetents else { return [] }
    let usual = Sheet()
    let hasCards = PlatformProfile(platform).hasDetents
    let names: [(name: String, isSet: Bool)] = [
      ("modality", hasCards && sheet.modality != usual.modality),
      ("detents", sheet.detents != usual.detents),
      ("selectedDetent", sheet.selectedDetent != nil),
      ("largestUndimmedDetent", sheet.largestUndimmedDetent != nil),
      ("grabber", sheet.grabberVisible != usual.grabberVisible),
      ("swipeToDismiss", !hasCards && sheet.swipeToDismiss != usual.swipeToDismiss),
    ]
    return names.filter(\.isSet).map(\.name)
  }
}
