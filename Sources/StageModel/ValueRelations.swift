internal import Accessibility
internal import Digests
internal import Scenes

/// What the values of items have to do with each other, and with what is told of them: who explores a scene has to tell
/// apart as much of a value as a rule, a reader or an effect can.
package struct ValueRelations: Sendable {
  /// Two controls beside each other of one role and one name: only their values tell them apart.
  package struct Lookalikes: Sendable {
    package let first: ItemID
    package let second: ItemID
  }

  /// Radio buttons beside each other, by their groups, of two or more.
  package private(set) var groups: [[ItemID]] = []
  /// Controls that only their values tell apart.
  package private(set) var twins: [Lookalikes] = []
  /// The texts that the document gives an item, its first value among them; only those of more than one.
  private var texts: [ItemID: [String]] = [:]
  /// The items whose effects set the value of an item.
  private var setters: [ItemID: [ItemID]] = [:]
  private var partners: [ItemID: [ItemID]] = [:]
  /// How long the text of a twin is when the scene starts, in characters.
  private var firstLengths: [ItemID: Int] = [:]
  private var groupsOfItems: [ItemID: Int] = [:]
  /// Items with a number that stands in their own words as well, or that has a twin.
  private var counted: Set<ItemID> = []
  /// Items of which it matters what exactly they are set to, while nobody sets them to all of that: numbers of many steps,
  /// and texts that people type beside one that they cannot.
  package private(set) var unlooked: [ItemID] = []

  /// How many siblings back a twin may be: as far as the rule `name-duplicate` looks.
  private static let reach = 4
  /// Of radio buttons of a group that is no larger it is told apart which of them are on.
  package static let fewRadios = 5
  /// Radio buttons of a larger group are not told apart: that two of them are on is looked at, and not which.
  package static let mostRadios = 12
  /// Numbers of more steps than this are told apart by their ends alone.
  private static let mostSteps = 256.0

  /// The relations of a blueprint's items.
  ///
  /// - Parameter first: What each is set to when the scene starts.
  init(_ items: Table<ItemID, Item>, first: DigestedTable<ItemID, ElementValue>) {
    for (item, model) in zip(items.indices, items) {
      guard let target = model.effectTarget, let effect = model.element.effect else { continue }
      if !effect.selectsOrActs || effect.replaces != nil { setters[target, default: []].append(item) }
      guard let value = effect.value else { continue }
      switch first[target] {
      case .text(let old): if texts[target] == nil { texts[target] = [old] }
      case .none: if texts[target] == nil { texts[target] = [] }
      case .flag, .number: continue
      }
      if texts[target]?.contains(value) == false { texts[target]?.append(value) }
    }
    findNeighbours(items, first)
  }

  /// The place of a text among those that the document gives an item; nil for any other.
  package func number(of text: String, in item: ItemID) -> Int? { texts[item]?.firstIndex(of: text) }

  /// How long the longest text is that the document gives an item, in characters, or what only its value tells apart from
  /// it; 0 where it gives one at most.
  package func greatestLength(of item: ItemID) -> Int {
    ([item] + twins(of: item)).compactMap { texts[$0]?.map(\.count).max() ?? firstLengths[$0] }.max() ?? 0
  }

  /// The items whose effects set the value of an item.
  package func setters(of item: ItemID) -> [ItemID] { setters[item] ?? [] }

  /// Whether every number counts that an item may be set to.
  package func isCounted(_ item: ItemID) -> Bool { counted.contains(item) }

  /// The number of the group of radio buttons that an item is in.
  package func group(of item: ItemID) -> Int? { groupsOfItems[item] }

  /// Controls that only the value tells apart from an item.
  package func twins(of item: ItemID) -> [ItemID] { partners[item] ?? [] }

  // MARK: Neighbours

  private mutating func findNeighbours(_ items: Table<ItemID, Item>, _ first: DigestedTable<ItemID, ElementValue>) {
    // The children of each parent so far, the last ones only: items stand parents before children.
    var recent: [ItemID?: [ItemID]] = [:]
    var radios: [ItemID?: Int] = [:]
    var surface: SurfaceID?
    for (item, model) in zip(items.indices, items) {
      if model.surface != surface {
        recent = [:]
        radios = [:]
        surface = model.surface
      }
      if case .none = first[item], setters[item] == nil { continue }
      if case .number = first[item], let range = model.element.range, mayNameNumber(model.element) {
        if Self.isLookedThrough(range) { counted.insert(item) } else if Self.endsInValue(model.element) { leave(item) }
      }
      let parent = model.parent
      if model.element.role == .radioButton { add(item, toGroupIn: parent, &radios) }
      guard model.element.role.isControl else { continue }
      let isChanged = canChange(item, model.element, first[item])
      for other in recent[parent] ?? []
      where items[other].element.role == model.element.role && items[other].element.label == model.element.label
        && (isChanged || canChange(other, items[other].element, first[other]))
      {
        add(Lookalikes(first: other, second: item), items, first)
      }
      recent[parent, default: []].append(item)
      if recent[parent]?.count ?? 0 > Self.reach { recent[parent]?.removeFirst() }
    }
    // The first that can break the rule is looked at in any case.
    for group in groups where group.count > Self.mostRadios { unlooked += group.dropFirst(2) }
  }

  /// Whether a value can be another one: people or effects change it.
  private func canChange(_ item: ItemID, _ element: Element, _ value: ElementValue) -> Bool {
    switch value {
    case .flag, .number: true
    case .none, .text: setters[item] != nil || Self.isTypedInto(element)
    }
  }

  /// Whether people type into an element.
  private static func isTypedInto(_ element: Element) -> Bool {
    element.role.isTextEntry && element.traits.isDisjoint(with: [.disabled, .readOnly])
  }

  /// Whether a number may stand in an element's own words.
  private func mayNameNumber(_ element: Element) -> Bool {
    [element.label, element.hint].contains { $0?.contains(where: \.isNumber) == true }
  }

  /// Whether an element is called as one of the numbers that it may be set to, or its name ends with that.
  private static func endsInValue(_ element: Element) -> Bool {
    guard let range = element.range, let word = element.label?.split(separator: " ").last else { return false }
    guard word.contains(where: \.isNumber) else { return false }
    return Double(word).map { range.minimum <= $0 && $0 <= range.maximum } ?? true
  }

  /// Whether a number has few enough steps for each of them to be looked at.
  private static func isLookedThrough(_ range: ValueRange) -> Bool {
    !((range.maximum - range.minimum) / range.effectiveStep > mostSteps)
  }

  private mutating func leave(_ item: ItemID) {
    // One that comes again comes with a neighbour.
    if !unlooked.suffix(4 * Self.reach).contains(item) { unlooked.append(item) }
  }

  private mutating func add(_ item: ItemID, toGroupIn parent: ItemID?, _ radios: inout [ItemID?: Int]) {
    if let group = radios[parent] {
      groups[group].append(item)
      groupsOfItems[item] = group
      return
    }
    radios[parent] = groups.count
    groupsOfItems[item] = groups.count
    groups.append([item])
  }

  private mutating func add(
    _ pair: Lookalikes, _ items: Table<ItemID, Item>, _ first: DigestedTable<ItemID, ElementValue>
  ) {
    twins.append(pair)
    partners[pair.first, default: []].append(pair.second)
    partners[pair.second, default: []].append(pair.first)
    let both = [pair.first, pair.second]
    for item in both {
      if case .text(let text) = first[item] { firstLengths[item] = text.count }
      guard let range = items[item].element.range else { continue }
      if Self.isLookedThrough(range) { counted.insert(item) } else { leave(item) }
    }
    // Both can be emptied; of what cannot, any text may be typed beside it.
    let typed = both.filter { Self.isTypedInto(items[$0].element) }
    if typed.count == 1 { leave(typed[0]) }
  }
}
