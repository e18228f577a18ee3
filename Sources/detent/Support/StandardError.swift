import Documents
import Glibc
import SafeText

/// Standard error: what went wrong, and what is on its way.
enum StandardError {
  /// Writes a line for people.
  static func show(_ text: TerminalText) { write("\(text)\n") }

  /// Says that YAML has ended a text before a `#`.
  static func warn(of text: CutText, in path: String) {
    show("detent: warning: \(text.words(in: path))")
    show("  hint: \(text.hint)")
  }

  /// Says that an old file was not replaced.
  static func showStays(_ path: String) {
    show("\(path) stays as it was, since there is nothing to put in its place")
  }

  /// Writes in the place of the line that was written so before, on a terminal.
  static func showInPlace(_ text: TerminalText) { write("\r\u{1B}[K\(text)") }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var remaining = UnsafeRawBufferPointer(bytes)
      while let base = remaining.baseAddress, !remaining.isEmpty {
        let written = Glibc.write(STDERR_FILENO, base, remaining.count)
        if written < 0, errno == EINTR || errno == EAGAIN {
          // Somebody may have made it one that does not wait: then it is waited for here.
          var request = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
          continue
        }
        guard written > 0 else { return }
        remaining = UnsafeRawBufferPointer(rebasing: remaining[written...])
      }
    }
  }
}
