import InputEvents
import Testing

@testable import KernelInput

@Suite("Deadlines of a replay")
struct ReplayScheduleTests {
  static func deadlines(_ times: [Int64], speed: Double = 1, longestPause: Int64? = nil) -> [Int64] {
    var schedule = ReplaySchedule(
      origin: 1_000_000, first: Timestamp(microseconds: times[0]), speed: speed, longestPause: longestPause)
    return times.map { schedule.deadline(of: Timestamp(microseconds: $0)) - 1_000_000 }
  }

  @Test("are counted from the first frame, so that errors do not add up")
  func absolute() { #expect(Self.deadlines([500, 508, 540, 500_500]) == [0, 8000, 40_000, 500_000_000]) }

  @Test("follow the speed")
  func speed() { #expect(Self.deadlines([0, 8000, 16000], speed: 2) == [0, 4_000_000, 8_000_000]) }

  @Test("shorten long pauses only")
  func pause() {
    #expect(
      Self.deadlines([0, 1000, 60_001_000, 60_002_000], longestPause: 5000) == [0, 1_000_000, 6_000_000, 7_000_000])
  }

  @Test("go on where a clock was set back, and wait for nothing")
  func clockJump() {
    #expect(Self.deadlines([0, 1000, -3_600_000_000, -3_599_999_000]) == [0, 1_000_000, 1_000_000, 2_000_000])
  }

  @Test("keep frames that are a little out of order where they are")
  func disorder() { #expect(Self.deadlines([0, 2000, 1500, 3000]) == [0, 2_000_000, 1_500_000, 3_000_000]) }

  @Test("of the end of time do not overflow", arguments: [0.000_001, 1, 1_000_000])
  func extremes(speed: Double) {
    let deadlines = Self.deadlines([.min, 0, .max, .min], speed: speed)
    #expect(deadlines.count == 4)
  }
}
