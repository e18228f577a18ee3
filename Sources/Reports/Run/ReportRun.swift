public import Harness

/// The steps of a run, in the order of time.
///
/// Of a long run the first and the last steps are kept, so that a session of any length takes bounded memory and makes
/// a page that a browser can open: how it began, and how it came to its end.
public struct ReportRun: Sendable {
  /// How many steps happened, those that were not kept included.
  public private(set) var count = 0
  /// How many steps are kept at the beginning, and as many at the end.
  public let half: Int

  /// How many times it failed.
  public private(set) var failureCount = 0
  /// The first failures, each with the number of its step, from 1; nil where it has none.
  public private(set) var failures: [(number: Int?, failure: RunFailure)] = []
  /// How many failures are kept; the others are counted.
  private static let mostFailures = 100

  private var first: [ReportMoment] = []
  /// The last steps; a ring that begins at `oldest` once it is full.
  private var last: [ReportMoment] = []
  private var oldest = 0

  /// A run in which nothing has happened yet.
  ///
  /// - Parameter limit: How many steps are kept at most, 2 or more.
  public init(limit: Int = 1_000) { half = max(1, limit / 2) }

  /// A run of these steps.
  public init(_ steps: [ReportMoment]) {
    self.init()
    for step in steps { append(step) }
  }

  /// Adds what happened next.
  public mutating func append(_ step: ReportMoment) {
    count += 1
    if let failure = step.failure { fail(failure, atStep: count) }
    if first.count < half {
      first.append(step)
    } else if last.count < half {
      last.append(step)
    } else {
      last[oldest] = step
      oldest = (oldest + 1) % half
    }
  }

  /// Adds why it failed, where no step of its own shows that: it is shown by the last step by then that was kept.
  public mutating func fail(_ failure: RunFailure) {
    fail(failure, atStep: steps.last { $0.step.time <= failure.time }?.number)
  }

  private mutating func fail(_ failure: RunFailure, atStep number: Int?) {
    failureCount += 1
    if failures.count < Self.mostFailures { failures.append((number, failure)) }
  }

  /// Whether a step was kept.
  func keeps(_ number: Int) -> Bool { number <= first.count || number > count - last.count }

  /// Whether nothing happened.
  public var isEmpty: Bool { count == 0 }
  /// How many steps were not kept, between the first and the last.
  public var omitted: Int { count - first.count - last.count }

  /// The steps that were kept, each with its number in the run, from 1.
  public var steps: [(number: Int, step: ReportMoment)] {
    let tail = last[oldest...] + last[..<oldest]
    return first.enumerated().map { ($0.offset + 1, $0.element) }
      + tail.enumerated().map { (count - tail.count + $0.offset + 1, $0.element) }
  }
}
