import Dispatch
import Recordings
import Synchronization

/// Does pieces of work on several threads, and hands their results over in the order of the pieces, whatever ends first.
package enum OrderedWork {
  /// Does all pieces, or those up to the first whose result ends it.
  ///
  /// Which results are handed over does not hang on the number of threads.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - threads: How many are done at once.
  ///   - ends: Whether a result makes what comes after it needless.
  ///   - work: Does the piece of a number.
  ///   - finished: Told on this thread, now and then, how many are done.
  ///   - deliver: Takes each result in order, on this thread.
  package static func run<Value: Sendable>(
    count: Int, threads: Int, ends: @escaping @Sendable (Value) -> Bool, work: @escaping @Sendable (Int) -> Value,
    finished: (Int) -> Void, deliver: (Value) -> Void
  ) {
    let pool = Pool<Value>(count: count)
    let workers = (0..<max(1, min(threads, count))).compactMap { _ in
      QuietThread { while pool.doNext(work, ends) {} }
    }
    if workers.isEmpty { while pool.doNext(work, ends) {} }
    var delivered = 0
    while delivered < pool.end {
      pool.wait()
      while delivered < pool.end, let value = pool.take(delivered) {
        delivered += 1
        deliver(value)
      }
      finished(pool.done)
    }
    for worker in workers { worker.join() }
  }
}

/// The pieces, and what has come of them.
private final class Pool<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    /// The first piece that need not be done.
    var end: Int
    var done = 0
    var results: [Int: Value] = [:]
  }
  private let state: Mutex<State>
  private let hasNews = DispatchSemaphore(value: 0)

  init(count: Int) { state = Mutex(State(end: count)) }

  var end: Int { state.withLock(\.end) }
  var done: Int { state.withLock(\.done) }

  /// Waits until a piece is done.
  func wait() { hasNews.wait() }

  /// The result of a piece; nil where there is none yet.
  func take(_ index: Int) -> Value? {
    state.withLock { $0.results.removeValue(forKey: index) }
  }

  /// Does the next piece; false when there is none.
  func doNext(_ work: (Int) -> Value, _ ends: (Value) -> Bool) -> Bool {
    let taken = state.withLock { state -> Int? in
      guard state.next < state.end else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    guard let taken else { return false }
    let value = work(taken)
    let isEnd = ends(value)
    state.withLock { state in
      state.done += 1
      if isEnd { state.end = min(state.end, taken + 1) }
      state.results[taken] = value
    }
    hasNews.signal()
    return true
  }
}
