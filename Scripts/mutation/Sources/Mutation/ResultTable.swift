internal import Foundation

/// The file of what became of each change; a line is written as soon as it is known.
public struct ResultTable: Sendable {
  /// The file.
  public let path: String
  /// What is known, by the key of the change.
  public private(set) var trials: [String: Trial] = [:]

  /// Reads a table, if there is one.
  public init(path: String) {
    self.path = path
    guard let text = try? Files.text(path) else { return }
    for trial in text.split(separator: "\n").compactMap(Trial.init) { trials[trial.key] = trial }
  }

  /// Adds a trial, in the file too.
  public mutating func add(_ trial: Trial) throws {
    trials[trial.key] = trial
    try Files.append(trial.line, to: path)
  }

  /// Forgets those that nothing noticed, but for the named ones.
  public mutating func forgetSurvivors(except named: Set<String>) throws {
    trials = trials.filter { $0.value.outcome != .survived || named.contains($0.key) }
    try write(Array(trials.values), to: path)
  }

  /// Writes trials in their order.
  public func write(_ trials: [Trial], to path: String) throws {
    let lines = trials.sorted { ($0.id, $0.key) < ($1.id, $1.key) }.map { $0.line + "\n" }
    try Files.write(Data(lines.joined().utf8), to: path)
  }
}
