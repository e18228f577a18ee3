import InputEvents
import Recordings

/// All that stands between what devices say and what is written: terminal keys are trimmed, text and hardware masked.
struct RecordingFilter {
  private var trimmer = TerminalKeyTrimmer()
  private var keystrokes: KeystrokeMask?
  private let identity: IdentityMask?
  /// What the recording starts with.
  private(set) var header: RecordingHeader

  /// - Parameter identity: The mask for `phys` and `uniq`; nil writes everything as it is, keystrokes included.
  init(_ header: RecordingHeader, identity: IdentityMask?) {
    self.identity = identity
    self.header = header
    for index in header.devices.indices {
      self.header.devices[index].description = trimmer.trimmed(header.devices[index].description, device: index)
    }
    guard let identity else { return }
    keystrokes = KeystrokeMask(self.header.devices.map(\.description))
    self.header.salt = identity.salt
    for index in header.devices.indices {
      self.header.devices[index].description = mask(self.header.devices[index].description, identity)
    }
  }

  /// Takes a frame and appends what may be written by now.
  mutating func take(_ frame: DeviceFrame, into out: inout [DeviceFrame]) {
    var trimmed: [DeviceFrame] = []
    trimmer.take(frame, into: &trimmed)
    append(trimmed, to: &out)
  }

  /// Takes what stands between two frames; all that was held back comes before it.
  mutating func take(_ item: RecordingItem, into out: inout [DeviceFrame]) -> RecordingItem {
    var held: [DeviceFrame] = []
    trimmer.finish(isInterrupted: false, into: &held)
    append(held, to: &out)
    guard let identity, case .added(let device, var recorded, let time) = item else { return item }
    keystrokes?.add(recorded.description, at: device)
    recorded.description = mask(recorded.description, identity)
    return .added(device: device, recorded, at: time)
  }

  /// When to call `advance` if nothing happens before; nil when nothing is held back.
  var deadline: Timestamp? { trimmer.deadline }

  /// Appends what has been held back long enough by now.
  mutating func advance(to now: Timestamp, into out: inout [DeviceFrame]) {
    var held: [DeviceFrame] = []
    trimmer.advance(to: now, into: &held)
    append(held, to: &out)
  }

  /// Appends what was held back, unless it is the Ctrl+C that ended the recording.
  mutating func finish(isInterrupted: Bool, into out: inout [DeviceFrame]) {
    var held: [DeviceFrame] = []
    trimmer.finish(isInterrupted: isInterrupted, into: &held)
    append(held, to: &out)
  }

  private mutating func append(_ frames: [DeviceFrame], to out: inout [DeviceFrame]) {
    for frame in frames { out += keystrokes?.masked(frame) ?? [frame] }
  }

  private func mask(_ description: DeviceDescription, _ identity: IdentityMask) -> DeviceDescription {
    identity.masked(KeystrokeMask.masked(description))
  }
}
