import Harness

extension EntityForm where Entity == CaseResult {
  /// What became of a case.
  static let result: EntityForm<CaseResult> = EntityForm(
    "case", "What became of one case of a flow.",
    attributes: [
      .required(
        "case", .text, \.name, "Its name: that of the flow, and in brackets the values that are varied."),
      .required("flow", .text, \.flow, "The flow that it is a case of."),
      .required("verdict", .choice(), \.verdict, "Whether everything was as expected."),
      .required("expectations", .count, \.expectations, "How many expectations were asked."),
      .required("time", .microseconds, \.time, "How much of the run's own time it took, in microseconds."),
      .optional(
        "problems", .list(of: EntityForm<CaseProblem>.problem.form), \.problems, default: [],
        "What was not as it should be, in order."),
      .optional("warnings", .list(of: .text), \.warnings, default: [], "What is probably a mistake in the flow."),
    ],
    start: { _, _, _ in CaseResult("", of: "") })
}

extension EntityForm where Entity == CaseProblem {
  /// Something that was not as it should be.
  fileprivate static let problem: EntityForm<CaseProblem> = EntityForm(
    "problem", "Something that was not as it should be.",
    attributes: [
      .required("kind", .choice(), \.kind, "An expectation, or an instruction or recording that could not be done."),
      .optional("instruction", .text, \.instruction, default: "", "The instruction, as a script spells it."),
      .optional("place", .text, \.place, "Where it stands: file:line:column."),
      .required("found", .text, \.found, "What there was instead, or why it cannot be done."),
      .optional("nearest", .text, \.nearest, "The nearest thing to what was expected, or what to do."),
    ],
    start: { _, _, _ in CaseProblem(.expectation, "", place: nil, found: "") })
}

extension EntityForm where Entity == CaseSummary {
  /// How many cases ended how.
  static let summary: EntityForm<CaseSummary> = EntityForm(
    "end", "How many cases ended how.",
    attributes: [
      .required("cases", .count, \.cases, "All of them."),
      .required("passed", .count, \.passed, "Those in which everything was as expected."),
      .required("failed", .count, \.failed, "Those in which something was not."),
      .optional("notRun", .count, \.notRun, default: 0, "Those that were not run because another had failed."),
      .optional("missing", .count, \.missing, default: 0, "Those of which there is no result."),
      .optional("warnings", .count, \.warnings, default: 0, "Warnings, of all of them."),
    ],
    start: { _, _, _ in CaseSummary() })
}

extension EntityForm where Entity == ShardRecord {
  /// Of which part of a run results are.
  static let shard: EntityForm<ShardRecord> = EntityForm(
    "shard", "Of which part of a run the results beside it are.",
    attributes: [
      .required("shard", .shard, \.shard, "Which part it was, and how many there are: 2/3."),
      .required("cases", .list(of: .text), \.cases, "The names of all cases of the whole run, in order."),
    ],
    start: { _, _, _ in ShardRecord(.whole, of: []) })
}

extension Form where Value == Int {
  fileprivate static let count = integer(in: 0...1_000_000_000)
}

extension Form where Value == Int64 {
  fileprivate static let microseconds: Form<Int64> = Form<Int>.integer(in: 0...(1 << 53), unit: "microseconds")
    .map({ Int64($0) }, expected: "a number of microseconds", back: { Int($0) })
}

extension Form where Value == Shard {
  fileprivate static let shard: Form<Shard> = Form(
    schema: ["type": "string", "pattern": "^[0-9]+/[0-9]+$"],
    read: { node, decoder in
      if let text = node.scalar?.text, let shard = Shard(text) { return shard }
      decoder.mismatch(node, expected: "a part such as 2/3")
      return nil
    },
    write: { .text($0.description) })
}
