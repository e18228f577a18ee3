internal import Accessibility
internal import Geometry

/// What authors say of elements and nothing goes by.
extension Scene {
  /// Adds what is said in vain of elements and of all in them.
  ///
  /// - Parameters:
  ///   - path: The path of what they are in.
  ///   - presentation: What they are in at last; nil for a window.
  ///   - targets: What effects name.
  func addUnheeded(
    in elements: [Element], of path: String, _ presentation: Presentation?, _ targets: EffectTargets,
    to found: inout [UnheededAttribute]
  ) {
    for element in elements {
      if !element.saysMore, element.children.isEmpty { continue }
      let own = "\(path)/\(element.id)"
      if element.saysMore {
        found += unheededNames(element, in: presentation, of: path).map {
          UnheededAttribute(owner: own, name: $0, reason: $1, source: element.source)
        }
        if let effect = element.effect, targets.isIdle(effect, near: path.prefix { $0 != "/" }) {
          let reason = "without a value only a switch is turned round, and its target is none"
          found.append(UnheededAttribute(owner: own, name: "effect.target", reason: reason, source: element.source))
        }
      }
      addUnheeded(in: element.children, of: own, presentation, targets, to: &found)
    }
  }

  private func unheededNames(
    _ element: Element, in presentation: Presentation?, of path: String
  ) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if element.visual.map(isUnheeded) ?? false { names.append(("visual", Self.noRuleYet)) }
    if element.pages.purpose != nil, platform != .watchOS || element.role != .page {
      names.append(("purpose", "only pages on watchOS are judged by it"))
    }
    if element.isImportant != nil, platform != .macOS {
      names.append(("important", "only scroll bars on macOS may not lie over it"))
    }
    if element.controlSize != nil, !isComparedBySize(presentation, at: path) {
      names.append(("controlSize", "only in a panel with a small scroll bar all controls are to have one size"))
    }
    if element.pages.heightKind != nil, platform != .watchOS {
      names.append(("heightKind", "only pages on watchOS are judged by it"))
    }
    if let hints = element.hints, let reason = unheeded(hints, of: element) { names.append(("hints", reason)) }
    if let reason = unasked(
      element.reviews, by: { $0.isAsked(of: element, in: self) && !isSettled($0, element) })
    {
      names.append(("reviewed", reason))
    }
    if element.relevance != nil, presentation?.kind != .activityView, !showsAtMedium(presentation) {
      names.append(("relevance", "only a share sheet and, on iOS, a sheet with the detent medium go by it"))
    }
    if element.destroysData != nil { names.append(("destroysData", "only the buttons of dialogs are judged by it")) }
    if let effect = element.effect { names += unheededEffects(effect, of: element, in: presentation) }
    return names + unheededScrolling(element) + unheededPaging(element) + unheededPage(element)
  }

  /// Whether nothing goes by what is said of the looks of an element: a radius of its corners may be compared.
  private func isUnheeded(_ visual: Element.Visual) -> Bool {
    var others = visual
    others.cornerRadius = nil
    return others != Element.Visual() || visual.cornerRadius != nil && !comparesRadii
  }

  /// Whether what matters most in a presentation is to show at medium (KeyItemsAtMedium).
  private func showsAtMedium(_ presentation: Presentation?) -> Bool {
    guard platform == .iOS, case .sheet(let sheet) = presentation?.kind else { return false }
    return sheet.detents.contains { $0.height == .medium }
  }

  private func unheededEffects(
    _ effect: Element.Effect, of element: Element, in presentation: Presentation?
  ) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if effect.isDestructive { names.append(("effect.destructive", Self.noRuleYet)) }
    if effect.isReversible == false || effect.isReversible == true && !opensChoices(element) {
      names.append(("effect.reversible", "only what opens an action sheet and can be taken back is judged by it"))
    }
    if presentation == nil {
      let reason = "a window asks nobody about changes and is not left when something is complete"
      let said = [("completes", effect.completes), ("commits", effect.commits), ("changes", effect.changes)]
      names += said.filter(\.1).map { ("effect.\($0.0)", reason) }
    }
    if let presentation {
      let said = [("commits", effect.commits), ("changes", effect.changes)]
      if !asksAboutChanges(presentation) {
        names += said.filter(\.1).map { ("effect.\($0.0)", "\(presentation.id) never asks about changes") }
      }
      if effect.completes, !isLeftByCompletion(presentation) {
        names.append(
          (
            "effect.completes",
            "\(presentation.id) is not left when something is complete, as exits does not name completion"
          ))
      }
    }
    if effect.needsClarification == true, !asks(element.opens) {
      names.append(("effect.needsClarification", "it opens nothing that asks"))
    }
    return names
  }

  /// Whether a presentation may be left by a completing action. Of sheets `autoDismissOnCompletion` says so.
  private func isLeftByCompletion(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .sheet: true
    case .popover where !isCompact: true
    default: presentation.requiresAction || presentation.exits?.contains(.completion) == true
    }
  }

  /// Whether an element opens what gives choices (ReviewActionSheetAlternative).
  private func opensChoices(_ element: Element) -> Bool {
    element.opens.flatMap(presentation).map {
      Advice.actionSheetConsiderNoninterrupting.isAsked(of: $0, in: self)
    } ?? false
  }

  /// Whether a presentation asks something.
  private func asks(_ id: String?) -> Bool {
    switch id.flatMap(presentation)?.kind {
    case .actionSheet, .confirmationDialog, .alert: true
    default: false
    }
  }

  /// What is said of the scrolling of a tab view, which is turned page by page, and of a page, which scrolls along one
  /// axis.
  private func unheededPaging(_ element: Element) -> [(name: String, reason: String)] {
    // What no finger does there is told already.
    let isDragged = platform != .tvOS
    var said: [(name: String, isSet: Bool)] = [("directionalLock", isDragged && element.directionalLock)]
    let reason: String
    switch element.role {
    case .tabView:
      said += [
        ("paging", element.paging),
        ("deceleration", isDragged && element.deceleration != .normal),
        ("showsIndicator", isDragged && element.showsIndicator != nil),
        ("indicator", isDragged && element.indicator != nil), ("scrollCue", !element.scrollCue.isEmpty),
      ]
      reason = "a tab view is turned page by page, and its page control says where"
    case .page:
      said += [
        ("contentSize", element.contentSize != nil), ("pageSize", element.pageSize != nil && !element.paging),
        ("overlap", element.overlap != .nothing && !element.paging && platform != .watchOS),
      ]
      reason = "a page scrolls along one axis, as far as contentHeight says"
    case .picker:
      said.append(("dragAxes", isDragged && element.dragAxes != []))
      reason = "a picker uses every movement itself"
    case .pageControl:
      said = [("axis", element.pages.axis != nil && element.pages.scroller == nil)]
      reason = "one that is bound to nothing looks alike and is turned alike along either axis"
    case _ where element.isTurned: reason = Self.turnedReason
    default:
      said = [("directionalLock", isDragged && element.directionalLock && scrollsAlongOneAxis(element))]
      reason = "it scrolls along one axis"
    }
    let names = said.filter(\.isSet).map { (name: $0.name, reason: reason) }
    guard isDragged, element.role != .tabView, element.isTurned, element.deceleration != .normal else { return names }
    return names + [("deceleration", Self.turnedReason)]
  }

  private static let turnedReason = "it goes page by page, along one axis at a time"

  /// What is said of a page where its tab view says it.
  private func unheededPage(_ page: Element) -> [(name: String, reason: String)] {
    guard page.role == .page else { return [] }
    var names: [(name: String, reason: String)] = []
    if page.frame != nil { names.append(("frame", "a page is as large as its tab view")) }
    let reason = "the page indicator of its tab view tells where it is"
    if platform == .watchOS, !page.isElastic {
      names.append(("elastic", "what is pulled past an end of a page pulls its tab view, which says it"))
    }
    if platform == .watchOS, page.showsIndicator != nil { names.append(("showsIndicator", reason)) }
    if platform == .watchOS || platform == .tvOS, !page.scrollCue.isEmpty { names.append(("scrollCue", reason)) }
    return names
  }

  /// Whether content can scroll along one axis at most, by what its author says of it.
  private func scrollsAlongOneAxis(_ element: Element) -> Bool {
    if let axes = element.axes { return !axes.isSuperset(of: [.vertical, .horizontal]) }
    guard element.zoom == nil, let content = element.contentSize, let view = element.frame?.size else { return false }
    return content.width <= view.width || content.height <= view.height
  }

  /// What is said of scrolling where nobody scrolls so.
  private func unheededScrolling(_ element: Element) -> [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    if platform == .tvOS {
      let reason = "no finger lies on what scrolls there"
      if element.dragAxes != [] { names.append(("dragAxes", reason)) }
      if !element.isElastic { names.append(("elastic", reason)) }
      if element.directionalLock { names.append(("directionalLock", reason)) }
      if element.deceleration != .normal { names.append(("deceleration", reason)) }
    }
    if platform == .tvOS {
      let reason = "tvOS shows no scroll indicators"
      // One that is asked for is judged by a rule (TVScrollBars).
      if element.showsIndicator?.isEmpty == true { names.append(("showsIndicator", reason)) }
      if element.indicator != nil { names.append(("indicator", reason)) }
      if element.pointerSelecting != nil { names.append(("pointerSelecting", "tvOS has no pointer")) }
    } else if let look = element.indicator, let profile = PlatformProfile(platform).indicators(parameters) {
      if look.thickness != nil, profile.isOfSystemThickness {
        names.append(("indicator.thickness", "how thick they are is the system's there"))
      }
      if look.size != nil, !profile.hasSizes {
        names.append(("indicator.size", "only scroll bars on macOS have sizes"))
      }
    }
    return names
  }
}

extension Element {
  /// Whether it only goes from one page to the next.
  fileprivate var isTurned: Bool { paging && zoom == nil }
}
