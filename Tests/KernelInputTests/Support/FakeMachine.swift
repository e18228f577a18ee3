import Glibc

@testable import KernelInput

/// What a machine answers when it is asked for its devices.
struct FakeMachine {
  /// Nodes in `/dev/input`, and what opening them answers: 0 or `errno`.
  var nodes: [String: Int32] = [:]
  /// Devices that the kernel has, without a node.
  var kernelOnly: [String] = []
  /// What opening `/dev/uinput` answers; nil where there is none.
  var uinput: Int32?
  var isContainer = false
  /// The numbers of the processes that run.
  var processes: [String] = []
  /// Where symbolic links lead, such as those of `/proc/1/fd`.
  var links: [String: String] = [:]

  var probe: SystemProbe {
    SystemProbe(
      list: { folder in
        switch folder {
        case "/dev/input": nodes.keys.sorted() + ["mice"]
        case "/proc": ["bus", "self"] + processes
        case _ where folder.hasPrefix("/proc/"):
          links.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.utf8.count + 1)) }
        default: nodes.keys.sorted() + kernelOnly
        }
      },
      text: { texts[$0] },
      destination: { links[$0] },
      file: { path in
        if path == "/.dockerenv" { return isContainer ? .init(mode: 0, owner: "root", group: "root") : nil }
        let isThere = path == "/dev/uinput" ? uinput != nil : nodes.keys.contains { "/dev/input/\($0)" == path }
        return isThere ? .init(mode: 0o660, owner: "root", group: "input") : nil
      },
      open: { path, _ in
        path == "/dev/uinput" ? uinput ?? ENOENT : nodes.first { "/dev/input/\($0.key)" == path }?.value ?? ENOENT
      })
  }

  private var texts: [String: String] {
    let folder = "/sys/class/input/event2/device"
    return [
      "/proc/bus/input/handlers": "N: Number=0 Name=evdev Minor=64",
      "\(folder)/name": "Sysfs Keyboard", "\(folder)/phys": "usb-1/input0", "\(folder)/uniq": "",
      "\(folder)/id/bustype": "0003", "\(folder)/id/vendor": "046d", "\(folder)/id/product": "c31c",
      "\(folder)/id/version": "0110", "\(folder)/properties": "0", "\(folder)/capabilities/ev": "120013",
      "\(folder)/capabilities/key": "1000000000007 ff800000000007ff febeffdff3cfffff fffffffffffffffe",
      "\(folder)/capabilities/msc": "10", "\(folder)/capabilities/led": "7",
    ]
  }
}
