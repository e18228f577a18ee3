public import Gestures
public import InputEvents

/// Why a run failed: an instruction that is not as expected or cannot be done, or input that could not be read on.
public struct RunFailure: Hashable, Sendable {
  /// When, in µs on the run's clock.
  public var time: Timestamp
  /// The instruction as a script spells it; nil where no instruction is to blame.
  public var instruction: String?
  /// What the script is called; nil when nobody has said.
  public var source: String?
  /// Where in the script the instruction stands.
  public var location: ScriptLocation?
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What to do about it, or the nearest thing to what was expected.
  public var hint: String?
  /// What is to be seen of it, line by line, where one line does not say it.
  public var details: [String] = []

  /// A failure that no instruction is to blame for.
  public init(at time: Timestamp, _ message: String, hint: String? = nil) {
    (self.time, self.message, self.hint) = (time, message, hint)
  }

  /// An instruction that could not be done.
  public init(at time: Timestamp, _ error: ScriptRunError) {
    self.time = time
    instruction = error.instruction.isEmpty ? nil : error.instruction
    (source, location) = (error.source, error.location)
    message = instruction == nil ? error.message : "cannot be done: \(error.message)"
    hint = error.hint
  }

  /// A warning that is taken for a failure.
  public init(at time: Timestamp, _ warning: ScriptWarning) {
    self.init(at: time, warning.message)
    (source, location) = (warning.source, warning.location)
    instruction = warning.instruction?.value.description
  }

  /// The failure that an entry of a transcript tells of; nil where it tells of none.
  ///
  /// - Parameter isStrict: Whether a warning is a failure too.
  public init?(_ entry: TranscriptEntry, isStrict: Bool = false) {
    time = entry.time
    switch entry.trigger {
    case .expectation(let outcome) where !outcome.isKept:
      (instruction, source, location) = (outcome.instruction, outcome.source, outcome.location)
      message = "not as expected: \(outcome.found)"
      hint = outcome.nearest.map { "nearest: \($0)" }
    case .warning(let text) where isStrict:
      (source, location) = (entry.warning?.source, entry.warning?.location)
      message = entry.warning?.message ?? text
    default: return nil
    }
  }

  /// Where it stands, as in `story.txt:3:5`; nil for what does not come from a script.
  public var place: String? {
    location.map { (source.map { "\($0):" } ?? "") + "\($0)" } ?? source
  }
}
