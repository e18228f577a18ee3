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
    /// Which reading leads here, and how many utterances of it were heard.
    var reading: (place: Int, count: Int)?
    /// The field that is used here by one more gesture, at the station before.
    var used: NodeID?
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
  private var readings: [ReadingAloud<Interface>] = []
  private var starts = ReadingStarts<Interface.StateKey>()
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
  ///   - earlier: The run that has come so far, whose keys are on and whose keyboard focus is somewhere already.
  init(
    to goals: Set<NodeID>, on interface: Interface, with reader: ScreenReader, after earlier: Run<Interface>? = nil,
    _ terms: CostTerms
  ) {
    self.terms = terms
    moves = ReaderMoves(on: interface, with: reader)
    begin(on: interface, with: reader, after: earlier)
    var open = goals
    while !open.isEmpty, let (cost, place) = frontier.popFirst() {
      guard tries < terms.mostTries else {
        for goal in open { outcomes[goal] = .unknown(atLeast: cost.time + terms.gesture) }
        return
      }
      if let used = stations[place].used {
        if open.remove(used) != nil { outcomes[used] = stations[place].parent.map { .way(way(to: $0)) } }
        continue
      }
      if let (reading, count) = stations[place].reading { readOn(reading, count + 1, from: stations[place].parent) }
      guard let run = run(at: place) else { continue }
      stations[place].run = nil
      guard settled.insert(key(run)).inserted else { continue }
      if let focus = run.reader.cursor.focus, open.contains(focus) { arrive(run, at: focus, place, &open) }
      expand(run, at: place)
      if stations[place].reading == nil { read(from: run, at: place) }
    }
    for goal in open { outcomes[goal] = KnownCost<ReaderWay>.none }
  }

  /// Somebody has come to a goal: of a field, where the keyboard is there as well, else a gesture later.
  private mutating func arrive(_ run: Run<Interface>, at goal: NodeID, _ place: Int, _ open: inout Set<NodeID>) {
    guard moves.mayBeInUse(goal, in: run) else {
      open.remove(goal)
      outcomes[goal] = .way(way(to: place))
      return
    }
    if moves.isInUse(goal, in: run) {
      open.remove(goal)
      var way = way(to: place)
      way.isInUse = true
      outcomes[goal] = .way(way)
      return
    }
    let leg = ReaderWay.Leg(doing: .move(.command(.activate)), said: [], heard: 0)
    let cost = stations[place].cost.adding(leg, terms)
    stations.append(Station(run: nil, parent: place, leg: leg, cost: cost, used: goal))
    frontier.insert(cost, stations.count - 1)
  }

  private mutating func begin(on interface: Interface, with reader: ScreenReader, after earlier: Run<Interface>?) {
    var options = RunOptions()
    options.voice = reader.manner == nil ? nil : reader.voice
    options.language = reader.language
    let ear = ear
    var run = Run(target: interface, devices: [], options: options) { ear.utterances += $0.utterances }
    run.reader = reader
    if let earlier {
      (run.tabbed, run.readerGestures.keysTurnedOn) = (earlier.tabbed, earlier.readerGestures.keysTurnedOn)
    }
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

  /// The run at a station.
  private func run(at place: Int) -> Run<Interface>? {
    guard let (reading, count) = stations[place].reading else { return stations[place].run }
    return readings[reading].node(at: count).map(readings[reading].stopped)
  }

  /// Lets the reader read on from a station, where that may be cheaper than anything that is known.
  private mutating func read(from run: Run<Interface>, at place: Int) {
    guard starts.begin(run, cost: stations[place].cost.time, terms, tries: &tries) else { return }
    var next = run
    next.perform(.readAllFromHere)
    next.settle()
    readings.append(ReadingAloud(next, said: ear.take(), terms))
    // What is read first is where somebody is already.
    readOn(readings.count - 1, 2, from: place)
  }

  /// Adds the station at which so many utterances of a reading were heard.
  private mutating func readOn(_ reading: Int, _ count: Int, from place: Int?) {
    guard let place, let node = readings[reading].node(at: count), let heard = readings[reading].duration(of: count)
    else { return }
    // What is said is looked up once somebody wants to know.
    let leg = ReaderWay.Leg(doing: .move(.read(to: node)), said: [], heard: heard)
    let cost = stations[place].cost.adding(leg, terms)
    stations.append(Station(run: nil, parent: place, leg: leg, cost: cost, reading: (reading, count)))
    frontier.insert(cost, stations.count - 1)
  }

  private func key(_ run: Run<Interface>) -> Key {
    Key(state: run.target.stateKey, place: run.reader.place, tabbed: run.tabbed, keys: run.readerGestures.keysTurnedOn)
  }

  private func way(to place: Int) -> ReaderWay {
    var legs: [ReaderWay.Leg] = []
    var next: Int? = place
    while let place = next {
      var leg = stations[place].leg
      if let (reading, count) = stations[place].reading { leg.said = Array(readings[reading].utterances.prefix(count)) }
      legs.append(leg)
      next = stations[place].parent
    }
    return ReaderWay(legs: legs.reversed().flatMap { $0.parted(terms) })
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
