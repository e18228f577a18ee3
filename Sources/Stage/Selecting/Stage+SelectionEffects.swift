internal import Accessibility
internal import Harness
internal import Mutants
internal import Scenes

/// What the app does to selections: it selects, moves the insertion point, finds, and works on what is selected.
extension Stage {
  /// Carries out what the effect of an item selects, does to a selection, or shows.
  mutating func changeSelection(by item: Int, cause: Cause) {
    guard let effect = blueprint.items[item].element.effect else { return }
    if effect.selectsOrActs, let target = blueprint.items[item].effectTarget, let place = blueprint.selectable(target) {
      if let selection = effect.selects {
        select(mark(for: selection, in: place), in: place, .selected, cause: cause)
      } else if let caret = effect.caret, blueprint.selectables[place].isText {
        select(SelectionMark(at: caret).limited(to: count(in: place)), in: place, .caretPlaced, cause: cause)
      } else if let text = soughtText(effect, near: item) {
        find(text, in: place, cause: cause)
      }
      if effect.acts != nil || effect.replaces != nil { operate(item, cause: cause) }
    }
    if let reason = effect.because, let shown = blueprint.shown(by: item) {
      bringIntoView(AutomaticScroll(sight: .item(shown), occasion: .declared(reason)), cause: cause)
    }
  }

  /// The app makes something the selection, or moves the insertion point, and that comes into view.
  mutating func select(
    _ mark: SelectionMark, in place: Int, _ occasion: AutomaticScroll.Occasion, cause: Cause
  ) {
    endSelecting(in: place)
    state.marks[place] = mark
    bringIntoView(AutomaticScroll(sight: sight(of: place), occasion: occasion), cause: cause)
    tellSelection(place, cause: cause)
  }

  /// What has to be seen of a selection: any part of it, or the insertion point.
  func sight(of place: Int) -> AutomaticScroll.Sight {
    blueprint.selectables[place].isText && mark(place).range.isEmpty ? .caret(place) : .selection(place)
  }

  /// Says what is selected now, or the line of the insertion point.
  func selectionEvent(_ place: Int) -> TargetEvent.Kind {
    if let text = selectedText(place) { return .selected(text) }
    return blueprint.selectables[place].isText ? .caretMoved(caretLine(place)) : .selected("")
  }

  mutating func tellSelection(_ place: Int, cause: Cause) {
    emit(selectionEvent(place), blueprint.items[blueprint.selectables[place].item].id, cause)
  }

  // MARK: Finding

  /// What an effect looks for; nil where it looks for nothing.
  private func soughtText(_ effect: Element.Effect, near item: Int) -> String? {
    if let text = effect.find { return text }
    return blueprint.soughtIn(item).map { text(of: $0) }
  }

  /// Selects the next place at which a text stands, after what is selected; round to the beginning.
  private mutating func find(_ sought: String, in place: Int, cause: Cause) {
    let item = blueprint.items[blueprint.selectables[place].item].id
    guard !sought.isEmpty, let found = nextPlace(of: sought, in: place) else {
      decide(
        cause.text, taker: item, words(sought.isEmpty ? "there is nothing to look for" : "“\(sought)” is not there"))
      emit(.swallowed, item, cause.by("not found"))
      return
    }
    select(SelectionMark(found), in: place, .found, cause: cause)
  }

  /// The first place after the selection at which a text stands, whatever its case; the first of all after the last.
  private func nextPlace(of sought: String, in place: Int) -> Range<Int>? {
    let end = mark(place).range.upperBound
    if let rows = blueprint.selectables[place].rows {
      let sought = Array(sought.lowercased())
      let found = rows.indices.filter { row in
        (rows[row]..<blueprint.items[rows[row]].end).contains { part in
          blueprint.items[part].element.label.map { !Self.places(of: sought, in: Array($0.lowercased())).isEmpty }
            ?? false
        }
      }
      return (found.first { $0 >= end } ?? found.first).map { $0..<$0 + 1 }
    }
    let text = text(of: blueprint.selectables[place].item)
    // Character by character, so that places are those of the text whatever its lower case is.
    let characters = text.map { $0.lowercased() }
    let wanted = sought.map { $0.lowercased() }
    let places = Self.places(of: wanted, in: characters)
    return (places.first { $0 >= end } ?? places.first).map { $0..<$0 + wanted.count }
  }

  private static func places<Part: Equatable>(of sought: [Part], in text: [Part]) -> [Int] {
    guard let first = sought.first, text.count >= sought.count else { return [] }
    return (0...text.count - sought.count).filter {
      text[$0] == first && text[$0..<$0 + sought.count].elementsEqual(sought)
    }
  }

  // MARK: Working on a selection

  /// Does what an item does to a selection, after that has come into view.
  mutating func operate(_ item: Int, cause: Cause) {
    guard let effect = blueprint.items[item].element.effect, let target = blueprint.items[item].effectTarget,
      let place = blueprint.selectable(target)
    else { return }
    let sight = sight(of: place)
    if hasToWait(for: sight) {
      wait(for: .operate(item), cause: cause)
      return
    }
    if case .selection = sight, mark(place).range.isEmpty {
      decide(cause.text, taker: blueprint.items[target].id, "nothing is selected")
      emit(.swallowed, blueprint.items[target].id, cause.by("nothing is selected"))
      return
    }
    if !Mutant.isOn(.operationComesFirst) { showSelection(of: place, cause: cause) }
    if let text = effect.replaces {
      edit(target, cause: cause) { Self.replace($1.range, of: &$0, by: text) }
      keepLines(of: target)
    }
    if let name = effect.acts { emit(.acted(name), blueprint.items[target].id, cause) }
    if Mutant.isOn(.operationComesFirst) { showSelection(of: place, cause: cause) }
  }

  /// Shows a selection that is out of view before something is done to it, and says it then.
  mutating func showSelection(of place: Int, cause: Cause) {
    let sight = sight(of: place)
    guard !isInView(sight) else { return }
    bringIntoView(AutomaticScroll(sight: sight, occasion: .operation), cause: cause)
    tellSelection(place, cause: Cause(cause.by("SM-11 (4)").text, initiator: .automatic))
  }
}
