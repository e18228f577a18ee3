import Harness

/// How cores of states lead to each other, as far as steps were tried.
///
/// What stands for itself changes nothing in it. A part that no input can meet where it is (`StateParts.Part.layers`)
/// needs not be tried with everything there: it has to be carried to where inputs meet it, no more.
struct CoreGraph {
  /// A step from one core to another.
  struct Way: Sendable {
    /// The steps that make it possible first; mostly none.
    var before: [Step] = []
    var step: Step
    var from: Int
    var to: Int
    /// The ids of the parts that are otherwise afterwards.
    var changed: [UInt64]
  }

  /// What came of a step where everything was tried: the core that it led to, and the parts that it changed.
  struct Arrival {
    var core: Int
    var changed: [UInt64]
  }

  private struct Node {
    var layers: StateLayers
    /// The state in which everything was tried.
    var state: Int?
    /// Those steps of which something came.
    var arrivals: [Step: Arrival] = [:]
    /// The cores that it leads to.
    var successors: Set<Int> = []
    /// The ways that lead on, by number: all of them, as one may change a part that others leave as it is.
    var waysOn: [Int] = []
  }

  private var nodes: [Node] = []
  private var ways: [Way] = []
  /// The cores in which a layer is open, in the order in which they were met.
  private var openings: [Int: [Int]] = [:]
  /// The ways with which a layer comes up newly.
  private var presentings: [Int: [Int]] = [:]
  /// The cores of the states in which everything was tried.
  private var bases: [Int: Int] = [:]

  /// Adds a core.
  mutating func add(_ layers: StateLayers) {
    for layer in layers.open { openings[layer, default: []].append(nodes.count) }
    nodes.append(Node(layers: layers))
  }

  // MARK: Cores

  /// Whether everything was tried in a state with a core.
  func isTried(_ core: Int) -> Bool { state(of: core) != nil }

  /// The state with a core in which everything was tried.
  func state(of core: Int) -> Int? { nodes.indices.contains(core) ? nodes[core].state : nil }

  /// Whether a state is the one with its core in which everything was tried.
  func isBase(_ state: Int) -> Bool { bases[state] != nil }

  /// The core of a state in which everything was tried.
  func core(ofBase state: Int) -> Int? { bases[state] }

  /// Notes that everything was tried in a state.
  mutating func noteTried(_ core: Int, in state: Int) {
    guard nodes[core].state == nil else { return }
    nodes[core].state = state
    bases[state] = core
  }

  /// Whether a layer takes input in states with a core.
  func isOpen(_ layer: Int, in core: Int) -> Bool { nodes[core].layers.open.contains(layer) }

  /// Whether something is covered or hidden in states with a core.
  func isCovering(_ core: Int) -> Bool { nodes[core].layers.open.count < nodes[core].layers.present.count }

  /// Whether inputs in states with a core may meet a part.
  func isMet(_ part: StateParts.Part, in core: Int) -> Bool {
    part.layers.isEmpty || part.layers.contains { nodes[core].layers.open.contains($0) }
  }

  /// The cores in which inputs may meet a part.
  func meetings(of part: StateParts.Part) -> [Int] {
    switch part.layers.count {
    case 0: Array(nodes.indices)
    case 1: openings[part.layers[0]] ?? []
    default: Set(part.layers.flatMap { openings[$0] ?? [] }).sorted()
    }
  }

  // MARK: Steps

  /// Notes what came of a step in a state with a core where everything is tried; a step of which nothing came is not
  /// kept.
  mutating func note(_ step: Step, from core: Int, _ arrival: Arrival) {
    if arrival.core == core && arrival.changed.isEmpty { return }
    if nodes[core].arrivals[step] == nil { nodes[core].arrivals[step] = arrival }
    if arrival.core != core { note(Way(step: step, from: core, to: arrival.core, changed: arrival.changed)) }
  }

  /// Notes a way.
  mutating func note(_ way: Way) {
    nodes[way.from].waysOn.append(ways.count)
    let isFirst = nodes[way.from].successors.insert(way.to).inserted
    for layer in nodes[way.to].layers.open where isFirst && !nodes[way.from].layers.present.contains(layer) {
      presentings[layer, default: []].append(ways.count)
    }
    ways.append(way)
  }

  /// Whether a way from a core to another is known.
  func leads(from core: Int, to other: Int) -> Bool { nodes[core].successors.contains(other) }

  /// What came of a step where everything was tried; nil where nothing came of it.
  func arrival(of step: Step, in core: Int) -> Arrival? { nodes[core].arrivals[step] }

  /// A way, by its number.
  subscript(way: Int) -> Way { ways[way] }

  /// The ways with which what a part is of comes up newly, by number.
  func presentings(of part: StateParts.Part) -> [Int] { part.layers.first.flatMap { presentings[$0] } ?? [] }

  /// The last ways of shortest ones for a part, as it is, from cores where it is known to all others that it can be carried
  /// to: through such where nothing meets it; by core, −1 for none.
  ///
  /// One search finds them for all cores, as there may be very many of these.
  func lastWays(of part: StateParts.Part, isKnown: (Int) -> Bool, isUsed: (Int) -> Bool) -> [Int] {
    let isKnown = nodes.indices.map(isKnown)
    var isMet = [Bool](repeating: false, count: nodes.count)
    for core in meetings(of: part) { isMet[core] = true }
    var last = [Int](repeating: -1, count: nodes.count)
    var next = nodes.indices.filter { isKnown[$0] }
    while !next.isEmpty {
      var later: [Int] = []
      for core in next {
        for number in nodes[core].waysOn where last[ways[number].to] < 0 && !isKnown[ways[number].to] {
          guard !isUsed(number), !(isMet[core] && ways[number].changed.contains(part.id)) else { continue }
          let to = ways[number].to
          last[to] = number
          if !isMet[to] { later.append(to) }
        }
      }
      next = later
    }
    return last
  }

  /// The ways to a core in their order, by number; nil where none leads there.
  ///
  /// - Parameter last: The last way to each core, as `lastWays` gives them.
  func path(to core: Int, _ last: [Int]) -> [Int]? {
    guard last.indices.contains(core), last[core] >= 0 else { return nil }
    var path: [Int] = []
    var here = core
    while last.indices.contains(here), last[here] >= 0 {
      path.append(last[here])
      here = ways[last[here]].from
    }
    return path.reversed()
  }
}
