import Documents
import Glibc
import Gestures
import Harness
import SafeText
import Trees

/// A gesture script as a command got it, and what its mistakes are called by.
struct ScriptInput {
  /// What is done; one instruction at least.
  let script: GestureScript
  /// What stands before line and column: `script` for an argument, `-` for standard input, else the file.
  let name: String
  /// A script that is wrong is a mistake in usage, wherever it comes from.
  private static let status = ExitStatus.usage

  /// The script that an argument spells.
  ///
  /// - Parameter number: Which of several it is, from 1.
  init(argument: String, number: Int? = nil) throws {
    do {
      try self.init(Array(argument.utf8), name: number.map { "script \($0)" } ?? "script")
    } catch {
      guard !argument.contains(" "), access(argument, F_OK) == 0 else { throw error }
      throw Failure(
        Self.status, "\(argument): this is a file, and --script takes instructions",
        hint: "--script-file \(argument) plays it")
    }
  }

  /// A line of a script that comes line by line; it may say nothing.
  init(line: [UInt8], number: Int, of name: String) throws {
    try self.init(line, name: name, firstLine: number, mayBeEmpty: true)
  }

  /// The script in a file; `-` is standard input.
  init(file: String) throws {
    let bytes = try DocumentFile.read(file, limits: .script)
    let beginning = bytes[...].prefix(DocumentKind.beginning)
    if let other = KnownFile(content: beginning, path: file) {
      throw Failure(.badDocument, "\(file): this is \(other.words), not a script", hint: "\(other.hint)")
    }
    if TreeFormat.isXML(beginning) {
      throw Failure(
        .badDocument, "\(file): this is XML, not a script", hint: "a script holds instructions such as `tap 120,300`")
    }
    try self.init(bytes, name: file)
  }

  private init(_ bytes: [UInt8], name: String, firstLine: Int = 1, mayBeEmpty: Bool = false) throws {
    self.name = name
    do throws(GestureScriptError) {
      script = try GestureScript(parsing: bytes, firstLine: firstLine)
      try script.check()
    } catch {
      throw ScriptRunError(error, in: name)
    }
    guard mayBeEmpty || !script.instructions.isEmpty else {
      throw Self.saysNothing(name)
    }
  }

  /// There is no instruction in a script.
  static func saysNothing(_ name: String) -> Failure {
    Failure(status, "\(name): the script says nothing", hint: "give it an instruction such as `tap 120,300`")
  }

  /// What is wrong with the script as a whole.
  func failure(_ message: TerminalText, hint: TerminalText?) -> Failure {
    Failure(Self.status, "\(name): \(message)", hint: hint)
  }

  /// Does something with the script; an error of an instruction gets the script's name.
  func locating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var error as ScriptRunError {
      error.source = name
      throw error
    }
  }
}
