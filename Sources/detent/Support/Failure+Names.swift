import Documents
import InputEvents
import SafeText

/// Names of which there are only some.
extension Failure {
  /// An example that does not exist, with the one that was probably meant.
  static func unknownExample(_ what: TerminalText, _ name: String) -> Failure {
    Failure(
      .usage, "there is no \(what) “\(name)”",
      hint: "\(Examples.hint(for: name))")
  }

  /// A command that does not exist, with the one that was probably meant.
  static func unknownCommand(_ name: String, among names: [String]) -> Failure {
    Failure(
      .usage, "there is no command “\(name)”",
      hint: TerminalText(NearestSpelling.hint(name, among: names)) ?? "the commands: \(names.joined(separator: ", "))")
  }
}
