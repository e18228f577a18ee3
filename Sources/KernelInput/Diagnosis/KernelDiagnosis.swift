import Glibc
import InputEvents

/// Whether this machine lets us read input devices and play virtual ones.
public enum KernelDiagnosis {
  /// All checks, in the order in which they depend on one another.
  public static func run() -> [SystemCheck] {
    let nodes = DeviceNode.list()
    let readable = nodes.filter { $0.access == .readable }
    return run(.live, nodes: nodes, isBuilt: isBuilt) + [
      grabs(readable, grabbed: DeviceReader.grabbed(readable.map(\.path)))
    ]
  }

  /// The checks of the machine alone, and not of what other programs do at the moment.
  public static func runOnMachine() -> [SystemCheck] { run(.live, nodes: DeviceNode.list(), isBuilt: isBuilt) }

  /// Whether this executable has device support.
  public static var isBuilt: Bool {
    #if KernelInput
      true
    #else
      false
    #endif
  }

  static func run(_ probe: SystemProbe, nodes: [DeviceNode], isBuilt: Bool) -> [SystemCheck] {
    [support(isBuilt), reading(nodes, probe), uinput(probe), events(probe)]
  }

  private static func support(_ isBuilt: Bool) -> SystemCheck {
    let title = "device support in this executable"
    guard isBuilt else {
      let error = DeviceError.notBuilt("detent")
      return SystemCheck(id: "support", title: title, status: .missing, detail: error.message, remedy: error.hint)
    }
    return SystemCheck(id: "support", title: title, status: .ok, detail: "built with libevdev")
  }

  private static func reading(_ nodes: [DeviceNode], _ probe: SystemProbe) -> SystemCheck {
    let title = "reading input devices"
    let readable = nodes.filter { $0.access == .readable }
    if nodes.isEmpty {
      let inside = isContainer(probe)
      return SystemCheck(
        id: "read", title: title, status: inside ? .missing : .unknown,
        detail: "there is no event node in /dev/input" + (inside ? ", and this is a container" : ""),
        remedy: inside ? Remedy.passNode : nil)
    }
    if readable.count == nodes.count {
      return SystemCheck(id: "read", title: title, status: .ok, detail: "all \(nodes.count) event nodes")
    }
    let isMissing = nodes.contains { $0.access == .missing }
    return SystemCheck(
      id: "read", title: title, status: .missing, detail: "\(readable.count) of \(nodes.count) event nodes",
      remedy: isMissing ? Remedy.passNode : Remedy.permission("/dev/input"))
  }

  /// Whether another program has taken devices for itself alone.
  static func grabs(_ nodes: [DeviceNode], grabbed: [String]) -> SystemCheck {
    let title = "devices that other programs leave to everybody"
    let taken = nodes.filter { grabbed.contains($0.path) }
    guard !taken.isEmpty else {
      return SystemCheck(
        id: "grabs", title: title, status: nodes.isEmpty ? .unknown : .ok,
        detail: nodes.isEmpty ? "there is none that can be read" : "no other program has grabbed one")
    }
    let names = taken.map { "\($0.path) \($0.description.name)" }.joined(separator: ", ")
    return SystemCheck(
      id: "grabs", title: title, status: .missing, detail: "grabbed by another program: \(names)",
      remedy: "nothing of them arrives until it ends or lets go; who has them open: sudo fuser -v "
        + taken.map(\.path).joined(separator: " "))
  }

  private static func uinput(_ probe: SystemProbe) -> SystemCheck {
    let title = "playing virtual devices"
    guard let file = probe.file(Remedy.uinputPath) else {
      let isLoaded = probe.file("/sys/devices/virtual/misc/uinput") != nil
      return SystemCheck(
        id: "uinput", title: title, status: .missing,
        detail: isLoaded ? "the module is loaded, but there is no /dev/uinput" : "the module uinput is not loaded",
        remedy: isLoaded || isContainer(probe) ? Remedy.passNode + "; " + Remedy.loadModule : Remedy.loadModule)
    }
    let reason = probe.open(Remedy.uinputPath, true)
    if reason == 0 {
      return SystemCheck(id: "uinput", title: title, status: .ok, detail: "/dev/uinput can be written")
    }
    let error = DeviceError(errno: reason, Remedy.uinputPath, "open")
    return SystemCheck(
      id: "uinput", title: title, status: .missing,
      detail: "\(error) (owner \(file.owner), group \(file.group), mode 0\(String(file.mode, radix: 8)))",
      remedy: error.hint)
  }

  /// A virtual device is of use only if the kernel makes event nodes.
  private static func events(_ probe: SystemProbe) -> SystemCheck {
    let title = "event nodes in the kernel (evdev)"
    let handlers = probe.text("/proc/bus/input/handlers") ?? ""
    if handlers.contains("Name=evdev") { return SystemCheck(id: "evdev", title: title, status: .ok, detail: "present") }
    guard !handlers.isEmpty else {
      return SystemCheck(id: "evdev", title: title, status: .unknown, detail: "/proc/bus/input/handlers cannot be read")
    }
    return SystemCheck(
      id: "evdev", title: title, status: .missing, detail: "the module evdev is not loaded",
      remedy: "load the module: sudo modprobe evdev")
  }

  private static func isContainer(_ probe: SystemProbe) -> Bool {
    probe.file("/.dockerenv") != nil || probe.file("/run/.containerenv") != nil
      || probe.text("/run/systemd/container") != nil
  }
}
