public import InputEvents

/// What a recording holds, read through to its end.
public struct RecordingReport: Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// Its format.
  public var format: RecordingFormat
  /// The clock of its times.
  public var clock: RecordingClock
  /// Whether text and serial numbers are masked.
  public var isMasked: Bool
  /// Every device, those included that were plugged in later.
  public var devices: [DeviceReport]
  /// Names given to moments.
  public var marks: Int
  /// What a screen reader said.
  public var announcements: Int
  /// What would surprise whoever replays it.
  public var problems: [RecordingProblem]
  /// What the reader could live with.
  public var warnings: [RecordingWarning]

  /// What one device of a recording is and did.
  public struct DeviceReport: Hashable, Sendable {
    /// What the recording says of it.
    public var device: RecordedDevice
    /// Events, `SYN_REPORT` included.
    public var events: Int
    /// Frames ended by `SYN_REPORT`.
    public var frames: Int
    /// The time of its first event.
    public var first: Timestamp?
    /// The time of its last event.
    public var last: Timestamp?
  }

  /// Events of all devices.
  public var events: Int { devices.reduce(0) { $0 + $1.events } }
  /// Frames of all devices.
  public var frames: Int { devices.reduce(0) { $0 + $1.frames } }
  /// Microseconds from the first event of any device to the last one.
  public var duration: Int64 {
    guard let first = devices.compactMap(\.first).min(), let last = devices.compactMap(\.last).max() else { return 0 }
    return last - first
  }

  /// Reads a recording to its end; memory does not depend on its length.
  ///
  /// - Throws: `RecordingError` with line and column where the recording is wrong.
  public init(reading reader: consuming RecordingReader) throws(RecordingError) {
    name = reader.name
    format = reader.format
    clock = reader.header.clock
    isMasked = reader.header.salt != nil
    marks = 0
    announcements = 0
    problems = []
    warnings = []
    var tallies = reader.devices.map { DeviceTally($0.description) }
    var batch: [RecordedEvent] = []
    reading: while true {
      switch try reader.read(into: &batch) {
      case .events:
        for event in batch where tallies.indices.contains(Int(event.device)) {
          tallies[Int(event.device)].add(event.event)
        }
      case .item(.added(let index, let device, _)):
        // A device that comes back keeps its counts.
        if index < tallies.count { tallies[index].release() } else { tallies.append(DeviceTally(device.description)) }
      case .item(.removed(let index, _)): if tallies.indices.contains(index) { tallies[index].release() }
      case .item(.mark): marks += 1
      case .item(.announcement): announcements += 1
      case .item(.warning(let warning)): if warnings.count < Self.maximumWarnings { warnings.append(warning) }
      case .item(.reader), .item(.screen), .item(.resynchronized), .item(.comment), .item(.unknown): break
      case .end: break reading
      }
    }
    devices = zip(reader.devices, tallies).map { device, tally in
      DeviceReport(
        device: device, events: tally.events, frames: tally.frames, first: tally.first, last: tally.last)
    }
    for (index, tally) in tallies.enumerated() {
      problems += Self.problems(of: reader.devices[index].description, index) + tally.problems(of: index)
    }
  }

  /// What is wrong with a description, whatever was recorded.
  private static func problems(of description: DeviceDescription, _ device: Int) -> [RecordingProblem] {
    description.axes.sorted { $0.key < $1.key }.filter { $0.value.minimum > $0.value.maximum }.map { axis, range in
      let message = "\(axis) has a minimum of \(range.minimum), which is greater than its maximum of \(range.maximum)"
      return RecordingProblem(.axisRange, message, device: device)
    }
  }

  /// Warnings that are kept at most.
  private static let maximumWarnings = 100
}
