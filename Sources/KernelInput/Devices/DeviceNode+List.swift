import Glibc
import InputEvents

extension DeviceNode {
  /// All event nodes, in the order of their numbers.
  public static func list() -> [DeviceNode] { list(.live, describe: openedDescription) }

  /// - Parameter describe: What the device says of itself when it is opened; nil when that fails.
  static func list(_ probe: SystemProbe, describe: (String) -> DeviceDescription?) -> [DeviceNode] {
    let known = Set(probe.list("/sys/class/input") + probe.list("/dev/input"))
    let numbers = known.compactMap { name in name.hasPrefix("event") ? Int(name.dropFirst(5)) : nil }
    return numbers.sorted().map { number in
      let path = "/dev/input/event\(number)"
      let folder = "/sys/class/input/event\(number)/device"
      let access = access(to: path, probe)
      let opened = access == .readable ? describe(path) : nil
      let description = opened ?? SysfsDescription.read(folder, probe)
      return DeviceNode(
        path: path, access: access, description: description,
        isVirtual: description.physicalPath == virtualPath || description.identity.bus == .virtual)
    }
  }

  /// What `phys` says of a device that this program plays.
  static let virtualPath = "detent/virtual"

  private static func access(to path: String, _ probe: SystemProbe) -> Access {
    guard let file = probe.file(path) else { return .missing }
    let reason = probe.open(path, false)
    switch reason {
    case 0: return .readable
    case EACCES, EPERM: return .denied(owner: file.owner, group: file.group, mode: file.mode)
    default: return .broken(DeviceError(errno: reason, path, "open").message)
    }
  }

  private static func openedDescription(_ path: String) -> DeviceDescription? {
    guard let device = try? EvdevDevice(path: path) else { return nil }
    return device.description
  }
}
