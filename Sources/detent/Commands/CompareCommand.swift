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
    abstract: "Says where two screen readers differ: what only one reaches, what they tell unlike, and in which order.",
    discussion: """
      Example:
        detent compare mail.scene.yaml --voices voiceover,talkback
        detent compare example:mail --voices talkback,orca --smallest

      Ends with 1 where they differ.
      """)

  @Argument(help: "A scene or tree file, a dump of an application, or example:NAME; - is standard input.")
  var target: String
  @Option(
    help: ArgumentHelp(
      "The two readers, parted by a comma: \(Voice.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "reader,reader"))
  var voices: String
  @Option(help: ArgumentHelp("A presentation to put on the screen first.", valueName: "id"))
  var present: String?
  @Option(help: ArgumentHelp("The language of both; by default the interface's.", valueName: "code"))
  var language: String?
  @Flag(help: "Show the smallest tree that still has each difference.")
  var smallest = false
  @OptionGroup var trees: TreeOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    _ = try pair
    guard let language, Language.named(language) == nil else { return }
    throw ValidationError(
      "no voice speaks “\(language)”; there is \(Language.all.map(\.code).joined(separator: ", "))")
  }

  /// The two readers.
  private var pair: (Voice, Voice) {
    get throws {
      let names = voices.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let known = Voice.allCases.map(\.rawValue).joined(separator: ", ")
      if let wrong = names.first(where: { Voice(rawValue: $0) == nil }) {
        throw ValidationError("no reader is called “\(wrong)”; there is \(known)")
      }
      let found = names.compactMap(Voice.init(rawValue:))
      guard found.count == 2, found[0] != found[1] else {
        throw ValidationError("--voices takes two readers, such as voiceover,talkback; there is \(known)")
      }
      return (found[0], found[1])
    }
  }

  func run() throws {
    let tree: AccessibilityTree
    switch try TargetFile(path: target, imports: trees.imports) {
    case .tree(let read):
      guard present == nil else { throw Failure(.usage, "a tree has nothing to present") }
      tree = try trees.colored(read)
    case .scene(let scene):
      try trees.checkIsNoScene(target)
      guard let id = present else {
        tree = Stage(scene).tree
        break
      }
      guard let presented = scene.presenting(id) else {
        let known = scene.presentations.map(\.id).joined(separator: ", ")
        throw Failure(
          .usage, "the scene presents nothing called “\(id)”", hint: known.isEmpty ? nil : "it presents \(known)")
      }
      tree = Stage(presented).tree
    }
    let (first, second) = try pair
    let comparison = VoiceComparison(tree, first, second, language: language)
    let shrunk = smallest ? comparison.differences.map { comparison.smallest(tree, with: $0) } : []
    if format.isJSON {
      StandardOutput.write(comparison.json(title: target, smallest: shrunk))
    } else {
      StandardOutput.show(TerminalText(lines: comparison.text(title: target, smallest: shrunk)), terminator: "")
    }
    if !comparison.differences.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
