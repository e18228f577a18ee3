internal import Accessibility
internal import Digests
internal import Focusing
internal import Hands
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel

/// What is told apart of a value and of a selection: as much as an effect, a reader or a rule can make of it.
///
/// A document has so many texts of its own, and those are told apart one by one. What people type, and what becomes of a
/// text that they edit, may be anything: of that counts what it is found in, what is found in it, whether it can be
/// spoken and whether it is what the document has somewhere. Of what only effects change everything counts.
extension Stage {
  /// What can be told of a value, as words: whether a switch is on, a number is at an end of its range, which text it is.
  func words(for value: ElementValue, of item: ItemID) -> [UInt64] {
    switch value {
    case .none: return [0]
    case .flag(let isOn): return [isOn ? 2 : 1]
    case .number(let number):
      if blueprint.relations.isCounted(item) { return [10, number == 0 ? 0 : number.bitPattern] }
      let range = blueprint.items[item].element.range
      return [range.map { number <= $0.minimum ? 3 : number >= $0.maximum ? 4 : 5 } ?? 5]
    case .text(let text):
      var words = PartWords()
      add(text, of: item, to: &words)
      return words.words
    }
  }

  /// What is told apart of what is selected: whether it is nothing, a part or all, one or several; and what effects make
  /// of it.
  func words(for range: Range<Int>, in ordinal: SelectableID) -> [UInt64] {
    let item = blueprint.selectables[ordinal].item
    var words = PartWords()
    words.add(range.isEmpty ? 1 : range.count < count(in: ordinal) ? 2 : 3)
    words.add(min(range.count, 2))
    if !isEditedByHand(item) {
      words.add(range.lowerBound)
      words.add(range.upperBound)
      return words.words
    }
    for worker in blueprint.searchers(of: item) where blueprint.items[worker].effectTarget == item {
      guard let effect = blueprint.items[worker].element.effect else { continue }
      if let sought = soughtText(effect, near: worker) {
        words.add(nextMatch(of: sought, in: ordinal)?.lowerBound)
      }
      if let new = effect.replaces, blueprint.selectables[ordinal].isText, !range.isEmpty {
        var text = text(of: item)
        let old = text
        _ = Self.replace(range, of: &text, by: new)
        words.add(text == old)
        add(text, of: item, to: &words)
      }
    }
    return words.words
  }

  /// The controls whose effects hang on what an item is set to, and those that change what only its value tells apart from
  /// it.
  func readers(of item: ItemID) -> [NodeID] {
    var items = blueprint.searchers(of: item)
    for twin in blueprint.relations.twins(of: item) { items += [twin] + blueprint.relations.setters(of: twin) }
    return items.map { blueprint.items[$0].id }
  }

  /// What may be told of values that nobody sets to all that people and effects can, by the nodes whose values these are
  /// and those that only their values tell apart from them.
  var unlookedValues: [NodeID] {
    let relations = blueprint.relations
    let unset = relations.unlooked.filter { item in
      let model = blueprint.items[item]
      guard access(to: model.surface) == .open else { return false }
      return !model.element.traits.contains(.disabled) || !relations.setters(of: item).isEmpty
    }
    var grown: [ItemID] = []
    for item in Set(relations.twins.flatMap { [$0.first, $0.second] }) where !isTypedInto(item) {
      if case .text(let text) = state.room.values[item], isOutgrown(text, of: item) { grown.append(item) }
    }
    // No key of a remote selects all of a text to delete it at once.
    let kept = !hasFocusEngine ? [] : relations.twins.filter { isTypedInto($0.first) && isTypedInto($0.second) }
    return (unset + grown.sorted() + kept.map(\.first)).flatMap { [$0] + relations.twins(of: $0) }.map {
      blueprint.items[$0].id
    }
  }

  /// Whether a text that effects change has become longer than anything that it is compared with, so that it is not told
  /// apart any more by each of its characters.
  private func isOutgrown(_ text: String, of item: ItemID) -> Bool {
    text.count > blueprint.relations.greatestLength(of: item) + Self.mostGrowth
  }

  /// What there is to tell of radio buttons that are on, by their places in a group: `one-selected` names each that another
  /// one stands before. Of a few it is which they are. Of more it is what one or two of them have become since the start,
  /// which is how each that can break the rule does so first; beyond that, the last two and whether there are others. Of
  /// many it is how many, two at most: these are told as not looked at (`ValueRelations.unlooked`).
  private static func pattern(of on: [Int], since first: [Int], in count: Int) -> Int {
    guard on.count > 1, let last = on.last else { return on.count }
    if count <= ValueRelations.fewRadios { return 2 + on.reduce(0) { $0 | 1 << $1 } }
    guard count <= ValueRelations.mostRadios else { return 2 }
    let changed = Set(on).symmetricDifference(first).sorted()
    if changed.count <= 2 {
      return 2 + 2 * count * count + changed.reduce(0) { $0 * (count + 1) + $1 + 1 }
    }
    return 2 + (last * count + on[on.count - 2]) * 2 + (on.count > 2 ? 1 : 0)
  }

