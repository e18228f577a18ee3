import Geometry
import Gestures
import InputEvents
public import Recordings

extension Run {
  /// A recording is played now: what expectations are about begins anew.
  public mutating func begin(replayOf name: String) {
    flush()
    evidence.begin("replay \(name)", at: now)
  }

  /// Takes a whole recording; times are counted from its first event or item.
  ///
  /// - Parameters:
  ///   - firstDevice: The run's device that the recording's first one is.
  ///   - warn: Takes what is not as it should be in the recording but does not stop it.
  public mutating func play(
    _ recording: inout RecordingReader, firstDevice: Int = 0, warn: (RecordingWarning) -> Void = { _ in }
  ) throws(RecordingError) {
    var batch: [RecordedEvent] = []
    var clock = RunClock(start: now)
    while true {
      try check?()
      switch try recording.read(into: &batch) {
      case .end: return
      case .events:
        for recorded in batch {
          var event = recorded.event
          event.time = clock.time(of: event.time)
          feed(event, from: firstDevice + Int(recorded.device))
        }
      case .item(let item):
        take(item, clock: &clock, firstDevice: firstDevice, warn: warn)
      }
    }
  }

  mutating func take(
    _ item: RecordingItem, clock: inout RunClock, firstDevice: Int = 0, warn: (RecordingWarning) -> Void
  ) {
    switch item {
    case .mark(let name, at: let time):
      advance(to: clock.time(of: time))
      mark(name)
    case .screen(let screen, at: let time):
      advance(to: clock.time(of: time))
      resize(to: Size(width: screen.width, height: screen.height))
    case .reader(let instruction, at: let time):
      advance(to: clock.time(of: time))
      perform(recorded: instruction)
    // The recorder of a run writes what is said as it starts, so that a pause before the first input is kept.
    case .announcement(_, language: _, at: let time): _ = clock.time(of: time)
    case .added(let device, let recorded, at: let time):
      advance(to: clock.time(of: time))
      observeItem?(.added(device: firstDevice + device, recorded, at: now))
      attach(GestureEngine.Source(recorded.description), as: firstDevice + device)
      note("\(recorded.description.name.isEmpty ? "a device" : recorded.description.name) plugged in")
    case .removed(let device, at: let time):
      advance(to: clock.time(of: time))
      observeItem?(.removed(device: firstDevice + device, at: now))
      detach(device: firstDevice + device)
      note("device \(device) unplugged")
    case .resynchronized(_, at: let time):
      advance(to: clock.time(of: time))
      note("events were lost; state taken from the device")
    case .warning(let warning): warn(warning)
    case .comment, .unknown: break
    }
  }
}
