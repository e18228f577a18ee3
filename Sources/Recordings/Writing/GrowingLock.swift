import Glibc

/// What tells other processes that a file is still being written: a lock that goes with the descriptor.
///
/// It keeps nobody from reading. A process that is killed leaves none.
enum GrowingLock {
  // The Glibc module shows neither: locks of an open file, and not of a process.
  private static let ask: Int32 = 36
  private static let set: Int32 = 37

  /// Says that the file of a descriptor is being written, until the descriptor is closed.
  static func hold(_ descriptor: Int32) {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    // A file system without locks lets two write one file, as before.
    _ = fcntl(descriptor, set, &lock)
  }

  /// Whether somebody is writing the file at a path.
  static func isHeld(at path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    return fcntl(descriptor, ask, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
