internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// What operating an item does, by whatever means it is operated.
extension Stage {
  /// Does what a tap on the item does.
  mutating func activate(_ item: ItemID, cause: Cause) {
    let node = blueprint.items[item]
    guard !node.element.traits.contains(.disabled) else {
      decide(cause.text, taker: node.id, "it is disabled")
      emit(.swallowed, node.id, cause.by("disabled"))
      return
    }
    // The grabber leaves the focus where it is: who resizes a sheet goes on typing where they were.
    if node.isOperable, node.kind != .grabber, state.focusing.focus != item {
      takeFocus(item)
      if node.element.role.isTextEntry { emit(.focused, node.id, cause) }
    }
    if node.kind == .grabber {
      activateGrabber(item, cause: cause)
      return
    }
    // First what became of the input itself, for that is what is explained; then what follows from it.
    decide(cause.text, taker: node.id, words("activates \(node.element.role.rawValue)"))
    let effect = node.element.effect
    if node.element.dismissRole != nil || effect?.commits == true || effect?.completes == true { hurryAwaited(cause) }
    if node.isOperable, node.element.role.isTextEntry { raiseKeyboard(for: item, cause: cause) }
    if isWayOut(item), let sheet = sheetIndex(node.surface) { finishMovement(sheet, cause: cause) }
    emit(.activated, node.id, cause)
    if node.button != nil {
      answer(item, reason: .button, cause: cause)
      return
    }
    if let opens = node.opens, clarifies(item, by: opens), !Mutant.isOn(.effectDoesNotWait) {
      present(opens, opener: item, cause: cause.by("\(dialogRule): it takes effect once that is clear"))
      return
    }
    takeEffect(item, cause: cause)
  }

  /// What activating an item brings about: values, what it opens, the way out that it is.
  mutating func takeEffect(_ item: ItemID, cause: Cause) {
    changeValues(item, cause: cause)
    if Mutant.isOn(.workInParentClosesSheet), blueprint.surfaces[blueprint.items[item].surface].isWindow,
      !state.presenting.sheets.isEmpty
    {
      dismissNow(0, reason: .button, cause: cause)
    }
    if let opens = blueprint.items[item].opens, !clarifies(item, by: opens) || Mutant.isOn(.effectDoesNotWait) {
      present(opens, opener: item, cause: cause)
    }
    leave(item, cause: cause)
  }

  private mutating func activateGrabber(_ item: ItemID, cause: Cause) {
    guard let index = sheetIndex(blueprint.items[item].surface) else { return }
    emit(.activated, blueprint.items[item].id, cause)
    releaseHold(index, cause: cause)
    cycleDetent(index, cause: cause)
  }

  /// An assistive action on a sheet that a finger holds finds it at rest (SM-1, dragging).
  mutating func releaseHold(_ index: Int, cause: Cause) {
    if case .dragging = state.presenting.sheets[index].phase { finishMovement(index, cause: cause) }
  }

  /// Turns a switch round and carries out the element's effect.
  private mutating func changeValues(_ item: ItemID, cause: Cause) {
    let element = blueprint.items[item].element
    if element.role.isSwitching { setValue(item, state.room.values[item].toggled, cause: cause) }
    guard let effect = element.effect else { return }
    // What was typed before comes first.
    if effect.selectsOrActs && !state.scrolling.awaited.isEmpty {
      wait(for: .change(item), cause: cause)
    } else if !changesText(item) || !waitsInTurn(.change(item), cause: cause) {
      changeTarget(of: item, cause: cause)
    }
    if effect.changes { noteChange(on: blueprint.items[item].surface) }
    if effect.commits { commit(blueprint.items[item].surface) }
  }

  /// Whether the effect of an item gives a text its value.
  private func changesText(_ item: ItemID) -> Bool {
    guard blueprint.items[item].element.effect?.value != nil else { return false }
    return blueprint.items[item].effectTarget.map { blueprint.selectable($0) != nil } ?? false
  }

  /// Gives the target of an item's effect its value, selects in it, works on what is selected, shows something.
  mutating func changeTarget(of item: ItemID, cause: Cause) {
    guard let effect = blueprint.items[item].element.effect else { return }
    let isFaulty = Mutant.isOn(.effectsEndAtTheSurface)
    if let target = blueprint.items[item].effectTarget,
      !isFaulty || blueprint.items[target].surface == blueprint.items[item].surface
    {
      let old = state.room.values[target]
      setValue(target, effect.value.map(old.set(to:)) ?? old.toggled, cause: cause)
    }
    changeSelection(by: item, cause: cause)
  }

  /// The ways out that activating an item may be: completion, or a button of the sheet.
  private mutating func leave(_ item: ItemID, cause: Cause) {
    let element = blueprint.items[item].element
    if blueprint.surfaces[blueprint.items[item].surface].isPanel {
      leavePanel(blueprint.items[item].surface, by: item, cause: cause)
      return
    }
    if let cover = coverIndex(blueprint.items[item].surface) {
      leaveCover(cover, by: item, cause: cause)
      return
    }
    guard let index = sheetIndex(blueprint.items[item].surface), state.presenting.sheets[index].isResting else {
      return
    }
    if Mutant.isOn(.buttonsLeaveSheetOpen) { return }
    if element.effect?.completes == true, !Mutant.isOn(.completionLeavesSheetOpen),
      isLeftByCompletion(state.presenting.sheets[index].surface)
    {
      commitAll(state.presenting.sheets[index].surface)
      dismissNow(
        index, reason: .completed, cause: cause.by("SM-1 resting + completing action, autoDismissOnCompletion"))
      return
    }
    switch element.dismissRole {
    case .cancel: exit(index, by: .cancel, cause: cause)
    case .dismiss, .close: exit(index, by: .close, cause: cause)
    case .done, .ok: exit(index, by: .done, cause: cause)
    case nil: break
    }
  }

