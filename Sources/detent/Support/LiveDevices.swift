import Glibc
import Harness
import InputEvents
import KernelInput
import Recordings

/// The input devices of this machine as the source of a run, until a signal or the last unplugging ends it.
struct LiveDevices: LiveSource {
  private let reader: DeviceReader
  /// The run's device that the first one is.
  private let firstDevice: Int
  private let end: Timestamp?
  /// Whether another program has grabbed one meanwhile: not all that was done is in the run.
  private(set) var isGrabbed = false
  /// When the devices were opened: the interface may take a while to come up after that.
  let start: Timestamp

  /// Whether a path on the command line is a device and not a recording.
  static func isNode(_ path: String) -> Bool {
    access(path, F_OK) == 0 ? ByteSource.isInputDevice(path) : path.hasPrefix("/dev/input/")
  }

  /// Opens nodes.
  ///
  /// - Parameter duration: How long to read them, in µs; nil reads on until interrupted.
  init(_ nodes: [String], firstDevice: Int, duration: Int64?) throws(DeviceError) {
    reader = try DeviceReader(nodes: nodes)
    try reader.checkGrabs()
    self.firstDevice = firstDevice
    let start = reader.now
    self.start = start
    end = duration.map { start + $0 }
  }

  /// The devices, in the order of their nodes.
  var devices: [RecordedDevice] { reader.devices }

  var now: Timestamp { reader.now }

  mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) throws -> LiveNews {
    let limit = [deadline, end].compactMap(\.self).min()
    let step = try reader.read(into: &batch, until: limit)
    for index in batch.indices { batch[index].device += Int32(clamping: firstDevice) }
    switch step {
    case .events: return .events
    case .item(.added(let device, let recorded, at: let time)):
      return .item(.added(device: firstDevice + device, recorded, at: time))
    case .item(.removed(let device, at: let time)): return .item(.removed(device: firstDevice + device, at: time))
    case .item(let item): return .item(item)
    case .quiet: return end.map { now >= $0 } ?? false ? .end : .quiet
    case .grabbed(let device, at: let time):
      note(device)
      return .note("\(reader.devices[device].description.name) grabbed by another program", at: time)
    case .interrupted, .end: return .end
    }
  }

  /// Looks a last time whether another program has grabbed a device; to be called when nothing more is read.
  mutating func finish() {
    for device in reader.lastLook() { note(device) }
  }

  private mutating func note(_ device: Int) {
    isGrabbed = true
    GrabWarning.show(reader.devices[device], after: now - start)
  }
}
