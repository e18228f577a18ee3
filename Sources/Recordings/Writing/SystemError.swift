/// What a call of the system failed with.
struct SystemError: Error {
  /// `errno`.
  var number: Int32
}
