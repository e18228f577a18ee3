public import Accessibility

/// Where two readers differ on one tree: what only one of them reaches, and what they tell unlike of role, state and
/// order.
public struct VoiceComparison: Sendable {
  /// The two readers.
  public let voices: [Voice]
  /// What differs, in the order of the tree.
  public let differences: [VoiceDifference]
  /// How many elements both stop at.
  public let shared: Int

  private let language: String?

  /// Reads a tree with two voices.
  public init(_ tree: AccessibilityTree, _ first: Voice, _ second: Voice, language: String? = nil) {
    voices = [first, second]
    self.language = language
    let words = RoleWords(voices)
    let tours = [ReaderTour(tree, first, language), ReaderTour(tree, second, language)]
    var found: [(index: Int, difference: VoiceDifference)] = []
    var shared: [Int] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let stops = tours.map { $0.stops[index] }
      if let one = stops[0], let two = stops[1] {
        shared.append(index)
        let speeches = [one.speech, two.speech]
        let kinds = Self.unlike(speeches[0], speeches[1], words)
        let texts = Self.stateText(node, voices, speeches, kinds) + Self.valueText(node, voices, speeches, kinds)
        found += (kinds + texts).map { kind in
          (index, VoiceDifference(node: node.id, kind: kind, heard: speeches.map(\.text)))
        }
      } else if let here = stops.firstIndex(where: { $0 != nil }), let stop = stops[here] {
        found += Self.alone(index, stop.speech, here, tours, tree, voices, words).map { (index, $0) }
      }
    }
    for index in Self.displaced(shared.sorted { tours[0].place($0) < tours[0].place($1) }, by: tours[1]) {
      let heard = tours.map { tour in
        tour.before(index).map { tree.nodes[$0].id.path } ?? ""
      }
      // What goes with the element before it is at another place only as that one is.
      if heard[0] == heard[1] { continue }
      found.append((index, VoiceDifference(node: tree.nodes[index].id, kind: .order, heard: heard)))
    }
    differences = found.sorted { $0.index < $1.index }.map(\.difference)
    self.shared = shared.count
  }

  // MARK: Stops of one reader

  /// How a stop that only one of two readers makes differs from what the other one says around and in it.
  private static func alone(
    _ index: Int, _ speech: Speech, _ here: Int, _ tours: [ReaderTour], _ tree: AccessibilityTree, _ voices: [Voice],
    _ roleWords: RoleWords
  ) -> [VoiceDifference] {
    let node = tree.nodes[index]
    let other = tours[1 - here]
    func difference(_ kind: VoiceDifference.Kind, _ text: String) -> VoiceDifference {
      var heard = [text, text]
      heard[here] = speech.text
      return VoiceDifference(node: node.id, kind: kind, heard: heard)
    }
    func pair<Value>(_ own: Value, _ others: Value) -> [Value] { here == 0 ? [own, others] : [others, own] }
    let words = [node.name, node.value].compactMap(\.self).filter { !$0.isEmpty }
    // What the other one stops at in it and this one does not is what this one says as a part of it.
    let within = other.within(index, in: tree).filter { tours[here].stops[$0.index] == nil }
    let around = other.around(index, in: tree)
    guard within.isEmpty else {
      let speeches = within.map(\.stop.speech)
      let heard = speeches.map(\.text).joined(separator: " | ")
      let (own, others) = (Told([speech], roleWords), Told(speeches, roleWords))
      var result: [VoiceDifference] = []
      let roles = [own.roles.subtracting(others.roles), others.roles.subtracting(own.roles)].map(sorted)
      for place in 0..<max(roles[0].count, roles[1].count) {
        let told = roles.map { $0.indices.contains(place) ? $0[place] : nil }
        result.append(difference(.role(pair(told[0], told[1])), heard))
      }
      let states = [own.states.subtracting(others.states), others.states.subtracting(own.states)].map(sorted)
      if !states.allSatisfy(\.isEmpty) { result.append(difference(.state(pair(states[0], states[1])), heard)) }
      let missing = words.filter { word in !(speeches + [around?.speech].compactMap(\.self)).contains { $0.tells(word) }
      }
      return result + missing.filter(speech.tells).map { difference(.text($0, by: voices[here]), heard) }
    }
    guard let around else {
      return isReached(words, other, index, tree) ? [] : [difference(.reach(by: voices[here]), "")]
    }
    let missing = words.filter { !around.speech.tells($0) }
    // What has no word is told by what it is.
    let isTold =
      words.isEmpty ? Told([around.speech], roleWords).covers(Told([speech], roleWords)) : missing.count < words.count
    guard isTold else { return [difference(.reach(by: voices[here]), "")] }
    return missing.filter(speech.tells).map { difference(.text($0, by: voices[here]), around.speech.text) }
  }

  /// Whether another reader, which stops nowhere around or alone in a node, comes to it by something in it.
  private static func isReached(_ words: [String], _ other: ReaderTour, _ index: Int, _ tree: AccessibilityTree) -> Bool
  {
    words.isEmpty && !other.within(index, in: tree).isEmpty
  }

  private static func sorted(_ wordings: Set<Wording>) -> [Wording] { wordings.sorted { $0.rawValue < $1.rawValue } }

  private static func sorted(_ roles: Set<ToldRole>) -> [ToldRole] { roles.sorted { $0.name < $1.name } }

  // MARK: Role and state

  private static func unlike(_ one: Speech, _ two: Speech, _ words: RoleWords) -> [VoiceDifference.Kind] {
    var result: [VoiceDifference.Kind] = []
    let roles = [one.toldRole(words), two.toldRole(words)]
    if roles[0] != roles[1] { result.append(.role(roles)) }
    let states = [one.toldStates, two.toldStates]
    let only = [states[0].subtracting(states[1]), states[1].subtracting(states[0])]
    if !only.allSatisfy(\.isEmpty) { result.append(.state(only.map(sorted))) }
    return result
  }

  /// The author's own words for a state that only one of two readers tells, where they do not differ in state otherwise.
  private static func stateText(
    _ node: AccessibilityNode, _ voices: [Voice], _ speeches: [Speech], _ kinds: [VoiceDifference.Kind]
  ) -> [VoiceDifference.Kind] {
    guard let text = node.stateDescription.nonEmpty else { return [] }
    if kinds.contains(where: { if case .state = $0 { true } else { false } }) { return [] }
    let telling = zip(voices, speeches).filter { $1.passages.contains { $0.text.contains(text) } }
    return telling.count == 1 ? telling.map { .text(text, by: $0.0) } : []
  }

  /// A value that only one of two readers tells, where the other one says nothing for it, neither a number nor a state.
  private static func valueText(
    _ node: AccessibilityNode, _ voices: [Voice], _ speeches: [Speech], _ kinds: [VoiceDifference.Kind]
  ) -> [VoiceDifference.Kind] {
    guard let value = node.value.nonEmpty, value != node.name, !node.role.isTextEntry else { return [] }
    if kinds.contains(where: { if case .state = $0 { true } else { false } }) { return [] }
    let standIns: Set<Portion> = [.value, .range, .percent, .percentOrRole, .state, .status, .length, .masked]
    let telling = zip(voices, speeches).filter { $1.tells(value) }
    let silent = speeches.filter { speech in
      !speech.tells(value)
        && !speech.passages.contains {
          standIns.contains($0.part) && ($0.part != .percentOrRole || $0.wording == .percent)
        }
    }
    return telling.count == 1 && silent.count == 1 ? telling.map { .text(value, by: $0.0) } : []
  }

  // MARK: Order

  /// The fewest elements without which both orders are the same.
  private static func displaced(_ elements: [Int], by other: ReaderTour) -> [Int] {
    // The longest ascending run of places is what stays; `tails` holds the end of the best one of each length.
    let places = elements.map(other.place)
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: places.count)
    for (index, place) in places.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if places[tails[middle]] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      kept.insert(next)
      next = previous[next]
    }
    return elements.indices.filter { !kept.contains($0) }.map { elements[$0] }
  }

  // MARK: The smallest tree

  /// The smallest tree, nothing of which can be left out, that still has a difference; what the node says stays.
  public func smallest(_ tree: AccessibilityTree, with difference: VoiceDifference) -> AccessibilityTree {
    func differs(_ tree: AccessibilityTree) -> Bool {
      if difference.kind == .order { return isElsewhere(difference.node, in: tree) }
      return VoiceComparison(tree, voices[0], voices[1], language: language).differences.contains {
        $0.node == difference.node && $0.kind.isLike(difference.kind)
      }
    }
    // What differs in order does so against what comes before it with one of the two.
    let others = difference.kind == .order ? difference.heard.map { NodeID($0) } : []
    return TreeShrinker.smallest(tree, keeping: difference.node, with: others, where: differs)
  }

  /// Whether the readers come to a node and to something else in opposite orders.
  private func isElsewhere(_ id: NodeID, in tree: AccessibilityTree) -> Bool {
    guard let node = tree.index(of: id) else { return false }
    let tours = voices.map { ReaderTour(tree, $0, language) }
    let places = tours.map { $0.place(node) }
    guard places.allSatisfy({ $0 >= 0 }) else { return false }
    return tree.nodes.indices.contains { other in
      let others = tours.map { $0.place(other) }
      return others.allSatisfy { $0 >= 0 } && (others[0] < places[0]) != (others[1] < places[1])
    }
  }
}
