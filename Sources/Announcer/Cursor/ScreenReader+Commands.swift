public import Accessibility
import Geometry

extension ScreenReader {
  /// Goes to the first element that shows, as when a screen reader comes on, and returns what it says.
  public mutating func begin(in view: ReaderView) -> [ReaderAct] {
    guard let id = view.firstInSight else { return [.refuses("there is nothing to read")] }
    return go(to: id, in: view)
  }

  /// Does what a person asks and returns what comes of it.
  public mutating func perform(_ command: ReaderCommand, in view: ReaderView) -> [ReaderAct] {
    let formerEnd = reachedEnd
    reachedEnd = nil
    readsOn = false
    switch command {
    case .next, .previous:
      return step(forward: command == .next, from: formerEnd, in: view)
    case .nextOf(let role), .previousOf(let role):
      return find(role.rawValue, as: role, forward: command == .nextOf(role), in: view) {
        view.node(at: $0).map { $0.role == role || role == .heading && $0.isAlso(.heading) } ?? false
      }
    case .nextKind(let kind): return find(kind, forward: true, in: view)
    case .previousKind(let kind): return find(kind, forward: false, in: view)
    case .moveCaret(let move): return moveCaret(move, in: view)
    case .switched(let keys, let areOn): return saying(keys, areOn: areOn, in: view)
    case .first, .last:
      guard let id = view.element(at: command == .first ? 0 : view.count - 1) else {
        return [.refuses("there is nothing to read")]
      }
      return go(to: id, in: view)
    case .focus(let id):
      return go(to: id, in: view)
    case .explore(let point):
      guard let id = view.element(at: point) else {
        let place = [point.x, point.y].map { ($0 * 10).rounded() / 10 }
        return [.refuses("nothing to read at \(place[0]), \(place[1])")]
      }
      return id == cursor.focus ? [] : go(to: id, in: view)
    case .readAllFromTop, .readAllFromHere:
      return readAll(fromHere: command == .readAllFromHere, in: view)
    case .activate:
      let action = heardAction(in: view)
      rotorPlace = nil
      return withFocus(in: view) { _, id in [.asks(action.map { .custom($0) } ?? .activate, id)] }
    case .longPress: return withFocus(in: view) { _, id in [.asks(.longPress, id)] }
    case .turnRotor(let forward): return turnRotor(forward: forward, in: view)
    case .chooseRotor(let rotor): return choose(rotor, in: view)
    case .useRotor(let forward): return useRotor(forward: forward, in: view)
    case .increment, .decrement:
      return withFocus(in: view) { node, id in
        let isAdjustable = node.role.isAdjustable || !node.actions.isDisjoint(with: [.increment, .decrement])
        guard isAdjustable else { return [.refuses("\(name(of: node)) is not adjustable")] }
        return [.asks(command == .increment ? .increment : .decrement, id)]
      }
    case .custom(let name):
      return withFocus(in: view) { node, id in
        guard node.customActions.contains(name) else {
          let offered = node.customActions.map { "“\($0)”" }.joined(separator: ", ")
          return [
            .refuses("\(self.name(of: node)) has no action “\(name)”" + (offered.isEmpty ? "" : ", it has \(offered)"))
          ]
        }
        return [.asks(.custom(name), id)]
      }
    case .stop: return []
    case .escape:
      return ask(.escape, offeredAs: .escape, in: view)
    case .magicTap:
      return [.asks(.magicTap, cursor.focus ?? view.element(at: 0) ?? NodeID(""))]
    case .scroll(let direction):
      return scroll(direction, in: view)
    }
  }

  /// Where the cursor is once a command is done; nothing is done yet.
  public func destination(of command: ReaderCommand, in view: ReaderView) -> NodeID? {
    var reader = self
    _ = reader.perform(command, in: view)
    return reader.cursor.focus
  }

  /// Whether the cursor waits for something to have come or gone, so that it may go anywhere then.
  public var isWaiting: Bool { landing != nil || !inTransition.isEmpty }

  /// To the next or previous element; who has come to an end and goes on is taken to the other one by some readers.
  private mutating func step(forward: Bool, from formerEnd: ReaderAct.End?, in view: ReaderView) -> [ReaderAct] {
    guard let end = cursor.step(forward: forward, entersInSight: voice.manners.entersInSight, in: view) else {
      return sayFocus(in: view)
    }
    if voice.manners.wrapsAtSecondStep, formerEnd == end, let id = view.element(at: forward ? 0 : view.count - 1) {
      return go(to: id, in: view)
    }
    reachedEnd = end
    return [.boundary(end)]
  }

  /// Goes to the nearest element of a kind in one direction; stays where it is if there is none.
  ///
  /// - Parameter isMeant: Whether the element at a place in the reading order is of the kind.
  mutating func find(
    _ kind: String, as role: Role? = nil, forward: Bool, in view: ReaderView, where isMeant: (Int) -> Bool
  ) -> [ReaderAct] {
    let here = cursor.focus.flatMap { view.ordinal(of: $0) }
    let ordinals =
      forward
      ? stride(from: (here ?? -1) + 1, to: view.count, by: 1) : stride(from: (here ?? view.count) - 1, to: -1, by: -1)
    guard let ordinal = ordinals.first(where: isMeant), let id = view.element(at: ordinal) else {
      let why = ReaderAct.refuses("no \(kind) \(forward ? "after" : "before") this")
      return missing(role, forward: forward, in: view).map { [.says($0), why] } ?? [why]
    }
    return go(to: id, in: view)
  }

