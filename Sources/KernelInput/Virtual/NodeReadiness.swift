internal import CLinux
import Glibc

/// When a new virtual device may be used: what is sent before its readers are ready is lost.
enum NodeReadiness {
  /// How long udev may take to set a node up, in nanoseconds; it is done after a few milliseconds.
  static let patience: Int64 = 5_000_000_000

  /// Waits until the node is there and, where udev runs, until udev has dealt with it: its rules give readers their
  /// permission, and programs that ask udev hear of the device only then. Never sleeps longer than needed.
  static func wait(for node: String) throws(DeviceError) {
    let deadline = MonotonicClock.now() + patience
    try wait(for: node, in: "/dev/input", until: deadline)
    guard exists("/run/udev/control"), let record = udevRecord(of: node) else { return }
    // A udevd that does not write records must not stop us: the node itself is there.
    _ = try? wait(for: record, in: "/run/udev/data", until: MonotonicClock.now() + 1_000_000_000)
  }

  /// The kernel makes the folder with its first device, so that may have to be waited for as well.
  static func wait(for path: String, in folder: String, until deadline: Int64) throws(DeviceError) {
    if exists(path) { return }
    if let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      try wait(for: folder, in: String(folder[..<slash]), until: deadline)
    }
    let monitor = try FolderMonitor(folder: folder, mask: IN_CREATE | IN_ATTRIB | IN_MOVED_TO)
    while !exists(path) {
      guard MonotonicClock.now() < deadline else {
        throw DeviceError(.missing, path, "the node did not appear within \(patience / 1_000_000_000) seconds")
      }
      monitor.wait(until: deadline)
      _ = monitor.events()
    }
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The file in which udev keeps what it knows of a character device.
  private static func udevRecord(of node: String) -> String? {
    var status = stat()
    guard stat(node, &status) == 0 else { return nil }
    return "/run/udev/data/c\(detent_device_major(&status)):\(detent_device_minor(&status))"
  }
}
