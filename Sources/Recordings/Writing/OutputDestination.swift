import Glibc

/// Where the path of an output leads once its links are followed.
enum OutputDestination {
  /// A regular file, or a place for one; the path is that of no link.
  case regular(String, OldFile?)
  /// What is written to as it is: a pipe, a terminal, `/dev/null`.
  case direct(String, flags: Int32)
  /// A descriptor that this process has open: `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)

  /// What is known of a file that is to be replaced.
  struct OldFile {
    var mode: mode_t
    var owner: uid_t
    var group: gid_t
    var isEmpty: Bool
  }

  /// How many links may lead to each other, as in the kernel.
  private static let greatestDepth = 40

  /// Follows the links of a path, those that lead to nothing included.
  ///
  /// - Throws: `cannotCreate` for what no output may go to: a folder, a disk, an input device.
  init(_ path: String) throws(RecordingError) {
    var current = path
    for _ in 0..<Self.greatestDepth {
      if let owned = Self.openFile(current) {
        self = owned
        return
      }
      var status = stat()
      guard lstat(current, &status) == 0 else {
        guard errno == ENOENT, !current.isEmpty, !current.hasSuffix("/") else { throw .refusal(path, errno) }
        self = .regular(current, nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: current = try Self.destination(of: current, path)
      case S_IFREG:
        let old = OldFile(
          mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid, isEmpty: status.st_size == 0)
        self = .regular(current, old)
        return
      case S_IFDIR: throw .refusal(path, EISDIR)
      case S_IFBLK:
        throw RecordingError(.cannotCreate, "cannot be written: this is a disk, not a file", file: path)
      case S_IFCHR where status.isInputDevice:
        throw RecordingError(
          .cannotCreate, "cannot be written: this is an input device, not a file", file: path,
          hint: "name a file, such as recording.session.jsonl")
      default:
        self = .direct(current, flags: 0)
        return
      }
    }
    throw .refusal(path, ELOOP)
  }

  /// A file that a process has open, as `/proc` shows it: what its link says need be no path at all.
  ///
  /// One of ours keeps its position, so that what was written to it before is not written over; one of another process
  /// is added to at its end.
  private static func openFile(_ path: String) -> OutputDestination? {
    let folder = folder(of: path)
    guard folder == "fd" || folder.hasSuffix("/fd"), let number = Int32(path.dropFirst(folder.utf8.count + 1)),
      let real = realpath(folder, nil)
    else { return nil }
    defer { free(real) }
    let parts = String(cString: real).split(separator: "/")
    guard parts.count >= 3, parts[0] == "proc" else { return nil }
    return parts[1] == String(getpid()) ? .descriptor(number) : .direct(path, flags: O_APPEND)
  }

  private static func destination(of link: String, _ path: String) throws(RecordingError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { throw .refusal(path, count < 0 ? errno : ENAMETOOLONG) }
    // A path need not be Unicode; nothing that is not can be named on the way out.
    guard let text = String(validating: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) else {
      throw .refusal(path, EILSEQ)
    }
    return text.hasPrefix("/") ? text : folder(of: link) + "/" + text
  }

  /// The folder that a path is in; `.` for a mere name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension stat {
  /// The major number of input nodes (`INPUT_MAJOR`).
  private static let inputMajor: UInt = 13

  /// Whether it is a node of the kernel's input core.
  var isInputDevice: Bool { st_mode & S_IFMT == S_IFCHR && st_rdev >> 8 & 0xFFF == Self.inputMajor }
}

extension RecordingError {
  /// That a file cannot be written where it was asked for, with the system's reason.
  static func refusal(_ path: String, _ reason: Int32) -> RecordingError {
    let hint: String? =
      switch reason {
      case ENOENT: "create the folder first"
      case EEXIST: "--force replaces it"
      default: nil
      }
    return RecordingError(.cannotCreate, "cannot be written: \(systemMessage(reason))", file: path, hint: hint)
  }
}
