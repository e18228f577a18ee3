import Accessibility
import Announcer
import Gestures

/// Finds the cheapest way of somebody who listens through a whole task.
///
/// What is cheapest for one instruction may be dear for the next: a turn of the rotor that pays once the third button is
/// pressed, say. So places are told apart by how much of the task is done, and the cheapest way is looked for through all of
/// them at once; only the last instruction ends it.
struct TaskWaySearch<Interface: ReproducibleTarget> {
  /// What was found.
  enum Answer {
    /// The way of each instruction that somebody does something for, in order.
    case ways([ReaderWay])
    /// There is none that is cheaper than what is known.
    case none
    /// The search was ended; nothing takes less than this, in µs.
    case unknown(atLeast: Int64)
  }

  private struct Station {
    var walker: Walker<Interface>?
    var parent: Int?
    /// How many instructions are done.
    var done: Int
    var leg: ReaderWay.Leg?
    var cost: ListeningCost
  }

  private struct Key: Hashable {
    var state: Interface.StateKey
    var place: ReaderWhereabouts
    var tabbed: NodeID?
    var keys: Set<KeyNavigation>
    var done: Int
  }

  private let actions: [ScriptAction]
  private let limits: [Int64?]
  private let moves: ReaderMoves<Interface>
  private let terms: CostTerms
  /// What is known to be enough, in µs.
  private let most: Int64
  private var stations: [Station] = []
  private var frontier = Heap<ListeningCost>()
  private var settled: Set<Key> = []
  private var tries = 0

  /// A search through `actions`, for somebody who has just begun.
  ///
  /// - Parameter most: What a known way takes, in µs; only what is cheaper is looked for.
  init(through actions: [ScriptAction], for walker: Walker<Interface>, below most: Int64, _ terms: CostTerms) {
    (self.actions, self.terms, self.most) = (actions, terms, most)
    limits = HeardWords.limits(of: actions)
    moves = ReaderMoves(on: walker.run.target, with: walker.run.reader)
    add(walker, parent: nil, done: 0, doing: .beginning, before: ListeningCost())
  }

  /// Looks for the cheapest way.
  mutating func search() -> Answer {
    while let (cost, place) = frontier.popFirst() {
      let done = stations[place].done
      if done == actions.count { return .ways(ways(to: place)) }
      guard tries < terms.mostTries else { return .unknown(atLeast: cost.time) }
      guard let walker = stations[place].walker else { continue }
      stations[place].walker = nil
      guard settled.insert(key(walker, done)).inserted else { continue }
      expand(walker, at: place)
    }
    return .none
  }

  private func key(_ walker: Walker<Interface>, _ done: Int) -> Key {
    Key(
      state: walker.run.target.stateKey, place: walker.run.reader.place, tabbed: walker.run.tabbed,
      keys: walker.run.readerGestures.keysTurnedOn, done: done)
  }

  private mutating func expand(_ walker: Walker<Interface>, at place: Int) {
    let (done, cost) = (stations[place].done, stations[place].cost)
    let action = actions[done]
    guard let used = action.used else {
      var next = walker
      tries += 1
      if next.perform(action) {
        let gestures = action.isDone && action.isGesture ? 1 : 0
        add(next, parent: place, done: done + 1, doing: .written(gestures: gestures), before: cost)
      }
      return
    }
    let run = walker.run
    guard let goal = used.node(in: run.target.tree, touched: run.target.touched) else { return }
    if run.reader.cursor.focus == goal, moves.isInUse(goal, in: run) {
      add(walker, parent: place, done: done + 1, doing: .listening, before: cost)
    }
    if run.reader.cursor.focus == goal { go(.command(.activate), from: walker, at: place, done: done + 1) }
    for move in moves.moves(in: run) { go(move, from: walker, at: place, done: done) }
    if ReadingStarts<Interface.StateKey>.mayPay(from: run.reader.cursor.focus, to: goal, in: run.view, terms) {
      go(.read(to: goal), from: walker, at: place, done: done)
    }
  }

  private mutating func go(_ move: ReaderMove, from walker: Walker<Interface>, at place: Int, done: Int) {
    var next = walker
    next.perform(move, moves)
    tries += 1
    guard !settled.contains(key(next, done)) else {
      _ = next.takeWords()
      return
    }
    add(next, parent: place, done: done, doing: .move(move), before: stations[place].cost)
  }

  private mutating func add(
    _ walker: Walker<Interface>, parent: Int?, done: Int, doing: ReaderWay.Doing, before: ListeningCost
  ) {
    var said = walker.takeWords()
    if case .move(let move) = doing { said = moves.heard(said, by: move) }
    var limit: Int64?
    if case .written = doing, limits.indices.contains(done - 1) { limit = limits[done - 1] }
    let words = HeardWords(said, until: limit, terms)
    let leg = ReaderWay.Leg(doing: doing, said: words.said, heard: words.heard)
    let cost = before.adding(leg, terms)
    // What is left takes a gesture for each thing that is used, but where the keyboard may be in it already.
    let uses = walker.run.reader.voice.isTabbed ? 0 : actions[done...].count { $0.used != nil }
    let left = Int64(uses) * terms.gesture
    guard cost.time + left < most else { return }
    stations.append(Station(walker: walker, parent: parent, done: done, leg: leg, cost: cost))
    frontier.insert(ListeningCost(time: cost.time + left, gestures: cost.gestures), stations.count - 1)
  }

  /// The ways of the instructions that somebody does something for; what is heard while others pass belongs to the next.
  private func ways(to place: Int) -> [ReaderWay] {
    var legs: [[ReaderWay.Leg]] = Array(repeating: [], count: actions.count)
    var next: Int? = place
    while let place = next {
      let station = stations[place]
      let action = station.parent.map { stations[$0].done } ?? 0
      if let leg = station.leg, legs.indices.contains(action) { legs[action] += leg.parted(terms).reversed() }
      next = station.parent
    }
    var result: [ReaderWay] = []
    var heard: [ReaderWay.Leg] = []
    for (action, legs) in zip(actions, legs) {
      heard += legs.reversed()
      guard action.isDone else {
        heard.removeAll { $0.said.isEmpty && $0.gestures == 0 && $0.doing != .beginning }
        continue
      }
      result.append(ReaderWay(legs: heard))
      heard = []
    }
    return result
  }
}
