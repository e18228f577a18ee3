import Synchronization

/// What is found when somebody asks for it first, and then kept.
final class Lazy<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)

  /// The value; found by `find` the first time.
  func value(orFind find: @autoclosure () -> Value) -> Value {
    found.withLock { known in
      if let known { return known }
      let value = find()
      known = value
      return value
    }
  }
}
