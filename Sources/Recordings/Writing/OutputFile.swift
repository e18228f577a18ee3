import Glibc

/// A file that is being written: the one place in which this program opens anything to write to it.
///
/// A file of the manner `whole` is written without a name in its folder, and gets its own when all of it is on the disk;
/// where a file system has no such files (`O_TMPFILE`) it has a temporary name beside its place, made for us alone
/// (`O_EXCL`), which goes with its owner, with a thrown error and with a signal that ends the process: only SIGKILL leaves
/// it. One that grows takes the place of an old one before it is whole; until it is, the old one is kept beside it. A link
/// is followed, and what it leads to is replaced. What is no regular file, such as a pipe, is written to directly.
final class OutputFile {
  /// The descriptor to write to; ours.
  let descriptor: Int32
  /// Whether it is a regular file that begins with what is written to it.
  let isRegular: Bool
  /// Whether it is standard output by another name.
  let isStandardOutput: Bool

  /// The way of a file from its temporary name to its own.
  private struct Location {
    var temporary: TemporaryFile
    var final: String
    /// Whether it may replace what is there then.
    var replaces: Bool
    /// Whether nothing is lost by it.
    var isFree: Bool
  }

  private let name: String
  /// Where it goes; nil once it is there.
  private var location: Location?
  /// A file that was made in its place and holds nothing yet; a signal that ends the process takes it away.
  private struct EmptyFile {
    var path: String
    var entry: AbandonedFiles.Entry
  }

  private var empty: EmptyFile?
  /// The old file that was there when this one was opened.
  private var replaced: FileIdentity?
  /// The old file whose place was taken, until the new one is whole; nil where there is none.
  private var formerFile: FormerFile?
  /// Where that is.
  var former: String? { formerFile?.path }

