/// Time for a replay: the machine's, or a test's.
struct ReplayClock {
  /// Nanoseconds.
  var now: () -> Int64
  /// Waits until a moment; returns early with a signal that arrives meanwhile.
  var wait: (_ deadline: Int64) -> Int32?
}

extension ReplayClock {
  /// The last stretch before a deadline is watched instead of slept through, in ns: waking up takes some tens of µs.
  static let spin: Int64 = 250_000
  /// Further away than this, in ns, signals end the wait.
  static let signalDistance: Int64 = 2_000_000

  /// `CLOCK_MONOTONIC`, with the signals of `source`.
  static func live(signals source: borrowing SignalSource) -> ReplayClock {
    let number = source.number
    MonotonicClock.sleepPrecisely()
    let spinning = Spinning()
    return ReplayClock(now: MonotonicClock.now) { deadline in
      while true {
        if let signal = SignalSource.read(from: number) { return signal }
        guard deadline - MonotonicClock.now() > signalDistance else { break }
        _ = Poll.wait(for: [number], until: deadline - signalDistance)
      }
      spinning.wait(until: deadline)
      return nil
    }
  }

  /// Waits precisely. In virtual time, where the clock stands still while somebody looks at it, only sleeps.
  private final class Spinning {
    private var isVirtual = false

    func wait(until deadline: Int64) {
      MonotonicClock.sleep(until: isVirtual ? deadline : deadline - ReplayClock.spin)
      var last = MonotonicClock.now()
      var standstill = 0
      while last < deadline {
        let now = MonotonicClock.now()
        standstill = now == last ? standstill + 1 : 0
        last = now
        if standstill > 1000 {
          isVirtual = true
          MonotonicClock.sleep(until: deadline)
        }
      }
    }
  }
}
