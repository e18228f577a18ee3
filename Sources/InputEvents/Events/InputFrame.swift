/// Events of one device that belong to one moment: up to and including a `SYN_REPORT`.
public struct InputFrame: Hashable, Sendable {
  /// The events in the order in which the kernel gave them, the closing `SYN_REPORT` included where there is one.
  public var events: [InputEvent]

  /// A frame of these events.
  public init(_ events: [InputEvent]) { self.events = events }

  /// When the frame was reported: the time of its last event; nil when it is empty.
  public var time: Timestamp? { events.last?.time }
  /// Whether a `SYN_REPORT` ends it.
  public var isComplete: Bool { events.last?.isReport ?? false }
  /// Whether the kernel lost events here (`SYN_DROPPED`).
  public var isDropped: Bool { events.contains { $0.isDropped } }
}

extension Sequence where Element == InputEvent {
  /// The events of one device, cut after every `SYN_REPORT`; the last frame may be incomplete.
  public func frames() -> [InputFrame] {
    var frames: [InputFrame] = []
    var open: [InputEvent] = []
    for event in self {
      open.append(event)
      guard event.isReport else { continue }
      frames.append(InputFrame(open))
      open.removeAll()
    }
    if !open.isEmpty { frames.append(InputFrame(open)) }
    return frames
  }
}
