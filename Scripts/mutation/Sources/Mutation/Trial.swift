internal import Foundation

/// What became of a change.
public struct Trial: Hashable, Sendable {
  /// The ways it can go.
  public enum Outcome: String, Sendable {
    case noticed
    case timedOut = "timed out"
    case survived
    case notCompiled = "does not compile"
  }

  /// The number of its switch.
  public let id: Int
  /// Where and what, as `PlannedChange.key` has it.
  public let key: String
  /// What came of it.
  public let outcome: Outcome
  /// The test that noticed it, or why none could.
  public let by: String

  /// What became of the change `id`.
  public init(id: Int, key: String, outcome: Outcome, by: String) {
    self.id = id
    self.key = key
    self.outcome = outcome
    self.by = by
  }

  /// A line of the table: switch, place, change, outcome, test.
  public var line: String { "\(id)\t\(key)\t\(outcome.rawValue)\t\(by)" }

  /// Reads a line of the table; one that was cut off is none.
  public init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let id = Int(fields[0]), let outcome = Outcome(rawValue: String(fields[3])) else {
      return nil
    }
    self.init(id: id, key: "\(fields[1])\t\(fields[2])", outcome: outcome, by: String(fields[4]))
  }

  /// The first test that failed in what a run wrote, or how the run ended without one.
  static func reason(in log: String) -> String {
    let lines = log.split(separator: "\n")
    for line in lines {
      guard let start = line.range(of: "Test "), let end = line.range(of: " recorded an issue") else { continue }
      let place = line[end.upperBound...].range(of: "at ", options: .backwards)
        .map { line[$0.upperBound...].prefix { $0 != ":" } }
      return "\(place ?? "") \(line[start.upperBound..<end.lowerBound])".onOneLine
    }
    if let fault = lines.first(where: { $0.contains("Fatal error") }) {
      return "crash: " + String(fault.split(separator: "/").last ?? fault).onOneLine
    }
    return "crash"
  }
}