  /// Opens what `path` names.
  init(_ path: String, _ manner: OutputManner) throws(RecordingError) {
    name = path
    let target = try OutputDestination(path)
    if case .descriptor(STDOUT_FILENO) = target { isStandardOutput = true } else { isStandardOutput = false }
    switch target {
    case .descriptor(let number):
      // What `print` holds back comes before what is written to the same file now.
      fflush(nil)
      descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
      isRegular = false
    case .direct(let device, let flags):
      descriptor = try Self.open(device, flags, path)
      isRegular = false
    case .regular(let final, let old):
      isRegular = true
      try Self.permit(path, final, old, manner)
      let mode: mode_t = manner.isPrivate ? 0o600 : 0o666
      if manner.grows, old == nil {
        let made = AbandonedFiles.making(final) {
          Glibc.open(final, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        }
        descriptor = made?.descriptor ?? -1
        if let made { empty = EmptyFile(path: final, entry: made.entry) }
      } else {
        if old != nil { replaced = FileIdentity(input: final) }
        let temporary = try TemporaryFile(beside: final, mode: old == nil ? mode : 0o600, name: path)
        descriptor = temporary.descriptor
        let isFree = old?.isEmpty ?? true
        location = Location(temporary: temporary, final: final, replaces: manner.replaces || old != nil, isFree: isFree)
        if let old { Self.give(descriptor, old, isPrivate: manner.isPrivate) }
      }
    }
    guard descriptor >= 0 else { throw .refusal(path, errno) }
    if isRegular, manner.grows { GrowingLock.hold(descriptor) }
  }

  deinit {
    if let location {
      location.temporary.remove()
    } else if let empty {
      AbandonedFiles.ending(empty.entry) {
        if FileIdentity(input: empty.path) == FileIdentity(descriptor: descriptor) { unlink(empty.path) }
      }
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens what is written to as it is. A pipe that nobody reads yet is waited for, unless a signal comes first.
  private static func open(_ device: String, _ flags: Int32, _ path: String) throws(RecordingError) -> Int32 {
    var status = stat()
    let isPipe = stat(device, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | flags
    while isPipe {
      let descriptor = Glibc.open(device, flags | O_NONBLOCK)
      guard descriptor < 0, errno == ENXIO else { return descriptor }
      try AwaitedSignals.pause(milliseconds: 20, name: path)
    }
    return Glibc.open(device, flags)
  }

  /// Whether an old file that holds something still stands in its place.
  var keepsOld: Bool { location.map { !$0.isFree } ?? false }

  /// Looks whether a file could be written, and writes nothing: for those who have something to do first.
  static func check(_ path: String, _ manner: OutputManner) throws(RecordingError) {
    guard case .regular(let final, let old) = try OutputDestination(path) else { return }
    try permit(path, final, old, manner)
    guard access(OutputDestination.folder(of: final), W_OK | X_OK) == 0 else { throw .refusal(path, errno) }
  }

  private static func permit(
    _ path: String, _ final: String, _ old: OutputDestination.OldFile?, _ manner: OutputManner
  ) throws(RecordingError) {
    guard let old else { return }
    guard manner.replaces || old.isEmpty else { throw .refusal(path, EEXIST) }
    guard access(final, W_OK) == 0 else { throw .refusal(path, errno) }
    guard !GrowingLock.isHeld(at: final) else {
      throw RecordingError(
        .cannotCreate, "cannot be written: another program is still writing it", file: path, hint: "name another file")
    }
  }

  /// Gives the owner and the rights of the file that is replaced to the one that takes its place, as far as one may.
  private static func give(_ descriptor: Int32, _ old: OutputDestination.OldFile, isPrivate: Bool) {
    var mode = old.mode & 0o777
    if fchown(descriptor, old.owner, old.group) != 0, fchown(descriptor, uid_t.max, old.group) != 0 {
      // Its group is another one now, which must not get rights that it did not have.
      mode &= 0o707
    }
    if isPrivate { mode = 0o600 }
    fchmod(descriptor, mode)
  }

  /// Says that something was written to a file that grows: where no old one stands in its place, it is there now.
  func settle() throws(RecordingError) {
    keepEmpty()
    if location?.isFree ?? false { try publish(onDisk: false) }
  }

  /// Puts the file in its place, if it is not there.
  ///
  /// - Parameter onDisk: Whether to wait until the disk has all of it.
  func publish(onDisk: Bool) throws(RecordingError) {
    if onDisk, isRegular { try synchronize() }
    keepEmpty()
    guard let location else {
      if onDisk { forget() }
      return
    }
    try keepFormer(location, isWhole: onDisk)
    do throws(SystemError) {
      try location.temporary.move(to: location.final, replaces: location.replaces)
    } catch {
      formerFile?.restore()
      formerFile = nil
      throw error.number == EEXIST ? .refusal(name, EEXIST) : cannotReplace(error)
    }
    self.location = nil
    if onDisk {
      Self.synchronizeFolder(of: location.final)
      forget()
    }
  }

  /// From here on the file that was made in its place stays there.
  private func keepEmpty() {
    if let empty { AbandonedFiles.ending(empty.entry) {} }
    empty = nil
  }

  /// Keeps what stands in the file's place where that is lost otherwise: the file is not whole yet, or somebody who
  /// came meanwhile is still writing there.
  private func keepFormer(_ location: Location, isWhole: Bool) throws(RecordingError) {
    var status = stat()
    guard location.replaces, lstat(location.final, &status) == 0 else { return }
    guard !isWhole && status.st_size > 0 || GrowingLock.isHeld(at: location.final) else { return }
    do throws(SystemError) {
      formerFile = try FormerFile(keeping: location.final)
    } catch {
      throw RecordingError(
        .cannotWrite,
        "cannot replace: the old file cannot be kept until the new one is whole: "
          + systemMessage(error.number),
        file: name, hint: "write to another file; the old one is as it was")
    }
  }

  private func cannotReplace(_ error: SystemError) -> RecordingError {
    RecordingError(
      .cannotWrite, "cannot replace: \(systemMessage(error.number))", file: name,
      hint: error.number == EBUSY ? "something is mounted there; write to another file and copy it" : nil)
  }

  /// Lets go of the old file, now that the new one is whole; of no other file that was there meanwhile.
  private func forget() {
    if let formerFile, formerFile.isSettled(replaced) { formerFile.remove() }
    formerFile = nil
  }

  private func synchronize() throws(RecordingError) {
    while fsync(descriptor) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      // Not every file system can tell.
      if [EINVAL, EROFS, EOPNOTSUPP].contains(reason) { return }
      throw RecordingError(.cannotWrite, "cannot write: \(systemMessage(reason))", file: name)
    }
  }

  /// After a loss of power a name is where the disk's folder has it.
  private static func synchronizeFolder(of path: String) {
    let folder = Glibc.open(OutputDestination.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
