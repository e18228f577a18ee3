import Glibc

/// A file under a temporary name beside the place that it goes to; made for us alone.
struct TemporaryFile {
  /// Open for writing; the caller's to close.
  let descriptor: Int32
  private let path: String
  private let entry: AbandonedFiles.Entry

  /// How many names are tried: each is one of 2^64.
  private static let attempts = 16

  /// Makes one in the folder of `place`.
  init(beside place: String, mode: mode_t, name: String) throws(RecordingError) {
    let folder = OutputDestination.folder(of: place)
    var reason = EEXIST
    for _ in 0..<Self.attempts {
      let path = "\(folder)/.detent-\(String(UInt64.random(in: .min ... .max), radix: 16)).part"
      let made = AbandonedFiles.making(path) {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      }
      if let made {
        (descriptor, entry) = made
        self.path = path
        return
      }
      reason = errno
      if reason != EEXIST { break }
    }
    throw .refusal(name, reason)
  }

  /// Takes it away.
  func remove() { AbandonedFiles.ending(entry) { _ = unlink(path) } }

  /// Renames it.
  ///
  /// - Parameter replaces: Whether it may take the place of a file that is there; if not, and one has come meanwhile,
  ///   that one stays.
  func move(to final: String, replaces: Bool) throws(SystemError) {
    var failure: Int32 = 0
    AbandonedFiles.ending(entry, if: { failure == 0 }) {
      if !replaces {
        if link(path, final) == 0 {
          unlink(path)
          return
        }
        failure = errno
        // A file system without hard links.
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(failure), access(final, F_OK) != 0 else { return }
        failure = 0
      }
      if rename(path, final) != 0 { failure = errno }
    }
    if failure != 0 { throw SystemError(number: failure) }
  }
}
