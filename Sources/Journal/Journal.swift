package import Accessibility
package import Harness
package import InputEvents

/// What a stage tells: the events since somebody last asked, and who took the last input, with the reason.
///
/// Events are told in any case. Decisions are kept where words are, and who else could have taken an input where that is
/// asked for; neither changes what happens.
package struct Journal: Sendable {
  /// What happened since the caller last asked.
  package internal(set) var events: [TargetEvent] = []
  /// Why the last input went where it went.
  package internal(set) var arbitrations: [Arbitration] = []
  /// Whether arbitrations and the causes of events are put into words.
  package var keepsReasons = true
  /// Whether arbitrations say who else could have taken the input.
  package var explains = false
  /// How many of the events happened before the last input.
  var eventsBeforeInput = 0

  /// A journal with nothing in it.
  package init() {}

  /// What the last input has brought about so far.
  package var eventsOfInput: ArraySlice<TargetEvent> { events.dropFirst(eventsBeforeInput) }

  // MARK: Beginnings and ends

  /// An input comes: what was decided about the one before is forgotten.
  package mutating func beginInput() {
    if !arbitrations.isEmpty { arbitrations.removeAll(keepingCapacity: true) }
    eventsBeforeInput = events.count
  }

  /// The app does something, which no person has asked for; what was decided before is forgotten.
  package mutating func beginCommand() { arbitrations.removeAll(keepingCapacity: true) }

  /// Forgets all that was told so far.
  package mutating func removeAll() { (events, arbitrations) = ([], []) }

  /// Hands over the events since this was last asked.
  package mutating func takeEvents() -> [TargetEvent] {
    guard !events.isEmpty else { return [] }
    let taken = events
    events = []
    return taken
  }

  // MARK: Entries

  /// Tells that something happened.
  ///
  /// - Parameter axes: The axes along which content has moved, where that is told.
  package mutating func emit(
    _ kind: TargetEvent.Kind, _ node: NodeID, _ cause: Cause, at time: Timestamp,
    along axes: Set<ScrollIndicator.Axis>? = nil
  ) {
    events.append(
      TargetEvent(time: time, kind: kind, node: node, cause: cause.text, initiator: cause.initiator, axes: axes))
  }

  /// Takes back what was told of where content is, after so many events: it has come back to where it was.
  package mutating func forgetMovements(of node: NodeID, after count: Int) {
    guard count < events.count else { return }
    let kept = events[count...].filter { event in
      switch event.kind {
      case .scrolled, .paged: event.node != node
      default: true
      }
    }
    events.replaceSubrange(count..., with: kept)
  }

  /// Says who took an input, where words are kept.
  package mutating func decide(_ arbitration: @autoclosure () -> Arbitration) {
    guard keepsReasons else { return }
    arbitrations.append(arbitration())
  }

  /// Words for people, if words are kept; else nothing, and nothing is put together.
  package func words(_ text: @autoclosure () -> String) -> String { keepsReasons ? text() : "" }
}
