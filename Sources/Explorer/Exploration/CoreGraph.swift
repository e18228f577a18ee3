import Harness

/// How cores of states lead to each other, as far as steps were tried.
///
/// What stands for itself changes nothing in it. A part that no input can meet where it is (`StateParts.Part.layers`)
/// needs not be tried with everything there: it has to be carried to where inputs meet it, no more.
struct CoreGraph {
  /// A step from one core to another.
  struct Way: Hashable {
    var step: Step
    var to: Int
  }

  /// What came of a step where everything was tried: the core that it led to, and the parts that it changed.
  struct Outcome {
    var core: Int
    var changed: [UInt64]
  }

  private struct Node {
    var layers: StateLayers
    /// The state in which everything was tried.
    var state: Int?
    /// Those steps of which something came.
    var outcomes: [Step: Outcome] = [:]
    /// The first step to each other core.
    var ways: [Way] = []
    var wayTo: [Int: Int] = [:]
  }

  /// The cores from which a layer becomes open with the step to one.
  private struct Opening {
    var to: Int
    /// Where the layer is there already.
    var uncovering = Cores()
    /// Where it comes up newly.
    var presenting = Cores()
  }

  /// Cores in the order in which they were met.
  private struct Cores {
    private(set) var all: [Int] = []
    private var members: Set<Int> = []

    func contains(_ core: Int) -> Bool { members.contains(core) }
    mutating func append(_ core: Int) { if members.insert(core).inserted { all.append(core) } }
  }

  private struct Errand: Hashable {
    var from: Int
    var to: Int
    var part: UInt64
    var words: [UInt64]
  }

  private var nodes: [Node] = []
  /// By layer.
  private var openings: [Int: [Opening]] = [:]
  /// Where in those a core stands.
  private var openingPlaces: [Int: [Int: Int]] = [:]
  private var errands: Set<Errand> = []

  /// Adds a core.
  mutating func add(_ layers: StateLayers) { nodes.append(Node(layers: layers)) }

  /// Whether everything was tried in a state with a core.
  func isTried(_ core: Int) -> Bool { state(of: core) != nil }

  /// The state with a core in which everything was tried.
  func state(of core: Int) -> Int? { nodes.indices.contains(core) ? nodes[core].state : nil }

  /// Notes that everything was tried in a state.
  mutating func noteTried(_ core: Int, in state: Int) {
    if nodes[core].state == nil { nodes[core].state = state }
  }

  /// Whether a layer takes input in states with a core.
  func isOpen(_ layer: Int, in core: Int) -> Bool { nodes[core].layers.open.contains(layer) }

  /// Whether inputs in states with a core may meet a part.
  func isMet(_ part: StateParts.Part, in core: Int) -> Bool {
    part.layers.isEmpty || part.layers.contains { nodes[core].layers.open.contains($0) }
  }

  /// Notes what came of a step in a state with a core where everything is tried; a step of which nothing came is not
  /// kept.
  mutating func note(_ step: Step, from core: Int, _ outcome: Outcome) {
    if outcome.core == core && outcome.changed.isEmpty { return }
    if nodes[core].outcomes[step] == nil { nodes[core].outcomes[step] = outcome }
    guard outcome.core != core, nodes[core].wayTo[outcome.core] == nil else { return }
    nodes[core].wayTo[outcome.core] = nodes[core].ways.count
    nodes[core].ways.append(Way(step: step, to: outcome.core))
    for layer in nodes[outcome.core].layers.open where !nodes[core].layers.open.contains(layer) {
      let place = openingPlaces[layer]?[outcome.core] ?? openings[layer, default: []].count
      if place == openings[layer, default: []].count {
        openingPlaces[layer, default: [:]][outcome.core] = place
        openings[layer, default: []].append(Opening(to: outcome.core))
      }
      if nodes[core].layers.present.contains(layer) {
        openings[layer, default: []][place].uncovering.append(core)
      } else {
        openings[layer, default: []][place].presenting.append(core)
      }
    }
  }

  /// What came of a step where everything was tried; nil where nothing came of it.
  func outcome(of step: Step, in core: Int) -> Outcome? { nodes[core].outcomes[step] }

  /// The steps from a core that a part has to be carried along, as it is known there: towards where inputs meet it and
  /// it is not yet known, and to where what it is of comes up with it. None is told twice.
  ///
  /// - Parameters:
  ///   - isFar: Whether the first steps of longer ways are wanted as well, for what no single steps lead to.
  ///   - isKnown: Whether the part is known as it is with a core.
  ///   - isSettled: Whether a core needs not be uncovered with the part as it is.
  mutating func ways(
    of part: StateParts.Part, from core: Int, isFar: Bool, isKnown: (Int) -> Bool, isSettled: (Int) -> Bool
  ) -> [Way] {
    var found: [Way] = []
    if isMet(part, in: core) {
      for way in nodes[core].ways where isMet(part, in: way.to) && !isKnown(way.to) { found.append(way) }
    }
    for layer in part.layers {
      for opening in openings[layer] ?? [] {
        for froms in isSettled(opening.to) ? [opening.presenting] : [opening.presenting, opening.uncovering] {
          if froms.contains(core), let way = way(from: core, to: opening.to) { found.append(way) }
          // Once it is known there, it is carried on from there.
          found += neighbors(of: core, among: froms).filter { !isMet(part, in: $0.to) && !isKnown($0.to) }
          if isFar { found += firstSteps(from: core, to: froms, of: part, isKnown) }
        }
      }
    }
    return found.filter {
      errands.insert(Errand(from: core, to: $0.to, part: part.id, words: part.words)).inserted
    }
  }

  /// The steps from a core to some others, found by the side that has fewer of them.
  private func neighbors(of core: Int, among others: Cores) -> [Way] {
    let ways = nodes[core].ways
    if ways.count < others.all.count { return ways.filter { others.contains($0.to) } }
    return others.all.compactMap { way(from: core, to: $0) }
  }

  private func way(from core: Int, to: Int) -> Way? { nodes[core].wayTo[to].map { nodes[core].ways[$0] } }

  /// The first step on a shortest way to one of some cores, through such where nothing meets the part.
  private func firstSteps(from core: Int, to goals: Cores, of part: StateParts.Part, _ isKnown: (Int) -> Bool) -> [Way]
  {
    guard goals.all.contains(where: { $0 != core && !isMet(part, in: $0) && !isKnown($0) }) else { return [] }
    var first: [Int: Way] = [:]
    var next = [core]
    while !next.isEmpty {
      var later: [Int] = []
      for node in next {
        for way in nodes[node].ways where way.to != core && first[way.to] == nil && !isMet(part, in: way.to) {
          let start = node == core ? way : first[node] ?? way
          if goals.contains(way.to), !isKnown(way.to) { return [start] }
          first[way.to] = start
          later.append(way.to)
        }
      }
      next = later
    }
    return []
  }
}
