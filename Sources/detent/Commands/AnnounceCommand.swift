import Accessibility
import Announcer
import ArgumentParser
import Harness
import SafeText
import Scenes
import Stage

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
        detent announce window_dump.xml --density 420

      A dump that another tool wrote of a running application is a target too: \(TreeDumps.words).
      An element without words is shown as such. Where the order hangs on a few points, that is said at the end.
      """)

  @Argument(help: "A scene or tree file, a dump of an application, or example:NAME; - is standard input.")
  var target: String
  @Option(help: ArgumentHelp("A presentation to put on the screen first.", valueName: "id"))
  var present: [String] = []
  @Flag(help: "Go through every presentation after the first screen.")
  var all = false
  @OptionGroup var trees: TreeOptions
  @OptionGroup var speech: SpeechOptions
  @Flag(help: "Say for each part of what is said which rule puts it there and what its words rest on.")
  var explain = false
  @Option(help: "How to write it: text or json, one object a line.")
  var format = RunCommand.Format.text

  func run() throws {
    var screens: [(title: String, tree: AccessibilityTree)] = []
    switch try TargetFile(path: target, imports: trees.imports) {
    case .tree(let tree):
      guard present.isEmpty else { throw Failure(.usage, "a tree has nothing to present") }
      screens.append((target, tree))
    case .scene(let scene):
      if present.isEmpty { screens.append((scene.id, Stage(scene).tree)) }
      for id in all ? scene.presentations.map(\.id) : present {
        guard let presented = scene.presenting(id) else {
          let known = scene.presentations.map(\.id).joined(separator: ", ")
          throw Failure(
            .usage, "the scene presents nothing called “\(id)”", hint: known.isEmpty ? nil : "it presents \(known)")
        }
        screens.append((id, Stage(presented).tree))
      }
    }
    let reader = ScreenReader(voice: speech.voice, language: speech.language)
    for (place, screen) in screens.enumerated() {
      let reading = ScreenReading(screen.tree, title: screen.title, reader: reader)
      switch format {
      case .text:
        if place > 0 { StandardOutput.show("") }
        let usesColor = Terminal.usesColor
        StandardOutput.show(
          TerminalText(lines: reading.text(usesColor: usesColor, explains: explain), keepsStyles: usesColor),
          terminator: "")
      case .json: StandardOutput.write(reading.json(explains: explain))
      }
    }
  }
}
