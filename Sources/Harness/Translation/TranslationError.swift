public import InputEvents

/// Why a recording cannot be said as a script: something was done that no instruction says, and something came of it.
public struct TranslationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// When it was done, in µs on the run's clock.
  public var time: Timestamp
  /// What was done, in words.
  public var doing: String
  /// Why no instruction says it, in one line without a final period.
  public var reason: String

  /// `at 2.310 s: a drag that was cut off: no instruction …`.
  public var description: String {
    "at \(Numerals.seconds(time.microseconds)) s: \(doing): \(reason)"
  }
}
