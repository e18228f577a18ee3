internal import Dispatch
internal import Synchronization

/// Looks for regular expressions in texts, and gives one up for which no answer comes in time: `/(a+)+b/` has more ways
/// to be tried on a long text than anybody waits for.
enum PatternSearch {
  /// How long one search may take, in seconds of real time; all others take some microseconds.
  static let greatestTime = 5

  private static let givenUp = Mutex<Set<String>>([])

  /// Whether the library can read a pattern.
  static func isPattern(_ pattern: String) -> Bool { (try? Regex(pattern)) != nil }

  /// Whether no more answers are asked for.
  static func isGivenUp(_ pattern: String) -> Bool { givenUp.withLock { $0.contains(pattern) } }

  /// Whether a pattern matches a part of a text; false where it was given up.
  static func finds(_ pattern: String, in text: String) -> Bool {
    guard !isGivenUp(pattern) else { return false }
    let answer = Answer()
    // A search cannot be stopped: one that was given up ends with the program, and must not keep others from beginning.
    DispatchQueue(label: "pattern").async {
      answer.give((try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false)
    }
    if let found = answer.wait() { return found }
    _ = givenUp.withLock { $0.insert(pattern) }
    return false
  }

  /// What a search has found, once it is there.
  private final class Answer: Sendable {
    private let found = Mutex<Bool?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func give(_ answer: Bool) {
      found.withLock { $0 = answer }
      isThere.signal()
    }

    /// The answer; nil where none comes in time.
    func wait() -> Bool? {
      _ = isThere.wait(timeout: .now() + .seconds(PatternSearch.greatestTime))
      return found.withLock { $0 }
    }
  }
}
