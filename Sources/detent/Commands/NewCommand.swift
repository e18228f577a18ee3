import ArgumentParser
import Documents
import InputEvents
import SafeText

/// `detent new`: a commented starting point for a document.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a commented starting point for a document: \(Templates.kinds.joined(separator: ", ")).",
    discussion: """
      Example:
        detent new scene settings.scene.yaml
        detent new scene - | less
      """)

  @Argument(help: "The kind of document: \(Templates.kinds.joined(separator: ", ")).")
  var kind: String
  @Argument(help: "The file to write, new.KIND.yaml unless given; - prints it.")
  var file: String?
  @Flag(help: "Replace a file that is there already.")
  var force = false

  func run() throws {
    guard let template = Templates.forKind(kind) else {
      throw Failure(
        .usage, "there is no starting point for \"\(kind)\"",
        hint: TerminalText(NearestSpelling.hint(kind, among: Templates.kinds))
          ?? "the kinds: \(Templates.kinds.joined(separator: ", "))")
    }
    try NewFile.write(template.text, to: file ?? template.name, force: force)
  }
}
