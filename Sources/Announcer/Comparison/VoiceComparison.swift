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
    let tours = [ReaderTour(tree, first, language), ReaderTour(tree, second, language)]
    var found: [(index: Int, difference: VoiceDifference)] = []
    var shared: [Int] = []
    for index in tree.nodes.indices {
      let stops = tours.map { $0.stops[index] }
      let id = tree.nodes[index].id
      if let one = stops[0], let two = stops[1] {
        shared.append(index)
        let kinds = Self.unlike(one.speech, two.speech)
        found += (kinds + Self.stateText(tree.nodes[index], [first, second], [one.speech, two.speech], kinds)).map {
          kind in
          (index, VoiceDifference(node: id, kind: kind, heard: [one.speech.text, two.speech.text]))
        }
      } else if let here = stops.firstIndex(where: { $0 != nil }), let stop = stops[here] {
        guard !tours[1 - here].tells(index, in: tree) else { continue }
        var heard = ["", ""]
        heard[here] = stop.speech.text
        found.append((index, VoiceDifference(node: id, kind: .reach(by: voices[here]), heard: heard)))
      }
    }
    for index in Self.displaced(shared.sorted { tours[0].place($0) < tours[0].place($1) }, by: tours[1]) {
      let heard = tours.map { tour in
        tour.before(index).map { tree.nodes[$0].id.path } ?? ""
      }
      found.append((index, VoiceDifference(node: tree.nodes[index].id, kind: .order, heard: heard)))
    }
    differences = found.sorted { $0.index < $1.index }.map(\.difference)
    self.shared = shared.count
  }

  // MARK: Role and state

  private static func unlike(_ one: Speech, _ two: Speech) -> [VoiceDifference.Kind] {
    var result: [VoiceDifference.Kind] = []
    let roles = [one.toldRole, two.toldRole]
    if roles[0] != roles[1] { result.append(.role(roles)) }
    let states = [one.toldStates, two.toldStates]
    let only = [states[0].subtracting(states[1]), states[1].subtracting(states[0])]
    if !only.allSatisfy(\.isEmpty) { result.append(.state(only.map { $0.sorted { $0.rawValue < $1.rawValue } })) }
    return result
  }

  /// The author's own words for a state that only one of two readers tells, where they do not differ in state otherwise.
  private static func stateText(
    _ node: AccessibilityNode, _ voices: [Voice], _ speeches: [Speech], _ kinds: [VoiceDifference.Kind]
  ) -> [VoiceDifference.Kind] {
    guard let text = node.stateDescription.nonEmpty else { return [] }
    if kinds.contains(where: { if case .state = $0 { true } else { false } }) { return [] }
    let telling = zip(voices, speeches).filter { $1.passages.contains { $0.text.contains(text) } }
    return telling.count == 1 ? telling.map { .stateText(text, by: $0.0) } : []
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
      VoiceComparison(tree, voices[0], voices[1], language: language).differences.contains {
        $0.node == difference.node && $0.kind.isLike(difference.kind)
      }
    }
    // What differs in order does so against what comes before it with one of the two.
    let others = difference.kind == .order ? difference.heard.map { NodeID($0) } : []
    return TreeShrinker.smallest(tree, keeping: difference.node, with: others, where: differs)
  }
}
