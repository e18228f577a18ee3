import Accessibility
import Foundation
import Harness
import InputEvents
import Mutants

extension MutantTrial {
  /// The events and the seed of the run that is kept in a table.
  package static let (keptEvents, keptSeed): (Int, UInt64) = (1_000_000, 1)

  /// What a table of mutants comes from, in a number: the plays with how they begin, the mutants, and the sources of hands
  /// and invariants without their comments. Another number means that the table may be old.
  package static func fingerprint() throws -> String {
    var digest = Digest()
    digest.add("\(keptEvents) \(keptSeed)")
    for mutant in Mutant.allCases { digest.add(mutant.rawValue) }
    let plays = plays
    let trial = try MutantTrial(plays, events: 150 * plays.count, seed: keptSeed)
    for play in trial.plays {
      digest.add(play.name)
      for (step, told) in zip(play.deeds, play.journal) {
        digest.add("\(step.deed)")
        for event in told { digest.add("\(event.time.microseconds) \(event.node.path) \(event.kind)") }
      }
    }
    for line in try sources() { digest.add(line) }
    return String(digest.value, radix: 16)
  }

  /// The lines of the sources of this module, without comments and indentation.
  private static func sources() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("//") }
    }
  }
}
