internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
public import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel

/// The state taken apart for who explores it.
///
/// What stands for itself: what a control is set to (nothing is presented, dismissed or refused because of a value; what
/// is told of it stands in `Stage+ValueWords`), how
/// far content has scrolled or is magnified (that decides what of it can be touched, and of nothing else), how large a
/// sheet was pulled, where a window was moved. What is left out: where the pointer is and people look, which every step
/// says anew, and where the focus returns to.
extension Stage {
  /// The state taken apart.
  public var stateParts: StateParts {
    var core = PartWords()
    addRoom(to: &core)
    addLayers(to: &core)
    // A sheet stands as high as the field under the keyboard needs.
    core.add(keyboardFrame == nil ? nil : state.focusing.keyboardField)
    // Rules look at a state in which the focus is where it should not be.
    core.add(hasStrayFocus)
    if isUnderWay {
      core.add(1)
      core.add(Int(truncatingIfNeeded: stateHash))
    } else {
      core.add(0)
    }
    var focus = PartWords()
    focus.add(state.focusing.focus)
    focus.add(state.focusing.keyboardField)
    return StateParts(core: core.words, focus: focus.words, free: freeParts)
  }

  /// Whether the focus is on something that is hidden, decorative or disabled.
  private var hasStrayFocus: Bool {
    guard let focus = state.focusing.focus else { return false }
    if !blueprint.items[focus].element.traits.isDisjoint(with: [.disabled, .decorative]) { return true }
    var next: ItemID? = focus
    while let item = next {
      if blueprint.items[item].element.traits.contains(.hidden) { return true }
      next = blueprint.items[item].parent
    }
    return false
  }

  /// Whether there is more on the screen than the window with the focus, or a remote moves that.
  public var hangsOnFocus: Bool {
    state.focusing.focus != nil && (hasFocusEngine || keyboardFrame != nil || stateLayers.present.count > 1)
  }

  /// Whether somebody holds something or anything moves, so that the state is nothing to take apart.
  private var isUnderWay: Bool {
    isMoving || state.hands.isBusy || state.scrolling.jog != nil || state.scrolling.rotary != nil
      || !state.scrolling.awaited.isEmpty
      || !state.scrolling.pageTurns.isEmpty
  }

  /// Windows, sheets, covers and dialogs by surface; where somebody holds something, everything is open.
  public var stateLayers: StateLayers {
    var present = Set(blueprint.windows.filter { !state.presenting.goneWindows.contains($0) })
    for sheet in state.presenting.sheets + state.presenting.waiting { present.insert(sheet.surface) }
    for cover in state.presenting.covers { present.insert(cover.surface) }
    for dialog in state.presenting.dialogs { present.insert(dialog.surface) }
    let isAnswering = state.presenting.dialogs.contains { dialog in
      dialog.sheet != nil || dialog.clarifies != nil
        || blueprint.surfaces[dialog.surface].items.contains {
          [.discard, .save].contains(blueprint.items[$0].button?.answer)
        }
    }
    if isUnderWay { return layers(open: present, present: present) }
    // An answer saves or discards what is under the question; in a window only what its controls act on (`meetings`).
    let open = present.filter { access(to: $0) == .open || isAnswering && !blueprint.surfaces[$0].isWindow }
    return layers(open: open, present: present)
  }

  private func layers(open: Set<SurfaceID>, present: Set<SurfaceID>) -> StateLayers {
    StateLayers(open: Set(open.map(\.ordinal)), present: Set(present.map(\.ordinal)))
  }

  // MARK: The core

  private func addRoom(to words: inout PartWords) {
    words.add(state.room.size.width)
    words.add(state.room.size.height)
    words.add(state.room.safeArea != nil)
    if let area = state.room.safeArea {
      for inset in [area.top, area.left, area.bottom, area.right] { words.add(inset) }
    }
    words.add(state.presenting.detents.count)
    for surface in state.presenting.detents.keys.sorted() {
      words.add(surface)
      words.add("\(state.presenting.detents[surface] ?? [])")
    }
    words.add(state.presenting.goneWindows.sorted())
    words.add(state.room.inputDevices != nil)
    words.add((state.room.inputDevices ?? []).map(\.rawValue).joined(separator: ","))
    words.add(state.presenting.windows.order)
    words.add(state.presenting.windows.key)
    words.add(state.presenting.windows.openers.count)
    for panel in state.presenting.windows.openers.keys.sorted() {
      words.add(panel)
      words.add(state.presenting.windows.openers[panel])
    }
  }

  private func addLayers(to words: inout PartWords) {
    words.add(state.presenting.dialogs.count)
    for dialog in state.presenting.dialogs {
      words.add(dialog.surface)
      words.add(dialog.sheet)
      words.add(dialog.clarifies)
      words.add(dialog.phase == .resting)
    }
    words.add(state.presenting.sheets.count)
    for sheet in state.presenting.sheets { add(sheet, to: &words) }
    words.add(state.presenting.covers.count)
    for cover in state.presenting.covers {
      words.add(cover.surface)
      words.add(cover.opener)
      words.add(cover.hasUnsavedChanges)
      words.add(cover.successor)
      words.add(cover.detent)
      words.add(cover.sheetsBelow)
      words.add(cover.phase == .resting)
    }
    words.add(state.presenting.waiting.count)
    for sheet in state.presenting.waiting { add(sheet, to: &words) }
    words.add(state.presenting.suspended)
    words.add(state.presenting.requests.count)
    for request in state.presenting.requests {
      words.add(request.surface)
      words.add(request.opener)
    }
  }

