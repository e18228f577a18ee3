import Testing

@testable import KernelInput

/// Looks at devices take them for a moment, so there are few of them, and none where anything is heard.
@Suite("When to look whether a device is grabbed")
struct GrabScheduleTests {
  static let second: Int64 = 1_000_000_000

  /// Looks at a silent device for so long, each look with an answer; the moments in s.
  static func looks(_ schedule: inout GrabSchedule, until end: Int64, _ answer: GrabLook = .free) -> [Double] {
    var moments: [Double] = []
    while let due = schedule.due, due <= end {
      schedule.begin()
      #expect(schedule.due == nil)
      moments.append(Double(due) / Double(second))
      if schedule.end(answer, at: due) { break }
    }
    return moments
  }

  @Test("a device that is silent is looked at more and more rarely")
  func silent() {
    var schedule = GrabSchedule(now: 0)
    let moments1 = Self.looks(&schedule, until: 40 * Self.second)
    #expect(moments1 == [1, 2, 4, 8, 16, 24, 32, 40])
    #expect(!schedule.isGrabbed)
  }

  @Test("a device that is heard is not looked at before it is silent for a second")
  func heard() {
    var schedule = GrabSchedule(now: 0)
    for moment in 1...20 { schedule.hear(at: Int64(moment) * Self.second / 2) }
    #expect(schedule.due == 11 * Self.second)
    let moments2 = Self.looks(&schedule, until: 13 * Self.second)
    #expect(moments2 == [11, 12])
  }

  @Test("somebody who opens it is looked after soon, but not while it is heard")
  func opened() {
    var schedule = GrabSchedule(now: 0)
    _ = Self.looks(&schedule, until: 20 * Self.second)
    schedule.open(at: 20 * Self.second)
    let moments3 = Self.looks(&schedule, until: 23 * Self.second)
    #expect(moments3 == [20.5, 21.5])
    schedule.hear(at: 30 * Self.second)
    schedule.open(at: 29 * Self.second)
    #expect(schedule.due == 30 * Self.second + Self.second / 2)
    schedule.hear(at: 30 * Self.second + Self.second / 4)
    #expect(schedule.due == 31 * Self.second + Self.second / 4)
  }

  @Test("one who has it for a moment looks as we do; who keeps it has grabbed it, and that is found once")
  func taken() {
    var schedule = GrabSchedule(now: 0)
    schedule.begin()
    var isCertain = schedule.end(.taken, at: Self.second)
    #expect(!isCertain)
    #expect(schedule.due == Self.second + GrabSchedule.again.pause)
    schedule.begin()
    isCertain = schedule.end(.free, at: 2 * Self.second)
    #expect(!isCertain)
    let moments4 = Self.looks(&schedule, until: 9 * Self.second, .taken)
    #expect(moments4.count == 3)
    #expect(schedule.isGrabbed)
    #expect(schedule.due == nil)
    schedule.open(at: 9 * Self.second)
    schedule.hear(at: 9 * Self.second)
    #expect(schedule.due == nil)
  }

  @Test("while a key is down nothing is taken, and it is looked at again a second later")
  func unsure() {
    var schedule = GrabSchedule(now: 0)
    let moments5 = Self.looks(&schedule, until: 4 * Self.second, .unsure)
    #expect(moments5 == [1, 2, 3, 4])
  }
}
