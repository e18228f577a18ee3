internal import Accessibility
public import Harness
internal import Journal
internal import Room
internal import Scenes

/// What a stage tells: what happens, and who took each input.
extension Stage {
  /// Whether decisions and the causes of events are put into words.
  public var keepsReasons: Bool {
    get { journal.keepsReasons }
    set { journal.keepsReasons = newValue }
  }

  /// Whether decisions say who else could have taken the input.
  public var explains: Bool {
    get { journal.explains }
    set { journal.explains = newValue }
  }

  /// Why the last input went where it went.
  public var arbitrations: [Arbitration] { journal.arbitrations }

  mutating func takeEvents() -> [TargetEvent] {
    forgetTravelsAtRest()
    return journal.takeEvents()
  }

  mutating func emit(
    _ kind: TargetEvent.Kind, _ node: NodeID, _ cause: Cause, along axes: Set<ScrollIndicator.Axis>? = nil
  ) {
    journal.emit(kind, node, cause, at: state.room.now, along: axes)
  }

  mutating func decide(_ subject: String, taker: NodeID, as receiver: Receiver? = nil, _ reason: String) {
    let time = state.room.now
    journal.decide(Arbitration(time: time, subject: subject, taker: taker, as: receiver, reason: reason))
  }

  /// Says who took an input, as what, and over whom; the others are looked for only where that is asked for.
  mutating func decide(
    _ subject: String, taker: NodeID, as receiver: Receiver, _ reason: String,
    among candidates: (Stage) -> [Arbitration.Candidate]
  ) {
    guard keepsReasons else { return }
    var arbitration = Arbitration(time: state.room.now, subject: subject, taker: taker, reason: reason)
    if explains { arbitration.candidates = Journal.candidates(candidates(self), wonBy: taker, as: receiver) }
    journal.decide(arbitration)
  }

  /// Words for people, if words are kept; else nothing, and nothing is put together.
  func words(_ text: @autoclosure () -> String) -> String { keepsReasons ? text() : "" }

  /// A cause in words, if words are kept.
  func because(_ text: @autoclosure () -> String, initiator: TargetEvent.Initiator = .user) -> Cause {
    Cause(words(text()), initiator: initiator)
  }
}
