// The C library declares `stdout` as a variable; nothing here ever assigns it.
@preconcurrency import Glibc

/// Standard output, as `print` writes it.
enum StandardOutput {
  /// Writes out what is still buffered; throws when this or anything before could not be written, since an answer that
  /// nobody can read is not an answer.
  static func flush() throws(Failure) {
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      throw Failure(
        .badDocument, "not all could be written to standard output",
        hint: "what was printed is not complete; is the disk full?")
    }
  }
}
