/// What authors declare for rules to read, where no rule does: people are told, so that nobody takes it for judged
/// (A-40).
extension Scene {
  func unheededHints(_ presentation: Presentation) -> [(name: String, reason: String)] {
    var names = unreadHints(presentation).map { ($0, "no rule reads it yet") }
    if let hints = presentation.hints, let reason = unheeded(hints, of: presentation) {
      names.append(("hints", reason))
    }
    if let reason = unasked(
      presentation.reviews, by: { $0.isAsked(of: presentation, in: self) && !isSettled($0, presentation) })
    {
      names.append(("reviewed", reason))
    }
    if presentation.interaction != nil, !isJudgedByInteraction(presentation) {
      names.append(("interaction", "only a sheet or panel on macOS is judged by it"))
    }
    if let reason = unheededContentKinds(presentation) { names.append(("contentKinds", reason)) }
    if presentation.mainContent != nil, !isJudgedByMedia(presentation) {
      names.append(("mainContent", "only films and photos in a sheet or full screen on macOS are judged by it"))
    }
    if let invocation = presentation.invocation, let reason = unheededInvocation(invocation, presentation) {
      names.append(("trigger", reason))
    }
    if presentation.affectsParentTask != nil {
      let isSupplement = presentation.purpose == .supplementary
      let reason = isSupplement ? unheededSupplement(presentation) : "only what is supplementary is judged by it"
      if let reason { names.append(("affectsParentTask", reason)) }
    }
    if let reason = unheededPurpose(presentation) { names.append(("purpose", reason)) }
    if let task = presentation.task, let reason = unheededTask(task, presentation) { names.append(("task", reason)) }
    return names
  }

  /// What of a presentation no rule reads on any platform, and nothing else either.
  private func unreadHints(_ presentation: Presentation) -> [String] {
    var names: [(name: String, isSet: Bool)] = [
      ("z", presentation.z != nil),
      ("dismissControls.shape", presentation.dismissControls.contains { $0.shape != nil }),
    ]
    switch presentation.kind {
    case .sheet(let sheet):
      names += [
        ("cornerRadius", sheet.cornerRadius != nil && !judgesCorners),
        ("hasCustomTitle", sheet.hasCustomTitle != nil && platform != .watchOS),
        ("hasCustomContent", sheet.hasCustomContent != nil && platform != .watchOS),
      ]
    case .alert(let alert):
      names += [("titleLines", alert.titleLines != nil), ("importance", alert.importance != nil)]
    case .panel(let panel):
      names += [
        ("controlSize", panel.controlSize != .regular && !isComparedBySize(presentation)),
        ("coexists", panel.coexists != nil && !isComparedBySize(presentation)),
      ]
    case .fullSpace(let space): names.append(("entryTransition", space.entryTransition != nil))
    case .activityView, .popover, .fullScreen, .currentContext, .menu, .splitView, .actionSheet, .confirmationDialog:
      break
    }
    return names.filter(\.isSet).map(\.name)
  }

  // MARK: Who reads what

  /// Whether a rule looks at the corners of sheets.
  private var judgesCorners: Bool { PlatformProfile(platform).hasDetents || platform == .macOS }

  private func isJudgedByInteraction(_ presentation: Presentation) -> Bool {
    guard platform == .macOS else { return false }
    switch presentation.kind {
    case .sheet, .panel: return true
    case .popover, .currentContext: return isCompact
    default: return false
    }
  }

  private func isJudgedByImmersion(_ presentation: Presentation) -> Bool {
    guard PlatformProfile(platform).hasDetents else { return false }
    switch presentation.kind {
    case .sheet, .fullScreen: return true
    default: return false
    }
  }

