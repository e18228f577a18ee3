import Accessibility
import Announcer

/// Finds the cheapest ways of somebody who listens, from where a reader is to the elements of a screen.
///
/// It is a search over what the interface and the reader really do: each gesture or key is done to a copy of both and what is said
/// is heard in full, so that content that scrolls by itself, pages that are told and names of lists that are entered all
/// count. Of two ways that take as long the one with fewer gestures is taken.
struct ReaderWaySearch<Interface: ReproducibleTarget> {
  /// What was found for each goal, in no order.
  private(set) var outcomes: [NodeID: KnownCost<ReaderWay>] = [:]
  /// How many gestures and keys were tried.
  private(set) var tries = 0

  /// A place where somebody may be, and the way there.
  private struct Station {
    var run: Run<Interface>?
    var parent: Int?
    var leg: ReaderWay.Leg
    var cost: ListeningCost
  }

  private struct Key: Hashable {
    var state: Interface.StateKey
    var place: ReaderWhereabouts
    var tabbed: NodeID?
    var keys: Set<KeyNavigation>
  }

  private var stations: [Station] = []
  private var frontier = Heap<ListeningCost>()
  private var settled: Set<Key> = []
  private let terms: CostTerms
  private let moves: ReaderMoves<Interface>
  private let ear = Ear()

  /// What is said, until somebody asks.
  private final class Ear {
    var utterances: [Utterance] = []

    func take() -> [Utterance] {
      defer { utterances = [] }
      return utterances
    }
  }

  /// Looks for ways to all of `goals`.
  ///
  /// - Parameters:
  ///   - interface: The interface as it is.
  ///   - reader: Where the reader is; one that is nowhere yet comes on, and what it says then is heard too.
  init(to goals: Set<NodeID>, on interface: Interface, with reader: ScreenReader, _ terms: CostTerms) {
    self.terms = terms
    moves = ReaderMoves(on: interface, with: reader)
    begin(on: interface, with: reader)
    var open = goals
    while !open.isEmpty, let (cost, place) = frontier.popFirst() {
      guard tries < terms.mostTries else {
        for goal in open { outcomes[goal] = .unknown(atLeast: cost.time + terms.gesture) }
        return
      }
      guard let run = stations[place].run else { continue }
      stations[place].run = nil
      guard settled.insert(key(run)).inserted else { continue }
      if let focus = run.reader.cursor.focus, open.remove(focus) != nil { outcomes[focus] = .way(way(to: place)) }
      expand(run, at: place)
    }
    for goal in open { outcomes[goal] = KnownCost<ReaderWay>.none }
  }

  private mutating func begin(on interface: Interface, with reader: ScreenReader) {
    var options = RunOptions()
    options.voice = reader.manner == nil ? nil : reader.voice
    options.language = reader.language
    let ear = ear
    var run = Run(target: interface, devices: [], options: options) { ear.utterances += $0.utterances }
    run.reader = reader
    if reader.cursor.focus == nil { run.start() }
    run.settle()
    add(run, parent: nil, move: nil, before: ListeningCost())
  }

  private mutating func add(_ run: Run<Interface>, parent: Int?, move: ReaderMove?, before: ListeningCost) {
    let said = ear.take().filter { !$0.text.isEmpty }
    let leg = ReaderWay.Leg(
      doing: move.map { .move($0) } ?? .beginning, said: said, heard: terms.pace.duration(of: said))
    let cost = before.adding(leg, terms)
    stations.append(Station(run: run, parent: parent, leg: leg, cost: cost))
    frontier.insert(cost, stations.count - 1)
  }

  private mutating func expand(_ run: Run<Interface>, at place: Int) {
    let start = run.reader.place
    for move in moves.moves(in: run) {
      var next = run
      moves.perform(move, in: &next)
      tries += 1
      // What leaves everything as it is leads nowhere, whatever was heard.
      guard
        next.reader.place != start || next.tabbed != run.tabbed
          || next.readerGestures.keysTurnedOn != run.readerGestures.keysTurnedOn || !settled.contains(key(next))
      else {
        _ = ear.take()
        continue
      }
      add(next, parent: place, move: move, before: stations[place].cost)
    }
  }

  private func key(_ run: Run<Interface>) -> Key {
    Key(state: run.target.stateKey, place: run.reader.place, tabbed: run.tabbed, keys: run.readerGestures.keysTurnedOn)
  }

  private func way(to place: Int) -> ReaderWay {
    var legs: [ReaderWay.Leg] = []
    var next: Int? = place
    while let place = next {
      legs.append(stations[place].leg)
      next = stations[place].parent
    }
    return ReaderWay(legs: legs.reversed())
  }
}

extension Run {
  /// Moments that may pass until an interface has come to rest.
  private static var mostMoments: Int { 256 }

  /// Lets time pass until nothing happens by itself any more, also what only hides then; who listens has the time.
  mutating func settle() {
    for _ in 0..<Self.mostMoments {
      guard let due = nextDeadline else { break }
      advance(to: due)
    }
    flush()
  }
}
