import Synchronization
import Testing

@testable import KernelInput

@Suite("Looks in a thread of their own")
struct GrabMonitorTests {
  @Test("whoever asks does not wait, and gets every answer with its number")
  func answers() throws {
    let monitor = try #require(GrabMonitor())
    let isHeld = Atomic(true)
    monitor.ask(
      GrabProbe(number: 1) {
        while isHeld.load(ordering: .relaxed) { MonotonicClock.sleep(until: MonotonicClock.now() + 1_000_000) }
        return .taken
      })
    monitor.ask(GrabProbe(number: 2) { .free })
    #expect(monitor.answers().isEmpty)
    #expect(Poll.wait(for: [monitor.number], until: MonotonicClock.now()) == [false])
    isHeld.store(false, ordering: .relaxed)
    var found: [Int: GrabLook] = [:]
    while found.count < 2 {
      #expect(Poll.wait(for: [monitor.number], until: MonotonicClock.deadline(after: 20_000_000)) == [true])
      for answer in monitor.answers() { found[answer.number] = answer.look }
    }
    #expect(found == [1: .taken, 2: .free])
    #expect(Poll.wait(for: [monitor.number], until: MonotonicClock.now()) == [false])
  }

  @Test("its end waits for the look that is under way")
  func ends() throws {
    let hasEnded = Atomic(false)
    do {
      let monitor = try #require(GrabMonitor())
      let hasBegun = Atomic(false)
      monitor.ask(
        GrabProbe(number: 1) {
          hasBegun.store(true, ordering: .relaxed)
          MonotonicClock.sleep(until: MonotonicClock.now() + 50_000_000)
          hasEnded.store(true, ordering: .relaxed)
          return .free
        })
      while !hasBegun.load(ordering: .relaxed) { MonotonicClock.sleep(until: MonotonicClock.now() + 1_000_000) }
      _ = consume monitor
    }
    let isOver = hasEnded.load(ordering: .relaxed)
    #expect(isOver)
  }
}
