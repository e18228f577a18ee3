import ArgumentParser
import Audit
import Explorer
import Recordings
import Reports
import Stage
import Trees

/// `detent audit`: static rules in every state that can be reached, and what only driving the interface can tell.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Reports every control that is not reachable or not labelled, with the input that shows it.",
    discussion: """
      Example:
        detent audit example:mail
        detent audit *.scene.yaml -o report.html
        detent audit mail.scene.yaml --rule name-missing --rule modal-leak --fail-on warning
        detent audit mail.scene.yaml --fail-on error,incomplete,cannot-tell
        detent audit mail.scene.yaml --evidence evidence
        detent audit mail.scene.yaml --coverage coverage.json
        detent audit mail.scene.yaml --coverage mail.openacr.yaml
        detent audit mail.scene.yaml --coverage mail.labels.json --task mail.flow.yaml
        detent audit mail.scene.yaml --baseline mail.baseline.json --update-baseline
        detent audit mail.scene.yaml --baseline mail.baseline.json --new-only
        detent audit mail.scene.yaml -o audit.sarif
        detent audit window_dump.xml --density 420 --fail-on warning
        detent audit window_dump.xml --sources app/src --format github
        detent audit window_dump.xml --screenshot screen.png -o report.html
        detent audit mail.scene.yaml --resize 320x568 --resize 1024x1366

      A scene is driven through every state that people come to by touch, keys, pointer, wheel, crown, a screen reader
      and turning the screen; a tree file (*.tree.json), or a dump that another tool wrote of a running application
      (\(TreeDumps.words)), is only looked at; --screenshot gives its texts
      their colours, and stands under the findings in HTML. What was not seen is told: bounds that were
      hit, what they keep from being told, and presentations, windows, pages and controls that never show; and which
      criteria of WCAG 2.2 no rule looks at. What follows from the same defect is named below a finding. The last line
      names the screens of which all of this is said; --resize tries others too. Exit code 1 says that something was
      found, that a task fails, or that there was nothing to examine; with --fail-on incomplete also that not everything
      was looked at.

      --coverage writes how far each section of WCAG 2.2, EN 301 549, Section 508 and the guidelines was checked. A name in
      .yaml takes the draft of a conformance report (OpenACR 0.1.0) that an author has to complete: rules find what is not
      supported, and never that something is. A name in .labels.json takes the ledger for Apple's accessibility labels:
      for each of the nine what rules and common tasks have looked at, and what nothing has. A task is a flow; with
      reader: true it is played with VoiceOver, and counts for that label.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene or tree files, dumps of applications, or example:NAME; - is standard input.", valueName: "target"))
  var targets: [String]
  @Option(
    help: """
      How to write the report: \(ReportFormatOption.words); unless given, as the name of the file ends, and else as \
      text.
      """)
  var format: ReportFormatOption?
  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write it; - is standard output.", valueName: "file"))
  var output = "-"
  @Flag(help: "Replace a file that Detent did not write.")
  var force = false
  @Option(
    help: ArgumentHelp(
      "A folder for the evidence: for every finding that takes input to see, a session that replay plays.",
      valueName: "folder"))
  var evidence: String?
  @Option(
    help: ArgumentHelp(
      "What fails the audit: the least severity (error, warning or info), and with commas incomplete and cannot-tell.",
      valueName: "list"))
  var failOn = FailOn()
  @Flag(help: "With JSON, list what every rule has come to for every node, also where it is kept.")
  var verdicts = false
  @Option(
    help: ArgumentHelp(
      "Where to write how far each section was checked: as JSON, in .yaml as OpenACR, in .labels.json for Apple's labels.",
      valueName: "file"))
  var coverage: String?
  @Option(
    name: .customLong("task"),
    help: ArgumentHelp(
      "A flow, or a folder of flows, that does what people commonly do; for the ledger of Apple's labels.",
      valueName: "flow"))
  var tasks: [String] = []
  @Option(name: .customLong("rule"), help: ArgumentHelp("A rule to check; all unless given.", valueName: "id"))
  var rules: [String] = []
  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      "A folder of sources in which the identifiers of nodes are looked for, so that findings name the line.",
      valueName: "folder"))
  var sourceFolders: [String] = []
  @OptionGroup(title: "Baseline")
  var baselines: BaselineOptions
  @OptionGroup var trees: TreeOptions
  @OptionGroup(title: "Bounds")
  var bounds: ExplorationOptions

  func validate() throws {
    guard !targets.isEmpty else { throw ValidationError("name at least one scene or tree file") }
    if coverage == "-", output == "-" {
      throw ValidationError("the report and the coverage cannot both be written to -")
    }
    if !tasks.isEmpty, !(coverage?.lowercased().hasSuffix(".labels.json") ?? false) {
      throw ValidationError("--task is about Apple's labels: give it with --coverage NAME.labels.json")
    }
    try checkEnding()
    try StandardInput.check(targets + tasks)
    try trees.check(targets)
  }

  /// Refuses a name of the report that says it is something else.
  private func checkEnding(_ others: Set<String> = ReportFormatOption.otherEndings) throws {
    guard format == nil else { return }
    try ReportFormatOption.checkEnding(
      of: output, ReportFormats.all.flatMap(\.fileExtensions), "--format says how a report is written", others: others)
  }

  /// What is read.
  private var inputs: [String] { targets + trees.files + baselines.files + sources }

  /// The sources, where something that is written is there already and might be one of them.
  private var sources: [String] {
    let isThere = [output, coverage, evidence].compactMap(\.self).contains {
      $0 != "-" && FileIdentity(input: $0) != nil
    }
    return isThere ? sourceFolders.flatMap(SourceIndex.files) : []
  }

  func run() throws {
    let common = try CommonTasks(tasks, of: targets)
    let inputs = inputs + common.files
    try NewFile.check(output, NewFile.manner(output, ReportFormatOption.products, force: force), inputs: inputs)
    // No scene is written, and none of those that are read is written over: that has been looked at.
    try checkEnding(["yaml", "yml"])
    let coverageFile = try coverage.map(CoverageFile.init)
    try coverageFile?.check(force: force, inputs: inputs, outputs: [output])
    try baselines.check(inputs: inputs, outputs: [output] + [coverage].compactMap(\.self), force: force)
    let baseline = try baselines.read(force: force)
    var options = AuditOptions()
    if !rules.isEmpty { options.rules = rules }
    if let unknown = options.unknownRules.first { throw Failure.unknownRule(unknown) }
    options.explorer = bounds.options
    options.listsVerdicts = verdicts
    let reports = try targets.enumerated().map { try audit($0.element, number: $0.offset + 1, options, inputs: inputs) }
    try coverageFile?.check(reports)
    let played = common.play()
    let isPrivate = inputs.contains(where: PrivateFile.isPrivate)
    let title = "Audit of \(targets.count == 1 ? targets[0] : "\(targets.count) targets")"
    var report = Report(title: title, audits: reports)
    let comparison = baseline.map {
      BaselineComparison(
        BaselineOptions.spelt(reports), against: BaselineOptions.spelt($0), today: BaselineOptions.today,
        isGone: BaselineOptions.isGone)
    }
    report.baseline = comparison
    if baselines.newOnly { report.baseline?.leaveOutAccepted(of: &report.audits) }
    report.sources = try sourceFolders.isEmpty ? [] : SourceIndex.sources(of: report.audits, in: sourceFolders)
    try ReportFormatOption.write(report, to: output, as: format, force: force, isPrivate: isPrivate)
    try coverageFile?.write(reports, tasks: played, force: force, isPrivate: isPrivate)
    if let comparison {
      try baselines.write(BaselineOptions.spelt(reports), comparison, isPrivate: isPrivate, force: force)
    }
    if isFailure(reports, comparison) || played.contains(where: { $0.outcome == .failed }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// Whether something fails the audit that no baseline accepts; what is accepted from now on fails nothing.
  private func isFailure(_ reports: [AuditReport], _ comparison: BaselineComparison?) -> Bool {
    guard let comparison else { return reports.contains { failOn.isMet(by: $0) } }
    let isUpdated = baselines.updateBaseline
    return !isUpdated && !comparison.worse.isEmpty
      || reports.enumerated().contains { number, report in
        failOn.isMet(by: report) { isUpdated || comparison.accepts($0, of: number) != nil }
      }
  }

  private func audit(
    _ target: String, number: Int, _ options: AuditOptions, inputs: [String]
  ) throws -> AuditReport {
    switch try TargetFile(path: target, imports: trees.imports) {
    case .scene(let scene):
      try trees.checkIsNoScene(target)
      let stage = Stage(scene)
      TargetFile.warnOfTurning(scene, in: target)
      var progress = ProgressLine("auditing \(target)")
      var report = ExplorerAudit.run(target: stage, scene: scene, name: target, options: options) { states, steps in
        progress.update("\(states) states, \(steps) steps")
      }
      progress.clear()
      if let evidence {
        let prefix = targets.count > 1 ? "\(number)-" : ""
        let folder = EvidenceFolder(
          path: evidence, inputs: inputs, outputs: [output] + [coverage, baselines.baseline].compactMap(\.self),
          isPrivate: PrivateFile.isPrivate(target))
        try folder.write(&report, on: stage, prefix: prefix)
      }
      return report
    case .tree(let tree):
      let picture = try trees.picture()
      var report = ExplorerAudit.look(at: try trees.colored(tree, from: picture), name: target, options: options)
      report.picture = picture.map { ScreenPicture(png: $0.plainFile, width: $0.width, height: $0.height) }
      return report
    }
  }
}
