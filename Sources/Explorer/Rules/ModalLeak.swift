import Accessibility
import Audit
import Geometry
import Gestures
import Harness
import InputEvents

/// While something modal is up, nothing below it can be operated.
///
/// In every state with something modal each covered control is aimed at: by a tap where the modal leaves its
/// activation point uncovered, by what a screen reader can ask of it, and by the keyboard (Tab through everything,
/// then Space and a letter). It fails when an event of the log says that the control got the input, or when its
/// value or state has changed afterwards. What happens after the modal has begun to go away does not count.
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

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, driver: TargetDriver, into ledger: inout Ledger
  ) {
    guard let modal = state.context.modal else { return }
    let tree = state.tree
    let covered = tree.nodes.indices.filter {
      tree.nodes[$0].role.isControl && state.context.standing[$0].contains(.blocked)
        && !state.context.standing[$0].contains(.hidden)
    }
    guard !covered.isEmpty else { return }
    var leaks: [Int: (Verdict, Evidence)] = [:]
    for index in covered {
      for step in aimedSteps(at: index, modal: modal, tree) {
        var copy = state.target
        let effect = driver.perform(step, on: &copy)
        guard leaked(effect.events, into: [index], before: tree, after: copy.tree)?.index == index else { continue }
        leaks[index] = (
          .fail(.leak(tree.nodes[index], tree.nodes[modal], step.words)), state.evidence.followed(by: step)
        )
        break
      }
    }
    for (index, leak) in leaksByKeyboard(in: state, driver, covered, modal) where leaks[index] == nil {
      leaks[index] = leak
    }
    for index in covered {
      let (verdict, evidence) = leaks[index] ?? (.pass, state.evidence)
      ledger.record(rule, tree.nodes[index], verdict, state: state.index, evidence: evidence)
    }
  }

  /// A tap, unless the modal lies over the point, and everything a screen reader can ask.
  private func aimedSteps(at index: Int, modal: Int, _ tree: AccessibilityTree) -> [Step] {
    let node = tree.nodes[index]
    let point = Repertoire.aim(node)
    var steps: [Step] = []
    let inModal = modal..<tree.nodes[modal].end
    let isOnScreen = Rect(origin: .zero, size: tree.screen).contains(point)
    if isOnScreen, !(tree.hitTest(point).map { inModal.contains($0) } ?? false) { steps.append(.tap(point, on: node.id)) }
    return steps + Repertoire.actions(of: node)
  }

  /// Tabs through everything there is and tries to type and to activate wherever that leads.
  private func leaksByKeyboard<T: ReproducibleTarget>(
    in state: ExploredState<T>, _ driver: TargetDriver, _ covered: [Int], _ modal: Int
  ) -> [(Int, (Verdict, Evidence))] {
    let tree = state.tree
    var copy = state.target
    var before = tree
    var evidence = state.evidence
    var result: [(Int, (Verdict, Evidence))] = []
    let controls = tree.nodes.count { $0.role.isControl }
    for tab in 0...min(controls, 64) {
      if tab > 0 {
        let step = Step.press(.keyTab, [])
        let effect = driver.perform(step, on: &copy)
        evidence = evidence.followed(by: step)
        let after = copy.tree
        if let leak = leaked(effect.events, into: covered, before: before, after: after) {
          result.append((leak.index, (.fail(.leak(tree.nodes[leak.index], tree.nodes[modal], step.words)), evidence)))
        }
        before = after
        guard before.index(of: tree.nodes[modal].id) != nil else { break }
      }
      for step in [Step.press(.keySpace, []), Step.text(.keyA, "a")] {
        var attempt = copy
        let effect = driver.perform(step, on: &attempt)
        if let leak = leaked(effect.events, into: covered, before: before, after: attempt.tree) {
          let message = Message.leak(tree.nodes[leak.index], tree.nodes[modal], step.words)
          result.append((leak.index, (.fail(message), evidence.followed(by: step))))
        }
      }
    }
    return result
  }

  /// The covered control that got something of what happened, if one did.
  private func leaked(
    _ events: [TargetEvent], into covered: [Int], before: AccessibilityTree, after: AccessibilityTree
  ) -> (index: Int, kind: TargetEvent.Kind?)? {
    for event in events {
      if event.kind.endsPresentation { return nil }
      guard event.initiator == .user, event.kind.isDelivery else { continue }
      for index in covered where index < before.nodes.count {
        let inside = before.nodes[index..<before.nodes[index].end]
        if inside.contains(where: { $0.id == event.node }) { return (index, event.kind) }
      }
    }
    // What nobody tells: a covered control that has changed while what covers it is still there.
    for index in covered where index < before.nodes.count {
      let old = before.nodes[index]
      guard index < after.nodes.count, after.nodes[index].id == old.id else { continue }
      let new = after.nodes[index]
      if old.value != new.value || old.traits.intersection(.operable) != new.traits.intersection(.operable),
        after.standings().nodes[index].contains(.blocked) {
        return (index, nil)
      }
    }
    return nil
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
    case .activated, .valueChanged, .textChanged, .focused, .delivered, .scrolled, .detentChanged: true
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
    case .tap(let point, _): "a tap at \(point.script)"
    case .swipe(let from, let to): "a swipe from \(from.script) to \(to.script)"
    case .press, .text: "the keyboard (\(script))"
    case .reader(let action, _): "the screen reader's \(action.words)"
    }
  }
}

extension AccessibilityAction {
  /// The action in a sentence.
  fileprivate var words: String {
    switch self {
    case .activate: "activate"
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
