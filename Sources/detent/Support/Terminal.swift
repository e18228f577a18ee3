import Glibc

/// What standard output is connected to.
enum Terminal {
  /// Whether colours may be used: a terminal, and nobody has asked for none (`NO_COLOR`, `TERM=dumb`).
  static var usesColor: Bool {
    guard isatty(STDOUT_FILENO) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    if let value = getenv("TERM"), strcmp(value, "dumb") == 0 { return false }
    return true
  }
}
