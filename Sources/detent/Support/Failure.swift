import SafeText

/// An error that a command reports to people: what, where, what was expected and what to do.
struct Failure: Error {
  /// The exit code.
  var status: ExitStatus
  /// What is wrong and where, in one line without a final period.
  var message: TerminalText
  /// What to do about it.
  var hint: TerminalText?
  /// Whether nothing is said of it: the reader of the output went, and wants to hear no more.
  var isQuiet = false

  /// A failure that ends the command; what its texts quote is written out where it would steer a terminal.
  init(_ status: ExitStatus, _ message: TerminalText, hint: TerminalText? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// Says it on standard error.
  func show() {
    StandardError.show("detent: error: \(message)")
    if let hint { StandardError.show("  hint: \(hint)") }
  }
}
