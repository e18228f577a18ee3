import Accessibility
import Audit
import Geometry

/// The static rules over the states of a walk: what a rule has said of a window or presentation that looks the same
/// again is not asked again.
///
/// Rules that look around (`StaticRule.looksAround`) are asked in every state. Of the others the answers hang on the
/// window or presentation alone, as all of a scene's are roots of the tree; of these every look is kept, up to a bound.
struct StaticSweep {
  /// How a root of the tree has looked, and how it stood to people.
  private struct Look: Hashable {
    let nodes: ArraySlice<AccessibilityNode>
    let standing: ArraySlice<Standing>
    let screen: Size

    static func == (left: Look, right: Look) -> Bool {
      left.screen == right.screen && left.standing.elementsEqual(right.standing)
        && left.nodes.elementsEqual(right.nodes)
    }

    /// Ids, words, places and states tell looks apart well enough; equality decides. Thousands of sheets of one make
    /// differ in nothing but their ids and names.
    func hash(into hasher: inout Hasher) {
      hasher.combine(nodes.count)
      hasher.combine(nodes.first?.id)
      for node in nodes {
        hasher.combine(node.name)
        hasher.combine(node.traits)
        hasher.combine(node.value)
        hasher.combine(node.frame.origin.y)
      }
    }
  }

  private let local: [(rule: any StaticRule, place: Int)]
  private let around: [(rule: any StaticRule, place: Int)]
  private let focused: [(rule: any StaticRule, place: Int)]
  private var looks: Set<Look> = []
  /// Nodes in `looks`.
  private var kept = 0

  /// Nodes whose looks are kept at most, so that the memory stays bounded.
  private static let most = 100_000

  /// - Parameter rules: The rules with their places in the ledger.
  init(_ rules: [(rule: any StaticRule, place: Int)]) {
    local = rules.filter { !$0.rule.looksAround }
    around = rules.filter(\.rule.looksAround)
    focused = rules.filter(\.rule.looksAtFocus)
  }

  /// Asks the rules about a state.
  mutating func look(at context: AuditContext, state: Int, into ledger: inout Ledger) {
    let tree = context.tree
    for (rule, place) in around {
      rule.check(0..<tree.nodes.count, in: context) { index, verdict in
        ledger.record(place, at: index, in: tree, verdict, state: state)
      }
    }
    guard !local.isEmpty else { return }
    var root = 0
    while root < tree.nodes.count {
      let all = root..<max(tree.nodes[root].end, root + 1)
      root = all.upperBound
      guard isNew(all, in: context) else { continue }
      for (rule, place) in local {
        rule.check(all, in: context) { index, verdict in
          ledger.record(place, at: index, in: tree, verdict, state: state)
        }
      }
    }
  }

  /// Asks the rules that look at the focus about a state in which nothing else is new.
  func lookAtFocus(in context: AuditContext, state: Int, into ledger: inout Ledger) {
    let nodes = context.tree.nodes
    for index in nodes.indices where nodes[index].traits.contains(.focused) {
      for (rule, _) in focused {
        rule.check(index..<(index + 1), in: context) { index, verdict in
          ledger.record(rule.rule, nodes[index], verdict, state: state)
        }
      }
    }
  }

  /// Whether a root with all in it has not been seen like this before.
  private mutating func isNew(_ all: Range<Int>, in context: AuditContext) -> Bool {
    guard kept + all.count <= Self.most else { return true }
    // A copy of the part alone: a slice of the tree's own nodes would keep all of them.
    let nodes = ArraySlice(Array(context.tree.nodes[all]))
    let look = Look(nodes: nodes, standing: ArraySlice(Array(context.standing[all])), screen: context.tree.screen)
    guard looks.insert(look).inserted else { return false }
    kept += all.count
    return true
  }
}
