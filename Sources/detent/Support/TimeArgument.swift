import ArgumentParser
import SafeText

/// A span of time on the command line, with its unit: `180ms`, `1.5s`, `250us`, `2min`.
struct TimeArgument: Sendable {
  /// Its length in microseconds.
  let microseconds: Int64

  /// The units, those with more letters first.
  private static let units: [(ending: String, microseconds: Double)] = [
    ("min", 60_000_000), ("ms", 1000), ("us", 1), ("µs", 1), ("μs", 1), ("s", 1_000_000),
  ]

  /// - Throws: `ValidationError` with the right spelling, where it is no time or has no unit.
  init(argument: String) throws {
    let unit = Self.units.first { argument.hasSuffix($0.ending) }
    guard let unit, let number = Self.number(argument.dropLast(unit.ending.count)) else {
      throw ValidationError("expected a time with its unit, us, ms, s or min\(Self.advice(argument))")
    }
    guard number * unit.microseconds < 9e15 else { throw ValidationError("a time is at most 9e9 s here") }
    microseconds = Int64((number * unit.microseconds).rounded())
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard let number = Double(String(text)), number.isFinite, number >= 0 else { return nil }
    return number
  }

  /// What is meant by a bare number, or by a unit with another name.
  private static func advice(_ argument: String) -> String {
    if number(argument) != nil { return ": \(argument)s, or \(argument)ms for thousandths of a second" }
    let digits = argument.prefix { $0.isNumber || $0 == "." }
    guard number(digits) != nil else { return ", such as 500ms or 5s" }
    let names: [String: String] = [
      "m": "min", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "msec": "ms", "minute": "min",
      "minutes": "min", "mins": "min", "S": "s", "MS": "ms",
    ]
    let ending = argument.dropFirst(digits.count).drop { $0 == " " }
    if let name = names[String(ending)] { return ": \(digits)\(name)" }
    if ["h", "hour", "hours", "hr"].contains(String(ending)), let hours = number(digits) {
      return ": \((hours * 60).formatted)min"
    }
    return ", such as 500ms or 5s"
  }
}

extension Double {
  /// Whole numbers without a point.
  fileprivate var formatted: String { self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)" }
}
