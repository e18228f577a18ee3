/// What commands print for programs, each with a JSON Schema (draft 2020-12).
///
/// Times and durations are in microseconds in all of them: `time` is a moment on the clock of the run or recording, and
/// a duration has `Microseconds` at the end of its name.
public enum OutputKind: String, CaseIterable, Hashable, Sendable {
  /// A line of `detent run --format json`.
  case transcript
  /// A line of `detent gestures`.
  case gestures
  /// What `detent audit --format json` prints.
  case audit
  /// What `detent rules --format json` prints.
  case rules
  /// What `detent guidelines --format json` prints.
  case guidelines
  /// What `detent describe --format json` prints.
  case describe
  /// What `detent devices --format json` prints.
  case devices
  /// What `detent doctor --format json` prints.
  case doctor
  /// The timing report of `detent replay` and `detent perform`.
  case timing
  /// A line of `detent example list --format json`.
  case examples
  /// A line of `detent announce --format json`.
  case announcement
  /// A line of `detent compare --format json`.
  case comparison
  /// A line of `detent announce --cost --format json` and `detent run --cost --format json`.
  case cost
  /// A line of `detent compare` with two versions of a screen and `--format json`.
  case costChange = "cost-change"
  /// What `detent audit --coverage` writes.
  case coverage
  /// What it writes to a file whose name ends in `.labels.json`.
  case labels

  /// Its JSON Schema as JSON; of what is printed line by line, that of one line.
  public var schema: String {
    var text = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:detent:schema:\(rawValue)",

      """
    text += members
    let definitions = OutputDefinition.needed(by: members)
    guard !definitions.isEmpty else { return text + "\n}\n" }
    let list = definitions.map { definition in
      let lines = definition.schema.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
      return "    \"\(definition.name)\": \(lines)"
    }
    return text + ",\n  \"$defs\": {\n\(list.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// What its schema says, but for what it shares with others.
  private var members: String {
    switch self {
    case .transcript: Self.transcriptSchema
    case .gestures: Self.gesturesSchema
    case .audit: Self.auditSchema
    case .rules: Self.rulesSchema
    case .guidelines: Self.guidelinesSchema
    case .describe: Self.describeSchema
    case .devices: Self.devicesSchema
    case .doctor: Self.doctorSchema
    case .timing: Self.timingSchema
    case .examples: Self.examplesSchema
    case .announcement: Self.announcementSchema
    case .comparison: Self.comparisonSchema
    case .cost: Self.costSchema
    case .costChange: Self.costChangeSchema
    case .coverage: Self.coverageSchema
    case .labels: Self.labelsSchema
    }
  }
}
