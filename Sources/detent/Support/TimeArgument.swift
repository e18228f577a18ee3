import ArgumentParser

/// A span of time on the command line: `180ms`, `1.5s`, `250us`, `2min`; a bare number counts seconds.
struct TimeArgument: ExpressibleByArgument {
  /// Its length in microseconds.
  let microseconds: Int64

  init?(argument: String) {
    let units: [(ending: String, microseconds: Double)] = [
      ("min", 60_000_000), ("ms", 1000), ("us", 1), ("µs", 1), ("s", 1_000_000), ("", 1_000_000),
    ]
    guard let unit = units.first(where: { argument.hasSuffix($0.ending) }),
      let number = Double(argument.dropLast(unit.ending.count)), number.isFinite, number >= 0,
      number * unit.microseconds < 9e15
    else { return nil }
    microseconds = Int64((number * unit.microseconds).rounded())
  }
}
