/// An error that a command reports to people: what, where, what was expected and what to do.
struct Failure: Error {
  /// The exit code.
  var status: ExitStatus
  /// What is wrong and where, in one line without a final period.
  var message: String
  /// What to do about it.
  var hint: String?

  /// A failure that ends the command.
  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}
