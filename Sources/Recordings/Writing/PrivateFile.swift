import Glibc

/// Files that nobody but their owner may read, as a recording with keystrokes in it.
public enum PrivateFile {
  /// Whether a file is one, be it read as standard input (`-`); pipes, devices and what is not there are none.
  public static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    let isKnown = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)
    return isKnown == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o077 == 0
  }
}
