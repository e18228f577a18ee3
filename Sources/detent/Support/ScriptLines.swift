import Documents
import Gestures
import Harness
import SafeText

/// A script that comes line by line from standard input: each line is done when it has come, so that one can talk to
/// a run.
///
/// A line that is wrong, or that cannot be done, is told at once; the next one is done all the same, and what was wrong
/// first decides the exit code.
struct ScriptLines {
  /// What stands before line and column.
  static let name = "-"
  private var lines = InputLines(limit: GestureScript.greatestLength)

  /// Does every line.
  ///
  /// - Parameter failed: Told of each that is wrong or cannot be done.
  mutating func drive<Interface: Target>(
    _ run: inout Run<Interface>, with synthesizer: inout GestureSynthesizer, failed: (RunFailure) -> Void
  ) throws {
    var failure: Failure?
    var saysSomething = false
    while let (line, number) = try lines.next() {
      try run.check?()
      do {
        let input = try ScriptInput(line: line, number: number, of: Self.name)
        guard !input.script.instructions.isEmpty else { continue }
        saysSomething = true
        try run.perform(input.script, named: Self.name, with: &synthesizer, isPart: true)
      } catch {
        saysSomething = true
        let wrong = Failure(error)
        StandardOutput.push()
        wrong.show()
        failed(RunFailure(at: run.now, error))
        if failure == nil { failure = wrong }
      }
    }
    run.endScript(with: &synthesizer)
    guard saysSomething else { throw ScriptInput.saysNothing(Self.name) }
    if var failure {
      failure.isQuiet = true
      throw failure
    }
  }
}
