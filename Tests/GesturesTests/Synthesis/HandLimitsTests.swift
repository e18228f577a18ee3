import Geometry
import InputEvents
import TestSupport
import Testing

@testable import Gestures

/// What a synthesized hand keeps within: the line that it draws, its tremble, the time of a tap, what it lets go of.
@Suite("Limits of a synthesized hand")
struct HandLimitsTests {
  @Test("a first piece shorter than a point is gone along as well")
  func shortPiece() {
    let (start, corner, end) = (Point(x: 100, y: 100), Point(x: 100.5, y: 100), Point(x: 100.5, y: 101.5))
    let shape = FingerShape.line([start, corner, end])
    #expect(shape.position(0.125) == Point(x: 100.25, y: 100))
    #expect(shape.position(0.25) == corner)
    #expect(shape.position(0.625) == Point(x: 100.5, y: 100.75))
  }

  @Test("a finger strays from its line by no more than the tremble that is asked for", arguments: [0.25, 0.5, 2, 4])
  func tremble(jitter: Double) throws {
    var options = SynthesisOptions()
    options.jitter = jitter
    let phone = TestDevices.phone
    let screen = try #require(phone.screen)
    for (target, code, length) in [
      ("300,300", AbsoluteAxis.mtPositionY, screen.height), ("100,500", .mtPositionX, screen.width),
    ] {
      let line = code == .mtPositionY ? 300.0 : 100
      let trip = try RoundTrip("drag from 100,300 to \(target) in 500ms", on: [phone], options: options)
      let axis = try #require(phone.description.axes[code])
      let point = length / Double(Int(axis.maximum) - Int(axis.minimum) + 1)
      let places = trip.frames.flatMap(\.events)
        .filter { $0.type == .abs && $0.code == code.rawValue }
        .map { Double($0.value - axis.minimum) * point }
      #expect(places.count > 5)
      #expect(places.allSatisfy { abs($0 - line) <= jitter + point }, "\(places)")
    }
  }

  @Test("a tap is over within half the time that a tap may take", arguments: [30_000, 60_000, 100_000, 300_000])
  func quickTap(longest: Int64) throws {
    var options = SynthesisOptions()
    options.thresholds.tapMaximum = longest
    let trip = try RoundTrip("tap 100,300", on: [TestDevices.phone], options: options)
    #expect(trip.label == "tap")
  }

  @Test("only a ring that tells when a finger lies on it is let go of", arguments: ["turn crown 3", "turn dial -1"])
  func nothingToLetGo(script: String) throws {
    let trip = try RoundTrip(script, on: [TestDevices.crown, TestDevices.dial])
    #expect(!trip.frames.isEmpty)
    #expect(!trip.frames.flatMap(\.events).contains { $0.type == .abs }, "neither has an absolute axis")
  }

  @Test("where there is no room to rotate it is told how much there is", arguments: [("0,0", 0), ("7,400", 5)])
  func noRoom(place: String, room: Int) {
    #expect {
      try RoundTrip("rotate at \(place) by 90deg", on: [TestDevices.phone])
    } throws: { error in
      "\(error)".contains("the fingers can be \(room) pt from their middle")
    }
  }

  @Test("what is too little to be a rotation is told with the least that is one")
  func leastRotation() throws {
    let error = #expect(throws: SynthesisError.self) { try RoundTrip("rotate by 5deg", on: [TestDevices.phone]) }
    let slop = SynthesisOptions().thresholds.rotationSlop
    #expect(error?.hint == "turn by \(ScriptNumber.text(slop * 1.5)) degrees at least")
  }

  @Test("nobody moves before the last finger has been seen, be it by a report late", arguments: [2, 4])
  func lastFinger(fingers: Int) throws {
    var options = SynthesisOptions()
    // A report every 16.7 ms, and a finger every 8 ms.
    options.reportRate = 60
    let trip = try RoundTrip(
      "drag from 196,150 to 196,750 with \(fingers) fingers in 200ms", on: [TestDevices.phone], options: options)
    let events = trip.frames.flatMap(\.events).filter { $0.type == .abs }
    let arrivals = events.filter { $0.code == AbsoluteAxis.mtTrackingId.rawValue && $0.value >= 0 }
    #expect(arrivals.count == fingers)
    let last = try #require(arrivals.last).time
    let places = events.filter { $0.code == AbsoluteAxis.mtPositionY.rawValue }
    #expect(places.count { $0.time <= last } <= fingers, "each is where it came down")
    #expect(places.count { $0.time > last } > fingers)
  }

  @Test(
    "a drag that reaches its threshold within two reports of a long press is refused: it may be told too late",
    arguments: [(60, false), (1_000, true)])
  func lateThreshold(rate: Int, isTaken: Bool) throws {
    var options = SynthesisOptions()
    options.reportRate = rate
    // Of 400 pt the first 13 take 0.1 of 4.7 s: the threshold is behind after 483 to 487 ms, and 500 are a long press.
    let script = "drag from 100,300 to 100,700 in 4700ms"
    if isTaken {
      #expect(try RoundTrip(script, on: [TestDevices.phone], options: options).label == "pan")
    } else {
      let error = #expect(throws: SynthesisError.self) {
        try RoundTrip(script, on: [TestDevices.phone], options: options)
      }
      #expect(error?.message.contains("it is a long press first") == true)
    }
  }
}
