import Announcer
import Documents
import Harness
import Recordings
import Reports
import SafeText

/// The flows of `--task`: what people commonly do with the interfaces that are audited.
struct CommonTasks {
  /// Their cases, in order.
  private let cases: [FlowCase]

  /// The flows at some paths, or in folders there.
  ///
  /// - Parameter targets: What is audited; a flow that drives anything else would show nothing about it.
  init(_ paths: [String], of targets: [String]) throws {
    for path in paths where try FlowArguments.find(in: [path]) == nil {
      throw Failure(
        .usage, "\(path): this is no flow", hint: "a flow's file ends in .flow.yaml; `detent new flow` writes one")
    }
    let files = try paths.isEmpty ? [] : FlowArguments.find(in: paths) ?? []
    cases = try FlowArguments.cases(of: files)
    let audited = Set(targets.compactMap { FileIdentity(input: $0) })
    for known in cases where !targets.contains("-") && !targets.contains(known.target) && !known.files.isEmpty {
      guard FileIdentity(input: known.target).map(audited.contains) ?? false else {
        throw Failure(
          .usage, "\(known.flow): it drives \(known.target), which is not audited here",
          hint: "name it beside the other targets, or give the flow to an audit of it")
      }
    }
  }

  /// What is read for them.
  var files: [String] { cases.flatMap(\.files) }

  /// Plays them; what fails is told on standard error.
  func play() -> [LabelTask] {
    var tasks: [LabelTask] = []
    for known in cases {
      let result = FlowRun.result(of: known)
      for problem in result.problems {
        StandardError.show("detent: warning: task \(known.name) fails: \(problem.lines.joined(separator: "; "))")
      }
      let play = LabelTask.Play(
        result, usesVoiceOver: known.play.usesReader && (known.play.voice ?? .voiceover) == .voiceover)
      if let index = tasks.firstIndex(where: { $0.name == known.flow }) {
        tasks[index].plays.append(play)
      } else {
        tasks.append(LabelTask(known.flow, [play]))
      }
    }
    return tasks
  }
}
