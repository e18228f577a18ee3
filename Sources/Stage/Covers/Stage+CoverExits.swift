internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// The ways out of popovers, full screens, current contexts and menus (SM-6, SM-15, A-44, A-56, A-57).
extension Stage {
  /// Starts to go away.
  mutating func dismissCover(_ index: Int, reason: TargetEvent.DismissReason, cause: Cause) {
    guard !state.presenting.covers[index].isLeaving else { return }
    let end = state.room.now + scene.parameters.transition
    state.presenting.dismissCover(at: index, reason, until: end)
    if reason != .replaced { giveUpWaiting(in: state.presenting.covers[index].surface, cause: cause) }
    takeAlongHosted(in: state.presenting.covers[index].surface, reason, end: end, cause: cause)
    emit(.willDismiss(reason), id(state.presenting.covers[index].surface), cause)
    // What is not modal may have let a finger move what lies under it, which waits for its end now.
    stopMovements(under: state.presenting.covers[index].surface, cause: cause)
    // A full screen may uncover several sheets that it has hidden.
    keepOneSheet(returning: state.presenting.covers[index].opener, cause: cause)
  }

  // MARK: Buttons and choices

  /// The way out that activating one of its items is: a choice of a menu, a button, a completing action.
  mutating func leaveCover(_ index: Int, by item: ItemID, cause: Cause) {
    let cover = state.presenting.covers[index]
    let model = blueprint.surfaces[cover.surface]
    let element = blueprint.items[item].element
    guard cover.phase == .resting else { return }
    if model.kind.isMenu {
      // What opens a menu of its own stays, with that beside it.
      if let opens = blueprint.items[item].opens, blueprint.surfaces[opens].kind.isMenu { return }
      // A choice closes all the menus that led to it.
      let index = outermostMenu(around: index)
      let completes = element.effect?.completes == true && model.declared?.exits?.contains(.completion) == true
      if blueprint.items[item].isOperable, completes, !mayLeave(cover.surface, by: .button) {
        commitAll(cover.surface)
        dismissCover(index, reason: .completed, cause: cause.by("A-56 menu + completing choice"))
      } else if blueprint.items[item].isOperable, !keepsFromLeaving(cover.surface, by: .button, cause: cause) {
        dismissCover(index, reason: .button, cause: cause.by("A-56 menu + choice → dismissing(button)"))
      }
      return
    }
    let isClosedByCompletion =
      model.requiresAction || model.kind.isPopover || model.declared?.exits?.contains(.completion) == true
    if element.effect?.completes == true, isClosedByCompletion, mayLeave(cover.surface, by: .completion) {
      commitAll(cover.surface)
      dismissCover(
        index, reason: .completed, cause: cause.by("\(beyondRule(of: cover.surface)) resting + completing action"))
      return
    }
    if element.dismissRole != nil, keepsFromLeaving(cover.surface, by: .button, cause: cause) { return }
    switch element.dismissRole {
    case nil: break
    case .done, .ok:
      commitAll(cover.surface)
      dismissCover(index, reason: .button, cause: cause.by("\(rule(of: cover.surface)) resting + button"))
    case .cancel, .close, .dismiss:
      if isActionRequired(model) {
        refuse(index, cause: cause)
      } else if asks(index, besides: model.isInformationOnly && element.dismissRole != .cancel, cause: cause) {
        return
      } else {
        dismissCover(
          index, reason: .button, cause: cause.by("\(rule(of: cover.surface)) resting + button → dismissing(button)"))
      }
    }
  }

  /// The menu from which others have led to a menu; itself where it came from none.
  private func outermostMenu(around index: Int) -> Int {
    var (menu, seen) = (index, [index])
    while let opener = state.presenting.covers[menu].opener, let outer = coverIndex(blueprint.items[opener].surface),
      blueprint.surfaces[state.presenting.covers[outer].surface].kind.isMenu, !seen.contains(outer)
    {
      seen.append(outer)
      menu = outer
    }
    return menu
  }

  private func isActionRequired(_ model: Surface) -> Bool {
    model.requiresAction && !Mutant.isOn(.requiredActionIsSkipped)
  }

  private mutating func refuse(_ index: Int, cause: Cause) {
    let reason = "SM-1 requiresAction: only an offered action leads out"
    decide(cause.text, taker: id(state.presenting.covers[index].surface), reason)
    emit(.dismissRefused, id(state.presenting.covers[index].surface), cause.by(reason))
  }

