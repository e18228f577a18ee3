import InputEvents
import Recordings

/// The whole frames and the hot-plugging of a recording, one after the other.
struct ReplayTimeline {
  /// What is to be done at one moment.
  enum Entry: Hashable {
    case frame(DeviceFrame)
    case added(device: Int, DeviceDescription, at: Timestamp)
    case removed(device: Int, at: Timestamp)

    /// When, on the recording's clock.
    var time: Timestamp {
      switch self {
      case .frame(let frame): frame.time
      case .added(_, _, let time), .removed(_, let time): time
      }
    }
  }

  private let source: ReplaySource
  private var batch: [RecordedEvent] = []
  private var position = 0
  private var open: [Int: [InputEvent]] = [:]
  private var isAtEnd = false

  init(_ source: ReplaySource) { self.source = source }

  /// When it is over, once all of it was read; nil is over with its last entry.
  var end: Timestamp? { source.end?() }

  /// The next entry, or nil at the end. A frame that the recording breaks off is ended.
  mutating func next() throws(RecordingError) -> Entry? {
    while true {
      while position < batch.count {
        let recorded = batch[position]
        position += 1
        let device = Int(recorded.device)
        open[device, default: []].append(recorded.event)
        if recorded.event.isReport, let events = open.removeValue(forKey: device) {
          return .frame(DeviceFrame(device: device, events: events))
        }
      }
      if isAtEnd { return endOpenFrame() }
      position = 0
      batch.removeAll(keepingCapacity: true)
      switch try source.read(&batch) {
      case .events: break
      case .item(.added(let device, let recorded, let time)):
        batch = []
        return .added(device: device, recorded.description, at: time)
      case .item(.removed(let device, let time)):
        batch = []
        return .removed(device: device, at: time)
      case .item: batch = []
      case .end:
        batch = []
        isAtEnd = true
      }
    }
  }

  private mutating func endOpenFrame() -> Entry? {
    guard let device = open.keys.min(), let events = open.removeValue(forKey: device), let last = events.last else {
      return nil
    }
    return .frame(DeviceFrame(device: device, events: events + [.report(at: last.time)]))
  }
}
