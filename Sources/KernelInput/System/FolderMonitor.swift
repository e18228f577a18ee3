internal import CLinux
import Glibc

/// What happens to the files of one folder, as the kernel's inotify tells it.
struct FolderMonitor: ~Copyable {
  /// Something that happened to one file.
  struct Event: Hashable {
    /// The file's path.
    var path: String
    /// `IN_CREATE` and so on.
    var mask: UInt32

    /// Whether it is one of these things.
    func isAny(of wanted: Int32) -> Bool { mask & UInt32(bitPattern: wanted) != 0 }
  }

  private let descriptor: Descriptor
  private let folder: String

  /// Watches a folder from now on for what `mask` says.
  init(folder: String, mask: Int32) throws(DeviceError) {
    let number = detent_notify_descriptor()
    guard number >= 0 else { throw DeviceError(errno: errno, folder, "watch") }
    let descriptor = Descriptor(owning: number)
    guard inotify_add_watch(number, folder, UInt32(bitPattern: mask)) >= 0 else {
      throw DeviceError(errno: errno, folder, "watch")
    }
    self.descriptor = descriptor
    self.folder = folder
  }

  /// Readable when there is something to tell.
  var number: Int32 { descriptor.number }

  /// All that waits; empty when there is nothing.
  borrowing func events() -> [Event] {
    var result: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor.number, $0.baseAddress, $0.count) }
      guard count > 0 else { return result }
      buffer.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0.prefix(count)), to: &result) }
    }
  }

  /// A record is a header and a name that is filled up with zeros.
  private borrowing func append(_ bytes: UnsafeRawBufferPointer, to events: inout [Event]) {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + header <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = offset + header + Int(event.len)
      guard end <= bytes.count else { return }
      let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
      events.append(Event(path: folder + "/" + String(decoding: name, as: UTF8.self), mask: event.mask))
      offset = end
    }
  }

  /// Waits until there is something to tell, or until a moment in nanoseconds of `CLOCK_MONOTONIC`.
  borrowing func wait(until deadline: Int64) {
    _ = Poll.wait(for: [descriptor.number], until: deadline)
  }
}
