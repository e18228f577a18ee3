/// The exit codes of the command-line contract.
enum ExitStatus: Int32 {
  /// Done and clean.
  case clean = 0
  /// Findings, or expectations that failed.
  case findings = 1
  /// The command line is wrong, a place that cannot be written included; or a script, be it in a file.
  case usage = 2
  /// A document or a recording is wrong, or a file is not there; or what was written did not fit.
  case badDocument = 3
  /// A device is missing, refuses or may not be used.
  case device = 4
  /// The target is not available.
  case targetUnavailable = 5
  /// A bug of ours.
  case internalError = 70
  /// Interrupted by a signal, or because nobody reads the output any more.
  case interrupted = 130
}
