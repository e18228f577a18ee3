import ArgumentParser
import Documents
import Harness
import InputEvents
import SafeText

/// Which cases of flows are run, and where their results go.
struct FlowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the results of flows as JUnit XML; its path is told on standard error.", valueName: "file"))
  var junit: String?
  @Option(
    help: ArgumentHelp(
      "A folder for the results of flows, a file for each case, which `detent report merge` puts together.",
      valueName: "folder"))
  var results: String?
  @Option(
    help: ArgumentHelp(
      "Run one part of the cases only, such as 2/3; which part a case is in hangs on its name in its folder alone.",
      valueName: "i/n"),
    transform: Self.shard)
  var shard: Shard?
  @Option(
    help: ArgumentHelp(
      "Run the cases of flows with this name, or with it in their name; may be given several times.",
      valueName: "name"))
  var only: [String] = []
  @Flag(help: "Run no further cases of flows after the first that fails.")
  var failFast = false
  @Option(
    help: ArgumentHelp(
      "How many cases of flows run at once; as many as there are cores unless given.",
      valueName: "number"))
  var jobs: Int?

  private static func shard(_ text: String) throws -> Shard {
    if let shard = Shard(text) { return shard }
    throw ValidationError(
      "expected a part and how many there are, from 1/1 to \(Shard.greatestCount)/\(Shard.greatestCount), such as 2/3")
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is 1 or more") }
  }

  /// Whether any of them was given.
  var isUsed: Bool {
    junit != nil || results != nil || shard != nil || !only.isEmpty || failFast || jobs != nil
  }

  /// What people may call a case: its flow, with or without the ending, and the values that are varied.
  private static func parts(of known: FlowCase) -> [String] {
    let stem = known.flow.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? known.flow
    let values = known.name.dropFirst(known.flow.count).split { " [],".contains($0) }.map(String.init)
    return [known.flow, stem] + values
  }

  /// Those of the cases that are to be known at all.
  func chosen(_ cases: [FlowCase]) throws -> [FlowCase] {
    guard !only.isEmpty else { return cases }
    for name in only where !cases.contains(where: { $0.name.contains(name) }) {
      let names = cases.map(\.name)
      throw Failure(
        .usage, "no case is called “\(name)”",
        hint: TerminalText(NearestSpelling.hint(name, among: names + cases.flatMap { Self.parts(of: $0) }))
          ?? "the cases: \(NearestSpelling.list(names))")
    }
    return cases.filter { known in only.contains { known.name.contains($0) } }
  }
}
