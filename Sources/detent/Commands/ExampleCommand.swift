import ArgumentParser
import Documents

/// `detent example`: the bundled example documents.
struct ExampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "example",
    abstract: "Lists the bundled examples, or copies one to a folder.",
    discussion: """
      Example:
        detent example list
        detent example copy mail
        detent audit mail.scene.yaml
      """,
    subcommands: [List.self, Copy.self], defaultSubcommand: List.self)

  /// `detent example list`
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the examples with what each shows.",
      discussion: "Example:\n  detent example list --json")

    @Flag(help: "Print one JSON object a line.")
    var json = false

    func run() {
      let width = Examples.names.map(\.count).max() ?? 0
      for (name, file) in zip(Examples.names, Examples.all) {
        if json {
          print(JSONWriter.line(["name": .text(name), "file": .text(file.name), "summary": .text(file.summary)]))
        } else {
          print("\(name)\(String(repeating: " ", count: width - name.count))  \(file.summary)")
        }
      }
    }
  }

  /// `detent example copy`
  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes an example to a folder and prints its path.",
      discussion: "Example:\n  detent example copy mail designs\n  detent example copy mail - | detent audit -")

    @Argument(help: "The name of an example, as the list shows it.")
    var name: String
    @Argument(help: "The folder to write it to; - prints it.")
    var folder = "."
    @Flag(help: "Replace a file that is there already.")
    var force = false

    func run() throws {
      guard let file = Examples.named(name) else {
        throw Failure(
          .usage, "there is no example \"\(name)\"",
          hint: NearestSpelling.hint(name, among: Examples.names)
            ?? "the examples: \(Examples.names.joined(separator: ", "))")
      }
      try NewFile.write(file.text, to: folder == "-" ? "-" : folder + "/" + file.name, force: force)
    }
  }
}
