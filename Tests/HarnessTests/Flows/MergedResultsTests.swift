import Harness
import TestSupport
import Testing

@Suite("Merged results")
struct MergedResultsTests {
  static let names = (1...12).map { "\($0).flow.yaml" }

  /// What one shard of a run has written to a folder of its own.
  static func shard(
    _ index: Int, of count: Int, names: [String] = names, failing: Set<String> = []
  ) throws -> (MergedResults.Source<ShardRecord>, [MergedResults.Source<CaseResult>]) {
    let shard = try #require(Shard(index, of: count))
    let results = names.filter { shard.contains($0) }.map { name in
      MergedResults.Source(
        "\(index)/\(name)", CaseResult(name, of: name, failing.contains(name) ? .failed : .passed))
    }
    return (MergedResults.Source("\(index)/run", ShardRecord(shard, of: names)), results)
  }

  static func merged(_ shards: [(MergedResults.Source<ShardRecord>, [MergedResults.Source<CaseResult>])]) throws
    -> MergedResults
  {
    try MergedResults(records: shards.map(\.0), results: shards.flatMap(\.1))
  }

  @Test("are those of the whole run, in its order, whatever that of the folders", arguments: [1, 2, 3, 5])
  func whole(count: Int) throws {
    let shards = try (1...count).map { try Self.shard($0, of: count, failing: ["3.flow.yaml"]) }
    for order in [shards, shards.reversed()] {
      let merged = try Self.merged(order)
      #expect(merged.results.map(\.name) == Self.names)
      #expect(merged.missing.isEmpty && merged.remarks.isEmpty)
      #expect(merged.summary.failed == 1 && merged.summary.passed == 11 && !merged.summary.isClean)
    }
  }

  @Test("a shard that is missing is said, and each of its cases")
  func missing() throws {
    let merged = try Self.merged([try Self.shard(1, of: 3), try Self.shard(3, of: 3)])
    #expect(merged.remarks == ["shard 2/3 is missing"])
    #expect(merged.missing == Self.names.filter { Shard.index(of: $0, in: 3) == 2 })
    #expect(merged.summary.missing == merged.missing.count && !merged.summary.isClean)
    #expect(merged.summary.cases == 12)
  }

  @Test("a shard that is there twice is said; of two results that differ the failed one counts")
  func double() throws {
    let first = try Self.shard(1, of: 1)
    let merged = try Self.merged([first, try Self.shard(1, of: 1, failing: ["2.flow.yaml"])])
    #expect(merged.remarks.first == "shard 1/1 is there twice: 1/run, 1/run")
    #expect(merged.remarks.contains { $0.hasPrefix("“2.flow.yaml” is there twice, with different results") })
    #expect(merged.remarks.contains { $0.hasPrefix("“1.flow.yaml” is there twice, the same") })
    #expect(merged.results.count == 12 && merged.summary.failed == 1)
  }

  @Test("a case of another run is said and left out, and shards of two runs are refused")
  func others() throws {
    var shard = try Self.shard(1, of: 1)
    shard.1.append(.init("1/old", CaseResult("old.flow.yaml", of: "old.flow.yaml", .failed)))
    let merged = try Self.merged([shard])
    #expect(merged.remarks == ["1/old: “old.flow.yaml” is a case of another run"] && merged.summary.isClean)
    let mismatch = #expect(throws: MergedResults.Mismatch.self) {
      try Self.merged([shard, try Self.shard(2, of: 2)])
    }
    #expect(mismatch?.second == "2/run")
  }
}
