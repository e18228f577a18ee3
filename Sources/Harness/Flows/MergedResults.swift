/// The results of several parts of a run, put together as the whole run would have had them.
public struct MergedResults: Hashable, Sendable {
  /// What there are results of, in the order of the run.
  public private(set) var results: [CaseResult] = []
  /// The cases of which there is no result, in the order of the run.
  public private(set) var missing: [String] = []
  /// What is not as it should be with the parts: missing, double, of another run.
  public private(set) var remarks: [String] = []

  /// A text that was read, and what it is called.
  public struct Source<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The path of its file.
    public var path: String
    /// What it holds.
    public var value: Value

    /// What a file holds.
    public init(_ path: String, _ value: Value) { (self.path, self.value) = (path, value) }
  }

  /// Why parts cannot be put together.
  public struct Mismatch: Error, Hashable, Sendable {
    /// The files that do not agree.
    public var (first, second): (String, String)
  }

  /// Puts results together.
  ///
  /// Of two results of one case a failed one counts.
  ///
  /// - Throws: that two parts are not of the same run.
  public init(
    records: [Source<ShardRecord>], results found: [Source<CaseResult>]
  ) throws(Mismatch) {
    guard let first = records.first else { return }
    var seen: [Shard: String] = [:]
    for record in records {
      guard record.value.cases == first.value.cases, record.value.shard.count == first.value.shard.count else {
        throw Mismatch(first: first.path, second: record.path)
      }
      if let other = seen[record.value.shard] {
        remarks.append("shard \(record.value.shard) is there twice: \(other), \(record.path)")
      }
      seen[record.value.shard] = seen[record.value.shard] ?? record.path
    }
    let count = first.value.shard.count
    for index in 1...count {
      if let shard = Shard(index, of: count), seen[shard] == nil { remarks.append("shard \(shard) is missing") }
    }
    var best: [String: Source<CaseResult>] = [:]
    let known = Set(first.value.cases)
    for result in found {
      let name = result.value.name
      guard known.contains(name) else {
        remarks.append("\(result.path): “\(name)” is a case of another run")
        continue
      }
      guard let other = best[name] else {
        best[name] = result
        continue
      }
      let isSame = other.value == result.value
      remarks.append(
        "“\(name)” is there twice, \(isSame ? "the same" : "with different results"): \(other.path), \(result.path)")
      if other.value.verdict != .failed, result.value.verdict == .failed { best[name] = result }
    }
    for name in first.value.cases {
      if let result = best[name] { results.append(result.value) } else { missing.append(name) }
    }
  }

  /// How many cases ended how.
  public var summary: CaseSummary {
    var summary = CaseSummary(results)
    summary.cases += missing.count
    summary.missing = missing.count
    return summary
  }
}
