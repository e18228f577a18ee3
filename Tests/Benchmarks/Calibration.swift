/// A fixed piece of work that stands in where a row has no peer: what a step of it takes says how fast the machine is
/// just then.
///
/// A step is a multiplication, a look into a table of 256 KiB that depends on the step before, and a branch that is taken
/// half of the time: what our code spends its time with. It touches nothing of Detent's.
enum Calibration {
  /// What a step takes, in ns, on the machine that budgets in seconds mean: about that of a server's core of 2023 with
  /// nothing beside it. It is a definition: where a step takes 4 ns, everything may take twice the time.
  static let reference = 2.0

  private static let table: [UInt64] = {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<32_768).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }()

  private static let steps = 4_000_000
  private static let rounds = 5

  /// The ns that a step takes now: the least of some rounds, since whatever else runs only adds to it.
  static func nanoseconds() throws -> Double {
    _ = table.count
    var least = Double.infinity
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      least = min(least, BenchmarkContext.measure { sum = work(steps) })
    }
    // So that the loop is not optimized away; which number it is depends on the table only.
    guard sum != 0 else { throw BenchmarkFailure("the calibration loop has done nothing") }
    return least * 1e9 / Double(steps)
  }

  private static func work(_ steps: Int) -> UInt64 {
    table.withUnsafeBufferPointer { table in
      var (place, sum): (UInt64, UInt64) = (1, 0)
      for _ in 0..<steps {
        place = (place &* 0xD134_2543_DE82_EF95) &+ table[Int(truncatingIfNeeded: place >> 49)]
        if place >> 63 == 0 { sum &+= place } else { sum ^= place >> 3 }
      }
      return sum
    }
  }
}
