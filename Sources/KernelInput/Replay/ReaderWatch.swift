import Glibc

/// Waits until other programs have opened virtual devices, so that none misses the first frames.
struct ReaderWatch: ~Copyable {
  private let watch: FolderWatch

  /// How long the nodes have to be left alone before readers count as ready, in ns: a program opens a node several
  /// times while it finds out what it is.
  private static let quiet: Int64 = 200_000_000

  /// Watches from now on: before the devices are made, because a reader may be faster than we are.
  init() throws(DeviceError) { watch = try FolderWatch(folder: "/dev/input", mask: IN_OPEN) }

  /// Returns when one of the nodes has been opened, and none again for a moment.
  ///
  /// - Throws: `DeviceError.interrupted` when a signal comes first.
  func wait(for nodes: [String], _ signals: borrowing SignalSource) throws(DeviceError) {
    var deadline: Int64?
    while true {
      if watch.events().contains(where: { nodes.contains($0.path) }) { deadline = MonotonicClock.now() + Self.quiet }
      let ready = Poll.wait(for: [watch.number, signals.number], until: deadline)
      if ready[1] {
        throw DeviceError(.interrupted, nodes.first ?? "", "interrupted before another program opened the device")
      }
      if !ready[0] { return }
    }
  }
}
