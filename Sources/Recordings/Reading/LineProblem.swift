/// What is wrong at one byte of a line; becomes a `RecordingError` where file and line are known.
struct LineProblem: Error {
  var code: RecordingError.Code = .malformed
  /// The position in the reader's window.
  var position: Int
  var message: String
  var hint: String?
}

extension LineInput {
  /// An error at a column of a row of a session.
  func error(
    _ code: RecordingError.Code, _ message: String, at row: SessionLine, _ column: Int, hint: String? = nil
  ) -> RecordingError {
    error(code, message, line: row.line, column: column, hint: hint)
  }

  /// The error that a problem in the line that begins at `lineStart` amounts to.
  func error(_ problem: LineProblem, lineStart: Int, line: Int) -> RecordingError {
    error(
      problem.code, problem.message, line: line, column: problem.position - lineStart + 1, hint: problem.hint)
  }
}
