import Foundation
import Glibc
import Testing

/// The built `detent`, ended by a signal after a while.
enum Killed {
  /// Runs it in a folder, and says nothing of what it prints.
  ///
  /// - Parameter moment: When the signal is sent, counted from the start; nil lets it come to its end.
  /// - Returns: Its exit code, or minus the signal that ended it.
  static func run(_ arguments: [String], in folder: String, after moment: Duration?, _ signal: Int32) throws -> Int32 {
    // The shell becomes the program, so that the process is the same.
    let script = "cd \"$0\" && exec \"$@\" </dev/null >/dev/null 2>&1"
    var words: [UnsafeMutablePointer<CChar>?] =
      (["/bin/sh", "-c", script, folder, Program.path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/sh", nil, nil, &words, environ) == 0)
    if let moment {
      let parts = moment.components
      usleep(UInt32(clamping: parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000))
      kill(process, signal)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
