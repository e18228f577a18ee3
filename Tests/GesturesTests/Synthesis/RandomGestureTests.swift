import Geometry
import Gestures
import TestSupport
import Testing

/// Any numbers in an instruction: either the synthesizer refuses it, or it is recognized as what it says.
@Suite("Random gestures")
struct RandomGestureTests {
  static let count = ConfusionMatrixTests.isLong ? 10_000 : 200

  @Test(
    "are refused or recognized", arguments: [TestDevices.phone, TestDevices.watch, TestDevices.anonymous].map(\.id))
  func refusedOrRecognized(id: String) throws {
    let device = try #require(ConfusionMatrixTests.devices.first { $0.id == id })
    var actions = RandomActions(generator: SplitMix64(seed: 11), screen: try #require(device.screen))
    var recognized = 0
    for number in 0..<Self.count {
      let (action, label) = actions.next()
      var options = SynthesisOptions()
      options.reportRate = ConfusionMatrixTests.rates[number % ConfusionMatrixTests.rates.count]
      options.jitter = number % 2 == 0 ? 0 : 2
      options.slotOrder = number % 3 == 0 ? .shuffled : .ascending
      options.seed = UInt64(number)
      do {
        let found = try RoundTrip([action], on: [device], options: options).label(withEdges: false)
        #expect(found == label, "\(action) at \(options.reportRate) Hz, jitter \(options.jitter), seed \(number)")
        recognized += 1
      } catch is SynthesisError {
        continue
      }
    }
    #expect(recognized > Self.count / 3)
  }
}
