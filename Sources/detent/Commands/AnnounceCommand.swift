import Accessibility
import Announcer
import ArgumentParser
import Documents
import Harness
import Recordings
import Reports
import SafeText
import Scenes
import Stage
import Trees

/// `detent announce`: what a screen reader says, in reading order.
struct AnnounceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce",
    abstract: "Says what a screen reader says of a screen, in reading order.",
    discussion: """
      Example:
        detent announce mail.scene.yaml
        detent announce mail.scene.yaml --present draft --format json
        detent announce example:mail --all
        detent announce example:mail --voice talkback --language ko --explain
        detent announce window_dump.xml --density 420 --explain
        detent announce inbox.xml message.xml
        detent announce example:mail --dump-tree mail.tree.json
        detent announce example:mail --voice voiceover -o mail.ssml
        detent announce example:mail --ssml
        detent announce example:mail --cost
        detent announce example:mail --present draft --cost --voice talkback --language ko --explain

      A dump that another tool wrote of a running application is a target too: \(TreeDumps.words).
      Several targets are one walk: what has appeared from one to the next, has gone, or changed its name or its place in
      the order is told after each; an AccessKit update that only changes a tree changes that of the file before. An element without words is shown as such. Where the order hangs on a few points, that
      is said at the end.

      --cost tells for every control what it costs to get there and to use it: how long one listens with the cheapest
      gestures there are, how many keys it takes, and how long a finger takes.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene or tree files, dumps of an application, or example:NAME; - is standard input.", valueName: "target"))
  var targets: [String]
  @Option(help: ArgumentHelp("A presentation to put on the screen first.", valueName: "id"))
  var present: [String] = []
  @Flag(help: "Go through every presentation after the first screen.")
  var all = false
  @Flag(
    help: """
      Say for each part of what is said which rule puts it there and what its words rest on, and which words on the \
      screen are not spoken, and why.
      """)
  var explain = false
  @Option(help: ArgumentHelp("A file for the tree that is read; - is standard output.", valueName: "file"))
  var dumpTree: String?
  @Flag(help: "Replace a file that Detent did not write.")
  var force = false
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file for what is said: sound (.wav, by espeak-ng) or SSML (.ssml).", valueName: "file"))
  var output: String?
  @Flag(help: "Speak it through speech-dispatcher.")
  var speak = false
  @Flag(help: "Write it as SSML, for a synthesizer.")
  var ssml = false
  @Flag(help: "Tell what it costs to get to each control by ear, by keys and by touch.")
  var cost = false
  @OptionGroup var costs: CostOptions
  @OptionGroup var trees: TreeOptions
  @OptionGroup var speech: SpeechOptions
  @Option(help: "How to write it: text or json, one object a line.")
  var format = RunCommand.Format.text

  func validate() throws {
    guard !targets.isEmpty else { throw ValidationError("name at least one scene, tree file or dump") }
    try StandardInput.check(targets)
    try trees.check(targets)
    guard !cost || !ssml && !speak && output == nil else {
      throw ValidationError("--cost is printed; it has no sound and no SSML")
    }
    guard !explain || cost || !ssml && output == nil else {
      throw ValidationError("--explain is printed; sound and SSML have no room for it")
    }
    guard cost || !costs.isGiven else { throw ValidationError("--pace and --gesture-time are about --cost") }
    guard format == .text || !ssml && !speak && output == nil else {
      throw ValidationError("--format json is for what is printed; sound and SSML have no JSON")
    }
    guard let output, output != "-" else { return }
    guard Self.isSound(output) || Self.isMarkup(output) else {
      throw ValidationError(
        "\(output): -o writes sound into a file that ends in .wav, and SSML into one that ends in .ssml; text is printed"
      )
    }
    if ssml, Self.isSound(output) { throw ValidationError("\(output): SSML goes into a file that ends in .ssml") }
  }

  private static func isSound(_ path: String) -> Bool { path.lowercased().hasSuffix(".wav") }
  private static func isMarkup(_ path: String) -> Bool { path.lowercased().hasSuffix(".ssml") }

  /// A screen to be read, with what it is called.
  private struct Screen {
    var title: String
    var tree: AccessibilityTree
    /// What can be driven, of a scene; else the tree is all there is.
    var stage: Stage?
    /// Whether it is the one before after an update, of an application that runs on.
    var isUpdate = false

    init(title: String, tree: AccessibilityTree, isUpdate: Bool) {
      (self.title, self.tree, self.isUpdate) = (title, tree, isUpdate)
    }

    init(title: String, stage: Stage) { (self.title, self.stage, tree) = (title, stage, stage.tree) }
  }

  func run() throws {
    if let dumpTree {
      try NewFile.check(dumpTree, NewFile.manner(dumpTree, [.tree], force: force), inputs: targets + trees.files)
    }
    if let output {
      try NewFile.check(
        output, NewFile.manner(output, [.speech], force: force), inputs: targets + trees.files,
        outputs: [dumpTree].compactMap(\.self))
      if Self.isSound(output) { _ = try SpeechTool.synthesizer.required() }
    }
    if speak { _ = try SpeechTool.dispatcher.required() }
    var screens: [Screen] = []
    var updates: AccessKitUpdates?
    for target in targets { screens += try self.screens(of: target, &updates) }
    if let dumpTree {
      guard let screen = screens.first, screens.count == 1 else {
        throw Failure(.usage, "a file holds the tree of one screen, and there are \(screens.count)")
      }
      try NewFile.write(
        TreeDocument.write(screen.tree), to: dumpTree, force: force || OwnFile.takesPlace(of: dumpTree, as: [.tree]),
        isPrivate: targets.contains(where: PrivateFile.isPrivate))
      if dumpTree == "-" { return }
    }
    if cost { return show(screens.map { costs(of: $0, speech.reader(of: $0.tree)) }) }
    if ssml || output != nil {
      try write(screens.map { ScreenReading($0.tree, title: $0.title, reader: speech.reader(of: $0.tree)) })
      if !speak { return }
    }
    for (place, screen) in screens.enumerated() {
      var reading = ScreenReading(
        screen.tree, title: screen.title, reader: speech.reader(of: screen.tree), explains: explain)
      reading.remarks += speech.remarks(of: screen.tree)
      if !ssml, output == nil { show(reading, isFirst: place == 0) }
      if speak { try say(reading) }
      if targets.count > 1, place > 0, !ssml, output == nil {
        show(
          JourneyStep(from: screens[place - 1].tree, to: screen.tree, isOneRun: screen.isUpdate),
          from: screens[place - 1].title, to: screen.title)
      }
    }
  }

  /// Writes what is said for those who listen: as sound, or for a synthesizer.
  private func write(_ readings: [ScreenReading]) throws {
    let markup = SpokenMarkup.document(readings)
    let path = output ?? "-"
    let manner = NewFile.manner(
      path, [.speech], force: force, isPrivate: targets.contains(where: PrivateFile.isPrivate))
    guard Self.isSound(path) else {
      if path == "-" { return StandardOutput.write(markup) }
      return try NewFile.write(markup.utf8, to: path, manner)
    }
    let sound = try SpeechTool.sound(of: markup, language: SpokenMarkup.language(of: readings))
    try NewFile.write(sound.bytes, to: path, manner)
  }

  /// Speaks one utterance after the other, each in its language.
  private func say(_ reading: ScreenReading) throws {
    for utterance in reading.items.map(\.utterance) {
      for words in [utterance.text, utterance.hint ?? ""] where !words.isEmpty {
        // Nobody speaks slower than two letters a second.
        try SpeechTool.dispatcher.run(
          ["--wait", "--language", utterance.language, "--", words], within: 20 + Double(words.count) / 2)
      }
    }
  }

  private func screens(of target: String, _ updates: inout AccessKitUpdates?) throws -> [Screen] {
    var imports = trees.imports
    // In a walk nodes are also known by what their source calls them.
    imports.keepsFacts = targets.count > 1
    let earlier = updates
    switch try TargetFile(path: target, imports: imports, updates: &updates) {
    case .tree(let tree):
      guard present.isEmpty else { throw Failure(.usage, "a tree has nothing to present") }
      let isUpdate = earlier.map { updates?.follows($0) ?? false } ?? false
      return [Screen(title: target, tree: try trees.colored(tree), isUpdate: isUpdate)]
    case .scene(let scene):
      try trees.checkIsNoScene(target)
      var screens = present.isEmpty ? [Screen(title: scene.id, stage: Stage(scene))] : []
      for id in all ? scene.presentations.map(\.id) : present {
        guard let presented = scene.presenting(id) else {
          let known = scene.presentations.map(\.id).joined(separator: ", ")
          throw Failure(
            .usage, "the scene presents nothing called “\(id)”", hint: known.isEmpty ? nil : "it presents \(known)")
        }
        screens.append(Screen(title: id, stage: Stage(presented)))
      }
      return screens
    }
  }

  /// What it costs to get to the controls of a screen.
  private func costs(of screen: Screen, _ reader: ScreenReader) -> ScreenCosts {
    guard let stage = screen.stage else {
      return ScreenCosts(of: TreeTarget(screen.tree), title: screen.title, reader: reader, terms: costs.terms)
    }
    return ScreenCosts(of: stage, title: screen.title, reader: reader, terms: costs.terms)
  }

  private func show(_ screens: [ScreenCosts]) {
    switch format {
    case .text:
      let text = screens.map { $0.text(explains: explain) }.joined(separator: "\n")
      StandardOutput.show(TerminalText(lines: text), terminator: "")
    case .json: for screen in screens { StandardOutput.write(screen.json(explains: explain)) }
    }
  }

  private func show(_ reading: ScreenReading, isFirst: Bool) {
    switch format {
    case .text:
      if !isFirst { StandardOutput.show("") }
      let usesColor = Terminal.usesColor
      StandardOutput.show(
        TerminalText(lines: reading.text(usesColor: usesColor, explains: explain), keepsStyles: usesColor),
        terminator: "")
    case .json: StandardOutput.write(reading.json(explains: explain))
    }
  }

  private func show(_ step: JourneyStep, from: String, to: String) {
    switch format {
    case .text: StandardOutput.show(TerminalText(lines: step.text(from: from)), terminator: "")
    case .json: StandardOutput.write(step.json(from: from, to: to))
    }
  }
}
