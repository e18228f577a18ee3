import KernelInput
import Recordings

/// What an event node of this machine is, in the words in which a recording of it would be described.
enum NodeReport {
  /// Opens the node, asks, and closes it.
  static func read(_ node: String) throws -> RecordingReport {
    let device = try EvdevDevice(path: node)
    let sink = ByteSink()
    var writer = SessionWriter(to: sink)
    try writer.start(RecordingHeader(devices: [RecordedDevice(device.description, node: node)]))
    try writer.finish()
    return try RecordingReport(reading: RecordingReader(bytes: sink.bytes, name: node))
  }
}
