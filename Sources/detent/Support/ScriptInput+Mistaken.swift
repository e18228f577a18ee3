import Gestures
import SafeText

/// Scripts that are given where something else is meant.
extension ScriptInput {
  /// Refuses a text that begins with an instruction.
  ///
  /// - Parameters:
  ///   - meant: What should have been given, with its article.
  /// - Throws: `Failure` that says how a script is given.
  static func refuse(_ beginning: ArraySlice<UInt8>, _ path: String, meant: String) throws {
    let lines = beginning.prefix(beginningLength).split(separator: UInt8(ascii: "\n"))
    guard
      let first = lines.first(where: { line in
        line.first { $0 != UInt8(ascii: " ") }.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\r") } ?? false
      }), let script = try? GestureScript(parsing: Array(first)), !script.instructions.isEmpty
    else { return }
    throw Failure(
      .badDocument, "\(path): this is a script, not \(meant)", hint: "`detent run SCENE --script-file \(path)` plays it"
    )
  }

  /// How many bytes are looked at for an instruction.
  private static let beginningLength = 1024
}
