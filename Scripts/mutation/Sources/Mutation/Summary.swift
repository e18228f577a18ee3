/// The counts at the end of a run.
public struct Summary: CustomStringConvertible {
  private let changes: [PlannedChange]
  private let trials: [String: Trial]
  private let equivalents: Equivalents

  /// Counts the trials of a sample.
  public init(_ changes: [PlannedChange], _ trials: [String: Trial], _ equivalents: Equivalents) {
    self.changes = changes
    self.trials = trials
    self.equivalents = equivalents
  }

  private func all(_ outcome: Trial.Outcome) -> [PlannedChange] {
    changes.filter { trials[$0.key]?.outcome == outcome }
  }

  /// A table of the modules, and each change that nothing noticed.
  public var description: String {
    let survivors = all(.survived)
    let named = survivors.filter { equivalents.reason($0) != nil }
    let (seen, late) = (all(.noticed).count, all(.timedOut).count)
    let tried = seen + late + survivors.count
    var lines = ["\(changes.count) sampled, \(all(.notCompiled).count) do not compile, \(tried) tried"]
    for module in MutatedModule.all {
      let (caught, missed) = (
        (all(.noticed) + all(.timedOut)).count { $0.module == module.name },
        survivors.count { $0.module == module.name }
      )
      lines.append("  \(module.name): \(share(caught, of: caught + missed))")
    }
    lines.append("noticed \(share(seen + late, of: tried)); \(late) of them took too long")
    lines.append("survived \(survivors.count), of them \(named.count) named as equivalent")
    lines.append("noticed \(share(seen + late, of: tried - named.count)) of those that are not equivalent")
    for change in survivors {
      let reason = equivalents.reason(change).map { " (equivalent: \($0))" } ?? ""
      lines.append("  \(change.id) \(change.place) \(change.description): \(trials[change.key]?.by ?? "")\(reason)")
    }
    return lines.joined(separator: "\n")
  }

  private func share(_ part: Int, of all: Int) -> String {
    guard all > 0 else { return "0 of 0" }
    let tenths = (part * 1000 + all / 2) / all
    return "\(part) of \(all) (\(tenths / 10).\(tenths % 10) %)"
  }
}
