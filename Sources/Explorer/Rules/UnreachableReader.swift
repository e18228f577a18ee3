import Accessibility
import Announcer
import Audit
import Harness

/// Every control that people meet is visited by the screen reader's cursor.
///
/// In every state the cursor is walked from the first element to the last and back. A control that is shown and
/// not covered by something modal has to be among those it stops at. A control that says it is covered while
/// nothing modal is up counts as not covered.
struct UnreachableReader: DynamicRule {
  let rule = Rule(
    id: "unreachable-reader",
    title: "A screen reader reaches every control by next and previous",
    why: "People who use a screen reader go from element to element; a control that the cursor passes over does "
      + "not exist for them.",
    remedy: "Make the control an element of its own in the accessibility tree: not decorative, not covered, with "
      + "a role, and in an order that its container does not cut short.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("ann-every-control"),
      .wcag("2.1.1", "Keyboard"),
      .en301549("11.2.1.1.1", "Keyboard (open functionality)"),
      .section508("E207.2", "WCAG Conformance"),
    ])

  /// Where the cursor stops, by what is there to be read: most states read alike.
  private var walks: [[NodeID]: Set<NodeID>] = [:]

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    guard let place = ledger.ordinal(of: rule) else { return }
    let tree = state.tree
    let visited = visited(in: state)
    let nothingModal = state.context.modal == nil
    for (index, node) in tree.nodes.enumerated() where node.isOperable {
      let standing = state.context.standing[index]
      guard !standing.contains(.hidden), nothingModal || !standing.contains(.blocked) else { continue }
      let verdict: Verdict =
        if visited.contains(node.id) {
          .pass
        } else if node.traits.contains(.decorative) {
          .fail(.decorativeControl(node))
        } else if standing.contains(.blocked) {
          .fail(.blockedByNothing(node))
        } else {
          .fail(.passedOver(node))
        }
      ledger.record(place, at: index, in: tree, verdict, state: state.index)
    }
  }

  /// Walks the cursor from the first element to the last and back; where it stops both ways.
  private mutating func visited<T: ReproducibleTarget>(in state: ExploredState<T>) -> Set<NodeID> {
    let order = state.reading.ids(in: state.tree)
    if let known = walks[order] { return known }
    let view = ReaderView(state.tree)
    let forwards = walk(.first, .next, in: view)
    let stops = forwards.intersection(walk(.last, .previous, in: view))
    walks[order] = stops
    return stops
  }

  private func walk(_ start: ReaderCommand, _ step: ReaderCommand, in view: ReaderView) -> Set<NodeID> {
    var reader = ScreenReader()
    _ = reader.perform(start, in: view)
    var stops: Set<NodeID> = []
    for _ in 0...view.count {
      guard let focus = reader.cursor.focus else { break }
      stops.insert(focus)
      let isEnd = reader.perform(step, in: view).contains { if case .boundary = $0 { true } else { false } }
      if isEnd { break }
    }
    return stops
  }
}

extension Message {
  fileprivate static func decorativeControl(_ node: AccessibilityNode) -> Self {
    Self("{control} is marked as decorative, so the cursor passes over it.", ["control": node.words])
  }
  fileprivate static func blockedByNothing(_ node: AccessibilityNode) -> Self {
    Self("{control} counts as covered although nothing modal is up.", ["control": node.words])
  }
  fileprivate static func passedOver(_ node: AccessibilityNode) -> Self {
    Self("The cursor never stops at {control}, neither forwards nor backwards.", ["control": node.words])
  }
}
