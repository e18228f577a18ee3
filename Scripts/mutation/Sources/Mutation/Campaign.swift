internal import Foundation
internal import Synchronization

/// A whole run: draws, copies, builds, measures, tries and counts.
public struct Campaign {
  private let options: Options
  private let package: ChangedPackage
  private let scratch: String
  private let folder: String
  private let progress = ProgressLine()

  /// A run on the package at `root`.
  public init(root: String, options: Options) {
    self.options = options
    scratch = root + "/.build-sources"
    folder = root + "/Scripts/mutation"
    package = ChangedPackage(root: root, scratch: scratch)
  }

  /// Does it; answers what is to be printed.
  public func run() throws -> String {
    let sources = try package.sources()
    let changes = Sample.draw(options.count, from: sources, seed: options.seed)
    if options.lists { return changes.map { "\($0.id)\t\($0.key)" }.joined(separator: "\n") }
    let equivalents = Equivalents((try? Files.text(folder + "/equivalent.tsv")) ?? "", in: sources)
    // What was found out about other sources does not count.
    let print = Fingerprint(sources.map(\.text)).description
    var table = ResultTable(path: "\(scratch)/results-\(options.seed)-\(options.count)-\(print).tsv")
    if options.again {
      let named = Set(changes.filter { equivalents.reason($0) != nil }.map(\.key))
      try table.forgetSurvivors(except: named)
    }
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let compiled = try build(changes, &table)
    let groups = try measure(switches: changes.count)
    let open = compiled.filter { change in
      options.only.map { $0 == change.id } ?? (table.trials[change.key] == nil)
    }
    progress.say("trying \(open.count) changes")
    try tryOut(open, groups, &table)
    if options.only != nil { return open.compactMap { table.trials[$0.key]?.line }.joined(separator: "\n") }
    let trials = changes.compactMap { change in
      table.trials[change.key].map { Trial(id: change.id, key: $0.key, outcome: $0.outcome, by: $0.by) }
    }
    try table.write(trials, to: folder + "/last-run.tsv")
    return Summary(changes, table.trials, equivalents).description
  }

  private func build(_ changes: [PlannedChange], _ table: inout ResultTable) throws -> [PlannedChange] {
    let usable = changes.filter { table.trials[$0.key]?.outcome != .notCompiled }
    return try package.build(usable, switches: changes.count, log: scratch + "/build.log", say: progress.say) {
      try table.add(Trial(id: $0.id, key: $0.key, outcome: .notCompiled, by: $1.onOneLine))
    }
  }

  private var bundle: TestBundle {
    TestBundle(path: "\(package.copy)/.build/debug/detentPackageTests.xctest", scratch: scratch)
  }

  /// All groups of tests, by their target.
  private func measure(switches: Int) throws -> [String: [MeasuredGroup]] {
    let measuring = Measuring(copy: package.copy, bundle: bundle, switches: switches)
    let tests = try bundle.list()
    var groups: [String: [MeasuredGroup]] = [:]
    for target in MutatedModule.all.flatMap({ $0.tests + $0.moreTests }) where groups[target] == nil {
      groups[target] = try measuring.groups(of: target, in: tests, progress: progress)
    }
    return groups
  }

  private func tryOut(
    _ open: [PlannedChange], _ groups: [String: [MeasuredGroup]], _ table: inout ResultTable
  ) throws {
    let shared = Mutex(table)
    let (bundle, progress, longest) = (bundle, progress, Double(options.longest))
    _ = try Pair.work(on: open) { change, done in
      progress.show("\(done) of \(open.count) done; \(change.place) \(change.description)")
      let trial = try Self.trial(of: change, groups, bundle, longest: longest)
      try shared.withLock { try $0.add(trial) }
    }
    progress.end()
    table = shared.withLock { $0 }
  }

  /// Runs what comes past a change, until something fails.
  private static func trial(
    of change: PlannedChange, _ groups: [String: [MeasuredGroup]], _ bundle: TestBundle, longest: Double
  ) throws -> Trial {
    func ended(_ outcome: Trial.Outcome, _ by: String) -> Trial {
      Trial(id: change.id, key: change.key, outcome: outcome, by: by)
    }
    guard let module = MutatedModule.all.first(where: { $0.name == change.module }) else {
      throw Failure("there is no module \(change.module)")
    }
    let known = (module.tests + module.moreTests).flatMap { groups[$0] ?? [] }
    let log = "\(bundle.scratch)/trial-\(change.id).log"
    let batches = MeasuredGroup.batches(known, reaching: change.id, first: module.tests, longest: longest)
    for batch in batches {
      // Another run may have the machine as well, and a build, too.
      let limit = 60 + Int(batch.reduce(0) { $0 + $1.seconds } * 12)
      switch try bundle.run(batch.map(\.group), [SwitchFile.variable: "\(change.id)"], limit: limit, log: log) {
      case .ended(0): continue
      case .ended: return ended(.noticed, Trial.reason(in: try Files.text(log)))
      case .tookTooLong: return ended(.timedOut, "\(batch.first?.group.name ?? "") and \(batch.count - 1) more")
      }
    }
    try? FileManager.default.removeItem(atPath: log)
    return ended(
      .survived, batches.isEmpty ? "no test comes past it" : "\(batches.joined().count) groups of tests pass")
  }
}
