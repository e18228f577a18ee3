internal import Accessibility
internal import Digests
internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageModel

/// What the app does to selections: it selects, moves the insertion point, finds, and works on what is selected.
extension Stage {
  /// Carries out what the effect of an item selects, does to a selection, or shows.
  mutating func changeSelection(by item: ItemID, cause: Cause) {
    guard let effect = blueprint.items[item].element.effect else { return }
    if effect.selectsOrActs, let target = blueprint.items[item].effectTarget, let ordinal = blueprint.selectable(target)
    {
      if let selection = effect.selects {
        select(mark(for: selection, in: ordinal), in: ordinal, .selected, cause: cause)
      } else if let caret = effect.caret, blueprint.selectables[ordinal].isText {
        select(SelectionMark(at: caret).limited(to: count(in: ordinal)), in: ordinal, .caretPlaced, cause: cause)
      } else if let text = soughtText(effect, near: item) {
        find(text, in: ordinal, cause: cause)
      }
      if effect.acts != nil || effect.replaces != nil { operate(item, cause: cause) }
    }
    if let reason = effect.because, let shown = blueprint.shown(by: item) {
      bringIntoView(AutomaticScroll(sight: .item(shown), occasion: .declared(reason)), cause: cause)
    }
  }

  /// The app makes something the selection, or moves the insertion point, and that comes into view.
  mutating func select(
    _ mark: SelectionMark, in ordinal: SelectableID, _ occasion: AutomaticScroll.Occasion, cause: Cause
  ) {
    endSelecting(in: ordinal)
    state.scrolling.select(mark, in: ordinal)
    bringIntoView(AutomaticScroll(sight: sight(of: ordinal), occasion: occasion), cause: cause)
    tellSelection(ordinal, cause: cause)
  }

  /// What has to be seen of a selection: any part of it, or the insertion point.
  func sight(of ordinal: SelectableID) -> AutomaticScroll.Sight {
    blueprint.selectables[ordinal].isText && mark(ordinal).range.isEmpty ? .caret(ordinal) : .selection(ordinal)
  }

  /// Says what is selected now, or the line of the insertion point.
  func selectionEvent(_ ordinal: SelectableID) -> TargetEvent.Kind {
    if let text = selectedText(ordinal) { return .selected(text) }
    return blueprint.selectables[ordinal].isText ? .caretMoved(caretLine(ordinal)) : .selected("")
  }

  mutating func tellSelection(_ ordinal: SelectableID, cause: Cause) {
    emit(selectionEvent(ordinal), blueprint.items[blueprint.selectables[ordinal].item].id, cause)
  }

  // MARK: Finding

  /// What an effect looks for; nil where it looks for nothing.
  func soughtText(_ effect: Element.Effect, near item: ItemID) -> String? {
    if let text = effect.find { return text }
    return blueprint.soughtIn(item).map { text(of: $0) }
  }

  /// Selects the next place at which a text stands, after what is selected; round to the beginning.
  private mutating func find(_ sought: String, in ordinal: SelectableID, cause: Cause) {
    let item = blueprint.items[blueprint.selectables[ordinal].item].id
    guard !sought.isEmpty, let found = nextMatch(of: sought, in: ordinal) else {
      decide(
        cause.text, taker: item, words(sought.isEmpty ? "there is nothing to look for" : "“\(sought)” is not there"))
      emit(.swallowed, item, cause.by("not found"))
      return
    }
    select(SelectionMark(found), in: ordinal, .found, cause: cause)
  }

  /// The first place after the selection at which a text stands, whatever its case; the first of all after the last.
  func nextMatch(of sought: String, in ordinal: SelectableID) -> Range<Int>? {
    let end = mark(ordinal).range.upperBound
    if let rows = blueprint.selectables[ordinal].rows {
      let sought = Array(sought.lowercased())
      let found = rows.indices.filter { row in
        (rows[row]..<blueprint.items[rows[row]].end).contains { part in
          blueprint.items[part].element.label.map { !Self.matches(of: sought, in: Array($0.lowercased())).isEmpty }
            ?? false
        }
      }
      return (found.first { $0 >= end } ?? found.first).map { $0..<$0 + 1 }
    }
    let text = text(of: blueprint.selectables[ordinal].item)
    // Character by character, so that places are those of the text whatever its lower case is.
    let characters = text.map { $0.lowercased() }
    let wanted = sought.map { $0.lowercased() }
    let matches = Self.matches(of: wanted, in: characters)
    return (matches.first { $0 >= end } ?? matches.first).map { $0..<$0 + wanted.count }
  }

  private static func matches<Part: Equatable>(of sought: [Part], in text: [Part]) -> [Int] {
    guard let first = sought.first, text.count >= sought.count else { return [] }
    return (0...text.count - sought.count).filter {
      text[$0] == first && text[$0..<$0 + sought.count].elementsEqual(sought)
    }
  }

  // MARK: Working on a selection

  /// Does what an item does to a selection, after that has come into view.
  mutating func operate(_ item: ItemID, cause: Cause) {
    guard let effect = blueprint.items[item].element.effect, let target = blueprint.items[item].effectTarget,
      let ordinal = blueprint.selectable(target)
    else { return }
    let sight = sight(of: ordinal)
    if hasToWait(for: sight) {
      wait(for: .operate(item), cause: cause)
      return
    }
    if case .selection = sight, mark(ordinal).range.isEmpty {
      decide(cause.text, taker: blueprint.items[target].id, "nothing is selected")
      emit(.swallowed, blueprint.items[target].id, cause.by("nothing is selected"))
      return
    }
    if !Mutant.isOn(.operationComesFirst) { showSelection(of: ordinal, cause: cause) }
    if let text = effect.replaces {
      edit(target, cause: cause) { Self.replace($1.range, of: &$0, by: text) }
      keepLines(of: target)
    }
    if let name = effect.acts { emit(.acted(name), blueprint.items[target].id, cause) }
    if Mutant.isOn(.operationComesFirst) { showSelection(of: ordinal, cause: cause) }
  }

  /// Shows a selection that is out of view before something is done to it, and says it then.
  mutating func showSelection(of ordinal: SelectableID, cause: Cause) {
    let sight = sight(of: ordinal)
    guard !isInView(sight) else { return }
    bringIntoView(AutomaticScroll(sight: sight, occasion: .operation), cause: cause)
    tellSelection(ordinal, cause: Cause(cause.by("SM-11 (4)").text, initiator: .automatic))
  }
}
