import ArgumentParser
import Audit
import Documents
import Explorer
import Geometry
import Gestures
import Harness
import Scenes
import InputEvents
import Recordings
import Reports
import SafeText
import Stage

/// `detent run`: drives an interface, prints what happens and what a screen reader says, and audits it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Drives an interface from recordings, devices or a script and prints the transcript as it happens.",
    discussion: discussion)

  /// How the transcript is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(
      "A scene or tree file, or example:NAME; - is standard input. Or flows, and folders of them.", valueName: "target")
  )
  var targets: [String]
  @Option(
    help: ArgumentHelp(
      "A recording to play, or the node of a device to read as it is used; may be given several times; - is standard input.",
      valueName: "file"))
  var input: [String] = []
  @Option(
    name: .customLong("for"), help: ArgumentHelp("How long to read devices, such as 30s.", valueName: "time"),
    transform: TimeArgument.init(argument:))
  var duration: TimeArgument?
  @Option(
    help: ArgumentHelp(
      "What a synthesized hand does, after the recordings; may be given several times, done in order.",
      valueName: "instructions"))
  var script: [String] = []
  @Option(
    help: ArgumentHelp(
      "A file with a script; - is standard input, of which each line is done as it comes.", valueName: "file"))
  var scriptFile: String?
  @OptionGroup var reading: ReadingOptions
  @Flag(help: "Touch, crown and Ctrl+Alt chords go to the screen reader.")
  var reader = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Another screen size for the interface, in points, 1 to 100000 each way; by default what the recording says.",
      valueName: "width x height"), transform: ScreenSize.init(argument:))
  var screen: ScreenSize?
  @Option(help: ArgumentHelp("How far the digitizer is turned clockwise: 0, 90, 180 or 270.", valueName: "degrees"))
  var rotate = ScreenRotation.none
  @Option(help: "Whose numbers decide what a gesture is; by default the parameters of the scene do.")
  var preset: GestureOptions.Preset?
  @OptionGroup var speech: SpeechOptions
  @Flag(
    help: """
      Say for every gesture who could have taken it, who did and why, with the numbers; detent guidelines prints what \
      codes such as SM-3 mean.
      """)
  var explain = false
  @Flag(help: "Show contacts as they come and go; devices that are read as they are used show them too.")
  var contacts = false
  @Flag(help: "Show the hints that follow after a pause; --reader shows them too.")
  var hints = false
  @Option(
    help: ArgumentHelp(
      "A transcript, or a session that was recorded, with which the run has to agree in what happens and is said.",
      valueName: "file"))
  var expect: String?
  @Flag(help: "Write the transcript of this run to the file of --expect.")
  var update = false
  @Flag(help: "What the recordings of --input heard when they were recorded has to be said again.")
  var expectSaid = false
  @Flag(help: "Take warnings of the transcript for failures: an instruction that did nothing, or that nobody can do.")
  var strict = false
  @Option(help: "How to write the transcript: text or json, one object a line.")
  var format = Format.text
  @Option(help: ArgumentHelp("Record what was fed in and what was said.", valueName: "file"))
  var record: String?
  @Flag(
    help: """
      Replace a recording that is there already, which stays until the first frame of the new one is there, or a file \
      that Detent did not write.
      """)
  var force = false
  @Flag(help: "Record what was typed on devices of this machine, and where they are plugged in, as it is.")
  var keepKeystrokes = false
  @Option(
    help: ArgumentHelp("Write an HTML report with drawings, and tell its path on standard error.", valueName: "file"))
  var report: String?
  @Option(
    help: ArgumentHelp(
      "Draw what moved over time: offset, velocity and detent, or some of them, with commas between.",
      valueName: "what"))
  var plot: PlotPanels?
  @Flag(
    help: """
      Write what was done as a script that does the same by name, with what was so then as its expectations, instead of \
      the transcript.
      """)
  var asScript = false
  @Flag(
    help: """
      Tell what the task of the script costs somebody who listens, who types and who touches, each in the cheapest way, \
      instead of the transcript; --explain tells the ways.
      """)
  var cost = false
  @OptionGroup var costs: CostOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the drawing of --plot or the script of --as-script goes; its path is told on standard error.",
      valueName: "file"))
  var output: String?
  @Flag(help: "Print a hash of the state at the end; equal states have equal hashes.")
  var stateHash = false
  @Flag(inversion: .prefixedNo, help: "Audit the interface afterwards.")
  var audit = true
  @Option(
    help: ArgumentHelp(
      "What fails the audit: the least severity (error, warning or info), and with commas incomplete and cannot-tell.",
      valueName: "list"))
  var failOn = FailOn()
  @OptionGroup(title: "Flows")
  var flows: FlowOptions

  /// The one scene or tree that is driven.
  var target: String { targets.first ?? "-" }

  func validate() throws {
    if !script.isEmpty, scriptFile != nil { throw ValidationError("give --script or --script-file, not both") }
    try StandardInput.check(targets + [scriptFile, reading.description] + input)
    if update, expect == nil { throw ValidationError("--update writes the file of --expect; name one") }
    if expectSaid, expect != nil { throw ValidationError("give --expect or --expect-said, not both") }
    let recordings = input.filter { !LiveDevices.isNode($0) }
    let readOnce = recordings.first(where: StandardInput.isReadOnce)
    if expectSaid, recordings.isEmpty || readOnce != nil {
      throw ValidationError("--expect-said is about recordings in files; give one with --input")
    }
    if let readOnce, recordings.count > 1 {
      let name = readOnce == "-" ? "standard input" : readOnce
      throw ValidationError(
        "\(name) can be read only once, and several recordings are looked at before they are played")
    }
    if expect == "-" { throw ValidationError("--expect needs the name of a file") }
    if let output, plot != nil, !asScript, let ending = output.lowercased().split(separator: ".").last,
      ["png", "jpg", "jpeg", "gif", "webp", "pdf", "html"].contains(ending), output.contains(".")
    {
      throw ValidationError("a plot is a drawing in SVG: let the name of its file end in .svg, not in .\(ending)")
    }
    if output != nil, plot == nil, !asScript {
      throw ValidationError(
        "--output is where a plot goes; say which with --plot, or where the script of --as-script goes")
    }
    try ReportFormatOption.checkEnding(of: report, ["html", "htm"], "a report of a run is a page in HTML")
    try checkAsScript()
    try checkCost()
    for (option, path) in [("--record", record), ("--report", report)] where path == "-" {
      throw ValidationError("the transcript goes to standard output; give \(option) the name of a file")
    }
  }

  func run() throws {
    if let files = try FlowArguments.find(in: targets) { return try run(files) }
    do {
      try play()
    } catch let error where format == .json && showsTranscript && !asScript && !cost && StandardOutput.isUnused {
      // A stream for programs says why it ends, also where it has not begun.
      if !(error is ExitCode) {
        StandardOutput.write(TranscriptJSON.render(RunFailure(at: .zero, error)) + "\n")
        StandardOutput.push()
      }
      throw error
    }
  }

  private func play() throws {
    guard !flows.isUsed else {
      throw Failure(
        .usage, "--junit, --results, --shard, --only, --fail-fast and --jobs are about flows, and \(target) is none",
        hint: "a flow's file ends in .flow.yaml; `detent example copy mail` gives one")
    }
    try checkDeeds()
    try checkOutputs()
    switch try TargetFile(path: target, onScreen: screen?.size) {
    case .scene(var scene):
      preset?.apply(to: &scene.parameters)
      let stage = Stage(scene)
      let driven = scene
      let objection: RunOptions.Objection = { $0.objection(in: driven, byReader: $1) }
      let names = hasScript ? KnownNames(in: stage) : nil
      if cost { return try showCosts(on: stage, objection: objection, names: names) }
      if asScript { return try writeScript(on: stage, objection: objection, names: names) }
      let overlaps = TargetFile.overlaps(of: scene, from: screen?.size, in: target)
      try drive(stage, objection: objection, overlaps: overlaps, names: names) { stage in
        var progress = ProgressLine("auditing \(target)")
        defer { progress.clear() }
        return ExplorerAudit.run(target: stage, scene: scene, name: target) { states, steps in
          progress.update("\(states) states, \(steps) steps")
        }
      }
    case .tree(let tree):
      if screen != nil { TargetFile.warn(ofVain: "--screen", target, "a tree is as large as it was when it was taken") }
      if asScript { return try writeScript(on: TreeTarget(tree)) }
      if cost { return try showCosts(on: TreeTarget(tree)) }
      try drive(TreeTarget(tree)) { ExplorerAudit.look(at: $0.tree, name: target) }
    }
  }

  /// No output is written over an input or another output, and what cannot be written is known before the run.
  private func checkOutputs() throws {
    let inputs = [target, scriptFile, reading.description, update ? nil : expect] + input
    var outputs: [String] = []
    let manner = OutputManner.growing(replaces: force, isPrivate: isRecordPrivate)
    for (path, manner) in [
      (record, manner), (report, NewFile.manner(report ?? "-", [.page], force: force)),
      (output, NewFile.manner(output ?? "-", asScript ? [.script] : [.plot], force: force)),
      (update ? expect : nil, .whole(replaces: true)),
    ] {
      guard let path else { continue }
      try NewFile.check(path, manner, inputs: inputs, outputs: outputs)
      outputs.append(path)
    }
  }

  /// Where the events of the run come from.
  func feed(_ script: ScriptFeed?) -> RunInput {
    var feed = RunInput(
      recordings: input.filter { !LiveDevices.isNode($0) }, reading: reading,
      nodes: input.filter(LiveDevices.isNode), duration: duration?.microseconds, script: script,
      rotation: rotate, screen: screen?.size)
    feed.masksTape = !keepKeystrokes
    return feed
  }

  var recording: RunInput.Output? {
    record.map {
      RunInput.Output(
        path: $0, replaces: force, keepsKeystrokes: keepKeystrokes, isPrivate: isRecordPrivate)
    }
  }

  /// Whether nobody but its owner may read the recording: it holds what was typed, or what such a file holds.
  private var isRecordPrivate: Bool {
    keepKeystrokes
      || ([target, scriptFile, reading.description].compactMap(\.self) + input).contains(where: PrivateFile.isPrivate)
  }

  /// Whether nobody but its owner may read the rest, in which what was typed on devices of this machine is not masked.
  var isPrivate: Bool { isRecordPrivate || input.contains(where: LiveDevices.isNode) }

  /// A drawing on standard output stands there alone.
  var showsTranscript: Bool { plot == nil || output.map { $0 != "-" } ?? false }

  func expectedTranscript() throws -> ExpectedTranscript? {
    if expectSaid {
      return try ExpectedTranscript(heardIn: input.filter { !LiveDevices.isNode($0) }, reading: reading)
    }
    return try expect.map { try ExpectedTranscript(file: $0, isNew: update, isForced: force, reading: reading) }
  }

  var hasScript: Bool { !script.isEmpty || scriptFile != nil }

  func scriptFeed() throws -> ScriptFeed? {
    if scriptFile == "-" { return .lines }
    var inputs = try scriptFile.map { [try ScriptInput(file: $0)] } ?? []
    for (place, text) in script.enumerated() {
      inputs.append(try ScriptInput(argument: text, number: script.count > 1 ? place + 1 : nil))
    }
    return inputs.isEmpty ? nil : .whole(inputs)
  }
}
