import ArgumentParser

/// How a list or description is printed: the same option on every command that has one for people and one for programs.
struct FormatOptions: ParsableArguments {
  /// How something is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "How to print it: text or json.")
  var format = Format.text
  @Flag(help: .hidden)
  var json = false

  /// Whether it is for programs.
  var isJSON: Bool { json || format == .json }
}
