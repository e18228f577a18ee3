import Announcer
import Gestures

/// Somebody who does a task with a screen reader.
struct Listener<Interface: ReproducibleTarget> {
  private var walker: Walker<Interface>
  private let terms: CostTerms
  /// What is heard before anything is done belongs to the first thing that is done.
  private var beginning: [ReaderWay.Leg] = []

  init(_ walker: Walker<Interface>, _ terms: CostTerms) {
    (self.walker, self.terms) = (walker, terms)
    let said = walker.takeWords()
    beginning = [ReaderWay.Leg(doing: .beginning, said: said, heard: terms.pace.duration(of: said))]
  }

  /// Goes to something and activates it; where there is no way, the instruction is done as it is written.
  mutating func use(_ place: Place, _ instruction: ScriptAction) -> KnownCost<ReaderWay> {
    let run = walker.run
    guard let node = place.node(in: run.target.tree, touched: run.target.touched) else { return fail(instruction) }
    let found = ReaderWaySearch(to: [node], on: run.target, with: run.reader, after: run, terms).outcomes[node] ?? .none
    guard let way = found.way else {
      _ = fail(instruction)
      return found
    }
    var legs = beginning
    beginning = []
    let moves = ReaderMoves(on: run.target, with: run.reader)
    for move in way.legs.compactMap(\.move) + (way.isInUse ? [] : [.command(.activate)]) {
      legs += leg(move, moves).parted(terms)
    }
    return .way(ReaderWay(legs: legs))
  }

  /// Does an instruction as it is written: one gesture, and what is heard then, for this long where that is given.
  mutating func copy(_ instruction: ScriptAction, heardFor limit: Int64? = nil) -> KnownCost<ReaderWay> {
    guard walker.perform(instruction) else { return .none }
    guard instruction.isDone else { return .way(ReaderWay(legs: [])) }
    let words = HeardWords(walker.takeWords(), until: limit, terms)
    var legs = beginning
    beginning = []
    legs.append(
      ReaderWay.Leg(
        doing: .written(gestures: instruction.isGesture ? 1 : 0), said: words.said, heard: words.heard))
    return .way(ReaderWay(legs: legs))
  }

  private mutating func leg(_ move: ReaderMove, _ moves: ReaderMoves<Interface>) -> ReaderWay.Leg {
    walker.perform(move, moves)
    let said = moves.heard(walker.takeWords(), by: move)
    return ReaderWay.Leg(doing: .move(move), said: said, heard: terms.pace.duration(of: said))
  }

  private mutating func fail(_ instruction: ScriptAction) -> KnownCost<ReaderWay> {
    _ = walker.perform(instruction)
    _ = walker.takeWords()
    return .none
  }
}

extension ScriptAction {
  /// Whether it is one movement of somebody, beside typing and waiting.
  var isGesture: Bool {
    switch self {
    case .type, .wait, .look, .mark, .expect, .release: false
    default: true
    }
  }
}
