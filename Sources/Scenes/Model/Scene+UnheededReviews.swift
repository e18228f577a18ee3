internal import Accessibility

/// Answers to questions that nobody asks.
extension Scene {
  /// Why nothing goes by some of what people have judged; nil where each of it is asked.
  func unasked(_ reviews: [Review], by isAsked: (Advice) -> Bool) -> String? {
    let names = reviews.map(\.statement).filter { !isAsked($0) }.map(\.rawValue)
    return names.isEmpty ? nil : "nobody asks here about \(names.joined(separator: ", "))"
  }

  /// Whether a question about a presentation is never asked, as what it asks is so by the document itself.
  func isSettled(_ advice: Advice, _ presentation: Presentation) -> Bool {
    let choices = presentation.buttons.count { $0.style != .cancel }
    switch (advice, presentation.kind) {
    case (.modalityFullScreenLittleDistraction, _): return presentation.frame == nil
    case (.sheetSkipMediumWhenFullIsBetter, .sheet(let sheet)):
      return presentation.hints?.fullHeightUseful != true || !sheet.detents.contains { $0.height == .medium }
    case (.actionSheetTitleConcise, _):
      guard let title = presentation.title else { return true }
      return title.utf8.count <= parameters.titleMaxChars && title.utf8.allSatisfy { $0 < 0x80 }
    case (.actionSheetFewerButtonsFaster, _): return presentation.buttons.count <= 4
    case (.actionSheetNotMoreThanNecessary, _): return choices != 1
    case (.modalityFocusRelatedOptions, _): return choices < 2
    default: return false
    }
  }

  /// The same of a question about an element.
  func isSettled(_ advice: Advice, _ element: Element) -> Bool {
    switch advice {
    case .scrollPagingConsider: element.hints?.chunked != true
    case .scrollMacSmallBarsWhenTight: element.indicator?.size.map { $0 == .regular } ?? true
    default: false
    }
  }

  /// Why nothing goes by some of what the author of a presentation declares.
  func unheeded(_ hints: Hints, of presentation: Presentation) -> String? {
    func asks(_ all: [Advice]) -> Bool { all.contains { $0.isAsked(of: presentation, in: self) } }
    let hasChoices = presentation.buttons.count { $0.style != .cancel } > 1
    return unheeded(
      hints,
      heeded: [
        ("relevantParentElements", platform != .watchOS && asks([.sheetRetainsOriginalContext])),
        ("grabberOmittedReason", omitsGrabber(presentation)),
        ("fullHeightUseful", asks([.sheetMediumConsiderProgressive, .sheetSkipMediumWhenFullIsBetter])),
        ("labelRationale", asks([.sheetWatchChangeLabelOnlyIfSensible])),
        ("alternativeConsidered", asks([.actionSheetConsiderNoninterrupting])),
        (
          "relatedOptions",
          asks([.modalityFocusSelfContainedTask]) || hasChoices && asks([.modalityFocusRelatedOptions])
        ),
        ("spaceTight", isComparedBySize(presentation)),
      ])
  }

  /// Whether a sheet that can be resized has no grabber (GrabberInResizable).
  private func omitsGrabber(_ presentation: Presentation) -> Bool {
    guard case .sheet(let sheet) = presentation.kind else { return false }
    return hasDetents && sheet.detents.count > 1 && sheet.isResizable != false && !sheet.grabberVisible
  }

  /// The same of an element.
  func unheeded(_ hints: Hints, of element: Element) -> String? {
    let isWatchPage = platform == .watchOS && (element.role == .tabView || element.role == .page)
    let isSmall = element.indicator?.size.map { $0 != .regular } == true
    return unheeded(
      hints,
      heeded: [
        ("orderConstraint", isWatchPage), ("chunked", Advice.scrollPagingConsider.isAsked(of: element, in: self)),
        ("spaceTight", isSmall && Advice.scrollMacSmallBarsWhenTight.isAsked(of: element, in: self)),
      ])
  }

  /// The same of a window.
  func unheeded(_ hints: Hints, of window: Window) -> String? {
    unheeded(hints, heeded: [("spaceTight", platform == .macOS && hasSmallBar(window.elements))])
  }

  /// - Parameter heeded: What somebody may ask about there, and whether somebody does.
  private func unheeded(_ hints: Hints, heeded: [(name: String, isHeeded: Bool)]) -> String? {
    let known = Set(heeded.filter(\.isHeeded).map(\.name))
    let names = hints.declared.filter { !known.contains($0) }
    if !names.isEmpty { return "nothing reads \(names.joined(separator: ", ")) of it here" }
    let refused = hints.denied.filter(known.contains)
    return refused.isEmpty
      ? nil : "a no to \(refused.joined(separator: ", ")) answers nothing: what is asked about it stays open"
  }

  /// Whether all controls of a presentation are to have one size (PanelControlsOneSize).
  func isComparedBySize(_ presentation: Presentation?) -> Bool {
    guard platform == .macOS, let presentation, case .panel = presentation.kind else { return false }
    return hasSmallBar(presentation.content)
  }

  /// The same of a window, which is a panel where its kind says so.
  func isComparedBySize(_ window: Window) -> Bool {
    platform == .macOS && window.kind == .panel && hasSmallBar(window.elements)
  }

  /// The same of what is in a presentation or, where there is none, in the window whose id a path begins with.
  func isComparedBySize(_ presentation: Presentation?, at path: String) -> Bool {
    guard presentation == nil else { return isComparedBySize(presentation) }
    let id = path.prefix { $0 != "/" }
    return windows.first { $0.id == id }.map(isComparedBySize) ?? false
  }

  /// Whether something scrolls with a small or mini bar.
  private func hasSmallBar(_ elements: [Element]) -> Bool {
    elements.contains { $0.indicator?.size.map { $0 != .regular } == true || hasSmallBar($0.children) }
  }
}

extension Hints {
  /// Names of what is said not to be so.
  fileprivate var denied: [String] {
    let all = [
      ("fullHeightUseful", fullHeightUseful), ("chunked", chunked), ("relatedOptions", relatedOptions),
      ("spaceTight", spaceTight),
    ]
    return all.filter { $0.1 == false }.map(\.0)
  }

  /// Names of what is declared, as documents spell them.
  fileprivate var declared: [String] {
    let all: [(name: String, isSet: Bool)] = [
      ("relevantParentElements", relevantParentElements != nil), ("fullHeightUseful", fullHeightUseful != nil),
      ("grabberOmittedReason", grabberOmittedReason != nil), ("labelRationale", labelRationale != nil),
      ("messageRationale", messageRationale != nil), ("orderConstraint", orderConstraint != nil),
      ("alternativeConsidered", alternativeConsidered != nil), ("chunked", chunked != nil),
      ("relatedOptions", relatedOptions != nil), ("spaceTight", spaceTight != nil),
    ]
    return all.filter(\.isSet).map(\.name)
  }
}
