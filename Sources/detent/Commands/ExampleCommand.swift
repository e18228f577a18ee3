import ArgumentParser
import Documents
import InputEvents
import Recordings
import SafeText

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
      discussion: "Example:\n  detent example list --format json")

    @OptionGroup var format: FormatOptions

    func run() {
      let width = Examples.all.map(\.name.count).max() ?? 0
      for file in Examples.all {
        if format.isJSON {
          let name = String(file.name.prefix { $0 != "." })
          StandardOutput.write(
            JSONWriter.line(["name": .text(name), "file": .text(file.name), "summary": .text(file.summary)]) + "\n")
        } else {
          StandardOutput.show("\(file.name)\(String(repeating: " ", count: width - file.name.count))  \(file.summary)")
        }
      }
    }
  }

  /// `detent example copy`
  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Writes an example, its scene, its session and its flow, to a folder and tells their paths on standard error.",
      discussion:
        "Example:\n  detent example copy mail designs\n  detent example copy mail.scene.yaml - | detent audit -")

    @Argument(help: "The name of an example, as the list shows it.")
    var name: String
    @Argument(help: "The folder to write it to, made if it is not there; - prints it.")
    var folder = "."
    @Flag(help: "Replace a file that is there already.")
    var force = false

    func run() throws {
      let files = Examples.files(named: name)
      guard !files.isEmpty else {
        throw Failure(
          .usage, "there is no example \"\(name)\"",
          hint: TerminalText(NearestSpelling.hint(name, among: Examples.names))
            ?? "the examples: \(Examples.names.joined(separator: ", "))")
      }
      guard folder != "-" else {
        return try NewFile.write((Examples.scene(name) ?? files[0]).text, to: "-", force: force)
      }
      if folder != "." { try NewFolder.make(folder) }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      // One file by its whole name comes with what it cannot do without.
      let all = files.count == 1 ? Examples.withNeeds(files[0]) : files
      for file in all {
        // What it only needs may be there already, and be somebody's own by now.
        if file != files[0], files.count == 1, !force, FileIdentity(input: prefix + file.name) != nil {
          StandardError.show("kept \(prefix + file.name), which is there already")
          continue
        }
        try NewFile.write(file.text, to: prefix + file.name, force: force)
      }
    }
  }
}
