import Accessibility
import Audit
import Geometry
import Gestures
import Harness
import InputEvents

/// While something modal is up, nothing below it can be operated.
///
/// In every state with something modal each covered control is aimed at: by a tap where the modal leaves its
/// activation point uncovered, and by the keyboard: Space and a letter wherever Tab leads. It fails when an event of
/// the log says that the control got the input, or when its value or state has changed afterwards. What happens after
/// the modal has begun to go away does not count. A screen reader is not tried: its cursor goes nowhere else than into
/// what is modal (`Confinement`), whatever the interface would do if it were asked.
struct ModalLeak: DynamicRule {
  let rule = Rule(
    id: "modal-leak",
    title: "Nothing below something modal can be operated",
    why: "People who do not see what is dimmed operate it unawares, lose their place, and change what they meant "
      + "to leave alone.",
    remedy: "Let the modal confine touch, keys and the screen reader: take no input below it, and mark what it "
      + "covers so that the reader's cursor stays inside.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("sheet-modal-blocks-parent"),
      .guideline("modality-sheet-blocks-uncovered"),
      .guideline("action-sheet-is-modal"),
      .guideline("ann-confine"),
      .wcag("2.4.3", "Focus Order"),
      .en301549("11.2.4.3", "Focus order"),
      .section508("E207.2", "WCAG Conformance"),
    ])

  /// Covered controls of the state that is walked now, by index.
  private var covered: [Int] = []
  /// That state.
  private var current: Int?

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    let tree = state.tree
    look(at: state)
    guard let modal = state.context.modal else { return }
    for index in covered {
      ledger.record(rule, tree.nodes[index], .pass, state: state.index)
      if let step = tap(at: index, modal: modal, tree) { attempt(step, in: state, &prober, &ledger) }
    }
    guard !covered.isEmpty else { return }
    for step in [Step.press(.keySpace, []), Step.text(.keyA, "a")] { attempt(step, in: state, &prober, &ledger) }
  }

  /// Steps of the walk itself: Tab goes through everything there is, from state to state.
  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {
    if current != transition.from.index { look(at: transition.from) }
    guard !covered.isEmpty, !transition.events.isEmpty else { return }
    if let index = delivery(transition.events, transition.from.tree) {
      report(index, transition.step, in: transition.from, &ledger)
    }
  }

  /// Notes which controls are covered in a state.
  private mutating func look<T: ReproducibleTarget>(at state: ExploredState<T>) {
    current = state.index
    covered = []
    guard state.context.modal != nil else { return }
    let standing = state.context.standing
    covered = state.tree.nodes.indices.filter {
      state.tree.nodes[$0].isOperable && standing[$0].contains(.blocked) && !standing[$0].contains(.hidden)
    }
  }

  /// Does a step to a copy and sees whether something below the modal got it.
  private func attempt<T: ReproducibleTarget>(
    _ step: Step, in state: ExploredState<T>, _ prober: inout Prober, _ ledger: inout Ledger
  ) {
    var copy = state.target
    guard let effect = prober.perform(step, on: &copy) else { return }
    var leak = delivery(effect.events, state.tree)
    if leak == nil, !effect.events.contains(where: { $0.kind.endsPresentation || $0.kind == .activated }),
      copy.stateHash != state.target.stateHash
    {
      leak = change(state.tree, state.tree(of: copy))
    }
    if let leak { report(leak, step, in: state, &ledger) }
  }

  private func report<T: ReproducibleTarget>(
    _ index: Int, _ step: Step, in state: ExploredState<T>, _ ledger: inout Ledger
  ) {
    guard let modal = state.context.modal else { return }
    let node = state.tree.nodes[index]
    ledger.record(
      rule, node, .fail(.leak(node, state.tree.nodes[modal], step.words)), state: state.index,
      step: step)
  }

  /// A tap on a covered control; nil where it is off the screen or the modal lies over it.
  private func tap(at index: Int, modal: Int, _ tree: AccessibilityTree) -> Step? {
    let node = tree.nodes[index]
    let point = Repertoire.aim(node)
    guard Rect(origin: .zero, size: tree.screen).contains(point) else { return nil }
    let inModal = modal..<tree.nodes[modal].end
    return tree.hitTest(point).map { inModal.contains($0) } ?? false ? nil : .tap(point, on: node.id)
  }

  /// The covered control that an event says got the input, before the modal began to go away.
  ///
  /// What a control that is not covered does to the value of a covered one is no leak: it is what the people in the
  /// modal have asked for, such as a colour that a sheet offers and the button under it shows.
  private func delivery(_ events: [TargetEvent], _ tree: AccessibilityTree) -> Int? {
    var isEffect = false
    for event in events {
      if event.kind.endsPresentation { return nil }
      guard event.initiator == .user, event.kind.isDelivery else { continue }
      let node = covered.first { index in
        tree.nodes[index..<tree.nodes[index].end].contains { $0.id == event.node }
      }
      guard let node else {
        isEffect = isEffect || event.kind == .activated
        continue
      }
      if !isEffect || !event.kind.isChange { return node }
    }
    return nil
  }

  /// What nobody tells: a covered control that has changed while what covers it is still there.
  private func change(_ before: AccessibilityTree, _ after: AccessibilityTree) -> Int? {
    let standings = after.standings().nodes
    return covered.first { index in
      guard index < after.nodes.count, after.nodes[index].id == before.nodes[index].id else { return false }
      let (old, new) = (before.nodes[index], after.nodes[index])
      return standings[index].contains(.blocked)
        && (old.value != new.value || old.traits.intersection(.operable) != new.traits.intersection(.operable))
    }
  }
}

