import Accessibility
import Announcer
import Gestures
import InputEvents

/// What somebody may do on the way to something with a screen reader.
struct ReaderMoves<Interface: ReproducibleTarget> {
  /// Where Tab leads, where that is to be known of the tree alone.
  private let stops: TabStops?
  /// What letters lead to, where that never changes.
  private let letters: [ReaderCommand]?

  /// What may be done on an interface with a reader.
  init(on interface: Interface, with reader: ScreenReader) {
    let isFixed = interface.acceptedFocusSteps == nil
    stops = isFixed ? TabStops(interface.tree) : nil
    letters = isFixed ? reader.voice.structuralWays(through: interface.tree) : nil
  }

  /// What may lead somewhere from where a run is: content is scrolled where any scrolls, flicks go somewhere only by what
  /// leads from one element to another, and a reader that goes with the keyboard focus goes with Tab.
  func moves(in run: Run<Interface>) -> [ReaderMove] {
    let tree = run.view.tree
    let scrolls = tree.nodes.contains { $0.actions.contains(.scroll) }
    let commands = run.reader.voice.ways(through: tree).filter { command in
      switch command {
      case .scroll: scrolls
      case .useRotor:
        switch run.reader.rotor(in: run.view) {
        case .headings?, .links?, .controls?: true
        case .values?, .actions?, .words?, .characters?, nil: false
        }
      default: true
      }
    }
    return (commands + structural(in: run)).map(ReaderMove.command) + tabs(in: run)
  }

  /// Letters that lead to the next thing of a kind, and what turns them on: a document has them on from the start.
  private func structural(in run: Run<Interface>) -> [ReaderCommand] {
    let ways = letters ?? run.reader.voice.structuralWays(through: run.view.tree)
    if ways.isEmpty || run.readerGestures.keysTurnedOn.contains(.structural) { return ways }
    return [.switched(.structural, isOn: true)]
  }

  private func tabs(in run: Run<Interface>) -> [ReaderMove] {
    guard run.reader.voice.isTabbed else { return [] }
    guard let steps = run.target.acceptedFocusSteps else {
      return stops.map { $0.ids.isEmpty } ?? true ? [] : [.tab(isForward: true), .tab(isForward: false)]
    }
    return steps.compactMap { step in
      guard case .press(.keyTab, let modifiers) = step else { return nil }
      return modifiers.isEmpty ? .tab(isForward: true) : modifiers == .shift ? .tab(isForward: false) : nil
    }
  }

  /// Whether somebody types into a node already where a run is: a reader of the desktop is used with a keyboard, which the
  /// key Tab has put there.
  func isInUse(_ node: NodeID, in run: Run<Interface>) -> Bool {
    guard run.reader.voice.isTabbed, run.view.node(node)?.role.isTextEntry == true else { return false }
    if stops != nil, let tabbed = run.tabbed { return tabbed == node }
    return run.target.tree.node(node)?.traits.contains(.focused) ?? false
  }

  /// Whether Tab may put the keyboard into a node, so that it need not be used to be typed into.
  func mayBeInUse(_ node: NodeID, in run: Run<Interface>) -> Bool {
    run.reader.voice.isTabbed && run.view.node(node)?.role.isTextEntry == true
  }

  /// What is heard of that which is said when something is done on the way.
  func heard(_ said: [Utterance], by move: ReaderMove?) -> [Utterance] {
    if case .read(let node)? = move { ReadingAloud<Interface>.heard(said, until: node) } else { said }
  }

  /// Does something on the way, and waits for what comes of it.
  func perform(_ move: ReaderMove, in run: inout Run<Interface>) {
    switch move {
    case .command(let command): run.perform(command)
    case .read(let node):
      run.perform(.readAllFromHere)
      run.settle()
      run.stopReading(at: node)
    case .tab(let isForward):
      if let stops {
        // In a document the focus is looked for from where people read.
        let start = run.view.tree.platform == "web" ? run.reader.cursor.focus : nil
        guard let next = stops.next(from: start ?? run.tabbed, isForward: isForward) else { break }
        run.tabbed = next
        run.settle([TargetEvent(time: run.now, kind: .focused, node: next, cause: "the key Tab")])
      } else {
        run.press(.keyTab, isForward ? [] : .shift)
      }
    }
    run.settle()
  }
}

extension Run where Interface: ReproducibleTarget {
  /// Presses a key after a pause; the reader may have it first.
  fileprivate mutating func press(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) {
    advance(to: now + Interface.keyPause)
    readByReader(
      RecognizedInput(time: now, device: 0, kind: .key(KeyInput(key: key, phase: .down, modifiers: modifiers))))
    advance(to: now + Interface.keyTime)
    readByReader(RecognizedInput(time: now, device: 0, kind: .key(KeyInput(key: key, phase: .up))))
  }
}
