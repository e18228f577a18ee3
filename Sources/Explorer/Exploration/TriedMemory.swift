/// What was tried with cores that were asked for, as long as that is not too much; else it is found anew.
struct TriedMemory {
  private var known: [Int: TriedSteps] = [:]
  private var count = 0

  private static let mostSteps = 200_000

  /// What was tried with a core; nil where that is not known any more.
  func steps(with core: Int) -> TriedSteps? { known[core] }

  /// Keeps what was tried with a core, and lets all others go where it is too much.
  mutating func keep(_ tried: TriedSteps, with core: Int) {
    count += tried.steps.count
    if count > Self.mostSteps {
      known = [:]
      count = tried.steps.count
    }
    known[core] = tried
  }
}
