import Glibc

/// A file beside the place that it goes to, which nobody else sees before it is there.
///
/// Where the file system can do that it has no name until then (`O_TMPFILE`, open(2)), so that not even SIGKILL leaves
/// it; else it has one made for us alone.
struct TemporaryFile {
  /// Open for writing; the caller's to close.
  let descriptor: Int32
  private let folder: String
  /// The name that it has; nil for none.
  private let named: Named?

  /// A name that a signal takes away.
  private struct Named {
    var path: String
    var entry: AbandonedFiles.Entry
  }

  /// How many names are tried: each is one of 2^64.
  private static let attempts = 16
  /// `O_TMPFILE`, which is too complex a macro to come into Swift (asm-generic/fcntl.h).
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  /// Makes one in the folder of `place`.
  ///
  /// - Parameter isNamed: Whether it has a name in any case.
  init(beside place: String, mode: mode_t, name: String, isNamed: Bool = false) throws(RecordingError) {
    folder = OutputDestination.folder(of: place)
    let nameless = isNamed ? -1 : open(folder, Self.nameless | O_WRONLY | O_CLOEXEC, mode)
    if nameless >= 0 {
      if access(Self.link(to: nameless), F_OK) == 0 {
        (descriptor, named) = (nameless, nil)
        return
      }
      close(nameless)
    }
    let made = Self.entering(in: folder) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode) }
    guard let made else { throw .refusal(name, errno) }
    (descriptor, named) = made
  }

  /// Makes a name in a folder that a signal takes away; nil where it could not be made, `errno` says why.
  private static func entering(
    in folder: String, _ make: (String) -> Int32
  ) -> (descriptor: Int32, named: Named?)? {
    for _ in 0..<attempts {
      let path = "\(folder)/.detent-\(String(UInt64.random(in: .min ... .max), radix: 16)).part"
      if let (descriptor, entry) = AbandonedFiles.making(path, { make(path) }) {
        return (descriptor, Named(path: path, entry: entry))
      }
      if errno != EEXIST { break }
    }
    return nil
  }

  /// What leads to a file that has no name.
  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Takes it away.
  func remove() {
    // What has no name goes with its descriptor.
    if let named { AbandonedFiles.ending(named.entry) { _ = unlink(named.path) } }
  }

  /// Gives it the name of its place.
  ///
  /// - Parameter replaces: Whether it may take the place of a file that is there; if not, and one has come meanwhile,
  ///   that one stays.
  func move(to final: String, replaces: Bool) throws(SystemError) {
    if let named { return try Self.move(named, to: final, replaces: replaces) }
    let link = Self.link(to: descriptor)
    if !replaces {
      guard linkat(AT_FDCWD, link, AT_FDCWD, final, AT_SYMLINK_FOLLOW) == 0 else { throw SystemError(number: errno) }
      return
    }
    let made = Self.entering(in: folder) { path in
      linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? descriptor : -1
    }
    guard let named = made?.named else { throw SystemError(number: errno) }
    do throws(SystemError) {
      try Self.move(named, to: final, replaces: true)
    } catch {
      AbandonedFiles.ending(named.entry) { _ = unlink(named.path) }
      throw error
    }
  }

  private static func move(_ named: Named, to final: String, replaces: Bool) throws(SystemError) {
    var failure: Int32 = 0
    AbandonedFiles.ending(named.entry, if: { failure == 0 }) {
      if !replaces {
        if Glibc.link(named.path, final) == 0 {
          unlink(named.path)
          return
        }
        failure = errno
        // A file system without hard links.
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(failure), access(final, F_OK) != 0 else { return }
        failure = 0
      }
      if rename(named.path, final) != 0 { failure = errno }
    }
    if failure != 0 { throw SystemError(number: failure) }
  }
}
