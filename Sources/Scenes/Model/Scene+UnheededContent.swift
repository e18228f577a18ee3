/// What authors say of the room that content needs, where something else says how large it is.
///
/// Popovers and panels come up as large as their content; a sheet that people resize gets no smaller than it can be used.
extension Scene {
  func unheededContent(
    _ content: Presentation.ContentSize, of presentation: Presentation
  ) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if content.fittingSize != nil, !hasSizeToJudge(presentation), let reason = unheededFittingSize(presentation) {
      names.append(("content.fittingSize", reason))
    }
    let isJudged = hasSizeToJudge(presentation)
    if content.minFittingSize != nil, !canBeResized(presentation), !isJudged {
      names.append(("content.minFittingSize", "nobody can resize it"))
    }
    if content.isExpandable != nil, !isSheetOnMac(presentation) {
      names.append(("content.expandable", "only a sheet on macOS is judged by it"))
    }
    return names
  }

  /// What says how large a presentation is instead; nil where its content does.
  private func unheededFittingSize(_ presentation: Presentation) -> String? {
    switch presentation.kind {
    case .popover where isCompact: compactReason
    case .popover: nil
    case .panel: presentation.frame == nil ? nil : "its frame says how large it is"
    case .sheet, .activityView:
      PlatformProfile(platform).hasDetents
        ? "its detents say how large it is" : "the platform, its frame and defaultSize say how large it is"
    case .actionSheet, .confirmationDialog, .alert, .menu: "it is as large as what is in it"
    case .fullScreen, .fullSpace: "it fills the screen"
    case .currentContext: isCompact ? compactReason : "it is as large as what it is shown in"
    case .splitView: "it is as large as its window"
    }
  }

  private func isSheetOnMac(_ presentation: Presentation) -> Bool {
    if case .sheet = presentation.kind { platform == .macOS } else { false }
  }

  /// Whether it is a sheet on macOS whose author says how large it is, so that it is judged whether its content fits.
  private func hasSizeToJudge(_ presentation: Presentation) -> Bool {
    guard case .sheet(let sheet) = presentation.kind, platform == .macOS else { return false }
    return sheet.defaultSize != nil || presentation.frame != nil
  }

  /// Whether people pull its edges (SM-3, macOS and visionOS).
  private func canBeResized(_ presentation: Presentation) -> Bool {
    guard case .sheet(let sheet) = presentation.kind else { return false }
    return sheet.isResizable == true && (platform == .macOS || platform == .visionOS)
  }
}