extension TargetEvent.Kind {
  /// Whether a presentation begins to go away or is gone.
  fileprivate var endsPresentation: Bool {
    switch self {
    case .willDismiss, .didDismiss: true
    default: false
    }
  }

  /// Whether the node it is told of got an input.
  fileprivate var isDelivery: Bool {
    switch self {
    case .activated, .valueChanged, .textChanged, .focused, .delivered, .scrolled, .zoomed, .paged, .detentChanged,
      .reachedEdge, .selected, .caretMoved, .acted:
      true
    default: false
    }
  }
}

extension TargetEvent.Kind {
  /// Whether the node it is told of is set to something else, or something is done to what is in it.
  fileprivate var isChange: Bool {
    switch self {
    case .valueChanged, .textChanged, .acted, .selected, .caretMoved, .scrolled: true
    default: false
    }
  }
}

extension Traits {
  /// States that operating a control changes.
  fileprivate static let operable: Traits = [.selected, .focused, .editing, .expanded]
}

extension Step {
  /// The step in a sentence.
  fileprivate var words: String {
    switch self {
    case .tap(let point, _): "a tap at \(point.words)"
    case .hold(let point, _, _): "a hold at \(point.words)"
    case .secondaryClick(let point, _): "a secondary click at \(point.words)"
    case .swipe(let from, let to, _): "a swipe from \(from.words) to \(to.words)"
    case .drag(let from, let to): "a drag from \(from.words) to \(to.words)"
    case .heldDrag(let from, let to, _): "a drag from \(from.words) to \(to.words) after a hold"
    case .pointerDrag(let from, let to, _): "a drag of the pointer from \(from.words) to \(to.words)"
    case .pinch(let point, _): "a pinch at \(point.words)"
    case .wheel(let point, _, _): "the wheel at \(point.words)"
    case .crown: "the crown"
    case .turnScreen: "turning the screen"
    case .resizeScreen: "resizing the screen"
    case .press, .text: "the keyboard" + (keyboardInstruction.map { " (\($0))" } ?? "")
    case .reader(let action, _): "the screen reader's \(action.words)"
    }
  }
}

extension AccessibilityAction {
  /// The action in a sentence.
  fileprivate var words: String {
    switch self {
    case .activate: "activate"
    case .longPress: "long press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .reveal: "reveal"
    case .focus: "focus"
    case .custom(let name): "action “\(name)”"
    }
  }
}

extension Message {
  fileprivate static func leak(_ node: AccessibilityNode, _ modal: AccessibilityNode, _ way: String) -> Self {
    Self(
      "{control} is operated by {way} although {modal} is up.",
      ["control": node.words, "way": way, "modal": modal.words])
  }
}
