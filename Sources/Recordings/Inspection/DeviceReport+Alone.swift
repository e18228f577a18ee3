public import InputEvents

extension RecordingReport.DeviceReport {
  /// What a device is of which there is no recording.
  public init(of description: DeviceDescription, node: String? = nil) {
    self.init(device: RecordedDevice(description, node: node), events: 0, frames: 0, first: nil, last: nil)
  }

  /// Identity, kinds and why, codes and axes for a terminal: lines of at most 100 columns, ended by a newline.
  public var text: String { lines.joined(separator: "\n") + "\n" }
}
