import Gestures
import Testing

/// However long a movement is to take: it is recognized as what it is, or refused with a reason; never something else,
/// such as a long press before a pinch, or a pan instead of a scrub.
@Suite("Slow and fast gestures")
struct SlowGestureTests {
  static let movements: [(String, String)] = [
    ("scrub", "scrub"), ("pinch by 2", "pinch out"), ("pinch by 0.5", "pinch in"), ("pinch by 1.1", "pinch out"),
    ("rotate by 90deg", "rotate clockwise"), ("rotate by -20deg", "rotate anticlockwise"),
    ("drag from 196,426 to 196,600", "pan"), ("drag from 196,426 to 230,426", "pan"),
    ("drag from 196,426 to 196,600 with 2 fingers", "pan (2)"),
    ("drag from 196,426 to 196,600 with 10 fingers", "pan (10)"),
    ("swipe up", "swipe up"), ("swipe left with 10 fingers", "swipe left (10)"),
  ]

  static let durations =
    ConfusionMatrixTests.isLong
    ? Array(stride(from: 20, through: 6000, by: 20))
    : Array(stride(from: 50, to: 1800, by: 250)) + [1840, 1870, 1900, 1930, 1960, 2000, 5000]
  static let hands = ConfusionMatrixTests.isLong ? [(60, 0.0), (100, 2), (125, 3.1), (1000, 2)] : [(60, 0), (100, 2)]

  @Test("are recognized or refused", arguments: movements)
  func recognizedOrRefused(movement: String, label: String) throws {
    var recognized = 0
    var refused = 0
    for milliseconds in Self.durations {
      for (rate, jitter) in Self.hands {
        var options = SynthesisOptions()
        options.reportRate = rate
        options.jitter = jitter
        options.seed = UInt64(milliseconds)
        // The words that follow the duration may stand after it.
        let parts = movement.split(separator: " with ", maxSplits: 1)
        let script = "\(parts[0]) in \(milliseconds)ms" + (parts.count > 1 ? " with \(parts[1])" : "")
        do {
          let found = try RoundTrip(script, on: [TestDevices.phone], options: options).label
          #expect(found == label, "\(script) at \(rate) Hz, jitter \(jitter)")
          recognized += 1
        } catch let error as SynthesisError {
          #expect(!error.message.isEmpty)
          refused += 1
        }
      }
    }
    #expect(recognized > 3 && refused > 0, "\(recognized) recognized, \(refused) refused")
  }

  @Test("a tap is one with any number of fingers, at any rate", arguments: 1...10)
  func tap(fingers: Int) throws {
    for rate in [60, 70, 80, 90, 100, 110, 120, 144] {
      for seed in 0..<2 {
        var options = SynthesisOptions()
        options.reportRate = rate
        options.seed = UInt64(seed)
        options.jitter = seed == 0 ? 0 : 2
        options.slotOrder = seed == 1 ? .shuffled : .ascending
        let trip = try RoundTrip(
          [.tap(at: nil, fingers: fingers, count: 1)], on: [TestDevices.phone], options: options)
        #expect(trip.label == (fingers == 1 ? "tap" : "tap (\(fingers))"), "\(rate) Hz, seed \(seed)")
      }
    }
  }
}
