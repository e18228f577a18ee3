import Glibc

/// Which regular file a path stands for, whatever the path: two that are equal are one file.
public struct FileIdentity: Hashable, Sendable {
  private var device: UInt64
  private var inode: UInt64
  /// The name in the folder that device and inode are of, for a file that is not there yet.
  private var name: String?

  /// The file that an input is read from, `-` for standard input; nil for what is no regular file.
  public init?(input path: String) {
    var status = stat()
    guard path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that a descriptor is open for; nil for what is no regular file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that an output goes to, `-` for standard output; nil for what is no regular file.
  public init?(output path: String) {
    var status = stat()
    if path == "-" {
      guard fstat(STDOUT_FILENO, &status) == 0, Self.isWritable(STDOUT_FILENO) else { return nil }
      self.init(status)
      return
    }
    switch try? OutputDestination(path) {
    case .regular(let final, nil):
      guard stat(OutputDestination.folder(of: final), &status) == 0 else { return nil }
      self.init(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino),
        name: String(final[(final.lastIndex(of: "/").map { final.index(after: $0) } ?? final.startIndex)...]))
    case .regular(let final, _):
      guard stat(final, &status) == 0 else { return nil }
      self.init(status)
    case .descriptor(let number):
      guard fstat(number, &status) == 0, Self.isWritable(number) else { return nil }
      self.init(status)
    case .direct(let file, _):
      // A file that another process has open, by its path there.
      guard stat(file, &status) == 0 else { return nil }
      self.init(status)
    case nil: return nil
    }
  }

  /// Whether an output is put in the place of what is there when all of it is written, and not written into it.
  public static func isReplaced(_ path: String) -> Bool {
    if path != "-", case .regular = try? OutputDestination(path) { true } else { false }
  }

  /// Where a process says something to whoever started it.
  public enum StandardStream: String, Hashable, Sendable {
    /// What a command was asked for.
    case output = "standard output"
    /// What went wrong.
    case error = "standard error"
  }

  /// Which of the standard streams goes into the file whose place an output would take, so that what is said there
  /// would be lost; nil for none.
  public static func standardStream(replacedBy path: String) -> StandardStream? {
    guard isReplaced(path), let identity = FileIdentity(output: path) else { return nil }
    if identity == FileIdentity(descriptor: STDOUT_FILENO) { return .output }
    return identity == FileIdentity(descriptor: STDERR_FILENO) ? .error : nil
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino), name: nil)
  }

  private static func isWritable(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY }

  private init(device: UInt64, inode: UInt64, name: String?) {
    self.device = device
    self.inode = inode
    self.name = name
  }
}