  // MARK: Escape

  /// The cover that Escape is meant for: the one in front of everything.
  var coverInFront: Int? { keyLayer.flatMap { coverIndex($0) } }

  /// Whether a menu lies in front of everything, so that arrows move through its choices.
  var isMenuInFront: Bool {
    coverInFront.map { blueprint.surfaces[state.presenting.covers[$0].surface].kind.isMenu } ?? false
  }

  /// Escape and assistive escape: a popover or menu closes, elsewhere they are the button that leaves it.
  mutating func escapeCover(_ index: Int, cause: Cause) {
    let cover = state.presenting.covers[index]
    let model = blueprint.surfaces[cover.surface]
    switch cover.phase {
    case .presenting:
      decide(cause.text, taker: id(cover.surface), "SM-1 presenting + Escape: acted on at resting")
      state.presenting.afterPresentingCover(at: index, .escape)
    case .dismissing: swallow(cause.text, by: cover.surface, explain(.inTransition(cover.surface)))
    case .resting:
      if isActionRequired(model) {
        refuse(index, cause: cause)
      } else if model.kind.isPopover || model.kind.isMenu {
        if asks(index, cause: cause) { return }
        dismissCover(index, reason: .escape, cause: cause.by("A-56 resting + Escape → dismissing(escape)"))
      } else if let button = exitButton(of: cover.surface) {
        let clause = "\(rule(of: cover.surface)) resting + Escape = \(blueprint.items[button].id) → dismissing(escape)"
        decide(cause.text, taker: id(cover.surface), clause)
        if asks(index, cause: cause.by(clause)) { return }
        dismissCover(index, reason: .escape, cause: cause.by(clause))
      } else {
        swallow(cause.text, by: cover.surface, "A-44 Escape without a button to leave by: nothing")
      }
    }
  }

  /// The button that Escape stands for: Cancel, Close or Dismiss, else Done or OK.
  private func exitButton(of surface: SurfaceID) -> ItemID? {
    let exits = blueprint.surfaces[surface].items.filter {
      blueprint.items[$0].element.dismissRole != nil && blueprint.items[$0].isOperable
    }
    let leaving = exits.first { item in
      switch blueprint.items[item].element.dismissRole {
      case .cancel, .close, .dismiss: true
      case .done, .ok, nil: false
      }
    }
    return leaving ?? exits.first
  }

  // MARK: Outside

  /// The popover or menu in front of everything, where a tap goes beside it.
  func transientCover(besides hit: Hit?) -> Int? {
    guard !state.presenting.covers.isEmpty, keyDialog == nil, let index = coverInFront,
      state.presenting.covers[index].phase == .resting, hit?.surface != state.presenting.covers[index].surface,
      blueprint.surfaces[state.presenting.covers[index].surface].isTransient
    else { return nil }
    return index
  }

  /// A tap beside a popover or menu closes it and does nothing else.
  mutating func dismissByTapOutside(_ index: Int, subject: String) {
    let surface = state.presenting.covers[index].surface
    let cause = Cause(subject)
    if isActionRequired(blueprint.surfaces[surface]) {
      refuse(index, cause: cause)
      return
    }
    if asks(index, cause: cause) { return }
    decide(subject, taker: id(surface), "A-56 tap beside it: closes, and nothing else gets the tap")
    dismissCover(index, reason: .outside, cause: cause.by("A-56 resting + tap outside → dismissing(outside)"))
  }

  /// A drag that begins on a cover is its content's; none leads out of a full screen (SM-3, C-03).
  mutating func dragOnCover(_ index: Int, subject: String) {
    let surface = state.presenting.covers[index].surface
    let isFullScreen = blueprint.surfaces[surface].fillsScreen
    if isFullScreen, Mutant.isOn(.swipeDismissesFullScreen) {
      dismissCover(index, reason: .swipe, cause: Cause(subject))
      return
    }
    let rule = isFullScreen ? "\(dragRule) full-screen modal" : "A-59 cover"
    decide(subject, taker: id(surface), "\(rule): content only")
  }

  // MARK: Menus