  /// What is said where there is no further element of a role, of any control where that is nil; nil for nothing.
  private func missing(_ role: Role?, forward: Bool, in view: ReaderView) -> Utterance? {
    guard voice.manners.saysWhatIsMissing else { return nil }
    let words = vocabulary(for: nil, in: view)
    let kind: String? =
      switch role {
      case nil: words.say(.missingControl)
      case .heading?: words.say(.missingHeading)
      case .link?: words.say(.missingLink)
      case let role?: voice.grammar.roles[role].map { words.say($0).lowercased() }
      }
    guard let kind else { return nil }
    let text = words.say(forward ? .noNext : .noPrevious, kind)
    return Utterance(text, priority: .interrupting, language: words.code)
  }

  mutating func go(
    to id: NodeID, in view: ReaderView, priority: Utterance.Priority = .interrupting
  ) -> [ReaderAct] {
    guard cursor.move(to: id, in: view) else { return [.refuses("the reader cannot go to \(id)")] }
    return sayFocus(in: view, priority: priority)
  }

  /// What is said of the element the cursor is at.
  mutating func sayFocus(in view: ReaderView, priority: Utterance.Priority = .interrupting) -> [ReaderAct] {
    guard let focus = cursor.focus, let ordinal = view.ordinal(of: focus) else { return [] }
    var utterance = utterance(at: ordinal, after: lastSpoken, in: view)
    lastSpoken = focus
    utterance.priority = priority
    return [.says(utterance)]
  }

  /// Stays at what is being said while it reads on: whoever asks for something then means that.
  ///
  /// - Parameter node: What is being said; nil where everything was said.
  public mutating func halt(at node: NodeID?, in view: ReaderView) {
    guard readsOn, let node, cursor.move(to: node, in: view) else { return }
    lastSpoken = node
  }

  private mutating func readAll(fromHere: Bool, in view: ReaderView) -> [ReaderAct] {
    guard view.count > 0 else { return [.refuses("there is nothing to read")] }
    let start = fromHere ? cursor.focus.flatMap { view.ordinal(of: $0) } ?? 0 : 0
    var previous = lastSpoken
    if let last = view.element(at: view.count - 1) { _ = cursor.move(to: last, in: view) }
    lastSpoken = cursor.focus
    readsOn = true
    return (start..<view.count).map { ordinal in
      var utterance = utterance(at: ordinal, after: previous, in: view)
      previous = utterance.node
      utterance.hint = nil
      utterance.priority = ordinal == start ? .interrupting : .polite
      return .says(utterance)
    } + [.boundary(.end)]
  }

  private func withFocus(
    in view: ReaderView, _ body: (AccessibilityNode, NodeID) -> [ReaderAct]
  ) -> [ReaderAct] {
    guard let focus = cursor.focus, let ordinal = view.ordinal(of: focus), let node = view.node(at: ordinal) else {
      return [.refuses("the reader is at no element yet")]
    }
    return body(node, focus)
  }

  /// Asks the nearest node around the cursor that offers an action; failing that, the element itself.
  private func ask(_ action: AccessibilityAction, offeredAs offer: Actions, in view: ReaderView)
    -> [ReaderAct]
  {
    guard let id = cursor.focus ?? view.element(at: 0) else { return [.asks(action, rootID(of: view))] }
    let index = view.index(of: id)
    let offering = index.flatMap { view.tree.nearestAncestor(of: $0) { $0.actions.contains(offer) } }
    return [.asks(action, offering.map { view.tree.nodes[$0].id } ?? id)]
  }

  private func scroll(_ direction: AccessibilityAction.ScrollDirection, in view: ReaderView) -> [ReaderAct] {
    let focus = cursor.focus.flatMap { view.index(of: $0) }
    guard let index = ReaderScrolling(view.tree).node(from: focus) else { return [.refuses("nothing here scrolls")] }
    return [.asks(.scroll(direction), view.tree.nodes[index].id)]
  }

  /// What asks to go on, or back, in what scrolls: across where it goes nowhere else.
  public func command(forScrolling isForward: Bool, in view: ReaderView) -> ReaderCommand {
    let focus = cursor.focus.flatMap { view.index(of: $0) }
    let axes = ReaderScrolling(view.tree).node(from: focus).map { view.tree.nodes[$0].indicators.map(\.axis) } ?? []
    if !axes.isEmpty, !axes.contains(.vertical) { return .scroll(isForward ? .right : .left) }
    return .scroll(isForward ? .down : .up)
  }

  private func rootID(of view: ReaderView) -> NodeID { view.tree.nodes.first?.id ?? NodeID("") }

  private func name(of node: AccessibilityNode) -> String {
    node.name.nonEmpty.map { "“\($0)”" } ?? node.id.path
  }
}
