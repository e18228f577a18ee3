/// What changes nothing on the scene's platform.
extension Scene {
  /// All that its author says and nothing goes by on its platform: of the scene, then of windows and presentations and
  /// what is in them, in the order of the document.
  public var unheeded: [UnheededAttribute] {
    let targets = EffectTargets(self) { $0.isBare }
    let openers = OpenerIndex(self)
    var found = unheededSurroundings.map { UnheededAttribute(owner: id, name: $0, reason: $1, source: source) }
    for window in windows {
      found += unheededNames(window).map {
        UnheededAttribute(owner: window.id, name: $0, reason: $1, source: window.source)
      }
      addUnheeded(in: window.elements, of: window.id, nil, targets, to: &found)
    }
    for presentation in presentations {
      if let reason = unheededKind(presentation) {
        found.append(
          UnheededAttribute(owner: presentation.id, name: nil, reason: reason, source: presentation.source))
        continue
      }
      found += unheededNames(presentation, openers).map {
        UnheededAttribute(owner: presentation.id, name: $0, reason: $1, source: presentation.source)
      }
      addUnheeded(in: presentation.content, of: presentation.id, presentation, targets, to: &found)
    }
    return found
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

  private func unheededNames(_ presentation: Presentation, _ openers: OpenerIndex) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if let reason = unheededParent(presentation) { names.append(("parent", reason)) }
    if let reason = unheededPresenter(presentation, openers) { names.append(("presenter", reason)) }
    if let reason = unheededContainer(presentation) { names.append(("container", reason)) }
    if let reason = unheededModal(presentation) { names.append(("modal", reason)) }
    names += unheededPointers(presentation)
    if presentation.frame != nil, isCompactCard(presentation) {
      names.append(("frame", "\(compactReason), and its detents say where it lies"))
    }
    if presentation.isDialog, !isQuestion(presentation.id),
      presentation.buttons.contains(where: { $0.answer == .save || $0.answer == .keep })
    {
      names.append(("buttons.outcome", "no sheet asks it about changes"))
    }
    if case .sheet(let sheet) = presentation.kind { names += unheededOfSheet(sheet) }
    if let content = presentation.contentSize { names += unheededContent(content, of: presentation) }
    return names + unheededHints(presentation)
  }

  // MARK: Where it is shown

  /// Whether what is a sheet in compact width is one as the scene starts: on an iPad it may get more room later (5.1).
  var isCompact: Bool { shownSizeClass.horizontal == .compact }

  /// Why what has a place of its own in regular width is a sheet here (SM-15, C-19).
  var compactReason: String {
    platform == .watchOS ? "watchOS shows a sheet instead" : "in compact width it is a sheet"
  }

  /// Whether it is a sheet with detents only because there is little room.
  private func isCompactCard(_ presentation: Presentation) -> Bool {
    guard isCompact, PlatformProfile(platform).hasDetents else { return false }
    switch presentation.kind {
    case .popover, .currentContext: return true
    default: return false
    }
  }

  private static let oneWindow = "there is one window, as large as the screen"

  private func unheededParent(_ presentation: Presentation) -> String? {
    guard let parent = presentation.parent, windows.dropFirst().contains(where: { $0.id == parent }) else { return nil }
    // What its task relates to is compared with it (ReviewScopedTask).
    if presentation.task?.relatesTo != nil, Advice.sheetScopedTask.isAsked(of: presentation, in: self) { return nil }
    return unheededByWindow(presentation)
  }

  /// Why it is shown where it is, whatever window it belongs to; nil where it is shown in that.
  func unheededByWindow(_ presentation: Presentation) -> String? {
    switch (platform, presentation.kind) {
    case (_, .currentContext) where !isCompact: return nil
    case (.macOS, _), (_, .splitView): return nil
    case (.iOS, .currentContext), (.iPadOS, .currentContext), (.watchOS, .currentContext): return compactReason
    case (.iOS, _), (.iPadOS, _), (.watchOS, _): return Self.oneWindow
    // A sheet, and those lie in windows.
    case (_, .popover) where isCompact, (_, .currentContext): return nil
    case (_, .popover), (_, .menu): return "it lies at what opens it"
    case (.tvOS, .sheet), (.tvOS, .activityView): return nil
    case (.tvOS, _): return "it lies on the screen"
    case (.visionOS, _): return nil
    }
  }

  /// Whether a presentation is shown in a popover: one that its author gives it as a container, where there are any.
  package func isInPopover(_ presentation: Presentation) -> Bool {
    if case .popover = presentation.container { return unheededContainer(presentation) == nil }
    return false
  }

  private func unheededContainer(_ presentation: Presentation) -> String? {
    let isWindowed = platform == .macOS || platform == .visionOS
    switch (presentation.container, presentation.kind) {
    case (nil, _): return nil
    case (.popover, .panel): return "a panel lies beside the windows"
    // A host, wherever it is shown.
    case (.popover, .currentContext): return nil
    case (.popover, _) where platform == .watchOS: return "watchOS shows no popovers"
    // A full screen is gone with what it came from, and on macOS it has the screen to itself.
    case (.popover, .fullScreen) where platform != .macOS || !isCompact: return nil
    case (.popover, _): return isCompact ? "in compact width popovers are sheets" : nil
    case (.window, _): return isWindowed ? nil : Self.oneWindow
    case (.screen, .actionSheet), (.screen, .alert), (.screen, .confirmationDialog):
      return platform == .visionOS ? "dialogs belong to a window there" : nil
    case (.screen, _): return isWindowed ? "only dialogs are placed on the screen" : nil
    }
  }

  private func unheededModal(_ presentation: Presentation) -> String? {
    switch (presentation.kind, presentation.modal) {
    case (.fullScreen, false), (.fullSpace, false): "it has all the room, and nothing beside it can be used"
    case (.panel, true): "panels never block what is under them"
    case (.activityView, false) where !PlatformProfile(platform).hasDetents:
      "its parent can be used beside it at a detent only, and those are on iOS and iPadOS"
    case (.popover, .some), (.currentContext, false): isCompact ? compactReason : nil
    default: nil
    }
  }

  /// What a presentation points to or is shown in, where it is a sheet instead; and what only says of what kind that is.
  private func unheededPointers(_ presentation: Presentation) -> [(name: String, reason: String)] {
    switch presentation.kind {
    case .popover(let popover): return isCompact && popover.anchor != nil ? [("anchor", compactReason)] : []
    case .currentContext(let context):
      var names: [(name: String, reason: String)] = []
      if context.host != nil { names.append(("host", isCompact ? compactReason : Self.hostReason)) }
      if isCompact, context.hostElement != nil { names.append(("hostElement", compactReason)) }
      return names
    default: return []
    }
  }

  private static let hostReason = "container, hostElement or parent says in what it is shown"
}
