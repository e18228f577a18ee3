import Accessibility
import Audit
import Foundation

/// All static rules on a page, beside axe-core's rules on the same page in a browser; `Scripts/bench --all` has the peer.
struct AxeBenchmark: Benchmark {
  /// The peer's program: `Scripts/bench --all` writes it.
  static let peer = "axe-core"

  let name = "static audit of a page, 2 k nodes, beside axe-core"
  let budget = "≥ 500×"

  private static let nodes = 2000
  private static let rounds = 7

  func isThere(in context: BenchmarkContext) -> Bool {
    FileManager.default.isExecutableFile(atPath: context.peers.appendingPathComponent(Self.peer).path)
  }

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let page = SyntheticPage(nodes: Self.nodes)
    let file = context.scratch.appendingPathComponent("axe-\(UUID().uuidString).html")
    try Data(page.html.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let numbers = try context.runPeer(Self.peer, [file.path, "3"])
    guard numbers.count == 3 else { throw BenchmarkFailure("the peer printed \(numbers)") }
    let (peer, elements, broken) = (numbers[0], Int(numbers[1]), Int(numbers[2]))
    let tree = page.tree
    guard elements == tree.nodes.count, broken >= Self.nodes / 100 else {
      throw BenchmarkFailure(
        "axe-core saw \(elements) of \(tree.nodes.count) elements, and \(broken) that break a rule")
    }
    let auditor = Auditor(rules: StaticRules.all)
    var times: [Double] = []
    for _ in 0..<Self.rounds { times.append(BenchmarkContext.measure { _ = auditor.audit(tree) }) }
    let ours = BenchmarkContext.median(times)
    return Measurement(
      ours: String(format: "%.2f ms", ours * 1e3), peer: String(format: "%.0f ms", peer * 1e3), ratio: peer / ours,
      isKept: peer / ours >= 500)
  }
}
