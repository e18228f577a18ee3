import Audit
import Foundation
import Testing

@Suite("Days of a baseline")
struct CalendarDayTests {
  @Test(
    "a day is read as it is written", arguments: ["0001-01-01", "1970-01-01", "2024-02-29", "2000-02-29", "9999-12-31"])
  func days(text: String) throws { #expect(try #require(CalendarDay(text)).description == text) }

  @Test(
    "what is no day is none",
    arguments: [
      "", "2027", "2027-1-31", "2027-01-31 ", "2027-13-01", "2027-00-01", "2027-02-29", "1900-02-29", "2027-04-31",
      "0000-01-01", "2027-01-00", "-027-01-01", "2027/01/31", "2027-01-31T00", "20270131", "２０２７-01-31",
    ])
  func others(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("an earlier day is less")
  func order() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01", "2028-01-01"].map { text in
      try #require(CalendarDay(text))
    }
    for (index, day) in days.enumerated() {
      for (other, second) in days.enumerated() { #expect((day < second) == (index < other)) }
    }
  }

  @Test("the day of a time is that of the calendar of Foundation, over six centuries and at every border")
  func seconds() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    // Foundation counts days before October 1582 by the Julian calendar.
    for step in stride(from: Int64(-141_000), through: 146_097, by: 1) where step % 7 == 0 || abs(step) < 800 {
      for offset in [Int64(0), 86_399] {
        let seconds = step * 86_400 + offset
        let parts = calendar.dateComponents(
          [.year, .month, .day], from: Date(timeIntervalSince1970: TimeInterval(seconds)))
        let day = CalendarDay(secondsSince1970: seconds)
        #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day], "\(seconds)")
        guard [day.year, day.month, day.day] == [parts.year, parts.month, parts.day] else { return }
      }
    }
  }

  @Test(
    "a time beyond all days is the first or the last one", arguments: [(Int64.min, "0001-01-01"), (.max, "9999-12-31")])
  func beyond(seconds: Int64, day: String) { #expect(CalendarDay(secondsSince1970: seconds).description == day) }
}