  /// A hold on a control that reveals a menu.
  mutating func longPress(at point: Point, on touchdown: Touchdown?, name: String = "long press") {
    let subject = "\(name) at \(place(point))"
    let candidates = explains ? holdCandidates(at: point) : []
    let arbitration = arbitrations.count
    defer { if explains { explain(arbitration: arbitration, among: candidates) } }
    let hit = touched(at: point, touchdown)
    if let hit, case let access = access(to: hit.surface), access != .open {
      refuse(subject, to: hit.surface, access)
      return
    }
    guard let hit, let item = hit.item,
      let menu = blueprint.menu(revealedBy: item)
    else {
      decide(subject, taker: foremostID, "nothing there reveals a menu")
      return
    }
    guard blueprint.items[item].isOperable else {
      swallow(subject, by: hit.surface, "it is disabled")
      return
    }
    if hasGoneFromSight(hit, from: point, subject) { return }
    decide(subject, taker: blueprint.items[item].id, "A-56: it reveals \(id(menu))")
    present(menu, opener: item, cause: Cause(subject))
  }

  /// A hold that somebody asks the screen reader for.
  mutating func longPress(on item: ItemID, cause: Cause) {
    let id = blueprint.items[item].id
    guard let menu = blueprint.menu(revealedBy: item) else {
      decide(cause.text, taker: id, "nothing there reveals a menu")
      emit(.swallowed, id, cause)
      return
    }
    guard blueprint.items[item].isOperable else {
      swallow(cause.text, by: blueprint.items[item].surface, "it is disabled")
      return
    }
    decide(cause.text, taker: id, "A-56: it reveals \(self.id(menu))")
    present(menu, opener: item, cause: cause)
  }

  // MARK: The app

  /// The app takes a cover away, with everything that came from it.
  ///
  /// - Parameter chain: What goes already and takes this along: two may have opened one another.
  mutating func dismissCoverByApp(_ index: Int, cause: Cause, after chain: [SurfaceID] = []) {
    let surface = state.presenting.covers[index].surface
    if let question = question(about: surface) {
      dropDialog(question, cause: cause.by("\(dialogRule) presenter dismissed by the app"))
    }
    dismissDependents(of: surface, cause: cause, after: chain)
    guard let index = coverIndex(surface) else { return }
    if case .presenting = state.presenting.covers[index].phase {
      guard !chain.isEmpty else {
        state.presenting.afterPresentingCover(at: index, .dismiss)
        return
      }
      // It comes up no further than it has: what it came from goes now.
      emit(.didPresent, id(surface), cause)
    }
    dismissCover(
      index, reason: .programmatic,
      cause: cause.by("\(beyondRule(of: surface)) dismiss() by the app → dismissing(programmatic)"))
  }

  /// Takes away what was opened from a surface or lies inside it, from front to back; a dialog first, without effect.
  mutating func dismissDependents(of surface: SurfaceID, cause: Cause, after chain: [SurfaceID] = []) {
    guard !state.presenting.covers.isEmpty else { return }
    let chain = chain + [surface]
    for dialog in state.presenting.dialogs
    where dialog.sheet == nil && belongs(dialog.surface, opener: dialog.returnFocus, to: surface) {
      dropDialog(dialog.surface, cause: cause.by("\(dialogRule) presenter dismissed by the app"))
    }
    for layer in layers.reversed() where !chain.contains(layer) {
      if let sheet = sheetIndex(layer), belongs(layer, opener: state.presenting.sheets[sheet].opener, to: surface) {
        dismissDependents(of: layer, cause: cause, after: chain)
        if let question = question(about: layer) {
          dropDialog(question, cause: cause.by("\(dialogRule) presenter dismissed by the app"))
        }
        guard let sheet = sheetIndex(layer) else { continue }
        if case .dismissing = state.presenting.sheets[sheet].phase { continue }
        // It comes up no further than it has: what it came from goes now.
        if state.presenting.sheets[sheet].isInTransition { emit(.didPresent, id(layer), cause.by("SM-1 parent gone")) }
        dismissNow(sheet, reason: .programmatic, cause: cause.by("SM-1 parent gone"))
      } else if let cover = coverIndex(layer),
        belongs(layer, opener: state.presenting.covers[cover].opener, to: surface)
      {
        dismissCoverByApp(cover, cause: cause.by("SM-1 parent gone"), after: chain)
      }
    }
  }

  private func belongs(_ layer: SurfaceID, opener: ItemID?, to surface: SurfaceID) -> Bool {
    opener.map { blueprint.items[$0].surface == surface } ?? false || isInside(layer, surface)
  }
}
