public import ArgumentParser
public import Documents

/// `detent schema`: JSON Schemas for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (draft 2020-12) of a kind of document.",
    discussion: """
      Editors check and complete with it what you type. For a session it describes one line.

      Example:
        detent schema scene > scene.schema.json
      """)

  @Argument(help: "The kind: \(DocumentKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: DocumentKind

  func run() { StandardOutput.write(kind.schema) }
}

extension DocumentKind: ExpressibleByArgument {}
