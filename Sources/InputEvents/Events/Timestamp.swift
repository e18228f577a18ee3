/// A moment on an event's own clock, in whole microseconds; never the wall clock.
@frozen public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since the clock's origin.
  public var microseconds: Int64

  /// A moment `microseconds` µs after the clock's origin.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The clock's origin.
  @inlinable public static var zero: Self { Self(microseconds: 0) }

  /// Orders moments from the earliest to the latest.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// Microseconds from `earlier` to `later`; saturates instead of overflowing.
  @inlinable public static func - (later: Self, earlier: Self) -> Int64 {
    let (difference, overflow) = later.microseconds.subtractingReportingOverflow(earlier.microseconds)
    return overflow ? (later > earlier ? .max : .min) : difference
  }

  /// The moment `microseconds` µs later; saturates instead of overflowing.
  @inlinable public static func + (moment: Self, microseconds: Int64) -> Self {
    let (sum, overflow) = moment.microseconds.addingReportingOverflow(microseconds)
    return Self(microseconds: overflow ? (microseconds > 0 ? .max : .min) : sum)
  }

  /// Moves the moment by `microseconds` µs; saturates instead of overflowing.
  @inlinable public static func += (moment: inout Self, microseconds: Int64) {
    moment = moment + microseconds
  }
}

extension Timestamp: CustomStringConvertible {
  /// Seconds with six decimals, such as `1.250000`.
  public var description: String {
    let magnitude = microseconds.magnitude
    let fraction = String(magnitude % 1_000_000)
    return (microseconds < 0 ? "-" : "") + String(magnitude / 1_000_000) + "."
      + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }
}
