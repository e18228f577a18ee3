public import ArgumentParser
public import Documents
import InputEvents

/// `detent schema`: JSON Schemas for editors, and for programs that read what commands print.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (draft 2020-12) of a kind of document, or of what a command prints.",
    discussion: """
      Editors check and complete with it what you type. For a session, a transcript, gestures, the list of examples and the
      results of flows it describes one line. The name of a command stands for what it prints.

      Example:
        detent schema scene > scene.schema.json
        detent schema transcript > transcript.schema.json
      """)

  /// Something that has a schema.
  enum Kind: ExpressibleByArgument {
    case document(DocumentKind)
    case output(OutputKind)

    init?(argument: String) {
      if let kind = DocumentKind(rawValue: argument) {
        self = .document(kind)
      } else if let kind = OutputKind(rawValue: argument) {
        self = .output(kind)
      } else {
        guard let kind = Self.ofCommands[argument] else { return nil }
        self = kind
      }
    }

    /// Commands whose output has another name than they have.
    private static let ofCommands: [String: Kind] = [
      "run": .output(.transcript), "report": .document(.result), "announce": .output(.announcement),
      "compare": .output(.comparison), "example": .output(.examples), "replay": .output(.timing),
      "perform": .output(.timing),
    ]

    static var allValueStrings: [String] {
      DocumentKind.allCases.map(\.rawValue) + OutputKind.allCases.map(\.rawValue)
    }
  }

  @Argument(help: "The kind: \(Kind.allValueStrings.joined(separator: ", ")).", transform: Self.kind)
  var kind: Kind

  /// A kind by its name; a misspelt one gets the one that was probably meant.
  private static func kind(_ name: String) throws -> Kind {
    if let kind = Kind(argument: name) { return kind }
    let near = NearestSpelling.hint(name, among: Kind.allValueStrings)
    throw ValidationError(
      "there is no schema of “\(name)”; \(near ?? "there are \(Kind.allValueStrings.joined(separator: ", "))")")
  }

  func run() {
    switch kind {
    case .document(let kind): StandardOutput.write(kind.schema)
    case .output(let kind): StandardOutput.write(kind.schema)
    }
  }
}

extension DocumentKind: ExpressibleByArgument {}
