import Glibc
import Recordings
import SafeText
import Synchronization

/// Standard output: what a command was asked for.
///
/// Nothing else in the program writes there, or to standard error but `StandardError`, so that no command can forget
/// that names and files may hold what steers a terminal.
enum StandardOutput {
  /// Writes a text for people.
  static func show(_ text: TerminalText, terminator: TerminalText = "\n") {
    add(text.description + terminator.description)
  }

  /// Writes a document for programs, whose writer knows how to escape: JSON, HTML, SVG. On a terminal it is read by a
  /// person, and what would steer that is written out.
  static func write(_ document: String) { add(isTerminal ? document.linesForTerminal : document) }

  /// Hands over what has been written so far, so that it is seen as it happens, also through a pipe.
  static func push() {
    buffer.withLock { buffer in
      buffer.attempt { sink throws(RecordingError) in try sink.flush() }
    }
  }

  /// Writes out what is still buffered; throws when this or anything before could not be written, since an answer that
  /// nobody can read is not an answer.
  static func flush() throws(Failure) {
    push()
    guard let failure = buffer.withLock(\.failure) else { return }
    switch failure.code {
    case .readerLeft:
      var failure = Failure(.interrupted, "nobody reads standard output any more")
      failure.isQuiet = true
      throw failure
    case .interrupted: throw Failure(failure)
    default:
      throw Failure(
        .badDocument, "not all could be written to standard output",
        hint: "what was printed is not complete; is the disk full?")
    }
  }

  /// Whether nothing has been written yet.
  static var isUnused: Bool { buffer.withLock(\.isUnused) }

  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// What waits to be written, and what became of what was before.
  private struct Buffer {
    let sink = ByteSink(descriptor: STDOUT_FILENO, name: "-")
    /// After it nothing more is written: there would be a hole.
    var failure: RecordingError?
    var isUnused = true

    mutating func attempt(_ body: (ByteSink) throws(RecordingError) -> Void) {
      guard failure == nil else { return }
      do throws(RecordingError) { try body(sink) } catch { failure = error }
    }
  }
  private static let buffer = Mutex(Buffer())

  private static func add(_ text: String) {
    buffer.withLock { buffer in
      buffer.isUnused = false
      buffer.attempt { sink throws(RecordingError) in
        try sink.append { $0 += text.utf8 }
        // A person sees every line as it comes.
        if isTerminal { try sink.flush() }
      }
    }
  }
}
