import Accessibility
import Announcer
import ArgumentParser
import Harness
import SafeText
import Scenes
import Stage

/// `detent compare`: where two screen readers differ on one screen.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: """
      Says where two screen readers differ on one screen, or what two versions of a screen cost those who listen.
      """,
    discussion: """
      Example:
        detent compare mail.scene.yaml --voices voiceover,talkback
        detent compare example:mail --voices talkback,orca --smallest
        detent compare before.xml after.xml --voices talkback --language ko

      Of one screen it tells what only one of two readers reaches, what they tell unlike, and in which order, and ends
      with 1 where they differ. Of two versions of a screen it tells for each control how much longer one listens until
      it can be used, in each of the voices, and why, and how many keys and how much of a finger's time it takes; it ends
      with 1 where something takes more of these (of a finger's time a tenth of a second), or cannot be reached any more.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene or tree file, a dump of an application, or example:NAME; - is standard input. Of two, the earlier version first.",
      valueName: "target"))
  var targets: [String]
  @Option(
    help: ArgumentHelp(
      """
      The readers, parted by a comma: \(Voice.allCases.map(\.rawValue).joined(separator: ", ")); two for one screen, any \
      of them, by default the first three, for two versions.
      """,
      valueName: "reader,reader"))
  var voices: String?
  @Option(help: ArgumentHelp("A presentation to put on the screen first.", valueName: "id"))
  var present: String?
  @Option(help: ArgumentHelp("The language of both; by default the interface's.", valueName: "code"))
  var language: String?
  @Flag(help: "Show the smallest tree that still has each difference.")
  var smallest = false
  @OptionGroup var costs: CostOptions
  @OptionGroup var trees: TreeOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    guard (1...2).contains(targets.count) else {
      throw ValidationError("compare takes one screen, or two versions of one; \(targets.count) were given")
    }
    try StandardInput.check(targets)
    if targets.count == 2 {
      guard !smallest else { throw ValidationError("--smallest is about two readers on one screen") }
      _ = try readers
    } else {
      guard !costs.isGiven else {
        throw ValidationError("--pace and --gesture-time are about two versions of a screen")
      }
      _ = try pair
    }
    guard let language, Language.named(language) == nil else { return }
    throw ValidationError(
      "no voice speaks “\(language)”; there is \(Language.all.map(\.code).joined(separator: ", "))")
  }

  private static let known = Voice.allCases.map(\.rawValue).joined(separator: ", ")

  /// The readers that were named; the first three unless any was.
  private var readers: [Voice] {
    get throws {
      guard let voices else { return [.voiceover, .talkback, .orca] }
      let names = voices.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return try names.map { name in
        guard let voice = Voice(rawValue: name) else {
          throw ValidationError("no reader is called “\(name)”; there is \(Self.known)")
        }
        return voice
      }
    }
  }

  /// The two readers.
  private var pair: (Voice, Voice) {
    get throws {
      guard voices != nil else {
        throw ValidationError(
          "--voices takes two readers, such as voiceover,talkback; there is \(Self.known)")
      }
      let found = try readers
      if found.count == 2, found[0] == found[1] {
        throw ValidationError(
          "--voices names one reader twice, which differs from itself nowhere; there is \(Self.known)")
      }
      guard found.count == 2 else {
        throw ValidationError("--voices takes two readers, such as voiceover,talkback; there is \(Self.known)")
      }
      return (found[0], found[1])
    }
  }

  func run() throws {
    let screens = try targets.map(screen)
    guard screens.count == 2 else { return try compareReaders(on: screens[0].tree) }
    var isWorse = false
    for (place, voice) in try readers.enumerated() {
      let reader = ScreenReader(voice: voice, language: language)
      let costs = zip(screens, targets).map { $0.costs(title: $1, reader, self.costs.terms) }
      let comparison = CostComparison(from: costs[0], to: costs[1])
      isWorse = isWorse || comparison.isWorse
      if format.isJSON {
        StandardOutput.write(comparison.json())
      } else {
        if place > 0 { StandardOutput.show("") }
        StandardOutput.show(TerminalText(lines: comparison.text()), terminator: "")
      }
    }
    if isWorse { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  /// What is compared: a scene, which can be driven, or a tree.
  private enum Screen {
    case scene(Stage)
    case tree(AccessibilityTree)

    var tree: AccessibilityTree {
      switch self {
      case .scene(let stage): stage.tree
      case .tree(let tree): tree
      }
    }

    func costs(title: String, _ reader: ScreenReader, _ terms: CostTerms) -> ScreenCosts {
      switch self {
      case .scene(let stage): ScreenCosts(of: stage, title: title, reader: reader, terms: terms)
      case .tree(let tree): ScreenCosts(of: TreeTarget(tree), title: title, reader: reader, terms: terms)
      }
    }
  }

  private func screen(of target: String) throws -> Screen {
    switch try TargetFile(path: target, imports: trees.imports) {
    case .tree(let read):
      guard present == nil else { throw Failure(.usage, "a tree has nothing to present") }
      return .tree(try trees.colored(read))
    case .scene(let scene):
      try trees.checkIsNoScene(target)
      guard let id = present else { return .scene(Stage(scene)) }
      guard let presented = scene.presenting(id) else {
        let known = scene.presentations.map(\.id).joined(separator: ", ")
        throw Failure(
          .usage, "the scene presents nothing called “\(id)”", hint: known.isEmpty ? nil : "it presents \(known)")
      }
      return .scene(Stage(presented))
    }
  }

  private func compareReaders(on tree: AccessibilityTree) throws {
    let (first, second) = try pair
    let comparison = VoiceComparison(tree, first, second, language: language)
    let shrunk = smallest ? comparison.differences.map { comparison.smallest(tree, with: $0) } : []
    let title = targets[0]
    if format.isJSON {
      StandardOutput.write(comparison.json(title: title, smallest: shrunk))
    } else {
      StandardOutput.show(TerminalText(lines: comparison.text(title: title, smallest: shrunk)), terminator: "")
    }
    if !comparison.differences.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
