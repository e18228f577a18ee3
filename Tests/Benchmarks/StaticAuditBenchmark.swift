import Accessibility
import Audit

/// All static rules on a tree as pages have them: 80 % of the nodes with names, half with colours, 2 % findings.
struct StaticAuditBenchmark: Benchmark {
  /// How large the tree is.
  var nodes: Int

  var name: String { "static audit, \(nodes / 1000) k nodes" }
  let budget = "≥ 250 k nodes/s"

  private static let rounds = 7

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let tree = SyntheticPage(nodes: nodes).tree
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
}
