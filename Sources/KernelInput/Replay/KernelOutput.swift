import InputEvents

/// Virtual devices in the kernel, one for each position of a recording.
final class KernelOutput: ReplayOutput {
  private var devices: [Int: Owner] = [:]
  private let repeats: Bool
  /// The device whose frame is ready.
  private var ready: Owner?

  init(repeats: Bool) { self.repeats = repeats }

  /// The nodes of the devices, by position.
  var nodes: [(device: Int, node: String, name: String)] {
    devices.sorted { $0.key < $1.key }.map { ($0.key, $0.value.device.node, $0.value.device.description.name) }
  }

  func open(_ device: Int, _ description: DeviceDescription) throws(DeviceError) {
    devices[device] = nil
    devices[device] = Owner(try UInputDevice.make(description, repeats: repeats))
  }

  func prepare(_ events: [InputEvent], for device: Int, stamp: Timestamp?) {
    // Frames of a device that is unplugged have nowhere to go.
    ready = devices[device]
    ready?.device.prepare(events, stamp: stamp)
  }

  func send(now: () -> Int64) throws(DeviceError) -> Int64 {
    try ready?.device.sendPrepared()
    let moment = now()
    ready?.device.settle()
    ready = nil
    return moment
  }

  func bring(_ device: Int, to state: DeviceState) throws(DeviceError) {
    guard let owner = devices[device] else { return }
    try owner.device.bring(to: state)
  }

  func release() throws(DeviceError) {
    for (_, owner) in devices.sorted(by: { $0.key < $1.key }) { try owner.device.release() }
  }

  func close(_ device: Int) { devices[device] = nil }

  private final class Owner {
    var device: UInputDevice
    init(_ device: consuming UInputDevice) { self.device = device }
  }
}
