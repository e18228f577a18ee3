import Geometry
import InputEvents
import Testing

@testable import Gestures

/// What a script says of the speed at which fingers are let go is what is measured, whatever the digitizer's rate.
@Suite("Speeds of release")
struct ReleaseSpeedTests {
  /// A statement and the speed that it asks for, in points per second.
  struct Case: CustomTestStringConvertible, Sendable {
    var statement: String
    var speed: Double

    var testDescription: String { statement }
  }

  static let cases = [
    Case(statement: "drag from 200,700 to 200,300 in 300ms, release at 900 pt/s", speed: 900),
    Case(statement: "drag from 200,700 to 200,600 in 250ms, release at 400 pt/s", speed: 400),
    Case(statement: "drag from 200,200 to 200,700 in 400ms, release at 1500 pt/s", speed: 1_500),
    Case(statement: "drag from 100,300 via 300,500 to 300,700 in 600ms, release at 600 pt/s", speed: 600),
    Case(statement: "flick up from 200,700 at 2000 pt/s", speed: 2_000),
    Case(statement: "flick down from 200,200 at 4000 pt/s", speed: 4_000),
    Case(statement: "drag from 200,700 to 200,500 in 120ms, release at 2500 pt/s", speed: 2_500),
    Case(statement: "flick left from 300,400 at 800 pt/s", speed: 800),
    Case(statement: "flick right at 500 pt/s", speed: 500),
    Case(statement: "flick up at 1200 pt/s with 2 fingers", speed: 1_200),
  ]

  /// The speed at the end of the last pan of a statement.
  static func speed(_ statement: String, rate: Int) throws -> Double {
    var options = SynthesisOptions()
    options.reportRate = rate
    let trip = try RoundTrip(statement, on: [TestDevices.phone], options: options)
    let ends = trip.gestures.compactMap { gesture in if case .pan(let pan) = gesture { pan.velocity } else { nil } }
    return (try #require(ends.last, "\(statement) at \(rate) Hz")).length
  }

  /// Positions are rounded to units of the digitizer, 0.36 points apart: at 60 Hz that is up to 2 % of the slowest.
  @Test("speed asked and speed measured", arguments: cases)
  func measured(_ example: Case) throws {
    for rate in [60, 120, 240, 1_000] {
      let speed = try Self.speed(example.statement, rate: rate)
      #expect(abs(speed - example.speed) < 0.02 * example.speed + 5, "\(speed) at \(rate) Hz")
    }
  }
}
