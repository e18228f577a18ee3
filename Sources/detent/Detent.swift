import Accessibility
import ArgumentParser
import Glibc

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
      RulesCommand.self,
      RunCommand.self,
      SchemaCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
      try StandardOutput.flush()
    } catch let code as ExitCode {
      do { try StandardOutput.flush() } catch { end(with: error) }
      Glibc.exit(code.rawValue)
    } catch let error where exitCode(for: error) == .success {
      // Help, version and completion scripts.
      print(fullMessage(for: error))
    } catch let error where exitCode(for: error) == .validationFailure {
      var stream = StandardError()
      print("detent: " + message(for: error).prefixedWithError, to: &stream)
      Glibc.exit(ExitStatus.usage.rawValue)
    } catch {
      end(with: error)
    }
  }

  /// Says what went wrong and ends with its exit code.
  private static func end(with error: any Error) -> Never {
    let failure = Failure(error)
    var stream = StandardError()
    // A message may quote a file, line by line; what the file holds must not steer the terminal.
    let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).forTerminal }
    print("detent: error: \(lines.joined(separator: "\n"))", to: &stream)
    if let hint = failure.hint { print("  hint: \(hint.forTerminal)", to: &stream) }
    Glibc.exit(failure.status.rawValue)
  }
}

extension String {
  fileprivate var prefixedWithError: String { hasPrefix("error:") ? self : "error: " + self }
}
