internal import Dispatch
internal import Synchronization

/// Work that two threads do together.
enum Pair {
  private struct State<Input: Sendable, Output: Sendable>: Sendable {
    var open: ArraySlice<Input>
    var done: [Output] = []
    var error: (any Error)?
  }

  /// Does `work` on each input, two at a time and in their order; the first error ends it.
  ///
  /// - Parameter work: Gets an input and how many are done.
  static func work<Input: Sendable, Output: Sendable>(
    on inputs: [Input], _ work: @Sendable (Input, Int) throws -> Output
  ) throws -> [Output] {
    let state = Mutex(State<Input, Output>(open: inputs[...]))
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let next = state.withLock { state in
          state.error == nil ? state.open.popFirst().map { ($0, state.done.count) } : nil
        }
        guard let next else { return }
        do {
          let output = try work(next.0, next.1)
          state.withLock { $0.done.append(output) }
        } catch {
          state.withLock { $0.error = error }
        }
      }
    }
    return try state.withLock { state in
      if let error = state.error { throw error }
      return state.done
    }
  }
}
