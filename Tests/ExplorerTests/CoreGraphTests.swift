import Accessibility
import Harness
import TestSupport
import Testing

@testable import Explorer

/// Ways that a part, as it is, is carried along between cores, beside a search that knows nothing of it: one length after
/// the other, over whole sequences of ways.
@Suite("Ways between cores")
struct CoreGraphTests {
  /// A graph with what the search is asked.
  struct Case {
    var graph = CoreGraph()
    var ways: [CoreGraph.Way] = []
    var part = StateParts.Part(id: 7, words: [1], layers: [0])
    var met: Set<Int> = []
    var known: Set<Int> = []
    var used: Set<Int> = []
    var count = 0

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      count = Int.random(in: 2...7, using: &random)
      for core in 0..<count {
        let isMet = Bool.random(using: &random)
        if isMet { met.insert(core) }
        if Int.random(in: 0..<4, using: &random) == 0 { known.insert(core) }
        let layers: Set<Int> = isMet ? [0] : [1]
        graph.add(StateLayers(open: layers, present: layers))
      }
      for number in 0..<Int.random(in: 1...12, using: &random) {
        let way = CoreGraph.Way(
          step: .crown(notches: number), from: Int.random(in: 0..<count, using: &random),
          to: Int.random(in: 0..<count, using: &random), changed: Bool.random(using: &random) ? [7] : [8])
        if Int.random(in: 0..<6, using: &random) == 0 { used.insert(number) }
        ways.append(way)
        graph.note(way)
      }
    }

    /// Whether ways lead from where the part is known to a core, and carry it as it is.
    func carries(_ path: [Int], to goal: Int) -> Bool {
      guard let first = path.first, known.contains(ways[first].from), ways[path[path.count - 1]].to == goal else {
        return false
      }
      for (place, number) in path.enumerated() {
        let way = ways[number]
        if used.contains(number) || met.contains(way.from) && way.changed.contains(7) { return false }
        guard place > 0 else { continue }
        if way.from != ways[path[place - 1]].to || met.contains(way.from) || known.contains(way.from) { return false }
      }
      return true
    }

    /// The least number of ways that carry the part to a core; nil where none do.
    func least(to goal: Int) -> Int? {
      var paths = ways.indices.map { [$0] }
      for length in 1...count {
        if paths.contains(where: { carries($0, to: goal) }) { return length }
        paths = paths.flatMap { path in
          ways.indices.filter { ways[$0].from == ways[path[path.count - 1]].to && !path.contains($0) }.map {
            path + [$0]
          }
        }
      }
      return nil
    }
  }

  @Test("the ways that are found carry a part as it is, by as few as there are, wherever there are any")
  func shortest() {
    var found = 0
    for seed in 0..<600 as Range<UInt64> {
      let made = Case(seed: seed)
      let last = made.graph.lastWays(
        of: made.part, isKnown: { made.known.contains($0) }, isUsed: { made.used.contains($0) })
      for goal in 0..<made.count where !made.known.contains(goal) {
        let path = made.graph.path(to: goal, last)
        #expect(path?.count == made.least(to: goal), "seed \(seed), core \(goal)")
        guard let path else { continue }
        found += 1
        #expect(made.carries(path, to: goal), "seed \(seed), core \(goal): \(path)")
      }
    }
    #expect(found > 300, "there is something to be found")
  }
}
