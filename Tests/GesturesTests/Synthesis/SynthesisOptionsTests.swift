import Gestures
import InputEvents
import Testing

@Suite("Options of a synthesized hand")
struct SynthesisOptionsTests {
  @Test("options out of range are refused")
  func badOptions() {
    for (rate, jitter) in [(59, 0.0), (1001, 0), (120, -1), (120, .infinity)] {
      var options = SynthesisOptions()
      options.reportRate = rate
      options.jitter = jitter
      #expect(throws: SynthesisError.self) { try GestureSynthesizer(devices: [], options: options) }
    }
  }
}
