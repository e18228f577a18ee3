import Geometry
import InputEvents
import Testing

@testable import Gestures

/// One hand's flick, on digitizers that report it more or less often.
@Suite("Flicks at report rates")
struct FlickRateTests {
  static let rates = [60, 90, 100, 120, 125, 240, 500, 1_000]

  /// A swipe up and what may lie between its velocities at two rates, against the one at 1000 Hz.
  struct Flick: CustomTestStringConvertible, Sendable {
    var way: Double
    var milliseconds: Int
    /// The velocity is a fit over the last 100 ms; a flick that is hardly longer has few reports at 60 Hz.
    var tolerance = 0.015

    var testDescription: String { "\(way) pt in \(milliseconds) ms" }

    func swipe(rate: Int) throws -> (swipe: Gesture.Swipe, times: [Timestamp]) {
      var options = SynthesisOptions()
      options.reportRate = rate
      let trip = try RoundTrip(
        "swipe from 200,600 to 200,\(600 - Int(way)) in \(milliseconds)ms", on: [TestDevices.phone], options: options)
      let swipes = trip.gestures.compactMap { gesture in if case .swipe(let swipe) = gesture { swipe } else { nil } }
      #expect(swipes.count == 1)
      return (try #require(swipes.first, "\(rate) Hz"), trip.frames.map(\.time))
    }
  }

  @Test(
    "the whole way is seen, at the same speed at any rate, and the lift comes with the next report",
    arguments: [
      Flick(way: 300, milliseconds: 200), Flick(way: 350, milliseconds: 180), Flick(way: 200, milliseconds: 333),
      Flick(way: 320, milliseconds: 250), Flick(way: 340, milliseconds: 107, tolerance: 0.06),
    ])
  func flick(_ flick: Flick) throws {
    let reference = try flick.swipe(rate: 1_000).swipe.velocity.dy
    #expect(-reference > MotionCurve.flickRelease * flick.way / Double(flick.milliseconds) * 1_000)
    for rate in Self.rates {
      let (swipe, times) = try flick.swipe(rate: rate)
      #expect(abs((swipe.start.y - swipe.end.y) - flick.way) < 0.6, "\(rate) Hz")
      #expect(abs(swipe.velocity.dy - reference) < flick.tolerance * abs(reference), "\(rate) Hz")
      let (last, before) = (try #require(times.last), try #require(times.dropLast().last))
      #expect(abs(Double(last - before) - 1_000_000 / Double(rate)) <= 1, "\(rate) Hz")
      #expect(before.microseconds == Int64(flick.milliseconds) * 1_000, "\(rate) Hz")
    }
  }

  // MARK: On the digitizer's grid

  /// The same flick as a digitizer of `rate` Hz reports it, which divides 1000: at its own pace only, so that the lift is
  /// told by the first report without the finger.
  func onGrid(_ flick: Flick, rate: Int) throws -> Gesture.Swipe {
    var options = SynthesisOptions()
    options.reportRate = 1_000
    let trip = try RoundTrip(
      "swipe from 200,600 to 200,\(600 - Int(flick.way)) in \(flick.milliseconds)ms", on: [TestDevices.phone],
      options: options)
    var engine = GestureEngine(
      devices: [GestureEngine.Source(TestDevices.phone)],
      screen: try #require(TestDevices.phone.screen), options: options.thresholds)
    var recognized: [RecognizedInput] = []
    let period = Int64(1_000_000 / rate)
    var open: [InputEvent] = []
    let lift = try #require(trip.frames.last?.time)
    for frame in trip.frames {
      open.removeAll { $0.type == .syn }
      open += frame.events
      let isLift = frame.time == lift
      guard isLift || frame.time.microseconds % period == 0 else { continue }
      // The millisecond after the last report of the hand's place is the first without the finger.
      let time = (frame.time.microseconds - (isLift ? 1_000 : 0)) / period * period + (isLift ? period : 0)
      for var event in open {
        event.time = Timestamp(microseconds: time)
        engine.process(event, from: 0, into: &recognized)
      }
      open = []
    }
    engine.finish(at: lift + 1_000_000, into: &recognized)
    return try #require(
      recognized.lazy.compactMap { input in
        if case .gesture(.swipe(let swipe)) = input.kind { swipe } else { nil }
      }.first)
  }

  @Test(
    "between two reports nothing of a flick is seen, and no more than that is missed",
    arguments: [
      Flick(way: 300, milliseconds: 207), Flick(way: 350, milliseconds: 183), Flick(way: 200, milliseconds: 333),
      Flick(way: 320, milliseconds: 259), Flick(way: 340, milliseconds: 109, tolerance: 0.05),
    ], [100, 125, 200, 250, 500])
  func grid(_ flick: Flick, rate: Int) throws {
    let (swipe, reference) = (try onGrid(flick, rate: rate), try onGrid(flick, rate: 1_000))
    // It is let go at one and a half times its mean speed, which is its greatest.
    let release = MotionCurve.flickRelease * flick.way / Double(flick.milliseconds) * 1_000
    let missed = flick.way - (swipe.start.y - swipe.end.y)
    #expect(missed > -0.6 && missed <= release / Double(rate) + 0.6, "\(missed) pt")
    // At the end it gathers speed no more.
    #expect(abs(swipe.velocity.dy - reference.velocity.dy) < flick.tolerance * release)
  }
}
