import Testing

@testable import KernelInput

@Suite("When a device is grabbed")
struct GrabTakingTests {
  static let moments: [(purpose: GrabTaking.Purpose, isDown: Bool, waits: Bool, now: Int64, step: GrabTaking.Move)] = [
    // Nothing is down, and nothing that would say otherwise waits.
    (.keep, false, false, 0, .take), (.monitor, false, false, 0, .take), (.look, false, false, 0, .take),
    // A key is down, or what waits to be read may be one.
    (.keep, true, false, 0, .wait), (.keep, false, true, 0, .wait), (.monitor, true, false, 99, .wait),
    (.monitor, false, true, 99, .wait),
    // Whoever only looks gives it back at once; whoever keeps it would keep the key down for everybody.
    (.monitor, true, false, 100, .take), (.look, true, true, 100, .take), (.keep, true, false, 100, .giveUp),
    (.keep, false, true, 100, .take),
  ]

  @Test("a device with keys down is waited for, and is not kept with one down", arguments: moments)
  func steps(
    moment: (purpose: GrabTaking.Purpose, isDown: Bool, waits: Bool, now: Int64, step: GrabTaking.Move)
  ) {
    let taking = GrabTaking(purpose: moment.purpose, deadline: 100)
    #expect(taking.step(hasKeysDown: moment.isDown, isReadable: moment.waits, at: moment.now) == moment.step)
  }
}
