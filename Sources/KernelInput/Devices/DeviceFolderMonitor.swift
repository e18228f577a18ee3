import Glibc

/// Hot-plug: which event nodes come and go.
struct DeviceFolderMonitor: ~Copyable {
  /// A change of one node.
  enum Change: Hashable {
    /// The node is there, or may be opened by others than before.
    case appeared(String)
    /// The node is gone.
    case vanished(String)
    /// A program has opened the node.
    case opened(String)
  }

  private let monitor: FolderMonitor

  /// Watches a folder from now on.
  init(folder: String = "/dev/input") throws(DeviceError) {
    monitor = try FolderMonitor(
      folder: folder, mask: IN_CREATE | IN_ATTRIB | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_OPEN)
  }

  /// Readable when there are changes.
  var number: Int32 { monitor.number }

  /// All changes that wait; empty when there are none.
  borrowing func changes() -> [Change] {
    monitor.events().map { event in
      if event.isAny(of: IN_OPEN) { return .opened(event.path) }
      return event.isAny(of: IN_DELETE | IN_MOVED_FROM) ? .vanished(event.path) : .appeared(event.path)
    }
  }
}
