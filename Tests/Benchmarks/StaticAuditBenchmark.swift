import Accessibility
import Audit
import Geometry

/// All static rules on a tree as pages have them: 80 % of the nodes with names, half with colours, 2 % findings.
struct StaticAuditBenchmark: Benchmark {
  /// How large the tree is.
  var nodes: Int

  var name: String { "static audit, \(nodes / 1000) k nodes" }
  let budget = "≥ 250 k nodes/s"

  private static let rounds = 7

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let tree = page()
    let auditor = Auditor(rules: StaticRules.all)
    var times: [Double] = []
    var findings = 0
    for _ in 0..<Self.rounds {
      times.append(BenchmarkContext.measure { findings = auditor.audit(tree).findings.count })
    }
    guard findings >= nodes / 50 else { throw BenchmarkFailure("only \(findings) findings") }
    let seconds = BenchmarkContext.median(times) / Double(tree.nodes.count)
    return Measurement(ours: "\(Int(1e-3 / seconds)) k nodes/s", nanoseconds: seconds * 1e9, most: 4000)
  }

  /// Sections of ten: a heading, texts, pictures and controls; one control in fifty nodes has no name.
  private func page() -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 1280, height: 100_000))
    tree.platform = "iOS"
    let roles: [Role] = [.heading, .text, .button, .image, .link, .text, .textField, .toggle, .text]
    var index = 0
    while index < nodes {
      tree.begin(node(index, .group))
      for role in roles {
        index += 1
        tree.append(node(index, role))
      }
      tree.close()
      index += 1
    }
    return tree
  }

  private func node(_ index: Int, _ role: Role) -> AccessibilityNode {
    let row = Double(index / 10) * 48
    var node = AccessibilityNode(
      id: NodeID("page/section-\(index / 10)/node-\(index)"), role: role,
      frame: Rect(x: Double(index % 10) * 120 + 8, y: row, width: 104, height: 44))
    if index % 50 != 3, role != .group, index % 10 != 9 { node.name = "Name of \(index)" }
    if index % 2 == 0 {
      node.foreground = Color(red: 0.125, green: 0.125, blue: 0.125)
      node.background = Color(red: 1, green: 1, blue: 1)
    }
    return node
  }
}
