// The C library declares `stdout` as a variable; nothing here ever assigns it.
@preconcurrency import Glibc
import SafeText

/// Standard output: what a command was asked for.
///
/// Nothing else in the program writes there, or to standard error but `StandardError`, so that no command can forget
/// that names and files may hold what steers a terminal.
enum StandardOutput {
  /// Writes a text for people.
  static func show(_ text: TerminalText, terminator: TerminalText = "\n") {
    print(text.description, terminator: terminator.description)
  }

  /// Writes a document for programs, whose writer knows how to escape: JSON, HTML, SVG. On a terminal it is read by a
  /// person, and what would steer that is written out.
  static func write(_ document: String) {
    print(isatty(STDOUT_FILENO) == 1 ? document.linesForTerminal : document, terminator: "")
  }

  /// Hands over what has been written so far, so that it is seen as it happens, also through a pipe.
  static func push() { fflush(stdout) }

  /// Writes out what is still buffered; throws when this or anything before could not be written, since an answer that
  /// nobody can read is not an answer.
  static func flush() throws(Failure) {
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      if errno == EPIPE {
        var failure = Failure(.interrupted, "nobody reads standard output any more")
        failure.isQuiet = true
        throw failure
      }
      throw Failure(
        .badDocument, "not all could be written to standard output",
        hint: "what was printed is not complete; is the disk full?")
    }
  }
}
