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
      Flick(way: 320, milliseconds: 250), Flick(way: 340, milliseconds: 107, tolerance: 0.05),
    ])
  func flick(_ flick: Flick) throws {
    let reference = try flick.swipe(rate: 1_000).swipe.velocity.dy
    #expect(-reference > MotionProfile.flickRelease * flick.way / Double(flick.milliseconds) * 1_000)
    for rate in Self.rates {
      let (swipe, times) = try flick.swipe(rate: rate)
      #expect(abs((swipe.start.y - swipe.end.y) - flick.way) < 0.6, "\(rate) Hz")
      #expect(abs(swipe.velocity.dy - reference) < flick.tolerance * abs(reference), "\(rate) Hz")
      let (last, before) = (try #require(times.last), try #require(times.dropLast().last))
      #expect(abs(Double(last - before) - 1_000_000 / Double(rate)) <= 1, "\(rate) Hz")
      #expect(before.microseconds == Int64(flick.milliseconds) * 1_000, "\(rate) Hz")
    }
  }
}