  /// Whether people could be asked about changes in it that are not saved, unless there are none to make (SM-1, SM-4).
  func asksAboutChanges(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .sheet, .activityView, .popover, .currentContext, .fullScreen, .splitView, .fullSpace: true
    case .actionSheet, .confirmationDialog, .alert, .menu, .panel: false
    }
  }

  private func unheededContentKinds(_ presentation: Presentation) -> String? {
    let isMain = presentation.mainContent == nil && isJudgedByMedia(presentation)
    if presentation.contentKinds.isEmpty || isMain { return nil }
    if isJudgedByImmersion(presentation) {
      if presentation.task?.immersive != nil { return "its task says whether it is immersive" }
      return presentation.contentKinds.contains(where: \.isImmersive)
        ? nil : "only films, photos and a camera are judged by it"
    }
    return
      "only a sheet or full screen is judged by it: on iOS and iPadOS, and on macOS if films or photos are the main one"
  }

  /// Whether it shows mainly films or photos, which people look at full screen (macOS).
  private func isJudgedByMedia(_ presentation: Presentation) -> Bool {
    let media: [Presentation.ContentKind] = [.videoPlayback, .photoViewer]
    guard platform == .macOS,
      [presentation.mainContent, presentation.contentKinds.first].contains(where: { $0.map(media.contains) ?? false })
    else { return false }
    switch presentation.kind {
    case .sheet, .fullScreen: return true
    default: return false
    }
  }

  private func unheededInvocation(_ invocation: Presentation.Invocation, _ presentation: Presentation) -> String? {
    let isDialogOrMenu: Bool
    var heeded: Set<String> = []
    switch presentation.kind {
    case .actionSheet, .confirmationDialog:
      (isDialogOrMenu, heeded) = (true, asksOutOfNothing(presentation) ? ["source", "action"] : ["source"])
    case .alert: (isDialogOrMenu, heeded) = (true, ["source"])
    case .menu:
      isDialogOrMenu = PlatformProfile(platform).hasDetents
      if isDialogOrMenu {
        heeded = invocation.needsClarification == false ? ["action"] : ["action", "needsClarification"]
      }
    default: isDialogOrMenu = false
    }
    guard isDialogOrMenu else { return "only dialogs, and menus on iOS and iPadOS, are judged by it" }
    let said = [
      ("source", invocation.source != nil), ("action", invocation.action != nil),
      ("needsClarification", invocation.needsClarification != nil),
    ]
    let names = said.filter { $0.1 && !heeded.contains($0.0) }.map(\.0)
    return names.isEmpty ? nil : "nothing reads \(names.joined(separator: ", ")) of it here"
  }

  /// Whether a dialog says nothing itself, and nothing with a name leads to it: what was done says what it asks about
  /// (ActionSheetExplained).
  private func asksOutOfNothing(_ presentation: Presentation) -> Bool {
    let said = [presentation.title, presentation.message].contains { $0?.allSatisfy(\.isWhitespace) == false }
    let isAsked = presentations.contains {
      if case .sheet(let sheet) = $0.kind { sheet.confirmation == presentation.id } else { false }
    }
    return !said && !isAsked
      && paths { $0.opens == presentation.id && $0.label?.contains { !$0.isWhitespace } == true }.isEmpty
  }

  private func unheededPurpose(_ presentation: Presentation) -> String? {
    switch presentation.purpose {
    case let purpose
    where purpose.answersForModal && Advice.sheetModalForSpecificInformation.isAsked(of: presentation, in: self):
      nil
    case .other: nil
    case .supplementary: unheededSupplement(presentation)
    case .compose: isSheet(presentation) && platform == .iOS ? nil : "only a sheet on iOS is judged by it"
    case .importantInformation, .choices:
      platform == .watchOS && (isSheet(presentation) || presentation.isDialog)
        ? nil : "only a sheet or dialog on watchOS is judged by it"
    case .navigation: isSheet(presentation) && platform == .watchOS ? nil : "only a sheet on watchOS is judged by it"
    case .informationOnly: asksAboutChanges(presentation) ? nil : "it never asks about changes"
    case let purpose where purpose.general == .requestInformation:
      if case .sheet = presentation.kind { nil } else { "only a sheet is judged by it" }
    default: "no rule reads it yet"
    }
  }

  private func isSheet(_ presentation: Presentation) -> Bool {
    if case .sheet = presentation.kind { true } else { false }
  }

  /// Why nothing goes by what supplements the main task (SupplementaryBeside).
  private func unheededSupplement(_ presentation: Presentation) -> String? {
    switch presentation.kind {
    case .sheet, .panel, .splitView, .fullScreen, .fullSpace: nil
    case .popover, .currentContext: isCompact ? compactReason : nil
    case .actionSheet, .confirmationDialog, .alert, .menu, .activityView:
      "only what can be beside the main task is judged by it"
    }
  }

  /// Whether what is done in a task says how it is to be shown (EditingFullScreen, ComposeFullHeight, DocumentInWindow).
  private func isJudgedByKind(_ task: TaskHints, _ presentation: Presentation) -> Bool {
    switch (task.kind, presentation.kind) {
    case (.documentEditing, .sheet) where platform == .macOS: task.selfContained == true
    case (.documentEditing, .sheet), (.photoEditing, .sheet), (.markup, .sheet), (.documentEditing, .fullScreen),
      (.photoEditing, .fullScreen), (.markup, .fullScreen):
      PlatformProfile(platform).hasDetents
    case (.compose, .sheet): platform == .iOS
    default: false
    }
  }

  private func unheededTask(_ task: TaskHints, _ presentation: Presentation) -> String? {
    let isSheet = isSheet(presentation)
    let isImmersive = isJudgedByImmersion(presentation) || isSheet && platform == .visionOS && task.immersive == true
    let isDocument = isJudgedByKind(task, presentation) && platform == .macOS
    let isScoped = isSheet && Advice.sheetScopedTask.isAsked(of: presentation, in: self)
    let isTask = Advice.modalityFocusSelfContainedTask.isAsked(of: presentation, in: self)
    let hints: [(name: String, isUnheeded: Bool)] = [
      ("kind", task.kind != nil && !isJudgedByKind(task, presentation)),
      ("scope", task.extent != nil && !isScoped || task.extent == .bounded && task.relatesTo == nil),
      ("steps", task.steps != nil && !isSheet), ("complexity", task.complexity != nil && !isSheet),
      ("duration", task.duration != nil && !isSheet), ("immersive", task.immersive != nil && !isImmersive),
      ("selfContained", task.selfContained != nil && !isDocument && !isTask),
      ("importance", task.importance != nil && !(isSheet && platform == .watchOS)),
      (
        "relatesTo",
        task.relatesTo != nil && (!isScoped || task.extent == nil && unrelatedTask(of: presentation) == nil)
      ),
      ("allowsChanges", task.allowsChanges != nil && !(isSheet && platform == .watchOS)),
      ("informationOnly", task.informationOnly != nil && !asksAboutChanges(presentation)),
    ]
    let names = hints.filter(\.isUnheeded).map(\.name)
    return names.isEmpty ? nil : "nothing reads \(names.joined(separator: ", ")) of it here"
  }
}
