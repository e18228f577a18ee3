package import Scenes

/// A thousand random people on six platforms and a few on every example, each with what came of them: the table in
/// Tests/StageTests/Snapshots/frozen.tsv.
package enum FrozenTable {
  /// One person, by the scene and the seed of its hands.
  package struct Person: Sendable {
    package var name: String
    package var scene: @Sendable () throws -> Scene
    package var seed: UInt64
    package var events: Int

    /// What comes of it.
    package func run(line: (String) -> Void = { _ in }) throws -> FrozenRun {
      FrozenRun(try scene(), seed: seed, events: events, line: line)
    }
  }

  /// One line of the table.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var told: String
    package var states: String

    package init(_ person: Person, _ run: FrozenRun) {
      name = person.name
      (told, states) = (String(run.told, radix: 16), String(run.states, radix: 16))
    }

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { return nil }
      (name, told, states) = (fields[0], fields[1], fields[2])
    }

    /// As it stands in the table.
    package var text: String { "\(name)\t\(told)\t\(states)\n" }
  }

  /// How many there are on each platform.
  private static let share = 168

  /// All of them, each on a scene that nobody wrote, and two on each scene of the trial of mutants.
  package static var people: [Person] {
    var people: [Person] = []
    for platform in Platform.allCases {
      for number in 0..<share {
        let seed = UInt64(number)
        people.append(
          Person(
            name: "\(platform.rawValue) \(number)", scene: { .mixture(platform, seed: seed &+ 1_000) }, seed: seed,
            events: 1_500))
      }
    }
    for play in MutantTrial.frozen {
      for seed in 1...2 as ClosedRange<UInt64> {
        people.append(Person(name: "\(play.name) \(seed)", scene: play.scene, seed: seed, events: 6_000))
      }
    }
    return people
  }

  /// The rows of a table.
  package static func rows(of text: String) -> [Row] { text.split(separator: "\n").compactMap(Row.init) }
}
