import Documents
import Endurance
import Foundation
import Scenes

/// Lets random hands work on the stage for as long as one likes; `Scripts/fuzz stage` builds and runs it.
///
/// usage: Marathon [EVENTS [SEED]]
///        Marathon mutants TABLE [EVENTS [SEED [MUTANT]]]
///        Marathon trace EVENTS SEED SCENE
///        Marathon frozen TABLE [PERSON]
@main
struct Marathon {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "mutants": return try await Mutations.run(CommandLine.arguments)
    case "frozen": return try Frozen.run(CommandLine.arguments)
    case "trace": return try Trace.run(CommandLine.arguments)
    default: break
    }
    let arguments = CommandLine.arguments
    let total = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 10_000_000
    let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    guard total > 0 else {
      print("usage: Marathon [EVENTS [SEED]]")
      exit(2)
    }
    var scenes: [(String, Scene)] = [
      ("endurance", .endurance()), ("endurance, non-modal", .endurance(isNonmodal: true)),
      ("endurance, iPadOS", .endurance(.iPadOS)),
    ]
    for (number, platform) in Platform.allCases.enumerated() {
      scenes.append(("made up, \(platform.rawValue)", .mixture(platform, seed: seed &+ UInt64(number))))
    }
    for file in Examples.all where file.name.hasSuffix(".scene.yaml") {
      scenes.append((file.name, try SceneDocument.read(file.text, file: file.name)))
    }
    let rounds = 4
    let share = total / (scenes.count * rounds) + 1
    var isSound = true
    var memory: [Int] = []
    var events = 0
    let start = Date()
    for round in 0..<rounds {
      for (index, scene) in scenes.enumerated() {
        var endurance = Endurance(
          scene.1, seed: seed &+ UInt64(round * scenes.count + index), hasTwin: round == 0, checkedHands: 64)
        let outcome = endurance.run(events: share)
        events += outcome.events
        isSound = isSound && outcome.breaches.isEmpty
        for breach in outcome.breaches { print("\(scene.0), seed \(seed), round \(round): \(breach)") }
        if round == rounds - 1 {
          let counts = outcome.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
          print("\(scene.0): \(counts.joined(separator: ", "))")
        }
      }
      memory.append(residentMemory())
    }
    let seconds = Date().timeIntervalSince(start)
    let growth = (memory.last ?? 0) - (memory.first ?? 0)
    print(
      String(
        format: "%d events in %.1f s, %.2f M events/s, %@; memory %d KiB, %+d KiB since the first quarter", events,
        seconds, Double(events) / seconds / 1e6, isSound ? "nothing broken" : "BROKEN", memory.last ?? 0, growth))
    exit(isSound && growth < 16_384 ? 0 : 1)
  }

  /// What the kernel says that this process holds, in KiB.
  private static func residentMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
