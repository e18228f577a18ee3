import Glibc

/// A file descriptor with one owner, who closes it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over an open descriptor.
  init(owning number: Int32) { self.number = number }

  /// Opens a file; `flags` as for `open(2)`, close-on-exec is added.
  init(path: String, flags: Int32) throws(DeviceError) {
    var result: Int32
    repeat {
      result = path.withCString { open($0, flags | O_CLOEXEC) }
    } while result < 0 && errno == EINTR
    guard result >= 0 else { throw DeviceError(errno: errno, path, "open") }
    number = result
  }

  deinit { close(number) }
}
