/// The queue between the input core and one reader of an event node (`drivers/input/evdev.c`).
///
/// It holds a power of two of events. When the reader is too slow and the queue runs full, all that was unread is
/// thrown away and `SYN_DROPPED` stands in its place; the reader has to ignore the rest of that frame and ask the
/// device for its state.
public struct EvdevQueue: Sendable {
  /// How many events fit.
  public let capacity: Int
  private var events: [InputEvent] = []
  /// How many of `events` belong to frames that have ended, and may be read.
  private var readable = 0

  /// The queue that a reader of the twin's device gets.
  public init(of twin: KernelTwin) { self.init(eventsPerPacket: twin.eventsPerPacket) }

  /// A queue for eight frames, at least 64 events, rounded up to a power of two.
  ///
  /// - Parameter eventsPerPacket: the device's hint; negative counts as 0 and more than a million as a million.
  public init(eventsPerPacket: Int) {
    let wanted = max(min(max(0, eventsPerPacket), 1_000_000) * 8, 64)
    var size = 64
    while size < wanted { size *= 2 }
    capacity = size
  }

  /// Takes an event that the core delivers.
  public mutating func append(_ event: InputEvent) {
    if event.isReport && readable == events.count { return }
    events.append(event)
    if events.count >= capacity {
      let dropped = InputEvent(time: event.time, type: .syn, code: SyncCode.dropped.rawValue, value: 0)
      events = [dropped, event]
      readable = 0
    }
    if event.isReport { readable = events.count }
  }

  /// Up to `limit` events of frames that have ended, oldest first, as `read(2)` returns them.
  public mutating func read(limit: Int = .max) -> [InputEvent] {
    let count = min(max(0, limit), readable)
    let result = Array(events.prefix(count))
    events.removeFirst(count)
    readable -= count
    return result
  }
}
