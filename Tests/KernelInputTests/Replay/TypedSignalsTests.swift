import Glibc
import InputEvents
import Testing

@testable import KernelInput

@Suite("Signals that a replay types itself")
struct TypedSignalsTests {
  @Test(
    "are known by their keys",
    arguments: [
      ([KeyCode.keyLeftctrl, .keyC], SIGINT, true), ([.keyRightctrl, .keyC], SIGINT, true),
      ([.keyLeftctrl, .keyBackslash], SIGQUIT, true), ([.keyLeftctrl, .keyC], SIGTERM, false),
      ([.keyC], SIGINT, false), ([.keyLeftctrl, .keyX], SIGINT, false),
    ])
  func chords(keys: [KeyCode], signal: Int32, isTyped: Bool) {
    var signals = TypedSignals()
    signals.note(keys.map { .key($0, 1, at: .zero) }, at: 0)
    let first = signals.explain(signal, at: 1000)
    #expect(first == isTyped)
    let second = signals.explain(signal, at: 2000)
    #expect(!second, "an echo counts once")
  }

  @Test("are not expected for ever")
  func late() {
    var signals = TypedSignals()
    signals.note([.key(.keyLeftctrl, 1, at: .zero), .key(.keyC, 1, at: .zero)], at: 0)
    let isTyped = signals.explain(SIGINT, at: TypedSignals.delay + 1)
    #expect(!isTyped)
  }

  @Test("need Ctrl to be down still")
  func released() {
    var signals = TypedSignals()
    signals.note([.key(.keyLeftctrl, 1, at: .zero)], at: 0)
    signals.note([.key(.keyLeftctrl, 0, at: .zero)], at: 1)
    signals.note([.key(.keyC, 1, at: .zero)], at: 2)
    let isTyped = signals.explain(SIGINT, at: 3)
    #expect(!isTyped)
  }
}
