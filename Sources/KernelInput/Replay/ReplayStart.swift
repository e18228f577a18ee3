import InputEvents
import Recordings

/// The state in which a replay starts that leaves out the beginning of its recording.
///
/// What is left out is played on twins of the devices, so that the first frame that is played finds its contacts down
/// and its axes where they were.
struct ReplayStart {
  /// When the recording begins: at a time that is known, or else with its first entry; nil when it has none.
  private(set) var origin: Timestamp?
  /// The first entry that is played; nil when there is none.
  private(set) var next: ReplayTimeline.Entry?
  /// The devices that are there then, in their state; nil for one that was unplugged or comes later.
  private(set) var devices: [DeviceDescription?]

  /// Reads up to the first entry at or after `from`, in µs after the beginning.
  init(
    _ timeline: inout ReplayTimeline, devices: [DeviceDescription], from: Int64, origin start: Timestamp? = nil
  ) throws(RecordingError) {
    var twins: [KernelTwin?] = devices.map { KernelTwin($0.virtual(repeats: false)) }
    self.devices = devices
    while let entry = try timeline.next() {
      let first = origin ?? min(start ?? entry.time, entry.time)
      origin = first
      if entry.time - first >= from {
        next = entry
        break
      }
      switch entry {
      case .frame(let frame):
        if twins.indices.contains(frame.device) { _ = twins[frame.device]?.write(frame.events) }
      case .added(let device, let description, _):
        while twins.count <= min(max(device, 0), Self.greatestDevice) {
          twins.append(nil)
          self.devices.append(nil)
        }
        guard twins.indices.contains(device) else { continue }
        twins[device] = KernelTwin(description.virtual(repeats: false))
        self.devices[device] = description
      case .removed(let device, _):
        guard twins.indices.contains(device) else { continue }
        twins[device] = nil
        self.devices[device] = nil
      }
    }
    for (index, twin) in twins.enumerated() {
      if let twin { self.devices[index]?.state = twin.state }
    }
  }

  private static let greatestDevice = 1023
}
