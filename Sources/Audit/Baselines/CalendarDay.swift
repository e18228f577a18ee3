/// A day of the Gregorian calendar, such as 2027-01-31.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day as ISO 8601 writes it, such as `2027-01-31`; nil where there is no such day.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    guard numbers[0] > 0, (1...12).contains(numbers[1]), numbers[2] > 0,
      numbers[2] <= Self.days(in: numbers[1], of: numbers[0])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  /// The day, in UTC, a number of seconds after the beginning of 1970; the first or last day there is where that is
  /// beyond them.
  ///
  /// Days are counted in years that begin in March, so that a leap day is the last of its year (Howard Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms").
  public init(secondsSince1970 seconds: Int64) {
    let (first, last) = (Int64(-719_162), Int64(2_932_896))
    let whole = seconds / 86400 - (seconds % 86400 < 0 ? 1 : 0)
    let days = min(max(whole, first), last)
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
  }

  /// As ISO 8601 writes it.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The earlier day is less.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
