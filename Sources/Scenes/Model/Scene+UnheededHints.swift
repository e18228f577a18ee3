/// What authors declare for rules to read, where no rule does: people are told, so that nobody takes it for judged
/// (A-40).
extension Scene {
  func unheededHints(_ presentation: Presentation) -> [(name: String, reason: String)] {
    var names = unreadHints(presentation).map { ($0, "no rule reads it yet") }
    if presentation.interaction != nil, !isJudgedByInteraction(presentation) {
      names.append(("interaction", "only a sheet or panel on macOS is judged by it"))
    }
    if !presentation.contentKinds.isEmpty, !isJudgedByImmersion(presentation) {
      names.append(("contentKinds", "only a sheet or full screen on iOS and iPadOS is judged by it"))
    }
    if let reason = unheededPurpose(presentation) { names.append(("purpose", reason)) }
    if let task = presentation.task, let reason = unheededTask(task, presentation) { names.append(("task", reason)) }
    return names
  }

  /// What of a presentation no rule reads on any platform, and nothing else either.
  private func unreadHints(_ presentation: Presentation) -> [String] {
    var names: [(name: String, isSet: Bool)] = [
      ("z", presentation.z != nil), ("trigger", presentation.invocation != nil),
      ("affectsParentTask", presentation.affectsParentTask != nil), ("mainContent", presentation.mainContent != nil),
      ("hints", presentation.hints != nil),
      ("dismissControls.shape", presentation.dismissControls.contains { $0.shape != nil }),
    ]
    switch presentation.kind {
    case .sheet(let sheet):
      names += [
        ("cornerRadius", sheet.cornerRadius != nil && !judgesCorners), ("hasCustomTitle", sheet.hasCustomTitle != nil),
        ("hasCustomContent", sheet.hasCustomContent != nil),
      ]
    case .actionSheet(let dialog), .confirmationDialog(let dialog):
      names += [("titleLines", dialog.titleLines != nil), ("importance", dialog.importance != nil)]
    case .alert(let alert):
      names += [("titleLines", alert.titleLines != nil), ("importance", alert.importance != nil)]
    case .panel(let panel):
      names += [("controlSize", panel.controlSize != .regular), ("coexists", panel.coexists != nil)]
    case .fullSpace(let space): names.append(("entryTransition", space.entryTransition != nil))
    case .activityView, .popover, .fullScreen, .currentContext, .menu, .splitView: break
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
  private func asksAboutChanges(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .sheet, .activityView, .popover, .currentContext, .fullScreen, .splitView, .fullSpace: true
    case .actionSheet, .confirmationDialog, .alert, .menu, .panel: false
    }
  }

  private func unheededPurpose(_ presentation: Presentation) -> String? {
    switch presentation.purpose {
    case .other: nil
    case .informationOnly: asksAboutChanges(presentation) ? nil : "it never asks about changes"
    case let purpose where purpose.general == .requestInformation:
      if case .sheet = presentation.kind { nil } else { "only a sheet is judged by it" }
    default: "no rule reads it yet"
    }
  }

  private func unheededTask(_ task: TaskHints, _ presentation: Presentation) -> String? {
    let hints: [(name: String, isUnheeded: Bool)] = [
      ("kind", task.kind != nil), ("scope", task.extent != nil), ("steps", task.steps != nil),
      ("complexity", task.complexity != nil), ("duration", task.duration != nil),
      ("immersive", task.immersive != nil && !isJudgedByImmersion(presentation)),
      ("selfContained", task.selfContained != nil), ("importance", task.importance != nil),
      ("relatesTo", task.relatesTo != nil), ("allowsChanges", task.allowsChanges != nil),
      ("informationOnly", task.informationOnly != nil && !asksAboutChanges(presentation)),
    ]
    let names = hints.filter(\.isUnheeded).map(\.name)
    return names.isEmpty ? nil : "nothing reads \(names.joined(separator: ", ")) of it here"
  }
}
