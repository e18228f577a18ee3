import Accessibility
import Audit
import Geometry
import Harness

/// What is in a sheet comes into sight at some detent, or at some size where there are none.
///
/// A text or picture that lies lower than the sheet ever is, and in nothing that scrolls, is read by a screen reader and
/// seen by nobody. Controls are told by `unreachable-touch`.
struct DetentStrandsContent: DynamicRule {
  let rule = Rule(
    id: "detent-strands-content",
    title: "What is in a sheet comes into sight",
    why:
      "A sheet cuts off what lies below its edge. Where it never gets large enough, at any detent, and nothing scrolls, "
      + "nobody ever sees it.",
    remedy: "Let the content scroll, or let the sheet get large enough, as by another detent.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("sheet-medium-more-by-scroll-or-expand"),
      .wcag("1.4.4", "Resize Text"),
      .en301549("11.1.4.4.1", "Resize text (open functionality)"),
      .section508("E207.2", "WCAG Conformance"),
    ])

  /// What was met in sheets and not seen yet, by its number in the ledger.
  private var unseen: [Int: (node: AccessibilityNode, state: Int)] = [:]
  private var seen: Set<Int> = []

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    let tree = state.tree
    var index = 0
    while index < tree.nodes.count {
      guard tree.nodes[index].role == .sheet else {
        index += 1
        continue
      }
      for inner in (index + 1)..<max(index + 1, tree.nodes[index].end) where Self.concerns(tree.nodes[inner]) {
        guard !state.context.standing[inner].contains(.hidden), !Self.isScrolled(inner, within: index, tree) else {
          continue
        }
        let number = ledger.number(at: inner)
        if seen.contains(number) { continue }
        if tree.visibleArea(of: inner).isEmpty {
          if unseen[number] == nil { unseen[number] = (tree.nodes[inner], state.index) }
        } else {
          seen.insert(number)
          unseen[number] = nil
          ledger.record(rule, tree.nodes[inner], .pass, state: state.index)
        }
      }
      index = tree.nodes[index].end
    }
  }

  /// Whether a node has something to be seen and nothing to be done with it.
  private static func concerns(_ node: AccessibilityNode) -> Bool {
    guard !node.isOperable, !node.traits.contains(.decorative), node.exposure == .element, !node.frame.isEmpty else {
      return false
    }
    switch node.role {
    case .text, .heading, .image, .progress: return true
    default: return false
    }
  }

  /// Whether something in the sheet scrolls to a node: then that it comes into sight is the scroll view's matter.
  private static func isScrolled(_ index: Int, within sheet: Int, _ tree: AccessibilityTree) -> Bool {
    var next = tree.nodes[index].parent
    while next > sheet {
      let node = tree.nodes[next]
      if node.actions.contains(.scroll) || node.role == .scrollView || node.role == .tabView { return true }
      next = node.parent
    }
    return false
  }

  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    for (number, stranded) in unseen.sorted(by: { $0.key < $1.key }) {
      let message = Message.stranded(stranded.node)
      let isSure = !summary.isCutShort || !summary.overlooked.contains(stranded.node.id)
      ledger.record(
        rule, number, stranded.node.source, isSure ? .fail(message) : .cannotTell(message), state: stranded.state,
        step: nil)
    }
  }
}

extension Message {
  fileprivate static func stranded(_ node: AccessibilityNode) -> Self {
    Self("However large its sheet gets, {node} does not come into sight.", ["node": node.words])
  }
}
