import Accessibility

/// What people go by when they flick up and down.
extension ScreenReader {
  /// Where people are in the actions or in the text of an element.
  struct RotorPlace: Hashable, Sendable {
    var node: NodeID
    var rotor: Rotor
    /// Of the actions from 0, which is what a double tap does by itself; of the pieces of the text from 0.
    var index: Int
  }

  /// What a flick up or down goes by now: the value of what is adjustable, unless something else was chosen there; else
  /// what was chosen, else the actions of what has any; nil where there is neither.
  public func rotor(in view: ReaderView) -> Rotor? {
    let own = cursor.focus.flatMap { view.node($0) }.flatMap(Self.ownRotor)
    return own == .values && !cursor.hasChosenHere ? own : chosenRotor ?? own
  }

  /// What asks for the same as a flick up or down: on what is adjustable, and where there is nothing to go by, one step
  /// more or less.
  public func command(forFlick isDown: Bool, in view: ReaderView) -> ReaderCommand {
    switch rotor(in: view) {
    case nil, .values?: isDown ? .decrement : .increment
    default: .useRotor(forward: isDown)
    }
  }

  /// What there is to choose from, in the order in which it is turned through.
  func rotors(in view: ReaderView) -> [Rotor] {
    let node = cursor.focus.flatMap { view.node($0) }
    return Rotor.allCases.filter { rotor in
      switch rotor {
      case .values: node.map(Self.isAdjustable) ?? false
      case .actions: node?.customActions.isEmpty == false
      case .headings, .links, .controls: view.rotorsAmongElements.contains(rotor)
      case .words, .characters: node.map { !Self.text(of: $0).isEmpty } ?? false
      }
    }
  }

  /// Turns to the next or previous choice and says which one that is.
  mutating func turnRotor(forward: Bool, in view: ReaderView) -> [ReaderAct] {
    let choices = rotors(in: view)
    guard !choices.isEmpty else { return [.refuses("the rotor has nothing to choose from")] }
    let place = rotor(in: view).flatMap { choices.firstIndex(of: $0) }
    let next = place.map { forward ? $0 + 1 : $0 - 1 + choices.count } ?? (forward ? 0 : choices.count - 1)
    return choose(choices[next % choices.count], in: view)
  }

  /// Chooses what flicks go by and says so.
  mutating func choose(_ rotor: Rotor, in view: ReaderView) -> [ReaderAct] {
    let choices = rotors(in: view)
    guard choices.contains(rotor) else {
      let offered = choices.map(\.rawValue).joined(separator: ", ")
      return [
        .refuses("the rotor has no \(rotor.rawValue) here" + (offered.isEmpty ? "" : ", it has \(offered)"))
      ]
    }
    (chosenRotor, rotorPlace) = (rotor, nil)
    cursor.hasChosenHere = true
    let words = vocabulary(for: nil, in: view)
    return [.says(Utterance(words.say(rotor.wording), priority: .interrupting, language: words.code))]
  }

  /// Goes on by what is chosen.
  mutating func useRotor(forward: Bool, in view: ReaderView) -> [ReaderAct] {
    switch rotor(in: view) {
    case nil: return [.refuses("nothing is chosen for flicks up and down to go by")]
    case .values?: return perform(forward ? .decrement : .increment, in: view)
    case .actions?: return stepThroughActions(forward: forward, in: view)
    case .words?, .characters?: return stepThroughText(forward: forward, in: view)
    case let rotor?:
      let what = String(rotor.rawValue.dropLast())
      let role: Role? = rotor == .headings ? .heading : rotor == .links ? .link : nil
      return find(what, as: role, forward: forward, in: view) { Self.matches(rotor, $0, in: view) }
    }
  }

  /// The action that was heard last at the element under the cursor; nil for what activating does by itself.
  func heardAction(in view: ReaderView) -> String? {
    guard let rotorPlace, rotorPlace.rotor == .actions, rotorPlace.node == cursor.focus, rotorPlace.index > 0,
      let actions = view.node(rotorPlace.node)?.customActions, actions.indices.contains(rotorPlace.index - 1)
    else { return nil }
    return actions[rotorPlace.index - 1]
  }

  // MARK: Steps

  private mutating func stepThroughActions(forward: Bool, in view: ReaderView) -> [ReaderAct] {
    guard let focus = cursor.focus, let node = view.node(focus), !node.customActions.isEmpty else {
      return [.refuses("the element under the cursor has no actions")]
    }
    let words = vocabulary(for: node, in: view)
    let actions = [words.say(.rotorActivate)] + node.customActions
    let place = rotorPlace?.node == focus && rotorPlace?.rotor == .actions ? rotorPlace?.index ?? 0 : 0
    let index = (place + (forward ? 1 : actions.count - 1)) % actions.count
    rotorPlace = RotorPlace(node: focus, rotor: .actions, index: index)
    return [.says(Utterance(actions[index], priority: .interrupting, language: words.code, node: focus))]
  }

  private mutating func stepThroughText(forward: Bool, in view: ReaderView) -> [ReaderAct] {
    guard let rotor = chosenRotor, let focus = cursor.focus, let node = view.node(focus) else {
      return [.refuses("the reader is at no element yet")]
    }
    let words = vocabulary(for: node, in: view)
    let pieces = Self.pieces(of: node, by: rotor, words)
    guard !pieces.isEmpty else { return [.refuses("the element under the cursor has no text")] }
    let place = rotorPlace?.node == focus && rotorPlace?.rotor == rotor ? rotorPlace?.index : nil
    let index = place.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : pieces.count - 1)
    guard pieces.indices.contains(index) else { return [.boundary(forward ? .end : .start)] }
    rotorPlace = RotorPlace(node: focus, rotor: rotor, index: index)
    return [.says(Utterance(pieces[index], priority: .interrupting, language: words.code, node: focus))]
  }

  // MARK: What there is

  private static func ownRotor(_ node: AccessibilityNode) -> Rotor? {
    isAdjustable(node) ? .values : node.customActions.isEmpty ? nil : .actions
  }

  private static func isAdjustable(_ node: AccessibilityNode) -> Bool {
    node.role.isAdjustable || !node.actions.isDisjoint(with: [.increment, .decrement])
  }

  private static func matches(_ rotor: Rotor, _ ordinal: Int, in view: ReaderView) -> Bool {
    view.node(at: ordinal).map { rotor.leads(to: $0) } ?? false
  }

  /// What people can go through word by word: what it is called, and what it is set to.
  static func text(of node: AccessibilityNode) -> String {
    [node.name, node.value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func pieces(of node: AccessibilityNode, by rotor: Rotor, _ words: Vocabulary) -> [String] {
    if node.role == .secureTextField {
      // What is masked is no text to go through: only how long it is.
      let dots = (node.value ?? "").map { _ in words.say(.bullet) }
      return (node.name.nonEmpty.map { [$0] } ?? []) + dots
    }
    let text = text(of: node)
    guard rotor == .characters else { return text.split(whereSeparator: \.isWhitespace).map(String.init) }
    return text.map { character in
      character.isNewline ? words.say(.newLine) : character.isWhitespace ? words.say(.space) : String(character)
    }
  }
}