  /// What values are together, where rules look at several: which radio buttons of a group are on, and whether controls
  /// that only their values tell apart have the same.
  func addNeighbours(_ add: (Tag, Int, [UInt64], SurfaceID?, ItemID, [NodeID]) -> Void) {
    let relations = blueprint.relations
    guard !relations.groups.isEmpty || !relations.twins.isEmpty else { return }
    for (number, group) in relations.groups.enumerated() where group.count > 1 {
      // A radio button that is a row may be selected as well as on.
      let list = blueprint.items[group[0]].parent.flatMap { blueprint.selectable($0) }
      func on(_ values: DigestedTable<ItemID, ElementValue>, _ mark: (SelectableID) -> SelectionMark) -> [Int] {
        let rows = list.flatMap { blueprint.selectables[$0].rows } ?? []
        let chosen = Set(list.map { mark($0).limited(to: rows.count).range.map { rows[$0] } } ?? [])
        return group.indices.filter { values[group[$0]] == .flag(true) || chosen.contains(group[$0]) }
      }
      let first = on(blueprint.initialValues) { firstMarks.marks[$0] }
      let now = Self.pattern(of: on(state.room.values) { mark($0) }, since: first, in: group.count)
      guard now != Self.pattern(of: first, since: first, in: group.count) else { continue }
      let selectors = list.map { list in
        blueprint.searchers(of: blueprint.selectables[list].item) + [blueprint.selectables[list].item]
      }
      let readers = group + group.flatMap { relations.setters(of: $0) } + (selectors ?? [])
      add(
        .radios, number, [UInt64(now)], blueprint.items[group[0]].surface, group[0],
        readers.map { blueprint.items[$0].id })
    }
    for (number, pair) in relations.twins.enumerated() {
      let (first, second) = (pair.first, pair.second)
      if isTypedInto(first), isTypedInto(second) {
        addTyped(first, second, number, add)
        continue
      }
      guard state.room.values[first] == state.room.values[second],
        blueprint.initialValues[first] != blueprint.initialValues[second]
      else { continue }
      add(.twins, number, [1], blueprint.items[first].surface, first, readers(of: first) + readers(of: second))
    }
  }

  /// Whether people type into an item or select in it by hand; what is disabled only effects change.
  private func isEditedByHand(_ item: ItemID) -> Bool {
    let element = blueprint.items[item].element
    return !element.traits.contains(.disabled) && (element.role.isTextEntry || blueprint.selectable(item) != nil)
  }

  /// What two fields hold together, which of them has the focus, and whether all of that is selected: keys go there, and
  /// are meant for no node.
  private func addTyped(
    _ first: ItemID, _ second: ItemID, _ number: Int,
    _ add: (Tag, Int, [UInt64], SurfaceID?, ItemID, [NodeID]) -> Void
  ) {
    let values = [first, second].map { state.room.values[$0] }
    guard [first, second].contains(where: { state.room.values[$0] != blueprint.initialValues[$0] }) else { return }
    var words: [UInt64] = [values[0] == values[1] ? 1 : 0]
    for (item, value) in zip([first, second], values) {
      let own = self.words(for: value, of: item)
      let isInFocus = state.focusing.focus == item
      let isSelected = isInFocus && blueprint.selectable(item).map { mark($0).range.count == count(in: $0) } == true
      words += [UInt64(own.count)] + own + [isSelected ? 2 : isInFocus ? 1 : 0]
    }
    add(.twins, number, words, blueprint.items[first].surface, first, readers(of: first) + readers(of: second))
  }

  /// Whether people type into an item; any other text only effects change.
  private func isTypedInto(_ item: ItemID) -> Bool {
    let element = blueprint.items[item].element
    return element.role.isTextEntry && element.traits.isDisjoint(with: [.disabled, .readOnly])
  }

  private func add(_ text: String, of item: ItemID, to words: inout PartWords) {
    if text.isEmpty { return words.add(6) }
    if let number = blueprint.relations.number(of: text, in: item) {
      words.add(7)
      words.add(number)
    } else if !isTypedInto(item), !isOutgrown(text, of: item) {
      words.add(8)
      words.add(text)
    } else {
      words.add(9)
      words.add(text.allSatisfy(\.isWhitespace))
      let first = blueprint.initialValues[item]
      // What holds what is looked for can be emptied character by character, to look for something else.
      if case .text(let old) = first {
        words.add(text == old)
        words.add(old.hasPrefix(text) && !blueprint.searched(for: item).isEmpty ? text.utf8.count : 0)
      }
    }
    // What is looked for is found, or it is not: there where the text is sought, and here what is sought in it.
    for target in blueprint.searched(for: item) { words.add(self.text(of: target).contains(text)) }
    for worker in blueprint.searchers(of: item) where blueprint.items[worker].effectTarget == item {
      guard let effect = blueprint.items[worker].element.effect, let sought = soughtText(effect, near: worker) else {
        continue
      }
      words.add(text.lowercased().contains(sought.lowercased()))
      words.add(text.lowercased() == sought.lowercased())
    }
  }

  /// How much longer than what the document has a text may become that effects change, before only what counts of any
  /// text is told apart.
  private static let mostGrowth = 16
}
