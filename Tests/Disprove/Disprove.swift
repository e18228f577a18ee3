import ArgumentParser
import BruteForce
import Foundation
import Scenes

/// Searches small scenes by brute force for what an audit says of them and is not true.
@main
struct Disprove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Disprove",
    abstract: "Searches small scenes by brute force for what `detent audit` says of them and is not true.",
    discussion: """
      Example:
        swift run -c release Disprove --seeds '0..<340' --output untrue
        swift run -c release Disprove --scene mail.scene.yaml

      A seed makes one scene for each platform. Each line is an untruth, with a script for `detent run` that shows it;
      the last lines count them. Exit code 1 says that there is one.
      """)

  @Option(help: ArgumentHelp("Which seeds, from the first to before the last.", valueName: "first..<last"))
  var seeds = "0..<340"
  @Option(help: "One platform only.")
  var platform: String?
  @Option(help: ArgumentHelp("Scenes to search instead of made ones.", valueName: "file"))
  var scene: [String] = []
  @Option(help: "How many different states of a scene are kept at most.")
  var states = Search.Limits().states
  @Option(help: "How many steps are tried in a scene at most.")
  var steps = Search.Limits().steps
  @Option(name: .shortAndLong, help: ArgumentHelp("Where scenes with an untruth are written.", valueName: "folder"))
  var output: String?
  @Flag(help: "Make scenes of values: what buttons set, select, find and replace.")
  var values = false
  @Flag(help: "Print the scenes that the seeds make, and search nothing.")
  var show = false

  func run() throws {
    var tally = Tally()
    let start = Date()
    var limits = Search.Limits()
    (limits.states, limits.steps) = (states, steps)
    if let output { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) }
    for path in scene {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try look(at: try MadeScene(text: text, file: path), path, limits, &tally)
    }
    for seed in scene.isEmpty ? try range() : 0..<0 {
      for platform in try platforms() {
        let scene = values ? MadeScene(valuesOn: platform, seed: seed) : MadeScene(platform, seed: seed)
        guard let made = scene else {
          tally.refused += 1
          continue
        }
        try look(at: made, "seed \(seed) \(platform.rawValue)", limits, &tally)
      }
    }
    guard !show else { return }
    print(tally.description(seconds: Date().timeIntervalSince(start)))
    if tally.untruths > 0 { throw ExitCode(1) }
  }

  private func look(at made: MadeScene, _ name: String, _ limits: Search.Limits, _ tally: inout Tally) throws {
    if show { return print("# \(name)\n\(made.text)", terminator: "") }
    let trial = Trial(made.scene, limits: limits)
    tally.note(trial, of: made.scene.platform)
    for untruth in trial.untruths { print("\(name): \(trial.isComplete ? "complete" : "bounded"): \(untruth)") }
    // A search of hours is looked at while it goes on.
    fflush(nil)
    guard let output, !trial.untruths.isEmpty else { return }
    let file = name.split(separator: "/").last.map { $0.replacingOccurrences(of: " ", with: "-") } ?? name
    let comments = trial.untruths.map { "# \($0)\n" }.joined()
    try (comments + made.text).write(
      toFile: "\(output)/\(file)\(file.hasSuffix(".yaml") ? "" : ".scene.yaml")", atomically: true, encoding: .utf8)
  }

  private func range() throws -> Range<UInt64> {
    let parts = seeds.components(separatedBy: "..<").compactMap { UInt64($0) }
    guard parts.count == 2, parts[0] <= parts[1] else { throw ValidationError("seeds are like 0..<340") }
    return parts[0]..<parts[1]
  }

  private func platforms() throws -> [Platform] {
    guard let platform else { return Platform.allCases }
    guard let one = Platform(rawValue: platform) else {
      throw ValidationError("a platform is one of \(Platform.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return [one]
  }
}
