public import ArgumentParser

/// How the cases of flows are run.
struct FlowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many cases of flows run at once; as many as there are cores unless given.",
      valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is 1 or more") }
  }

  /// Whether any of them was given.
  var isUsed: Bool { jobs != nil }
}
