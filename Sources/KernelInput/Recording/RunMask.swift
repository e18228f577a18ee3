public import InputEvents
public import Recordings

/// All that stands between what devices of this machine say in a run and the recording of the run: text and hardware
/// are masked as in any other recording.
///
/// What a script or a recording adds is in a file already, and stays as it is.
public struct RunMask {
  /// The run's devices that are devices of this machine.
  private let live: Range<Int>
  private var keystrokes: KeystrokeMask
  private let identity: IdentityMask
  private var open: [Int: [InputEvent]] = [:]
  /// Whether text was typed by now.
  public private(set) var hidesText = false

  /// A mask for a run whose devices at `live` are devices of this machine; the header gets masked.
  public init(_ header: inout RecordingHeader, live: Range<Int>) {
    self.live = live
    identity = .random()
    keystrokes = KeystrokeMask(header.devices.map(\.description))
    header.salt = identity.salt
    for index in header.devices.indices where live.contains(index) {
      header.devices[index].description = masked(header.devices[index].description)
    }
  }

  /// Takes an event and answers the events that may be written by now: whole frames of a device of this machine.
  ///
  /// - Parameter latest: The time of what was written last; nothing is moved before it.
  public mutating func take(_ event: InputEvent, from device: Int, after latest: Timestamp) -> [InputEvent] {
    guard live.contains(device) else { return [event] }
    let key = KeyCode(rawValue: event.code)
    // What is said of the key may come before its frame ends.
    if event.type == .key, event.value != 0, key.producesText, key != .keySpace { hidesText = true }
    open[device, default: []].append(event)
    guard event.isReport, let events = open.removeValue(forKey: device) else { return [] }
    keystrokes.note(latest)
    return keystrokes.masked(DeviceFrame(device: device, events: events)).flatMap(\.events)
  }

  /// The item as it may be written.
  public mutating func take(_ item: RecordingItem) -> RecordingItem {
    guard case .added(let device, var recorded, let time) = item, live.contains(device) else { return item }
    open[device] = nil
    keystrokes.add(recorded.description, at: device)
    recorded.description = masked(recorded.description)
    return .added(device: device, recorded, at: time)
  }

  private func masked(_ description: DeviceDescription) -> DeviceDescription {
    identity.masked(KeystrokeMask.masked(description))
  }
}
