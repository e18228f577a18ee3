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
    let hint: TerminalText =
      if let meant = guesses[name] {
        meant
      } else if name.contains(":") || name.contains(".") {
        "a command comes first: `detent run \(name)` or `detent audit \(name)`"
      } else {
        TerminalText(NearestSpelling.hint(name, among: names)) ?? "the commands: \(names.joined(separator: ", "))"
      }
    return Failure(.usage, "there is no command “\(name)”", hint: hint)
  }

  /// An example that stands in the place of what is to be done with it.
  static func unusedExample(_ name: String) -> Failure {
    Failure(
      .usage, "there is no command “example \(name)”",
      hint: "`detent run example:\(name)` drives it, and `detent example copy \(name)` writes it to a folder")
  }

  /// What people call commands that have another name here.
  private static let guesses: [String: TerminalText] = [
    "version": "`detent --version` tells it", "test": "`detent run FLOW` runs flows, and whole folders of them",
    "check": audit, "lint": audit, "validate": audit, "verify": audit, "scan": audit,
    "list": "`detent example list` and `detent rules` list examples and rules",
    "examples": "`detent example list` does",
    "explain": "`detent rules NAME` tells what a rule looks for; announce, audit and run have --explain",
    "init": begin, "create": begin, "play": "`detent run SCENE --input RECORDING` plays a recording",
    "speak": read, "say": read, "read": read, "open": drive, "drive": drive, "start": drive, "exec": drive,
    "show": look, "info": look, "inspect": look, "merge": "`detent report merge` puts results together",
    "diff": "`detent compare OLD NEW` tells what differs", "import": "`detent convert DUMP NAME.tree.json` does",
    "export": "`detent convert IN OUT` does", "tap": act, "swipe": act, "press": act, "type": act,
  ]
  private static let audit: TerminalText = "`detent audit TARGET` looks at one"
  private static let begin: TerminalText = "`detent new scene` begins one"
  private static let read: TerminalText = "`detent announce TARGET` does"
  private static let drive: TerminalText = "`detent run TARGET` drives one"
  private static let look: TerminalText = "`detent describe FILE` tells what is in a file"
  private static let act: TerminalText = "that is an instruction: detent run TARGET --script '…'"
}
