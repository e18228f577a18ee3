import ArgumentParser
import Documents
import Glibc
import InputEvents
import SafeText

/// The command line: parsing, wiring and exit codes.
@main
struct Detent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detent",
    abstract: "Drives interfaces with real input, says what a screen reader says, and audits what it finds.",
    version: "0.1.0",
    subcommands: [
      AnnounceCommand.self,
      AuditCommand.self,
      CompareCommand.self,
      ConvertCommand.self,
      DescribeCommand.self,
      DevicesCommand.self,
      DoctorCommand.self,
      ExampleCommand.self,
      GesturesCommand.self,
      GuidelinesCommand.self,
      NewCommand.self,
      PerformCommand.self,
      RecordCommand.self,
      ReplayCommand.self,
      ReportCommand.self,
      RulesCommand.self,
      RunCommand.self,
      SchemaCommand.self,
    ])

  static func main() {
    ProcessSetup.begin()
    do {
      try checkCommand()
      try checkInnerCommand()
      let arguments = withFormat(Array(CommandLine.arguments.dropFirst()))
      try RepeatedOption.check(arguments, of: Self.self)
      var command = try parseAsRoot(arguments)
      try command.run()
      try StandardOutput.flush()
    } catch let code as ExitCode {
      end(code.rawValue)
    } catch let error where exitCode(for: error) == .success {
      // Help, version and completion scripts.
      StandardOutput.show(TerminalText(lines: fullMessage(for: error)))
      end(ExitStatus.clean.rawValue)
    } catch let error where exitCode(for: error) == .validationFailure {
      StandardError.show("detent: \(TerminalText(lines: quotingArguments(in: message(for: error)).prefixedWithError))")
      if let hint = hint(about: message(for: error)) { StandardError.show("  hint: \(hint)") }
      if message(for: error).hasPrefix("Missing expected argument") {
        StandardError.show("  hint: detent \(CommandLine.arguments.dropFirst().first ?? "") --help shows what it takes")
      }
      Glibc.exit(ExitStatus.usage.rawValue)
    } catch {
      end(with: error)
    }
  }

  /// The arguments with `--json` spelt as `--format json` for commands with more formats than two; the others take the flag
  /// themselves.
  private static func withFormat(_ arguments: [String]) -> [String] {
    let flagged = ["announce", "audit", "gestures", "perform", "replay", "report", "run"]
    guard let command = arguments.first, flagged.contains(command) else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    return arguments[..<end].flatMap { $0 == "--json" ? ["--format", "json"] : [$0] } + arguments[end...]
  }

  /// Looks at the name of the command first: a misspelt one is no argument too many.
  private static func checkCommand() throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    var arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "help" { arguments = arguments.dropFirst() }
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !names.contains(name) else { return }
    throw Failure.unknownCommand(name, among: names + ["help"])
  }

  /// Looks at the name of a command of a command, such as `report merge`.
  private static func checkInnerCommand() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else { return }
    // A command without a name of its own is called as its type.
    let names = command.configuration.subcommands.map { inner in
      inner.configuration.commandName ?? String(describing: inner).lowercased()
    }
    guard !names.isEmpty, let inner = arguments.dropFirst().first, !inner.hasPrefix("-"), inner != "help",
      !names.contains(inner)
    else { return }
    if name == "example", !Examples.files(named: inner).isEmpty { throw Failure.unusedExample(inner) }
    // What is no command may be an argument of the one that stands for none.
    if command.configuration.defaultSubcommand != nil, NearestSpelling.of(inner, among: names) == nil { return }
    throw Failure.unknownCommand("\(name) \(inner)", among: names.map { "\(name) \($0)" })
  }

  /// What to do about an option that nothing has: one may be misspelt, and those of a command stand behind its name.
  private static func hint(about message: String) -> TerminalText? {
    // The parser takes what begins with a hyphen for an option.
    let arguments = CommandLine.arguments
    if message.contains("Missing value for"),
      let option = arguments.indices.last(where: {
        message.contains("'\(arguments[$0]) <") && $0 + 1 < arguments.count && arguments[$0 + 1].hasPrefix("-")
      })
    {
      return
        "a value that begins with a hyphen stands right after an equals sign: \(arguments[option])=\(arguments[option + 1])"
    }
    guard message.contains("Unknown option"), let first = CommandLine.arguments.dropFirst().first, first.hasPrefix("-")
    else { return nil }
    if let near = NearestSpelling.of(first, among: ["--version", "--help"]) { return "did you mean \(near)?" }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name = CommandLine.arguments.dropFirst().first(where: names.contains) else { return nil }
    return "options stand after the command: detent \(name) … \(first)"
  }

  /// Ends with an exit code, unless what was printed cannot be read.
  private static func end(_ code: Int32) -> Never {
    do { try StandardOutput.flush() } catch { end(with: error) }
    Glibc.exit(code)
  }

  /// Says what went wrong and ends with its exit code.
  private static func end(with error: any Error) -> Never {
    let failure = Failure(error)
    if failure.isQuiet { Glibc.exit(failure.status.rawValue) }
    failure.show()
    Glibc.exit(failure.status.rawValue)
  }

  /// The message of the argument parser with the arguments that it quotes written out: a line break in one of them must
  /// not begin a line that looks like ours.
  private static func quotingArguments(in message: String) -> String {
    let arguments = CommandLine.arguments.dropFirst().flatMap { [$0] + $0.split(separator: "=").map(String.init) }
    return arguments.filter { $0.contains(where: \.isNewline) }.reduce(message) {
      $0.replacing($1, with: $1.forTerminal)
    }
  }
}

extension String {
  fileprivate var prefixedWithError: String { hasPrefix("error:") ? self : "error: " + self }
}
