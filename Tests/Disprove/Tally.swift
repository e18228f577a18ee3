import BruteForce
import Foundation
import Scenes

/// What became of all scenes together.
struct Tally {
  /// Seeds that made no right document.
  var refused = 0
  private var scenes = 0
  private var exhaustive = 0
  private var complete = 0
  private var cutShort = 0
  private var states = 0
  private var steps = 0
  private var unconfirmed = 0
  private var kinds: [Untruth.Kind: Int] = [:]
  private var platforms: [Platform: Int] = [:]

  /// How many untruths there are.
  var untruths: Int { kinds.values.reduce(0, +) }

  mutating func note(_ trial: Trial, of platform: Platform) {
    scenes += 1
    exhaustive += trial.search.isExhaustive ? 1 : 0
    complete += trial.isComplete ? 1 : 0
    cutShort += trial.isCutShort ? 1 : 0
    states += trial.search.states
    steps += trial.search.steps
    if !trial.untruths.isEmpty { platforms[platform, default: 0] += 1 }
    for untruth in trial.untruths {
      kinds[untruth.kind, default: 0] += 1
      if !untruth.isConfirmed { unconfirmed += 1 }
    }
  }

  func description(seconds: Double) -> String {
    let byKind = Untruth.Kind.allCases.map { "  \($0.rawValue): \(kinds[$0, default: 0])" }
    let byPlatform = Platform.allCases.map { "\($0.rawValue) \(platforms[$0, default: 0])" }
    let times = String(format: "%.1f s, %.0f steps/s", seconds, Double(steps) / max(seconds, 0.001))
    return """
      \(scenes) scenes (\(refused) seeds refused) in \(times)
      searched: \(exhaustive) exhaustively, \(scenes - exhaustive) bounded; \(states) states, \(steps) steps
      audited: \(complete) complete, \(cutShort) cut short
      \(untruths) untruths, \(unconfirmed) of them not confirmed by a run
      \(byKind.joined(separator: "\n"))
      scenes with untruths: \(byPlatform.joined(separator: ", "))
      """
  }
}
