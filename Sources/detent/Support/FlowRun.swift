import Documents
import Glibc
import Harness
import Scenes
import SafeText
import Stage

/// Runs cases on all cores, and shows a line for each, in their order.
struct FlowRun {
  /// How lines are written.
  var format: RunCommand.Format
  /// How many run at once.
  var jobs: Int?
  /// Whether the first that fails is the last.
  var failsFast: Bool
  /// Whether warnings are failures.
  var isStrict: Bool

  /// Runs them all; those after the first failure have no result of their own where that is the last.
  ///
  /// - Parameter deliver: Takes each result in order, as soon as it and those before are known.
  func results(of cases: [FlowCase], deliver: (CaseResult) -> Void) -> [CaseResult] {
    var results: [CaseResult] = []
    var progress = ProgressLine("running flows", interval: 1)
    let (isStrict, failsFast) = (isStrict, failsFast)
    OrderedWork.run(
      count: cases.count, threads: jobs ?? Self.cores,
      ends: { (result: CaseResult) in failsFast && result.verdict == .failed },
      work: { index in
        var result = Self.result(of: cases[index])
        if isStrict { result.judgeStrictly() }
        return result
      },
      finished: { done in progress.update("\(done) of \(cases.count) cases") },
      deliver: { result in
        progress.clear()
        FlowOutput.show(result, as: format)
        deliver(result)
        results.append(result)
      })
    progress.clear()
    for rest in cases.dropFirst(results.count) {
      let result = CaseResult(rest.name, of: rest.flow)
      deliver(result)
      results.append(result)
    }
    return results
  }

  /// Runs one case.
  static func result(of known: FlowCase) -> CaseResult {
    var result = CaseResult(known.name, of: known.flow)
    var options = RunOptions()
    switch known.interface {
    case .scene(let scene):
      options.objection = { $0.objection(in: scene, byReader: $1) }
      options.overlaps = TargetFile.overlaps(of: scene, from: known.play.screen, in: known.target)
      let stage = Stage(scene)
      let names = KnownNames(in: stage)
      for case .script(let script) in known.play.steps {
        result.warnings += names.doubts(of: script, named: known.play.source).map(\.description)
      }
      result.warnings += known.warnings
      result.warnings += Stage.overlaps(in: scene, onScreen: known.play.screen).map {
        TargetFile.words(for: $0, in: known.target)
      }
      return known.play.run(on: stage, of: result, options: options)
    case .tree(let tree):
      result.warnings += known.warnings
      return known.play.run(on: TreeTarget(tree), of: result, options: options)
    }
  }

  /// Processors that are there for us.
  private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
