import Synchronization

/// What is found about a tree when the first rule asks for it, and then kept.
final class LazyTreeFacts: Sendable {
  private let found = Mutex<TreeFacts?>(nil)

  /// The facts; found by `find` the first time.
  func facts(orFind find: @autoclosure () -> TreeFacts) -> TreeFacts {
    found.withLock { known in
      if let known { return known }
      let facts = find()
      known = facts
      return facts
    }
  }
}
