public import Gestures
import InputEvents

/// Devices that come and go while a run goes on.
extension Run {
  /// Adds a device, or describes one anew; what the others were doing is cancelled.
  public mutating func attach(_ source: GestureEngine.Source, as device: Int) {
    for index in devices.indices { interrupt(device: index) }
    changeDevices { run in
      run.unplugged.remove(device)
      if run.devices.indices.contains(device) { run.devices[device] = source } else { run.devices.append(source) }
    }
    engine = GestureEngine(devices: devices, screen: target.screen, options: gestureOptions)
  }

  /// Takes a device away: what it was doing is cancelled, and the interface learns of it.
  public mutating func detach(device: Int) {
    interrupt(device: device)
    changeDevices { run in run.unplugged.insert(device) }
  }

  /// Changes what is connected and tells the target what there is now, or no longer.
  private mutating func changeDevices(_ change: (inout Run) -> Void) {
    let before = connectedKinds
    change(&self)
    let after = connectedKinds
    let (new, gone) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    guard !new.isEmpty || !gone.isEmpty else { return }
    flush()
    settle(target.devicesChanged(connected: new, gone: gone))
  }

  /// What the devices that are connected now are to people, each kind once.
  private var connectedKinds: [DeviceKind] {
    let all = devices.indices.filter { !unplugged.contains($0) }.map { devices[$0].description.kinds }
    return DeviceKind.allCases.filter { kind in all.contains { $0.contains(kind) } }
  }
}