  private func add(_ sheet: PresentedSheet, to words: inout PartWords) {
    words.add(sheet.surface)
    words.add(sheet.detent)
    words.add(sheet.restID)
    words.add(sheet.restHeight)
    words.add(sheet.hasUnsavedChanges)
    words.add(sheet.isModal)
    // What belongs to what hangs on where it was opened; by which control, only where the focus goes back to.
    words.add(sheet.opener.map { blueprint.items[$0].surface })
    words.add(sheet.popoverOpener)
    words.add(sheet.successor)
    words.add(sheet.isGivenUp)
    words.add(sheet.below)
    words.add(sheet.isPutAway)
    switch sheet.phase {
    case .presenting: words.add(1)
    case .resting: words.add(2)
    case .dragging: words.add(3)
    case .settling: words.add(4)
    case .confirming: words.add(5)
    case .dismissing: words.add(6)
    }
  }

  // MARK: What stands for itself

  /// The kinds of parts; the upper half of their ids.
  enum Tag: UInt64 {
    case value = 1
    case saved, mark, scroll, size, window, notch, hanging, radios, twins

    func id(_ ordinal: Int) -> UInt64 { rawValue << 32 | UInt64(truncatingIfNeeded: ordinal) }
  }

  private var freeParts: [StateParts.Part] {
    var parts: [StateParts.Part] = []
    func add(
      _ tag: Tag, _ ordinal: Int, _ words: [UInt64], on surface: SurfaceID?, homes: [SurfaceID] = [],
      of item: ItemID? = nil, readers: [NodeID]? = nil
    ) {
      parts.append(
        .init(
          id: tag.id(ordinal), words: words, layers: surface.map { blueprint.meetings[$0].map(\.ordinal) } ?? [],
          homes: homes.map(\.ordinal),
          node: item.map { blueprint.items[$0].id },
          readers: readers ?? item.map { self.readers(of: $0) } ?? [],
          isPlace: tag == .scroll || tag == .window))
    }
    for item in state.room.values.ids(differingFrom: blueprint.initialValues) {
      add(
        .value, item.ordinal, words(for: state.room.values[item], of: item), on: blueprint.items[item].surface, of: item
      )
    }
    addNeighbours { add($0, $1, $2, on: $3, of: $4, readers: $5) }
    for sheet in state.presenting.sheets + state.presenting.waiting {
      addSaved(sheet.saved, of: sheet.surface) { add($0, $1, $2, on: $3, of: $4) }
    }
    for cover in state.presenting.covers {
      addSaved(cover.saved, of: cover.surface) { add($0, $1, $2, on: $3, of: $4) }
    }
    for ordinal in firstMarks.selected(in: state.scrolling.marks) {
      let item = blueprint.selectables[ordinal].item
      add(
        .mark, ordinal.ordinal, words(for: mark(ordinal).range, in: ordinal), on: blueprint.items[item].surface,
        of: item)
    }
    addScrolls { add(.scroll, $0.ordinal, $1, on: $2, homes: $3) }
    addHangingPlaces { add(.hanging, $0.ordinal, $1, on: $0, homes: $2) }
    for surface in state.presenting.sizes.keys.sorted() {
      guard let size = state.presenting.sizes[surface] else { continue }
      // What is pulled larger lies over what is under it.
      let isPresent = sheetIndex(surface) != nil
      var words = PartWords()
      for length in [size.width, size.height] { words.add(whole: length.rounded()) }
      add(.size, surface.ordinal, words.words, on: isPresent ? nil : surface)
    }
    for window in state.presenting.windows.offsets.keys.sorted() {
      guard let offset = state.presenting.windows.offsets[window] else { continue }
      add(.window, window.ordinal, [offset.dx.bitPattern, offset.dy.bitPattern], on: nil, homes: [window])
    }
    for (ordinal, part) in state.scrolling.notches.all.enumerated() {
      add(
        .notch, ordinal, [UInt64(bitPattern: Int64(part.scroller.ordinal)), UInt64(bitPattern: Int64(part.units))],
        on: nil)
    }
    return parts
  }

  /// What discarding brings back, where that is not what the document says.
  private func addSaved(
    _ saved: DigestedArray<ElementValue>, of surface: SurfaceID,
    _ add: (Tag, Int, [UInt64], SurfaceID?, ItemID?) -> Void
  ) {
    let items = blueprint.surfaces[surface].items
    guard saved.count == items.count else { return }
    for (item, value) in zip(items, saved) where value != blueprint.initialValues[item] {
      add(.saved, item.ordinal, words(for: value, of: item), surface, item)
    }
  }
}
