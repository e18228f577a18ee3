import Accessibility
import Announcer

/// What it costs to get somewhere on a tree that does not change, by a model of its own: an element at a time, to the ends
/// by VoiceOver's four fingers, and by the headings, links and controls of the rotor.
///
/// It knows nothing of the search, of the run and of what the reader does: what leads where is written from the manual,
/// and costs are brought down until none gets less (Bellman and Ford).
struct CostModel {
  /// The least cost to each element in reading order, in µs and gestures.
  private(set) var least: [(time: Int64, gestures: Int)?]

  /// - Parameters:
  ///   - words: How long the words of an element take for somebody who comes from another one, or from nowhere.
  ///   - kinds: What each element is, in reading order.
  ///   - wraps: Whether the second step beyond an end leads to the other one.
  ///   - hasEnds: Whether there is a gesture for the ends.
  init(kinds: [Kind], gesture: Int64, wraps: Bool, hasEnds: Bool, words: (Int, Int?) -> Int64, choice: (Kind) -> Int64)
  {
    // A place is an element, what was chosen in the rotor, and whether the last step stayed at an end.
    struct Place: Hashable {
      var element: Int
      var chosen: Kind?
      var end: Int
    }
    typealias Cost = (time: Int64, gestures: Int)
    var costs: [Place: Cost] = [:]
    var open: [Place] = []
    func reach(_ place: Place, _ cost: Cost) {
      guard costs[place].map({ cost < $0 }) ?? true else { return }
      costs[place] = cost
      open.append(place)
    }
    least = Array(repeating: nil, count: kinds.count)
    guard !kinds.isEmpty else { return }
    reach(Place(element: 0, chosen: nil, end: 0), (words(0, nil), 0))
    while let place = open.popLast() {
      guard let cost = costs[place] else { continue }
      func go(to element: Int, chosen: Kind?) {
        reach(
          Place(element: element, chosen: chosen, end: 0),
          (cost.time + gesture + words(element, place.element), cost.gestures + 1))
      }
      for step in [1, -1] {
        let next = place.element + step
        if kinds.indices.contains(next) {
          go(to: next, chosen: place.chosen)
        } else if wraps, place.end == step {
          go(to: step > 0 ? 0 : kinds.count - 1, chosen: place.chosen)
        } else {
          reach(
            Place(element: place.element, chosen: place.chosen, end: step), (cost.time + gesture, cost.gestures + 1))
        }
      }
      // The reader reads on from here, a pause between two, until somebody asks for something else.
      var read = words(place.element, place.element)
      for element in kinds.indices where element > place.element {
        read += 350_000 + words(element, element - 1)
        reach(
          Place(element: element, chosen: place.chosen, end: 0), (cost.time + gesture + read, cost.gestures + 1))
      }
      if hasEnds {
        go(to: 0, chosen: place.chosen)
        go(to: kinds.count - 1, chosen: place.chosen)
      }
      // What the rotor offers here, in its order; words and characters of everything that has a name.
      let offered = Kind.rotor.filter { kind in
        switch kind {
        case .words, .characters: true
        default: kinds.contains(kind)
        }
      }
      for step in [1, -1] where !offered.isEmpty {
        let at = place.chosen.flatMap(offered.firstIndex)
        let next = at.map { ($0 + step + offered.count) % offered.count } ?? (step > 0 ? 0 : offered.count - 1)
        let chosen = offered[next]
        reach(
          Place(element: place.element, chosen: chosen, end: 0),
          (cost.time + gesture + choice(chosen), cost.gestures + 1))
      }
      guard let chosen = place.chosen, ![Kind.words, .characters].contains(chosen) else { continue }
      for step in [1, -1] {
        var next = place.element + step
        while kinds.indices.contains(next), kinds[next] != chosen { next += step }
        if kinds.indices.contains(next) { go(to: next, chosen: chosen) }
      }
    }
    for (place, cost) in costs where least[place.element].map({ cost < $0 }) ?? true { least[place.element] = cost }
  }

  /// What an element is, or what the rotor is at.
  enum Kind: Hashable {
    case text, heading, link, control, words, characters

    /// In the order in which it is turned through.
    static let rotor: [Kind] = [.heading, .link, .control, .words, .characters]
  }
}
