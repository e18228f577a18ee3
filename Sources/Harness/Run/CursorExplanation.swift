import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// Why a screen reader's cursor went where it went: what else it could have come to, and where all of it is in the
/// reading order (`--explain`).
///
/// A target knows nothing of the cursor, so this is told by the run.
struct CursorExplanation {
  /// At most so many elements that were passed over are named; how many more there were is said.
  static let mostNamed = 4

  /// The interface as the reader found it.
  let view: ReaderView
  /// Where the cursor was; nil before its first move.
  let start: NodeID?
  /// Where it is.
  let end: NodeID?

  /// The decision about a command that moves the cursor; nil for a command that does not, and where nothing can be
  /// read.
  func decision(about command: ReaderCommand, at time: Timestamp) -> Decision? {
    let isAtEnd = start == end
    let reason: String
    var others: [Decision.Candidate]
    switch command {
    case .next, .previous:
      let isForward = command == .next
      others = neighbours()
      reason =
        isAtEnd
        ? "the \(isForward ? "last" : "first") of \(view.count) that can be read"
        : start == nil
          ? "the \(isForward ? "first" : "last") in reading order, the cursor was nowhere"
          : "the \(isForward ? "next" : "previous") in reading order"
    case .nextOf(let role), .previousOf(let role):
      others = passedOver(role, isForward: command == .nextOf(role))
      let side = command == .nextOf(role) ? "after" : "before"
      reason = isAtEnd ? "no \(role.rawValue) \(side) it" : "the nearest \(role.rawValue) \(side) it"
    case .first, .last:
      others = neighbours()
      reason = "the \(command == .first ? "first" : "last") of \(view.count) in reading order"
    case .focus(let id):
      others = neighbours()
      reason = end == id ? "it was asked for" : "#\(id) cannot be read" + (barrier(to: id) ?? "")
    case .explore(let point):
      others = underFinger(point)
      let hidden = view.tree.hitTest(point) { !$0.traits.contains(.modal) }.map { view.tree.nodes[$0].id }
      reason = "topmost of what can be read at \(InputLabel.text(point))" + (hidden.flatMap(barrier) ?? "")
    default: return nil
    }
    guard let taker = end, let place = view.place(of: taker) else { return nil }
    let role = view.node(at: place)?.role
    var taken = Decision.Candidate(
      role.map(receiver) ?? .element, taker, [measure(place)],
      note: isAtEnd && !isExploring(command) ? "the cursor stays" : "")
    taken.took = true
    others.removeAll { $0.node == taker }
    var decision = Decision(
      time: time, subject: command.words, taker: taker, reason: reason, candidates: [taken] + others)
    let narrator = EventNarrator(after: view)
    decision.name = narrator.subject(taker)
    for index in decision.candidates.indices {
      decision.candidates[index].name = narrator.subject(decision.candidates[index].node)
    }
    return decision
  }

  private func isExploring(_ command: ReaderCommand) -> Bool {
    if case .explore = command { true } else { false }
  }

  // MARK: Candidates

  /// What lies before and behind the place where the cursor was, and that place itself.
  private func neighbours() -> [Decision.Candidate] {
    guard let start, let place = view.place(of: start) else { return [] }
    return [
      candidate(place, note: "the cursor was on it"), candidate(place + 1, note: "next"),
      candidate(place - 1, note: "previous"),
    ].compactMap(\.self)
  }

  /// What was passed over on the way to an element of a role.
  private func passedOver(_ role: Role, isForward: Bool) -> [Decision.Candidate] {
    let from = start.flatMap { view.place(of: $0) } ?? (isForward ? -1 : view.count)
    // Where there was none, everything as far as the end was looked at.
    let to = start == end ? (isForward ? view.count : -1) : end.flatMap { view.place(of: $0) } ?? from
    let way = abs(to - from) - 1
    guard way > 0 else { return [] }
    var passed = (1...min(way, Self.mostNamed)).compactMap { step -> Decision.Candidate? in
      let place = isForward ? from + step : from - step
      return candidate(place, note: "is no \(role.rawValue)")
    }
    if way > Self.mostNamed, let last = passed.indices.last {
      passed[last].note += "; \(way - Self.mostNamed) more passed over"
    }
    return passed
  }

  /// What else lies at a point of the screen, from the top, with the reason why the reader does not stop there.
  private func underFinger(_ point: Point) -> [Decision.Candidate] {
    var found: [Decision.Candidate] = []
    for node in view.tree.nodes.reversed() where (node.hitArea ?? node.frame).contains(point) {
      if let place = view.place(of: node.id) {
        if let candidate = candidate(place, note: "lies under it") { found.append(candidate) }
      } else {
        found.append(Decision.Candidate(receiver(node.role), node.id, note: "not in the reading order"))
      }
      if found.count == Self.mostNamed { break }
    }
    return found
  }

  /// What modal thing keeps the reader from a node (ann-confine), as the end of a sentence; nil where nothing does.
  private func barrier(to id: NodeID) -> String? {
    let confinement = Confinement(view.tree)
    guard let index = view.index(of: id), confinement.excludes(index), let modal = confinement.modal else {
      return nil
    }
    let name = EventNarrator(after: view).subject(view.tree.nodes[modal].id)
    return "; ann-confine: modal \(name) blocks what is under it"
  }

  private func candidate(_ place: Int, note: String) -> Decision.Candidate? {
    guard let node = view.node(at: place) else { return nil }
    return Decision.Candidate(receiver(node.role), node.id, [measure(place)], note: note)
  }

  private func measure(_ place: Int) -> Measure {
    Measure("place", Double(place + 1), .atMost, Double(view.count), .count, words: "\(place + 1) of \(view.count)")
  }

  private func receiver(_ role: Role) -> Receiver {
    if role == .grabber { return .grabber }
    return role.isControl ? .control : .element
  }
}
