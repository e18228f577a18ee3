internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// The on-screen keyboard: where no other keyboard is, it comes up with the text field that is being edited and goes
/// when the focus leaves that, when its sheet goes, or when a finger takes hold of the sheet.
///
/// A sheet over which it comes is raised, as far as its largest height has room, so that its bottom stands on the
/// keyboard; its heights stay what they are. What is left under the keyboard is no part of what is visible, so that
/// scroll views in it scroll the field into view. Where nothing scrolls the field, the sheet goes up further,
/// until what is typed can be seen: its top may leave the screen until the keyboard goes.
extension Stage {
  /// Where the keyboard is; nil while it is not on the screen.
  var keyboardFrame: Rect? {
    guard let field = state.focusing.editedField else { return nil }
    let surface = blueprint.items[field].surface
    let isThere =
      blueprint.surfaces[surface].isWindow
      ? !state.presenting.goneWindows.contains(surface) : sheetIndex(surface) != nil || coverIndex(surface) != nil
    return isThere ? layout.keyboard : nil
  }

  /// Whether a keyboard comes up on the screen where text is edited: fingers are there, and no other keyboard.
  var hasOnScreenKeyboard: Bool {
    blueprint.canShowKeyboard && inputDevices.contains(.touch) && !inputDevices.contains(.keyboard)
  }

  /// Somebody edits a text field by touch or reader.
  mutating func raiseKeyboard(for item: ItemID, cause: Cause) {
    guard hasOnScreenKeyboard, !blueprint.items[item].element.traits.contains(.readOnly) else { return }
    state.focusing.raiseKeyboard(for: item)
    decide(cause.text, taker: blueprint.keyboardID, "text is edited and there is no other keyboard")
    fitToKeyboard { stage in
      stage.reveal(item, cause: cause)
      if let ordinal = stage.blueprint.selectable(item) {
        stage.bringIntoView(AutomaticScroll(sight: .caret(ordinal), occasion: .keyboard), cause: cause)
      }
      stage.raiseAboveKeyboard(item, cause: cause)
    }
  }

  /// Scrolls up a field that is edited and still lies under the keyboard or below the screen, as what it is in does so
  /// nearly as a whole: as far as the upper edge of that, which may not be far enough to see it.
  mutating func raiseAboveKeyboard(_ field: ItemID, cause: Cause) {
    let because = Cause(cause.by("SM-11 (6): as far as it goes from under the keyboard").text, initiator: .automatic)
    for scroller in scrollChain(from: field)
    where blueprint.scrollers[scroller].item != field && !isPaged(scroller) && scrolls(scroller, .vertical) {
      guard let keyboard = keyboardFrame else { return }
      let (frame, view) = (screenFrame(of: field), screenView(of: scroller))
      // Of what is too high a part is enough.
      guard frame.minY >= keyboard.minY || frame.size.height <= keyboard.minY - view.minY else { continue }
      let way = min(frame.maxY - keyboard.minY, frame.minY - view.minY)
      let old = offset(scroller)
      let target = min(old.dy + way / magnification(ofScroller: scroller), maximumOffset(scroller).dy)
      guard way > 0, target > old.dy else { continue }
      move(scroller, to: Vector(dx: old.dx, dy: target), from: old, cause: because)
    }
  }

  /// The scene starts with it: for the first text field of what is in front, unless one has the focus.
  mutating func raiseKeyboardAtStart(cause: Cause) {
    func isField(_ item: ItemID) -> Bool { blueprint.items[item].element.role.isTextEntry }
    let field = state.focusing.focus.flatMap { isField($0) ? $0 : nil } ?? focusRing.first(where: isField)
    guard let field else { return }
    state.focusing.move(to: field)
    state.focusing.raiseKeyboard(for: field)
    revealText(field, .keyboard, cause: cause)
  }

  /// How far a sheet is raised by the keyboard, in points; `frame` is where it would be without one.
  func keyboardLift(of sheet: PresentedSheet, frame: Rect) -> Double {
    guard let field = state.focusing.keyboardField, blueprint.items[field].surface == sheet.surface,
      let keyboard = keyboardFrame
    else { return 0 }
    switch sheet.phase {
    case .resting, .settling, .confirming: break
    case .presenting, .dragging, .dismissing: return 0
    }
    let overlap = max(0, frame.maxY - keyboard.minY)
    let highest = layout.screen.safeArea.top + scene.parameters.largeTopGap
    let lift = min(overlap, max(0, frame.minY - highest))
    guard blueprint.items[field].scroller == nil else { return lift }
    // Nothing scrolls the field into view: the sheet goes up until it can be seen.
    return max(lift, frame.minY + layout.frames[field].maxY - keyboard.minY)
  }

  /// Puts the keyboard of a sheet away because the sheet moves otherwise from now on, and returns by how many points
  /// more than its height its top is up, so that it can stay there.
  mutating func dropKeyboard(under index: Int) -> Double {
    let sheet = state.presenting.sheets[index]
    guard let field = state.focusing.keyboardField, blueprint.items[field].surface == sheet.surface else { return 0 }
    defer { state.focusing.lowerKeyboard() }
    guard let placement = layout.placements[sheet.surface] else { return 0 }
    let lift = keyboardLift(of: sheet, frame: unraisedFrame(sheet))
    guard isCentred(sheet.surface) else { return placement.attachment == .bottom ? lift : 0 }
    let heights = heights(of: sheet.surface)
    // A card in the middle goes up as a whole to its smallest detent, and from there on grows to both sides: its top goes
    // up by half of that.
    let whole = max(0, heights.smallest.height - sheet.height(at: state.room.now, heights: heights))
    return min(lift, whole) + 2 * max(0, lift - whole)
  }
}
