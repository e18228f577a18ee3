import Recordings

/// Something in a case of a flow that is not as it should be.
public struct CaseProblem: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind
  /// The instruction, as a script spells it.
  public var instruction: String
  /// Where it stands, such as `mail.flow.yaml:7:5`; nil where nobody knows.
  public var place: String?
  /// What there was instead, or why it cannot be done, in words.
  public var found: String
  /// The nearest thing to what was expected, or what to do about it.
  public var nearest: String?

  /// What can be wrong.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Something is not as it was expected.
    case expectation
    /// An instruction cannot be done.
    case instruction
    /// A recording cannot be played to its end.
    case recording
  }

  /// Something that is wrong.
  public init(_ kind: Kind, _ instruction: String, place: String?, found: String, nearest: String? = nil) {
    (self.kind, self.instruction, self.place, self.found, self.nearest) = (kind, instruction, place, found, nearest)
  }

  /// An expectation that was not kept.
  init(_ outcome: ExpectationResult) {
    self.init(
      .expectation, outcome.instruction, place: outcome.place, found: outcome.found, nearest: outcome.nearest)
  }

  /// An instruction that cannot be done.
  init(_ error: ScriptRunError, of source: String) {
    self.init(
      .instruction, error.instruction, place: error.location.map { "\(source):\($0)" } ?? source, found: error.message,
      nearest: error.hint)
  }

  /// A recording that cannot be played.
  init(_ error: RecordingError, of recording: FlowStep.Replayed) {
    self.init(
      .recording, "replay: \(recording.name)", place: recording.place, found: error.description, nearest: error.hint)
  }

  /// It in lines: the instruction, what was found and where, and what is nearest.
  public var lines: [String] {
    let place = place.map { " (\($0))" } ?? ""
    let (verdict, remark) = kind == .expectation ? ("not as expected", "nearest") : ("cannot be done", "hint")
    return (instruction.isEmpty ? [] : [instruction]) + ["\(verdict)\(place): \(found)"]
      + (nearest.map { ["\(remark): \($0)"] } ?? [])
  }
}
