import Glibc

/// Waits until other programs have opened virtual devices, so that none misses the first frames.
final class ReaderMonitor {
  private let folder: String
  private var monitor: Monitor?
  private var isOpened = false

  /// How long the nodes have to be left alone before readers count as ready, in ns: a program opens a node several
  /// times while it finds out what it is.
  private static let quiet: Int64 = 200_000_000

  /// Watches from now on: before the devices are made, because a reader may be faster than we are. Where there is no
  /// input device at all there is no folder either; then `begin` watches.
  init(folder: String = "/dev/input") throws(DeviceError) {
    self.folder = folder
    do throws(DeviceError) {
      monitor = try Monitor(folder: folder)
    } catch  where error.code == .missing {
      monitor = nil
    }
  }

  /// To be called when the nodes are there, before anybody is told of them.
  func begin(for nodes: [String]) throws(DeviceError) {
    guard monitor == nil else { return }
    monitor = try Monitor(folder: folder)
    // Whoever saw the folder come may have been faster.
    isOpened = OpenFiles.areOpenElsewhere(nodes)
  }

  /// Returns when one of the nodes has been opened, and none again for a moment.
  ///
  /// - Parameter patience: How long to wait at most, in µs; whoever opens the nodes again and again is ready then.
  /// - Throws: `DeviceError.interrupted` when a signal comes first, `noReader` when nobody comes.
  func wait(for nodes: [String], patience: Int64, _ signals: borrowing SignalSource) throws(DeviceError) {
    try begin(for: nodes)
    guard let monitor else { return }
    let limit = MonotonicClock.deadline(after: patience)
    var deadline = isOpened ? min(limit, MonotonicClock.now() + Self.quiet) : limit
    while true {
      if monitor.events().contains(where: { nodes.contains($0.path) }) {
        isOpened = true
        deadline = min(limit, MonotonicClock.now() + Self.quiet)
      }
      let ready = Poll.wait(for: [monitor.number, signals.number], until: deadline)
      if ready[1] {
        throw DeviceError(.interrupted, nodes.first ?? "", "interrupted before another program opened the device")
      }
      guard ready[0] else {
        if isOpened { return }
        throw DeviceError(
          .noReader, nodes.first ?? "", "no other program opened the device within \(Self.text(patience))",
          hint: "start the program that is to read it, or wait longer with --reader-timeout")
      }
    }
  }

  private static func text(_ microseconds: Int64) -> String {
    microseconds % 1_000_000 == 0 ? "\(microseconds / 1_000_000) s" : "\(microseconds / 1000) ms"
  }

  /// A watch that can come later.
  private final class Monitor {
    private let folder: FolderMonitor
    init(folder: String) throws(DeviceError) { self.folder = try FolderMonitor(folder: folder, mask: IN_OPEN) }
    var number: Int32 { folder.number }
    func events() -> [FolderMonitor.Event] { folder.events() }
  }
}
