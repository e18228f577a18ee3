public import InputEvents
public import Recordings

/// Events as they happen: devices of this machine, or anything else with a clock of its own.
public protocol LiveSource {
  /// The present moment on the source's clock.
  var now: Timestamp { get }
  /// The moment from which on nothing is missed, and from which the run counts; the present one unless said otherwise.
  var start: Timestamp { get }

  /// Waits for the next thing to happen, at most until `deadline`. Empties the batch first.
  mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) throws -> LiveNews
}

/// What a live source has to tell.
public enum LiveNews: Hashable, Sendable {
  /// The batch holds whole frames.
  case events
  /// Something stands between two events: a device went or came back.
  case item(RecordingItem)
  /// Something that a person should know, for the transcript.
  case note(String, at: Timestamp)
  /// Nothing happened until the deadline.
  case quiet
  /// There will be nothing more.
  case end
}

extension LiveSource {
  public var start: Timestamp { now }
}

extension Run {
  /// Takes events as they happen until the source ends; what happens by itself happens at its own time.
  public mutating func play(_ source: inout some LiveSource, warn: (RecordingWarning) -> Void = { _ in }) throws {
    var batch: [RecordedEvent] = []
    var clock = RunClock(start: now)
    _ = clock.time(of: source.start)
    while true {
      try check?()
      let due = nextReportOrDeadline.map { clock.moment(of: $0) }
      switch try source.read(into: &batch, until: due) {
      case .events:
        for recorded in batch {
          var event = recorded.event
          event.time = clock.time(of: event.time)
          feed(event, from: Int(recorded.device))
        }
      case .item(let item): take(item, clock: &clock, warn: warn)
      case .note(let text, at: let time):
        advance(to: clock.time(of: time))
        note(text)
      case .quiet: advance(to: clock.time(of: source.now))
      case .end: return
      }
    }
  }
}
