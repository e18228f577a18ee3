import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// Why a screen reader's cursor went where it went, or stayed: what else it could have come to, and where all of it is
/// in the reading order (`--explain`).
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

  /// The decision about a command, after the steps that the reader has made of it; nil for one that the interface is
  /// asked to do, about which it decides.
  func arbitration(about command: ReaderCommand, _ steps: [ReaderAct], at time: Timestamp) -> Arbitration? {
    let isAtEnd = start == end
    let reason: String
    let others: [Arbitration.Candidate]
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
    case .nextKind(let kind), .previousKind(let kind):
      others = neighbours()
      let side = command == .nextKind(kind) ? "after" : "before"
      reason =
        isAtEnd
        ? "no other \(kind.rawValue) \(side) it, nor from the other end"
        : "the nearest \(kind.rawValue) \(side) it, or from the other end"
    case .moveCaret(let move):
      others = neighbours()
      reason = "the caret has come to the \(move.words)"
    case .first, .last:
      others = neighbours()
      reason = "the \(command == .first ? "first" : "last") of \(view.count) in reading order"
    case .focus(let id):
      others = neighbours()
      reason = end == id ? "it was asked for" : "#\(id) cannot be read" + (barrier(to: id)?.words ?? "")
    case .readAllFromTop, .readAllFromHere:
      others = neighbours()
      let first = command == .readAllFromTop ? 0 : start.flatMap { view.ordinal(of: $0) } ?? 0
      reason = "the last of \(first + 1) to \(view.count) in reading order, all of which are read"
    case .explore(let point): return exploring(point, command.words, at: time)
    case .useRotor(let forward) where !isAtEnd:
      others = neighbours()
      reason = "the nearest of what the rotor goes by \(forward ? "after" : "before") it"
    case .turnRotor, .chooseRotor, .useRotor, .stop, .switched:
      if let why = refusal(among: steps) { return nobody(command.words, cursorCandidate, at: time, why) }
      let why = command == .stop ? "the reader says no more" : "it is the reader's own, and the cursor stays"
      return taken(command.words, by: cursorCandidate, [], at: time, why)
    case .activate, .longPress, .increment, .decrement, .custom, .escape, .magicTap, .scroll:
      return refusal(among: steps).map { why in nobody(command.words, cursorCandidate, at: time, why) }
    }
    guard let end, let ordinal = view.ordinal(of: end) else {
      return nobody(command.words, cursorCandidate, at: time, refusal(among: steps) ?? "nothing can be read")
    }
    let stays = isAtEnd ? "the cursor stays" : ""
    return taken(command.words, by: element(end, ordinal, note: stays), others, at: time, reason)
  }

  /// The decision about a gesture that a reader makes nothing of.
  ///
  /// - Parameter point: Where the gesture was, if it was anywhere.
  func arbitration(unused subject: String, at point: Point?, _ time: Timestamp, _ reason: String) -> Arbitration {
    nobody(subject, cursorCandidate, point.map(underFinger) ?? [], at: time, reason)
  }

  // MARK: Who took it

  /// A finger has come to what can be read there, to something modal that keeps the reader from it, or to nothing.
  private func exploring(_ point: Point, _ subject: String, at time: Timestamp) -> Arbitration {
    let place = InputLabel.text(point)
    let hidden = view.tree.hitTest(point) { !$0.traits.contains(.modal) }.map { view.tree.nodes[$0].id }
    let barrier = hidden.flatMap(barrier)
    let others = underFinger(point)
    if let found = view.element(at: point), let order = view.ordinal(of: found) {
      let reason = "topmost of what can be read at \(place)" + (start == found ? "; it is read already" : "")
      return taken(subject, by: element(found, order), others, at: time, reason + (barrier?.words ?? ""))
    }
    let reason = "nothing there can be read" + (barrier?.words ?? "")
    if let modal = barrier?.modal {
      let candidate = Arbitration.Candidate(receiver(modal.role), modal.id, note: "modal")
      return taken(subject, by: candidate, others, at: time, reason)
    }
    guard let topmost = others.first else {
      return nobody(subject, Arbitration.Candidate(.nobody, root, note: "nothing lies there"), at: time, reason)
    }
    return nobody(subject, topmost, others, at: time, reason)
  }

  /// Why the reader can do nothing, where it said so.
  private func refusal(among steps: [ReaderAct]) -> String? {
    steps.lazy.compactMap { if case .refuses(let why) = $0 { why } else { nil } }.first
  }

  /// The decision that nobody takes something, told of the node that would have been nearest to taking it.
  private func nobody(
    _ subject: String, _ nearest: Arbitration.Candidate, _ others: [Arbitration.Candidate] = [], at time: Timestamp,
    _ reason: String
  ) -> Arbitration {
    var nearest = nearest
    nearest.receiver = .nobody
    return taken(subject, by: nearest, others, at: time, reason)
  }

  private func taken(
    _ subject: String, by taker: Arbitration.Candidate, _ others: [Arbitration.Candidate], at time: Timestamp,
    _ reason: String
  ) -> Arbitration {
    var taker = taker
    taker.took = true
    var arbitration = Arbitration(
      time: time, subject: subject, taker: taker.node, reason: reason,
      candidates: [taker] + others.filter { $0.node != taker.node })
    let narrator = EventNarrator(after: view)
    arbitration.name = narrator.subject(taker.node)
    for index in arbitration.candidates.indices {
      arbitration.candidates[index].name = narrator.subject(arbitration.candidates[index].node)
    }
    return arbitration
  }

  // MARK: Candidates

  /// What the cursor is on; the root where it is nowhere.
  private var cursorCandidate: Arbitration.Candidate {
    guard let start, let ordinal = view.ordinal(of: start) else {
      return Arbitration.Candidate(.nobody, root, note: "the cursor is nowhere")
    }
    return element(start, ordinal, note: "the cursor is on it")
  }

  private var root: NodeID { view.tree.nodes.first?.id ?? NodeID("") }

  private func element(_ id: NodeID, _ ordinal: Int, note: String = "") -> Arbitration.Candidate {
    Arbitration.Candidate(
      view.node(at: ordinal).map { receiver($0.role) } ?? .element, id, [measure(ordinal)], note: note)
  }

  /// What lies before and behind the place where the cursor was, and that place itself.
  private func neighbours() -> [Arbitration.Candidate] {
    guard let start, let ordinal = view.ordinal(of: start) else { return [] }
    return [
      candidate(ordinal, note: "the cursor was on it"), candidate(ordinal + 1, note: "next"),
      candidate(ordinal - 1, note: "previous"),
    ].compactMap(\.self)
  }

  /// What was passed over on the way to an element of a role.
  private func passedOver(_ role: Role, isForward: Bool) -> [Arbitration.Candidate] {
    let from = start.flatMap { view.ordinal(of: $0) } ?? (isForward ? -1 : view.count)
    // Where there was none, everything as far as the end was looked at.
    let to = start == end ? (isForward ? view.count : -1) : end.flatMap { view.ordinal(of: $0) } ?? from
    let way = abs(to - from) - 1
    guard way > 0 else { return [] }
    var passed = (1...min(way, Self.mostNamed)).compactMap { step -> Arbitration.Candidate? in
      let ordinal = isForward ? from + step : from - step
      return candidate(ordinal, note: "is no \(role.rawValue)")
    }
    if way > Self.mostNamed, let last = passed.indices.last {
      passed[last].note += "; \(way - Self.mostNamed) more passed over"
    }
    return passed
  }

  /// What else lies at a point of the screen, from the top, with the reason why the reader does not stop there.
  private func underFinger(_ point: Point) -> [Arbitration.Candidate] {
    var found: [Arbitration.Candidate] = []
    for node in view.tree.nodes.reversed() where (node.hitArea ?? node.frame).contains(point) {
      if let ordinal = view.ordinal(of: node.id) {
        if let candidate = candidate(ordinal, note: "lies under it") { found.append(candidate) }
      } else {
        found.append(Arbitration.Candidate(receiver(node.role), node.id, note: "not in the reading order"))
      }
      if found.count == Self.mostNamed { break }
    }
    return found
  }

  /// What modal thing keeps the reader from a node (ann-confine), and that as the end of a sentence; nil where nothing
  /// does.
  private func barrier(to id: NodeID) -> (modal: AccessibilityNode, words: String)? {
    let confinement = Confinement(view.tree)
    guard let index = view.index(of: id), confinement.excludes(index), let modal = confinement.modal else {
      return nil
    }
    let node = view.tree.nodes[modal]
    return (node, "; ann-confine: modal \(EventNarrator(after: view).subject(node.id)) blocks what is under it")
  }

  private func candidate(_ ordinal: Int, note: String) -> Arbitration.Candidate? {
    guard let node = view.node(at: ordinal) else { return nil }
    return Arbitration.Candidate(receiver(node.role), node.id, [measure(ordinal)], note: note)
  }

  private func measure(_ ordinal: Int) -> Measure {
    Measure("stop", Double(ordinal + 1), .atMost, Double(view.count), .count, words: "\(ordinal + 1) of \(view.count)")
  }

  private func receiver(_ role: Role) -> Receiver {
    switch role {
    case .grabber: .grabber
    case .sheet: .sheet
    case .actionSheet, .alert, .dialog: .dialog
    case .popover, .fullScreen, .menu, .activityView: .cover
    default: role.isControl ? .control : .element
    }
  }
}