  /// Whether activating an item leads out of its sheet, so that a movement of that ends at once (SM-1, settling); under
  /// any other control the movement goes on.
  private func isWayOut(_ item: ItemID) -> Bool {
    let element = blueprint.items[item].element
    return element.dismissRole != nil
      || element.effect?.completes == true && isLeftByCompletion(blueprint.items[item].surface)
  }

  /// Whether a completing action dismisses a sheet: as its exits say where there are any.
  private func isLeftByCompletion(_ surface: SurfaceID) -> Bool {
    blueprint.surfaces[surface].declared?.exits?.contains(.completion) ?? sheetModel(surface).autoDismissOnCompletion
  }

  /// Gives an item a new value and says so.
  mutating func setValue(_ item: ItemID, _ value: ElementValue, cause: Cause) {
    guard state.room.values[item] != value else { return }
    state.room.set(item, to: value)
    textWasSet(item)
    emit(.valueChanged(spokenValue(of: item) ?? ""), blueprint.items[item].id, cause)
  }

  // MARK: Adjusting

  /// Changes something adjustable by whole steps; stops at its ends.
  mutating func adjust(_ item: ItemID, steps: Int, cause: Cause) {
    let node = blueprint.items[item]
    if node.pagedScroller != nil {
      turnPages(ofControl: item, by: steps, cause: cause)
      return
    }
    guard let range = node.element.range, case .number(let current) = state.room.values[item], node.isOperable else {
      decide(cause.text, taker: node.id, "it is not adjustable")
      emit(.swallowed, node.id, cause.by("not adjustable"))
      return
    }
    takeFocus(item)
    decide(cause.text, taker: node.id, words("adjusts by \(steps) × \(points(range.effectiveStep))"))
    let new = range.snapped(current, steps: steps)
    if new == current, node.element.role == .pageControl { tellLastPage(of: item, isForward: steps > 0, cause: cause) }
    adjusted(item, .number(new), cause: cause)
  }

  /// A page control that is bound to nothing is at its first or last page already: that is said, as others say it.
  private mutating func tellLastPage(of item: ItemID, isForward: Bool, cause: Cause) {
    let node = blueprint.items[item]
    let isVertical = node.element.pages.axis == .vertical
    decide(cause.text, taker: node.id, "SM-9: its pages end there")
    emit(.reachedEdge(isVertical ? (isForward ? .bottom : .top) : (isForward ? .end : .start)), node.id, cause)
    emit(.swallowed, node.id, cause.by("its pages end there"))
  }

  /// A finger that has moved by `translation` points since it came down on something adjustable.
  mutating func adjust(_ item: ItemID, from start: Double, by translation: Vector) {
    guard let range = blueprint.items[item].element.range else { return }
    let frame = layout.frames[item]
    let share: Double
    if blueprint.items[item].element.role == .picker {
      share = -translation.dy / Self.pickerRow * range.effectiveStep
    } else {
      let across = scene.isRightToLeft ? -translation.dx : translation.dx
      share = frame.size.width > 0 ? across / frame.size.width * (range.maximum - range.minimum) : 0
    }
    adjusted(
      item, .number(range.snapped(start + share, steps: 0)), cause: because("drag on \(blueprint.items[item].id)"))
  }

  private mutating func adjusted(_ item: ItemID, _ value: ElementValue, cause: Cause) {
    guard state.room.values[item] != value else { return }
    setValue(item, value, cause: cause)
    if blueprint.items[item].element.effect?.changes == true { noteChange(on: blueprint.items[item].surface) }
  }

  /// Points a picker wheel turns for one step.
  private static let pickerRow = 32.0

  // MARK: Values

  /// What an item is set to, as spoken; nil for nothing.
  func spokenValue(of item: ItemID) -> String? {
    if let shown = shownPage(ofControl: item) { return blueprint.texts.page(shown.current, of: shown.count) }
    switch state.room.values[item] {
    case .none: return nil
    case .text(let text):
      if text.isEmpty { return nil }
      guard blueprint.itemNode(item).role == .secureTextField else { return text }
      return String(repeating: "•", count: text.count)
    case .flag(let isOn): return isOn ? "1" : "0"
    case .number(let number): return spoken(number, of: blueprint.items[item].element)
    }
  }

  /// A number, or its share of the range where the author speaks of per cent.
  private func spoken(_ number: Double, of element: Element) -> String {
    if element.role == .pageControl, let range = element.range {
      func whole(_ number: Double) -> Int { Int(min(max(0, number), 1_000_000)) }
      return blueprint.texts.page(whole(number), of: whole(range.maximum))
    }
    guard element.value?.hasSuffix("%") == true, let range = element.range, range.maximum > range.minimum else {
      return points(number)
    }
    return points(((number - range.minimum) / (range.maximum - range.minimum) * 100).rounded()) + "%"
  }
}
