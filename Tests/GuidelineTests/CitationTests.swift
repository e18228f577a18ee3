import Documents
import Endurance
import Foundation
import Guidelines
import Scenes
import Testing

/// Where `--explain` and the causes of events refer to a state machine, that is of the platform and knows the event.
@Suite("Citations of state machines")
struct CitationTests {
  static func machine(_ code: String) -> StateMachine? {
    guard case .machine(let machine)? = Specification.entry(code) else { return nil }
    return machine
  }

  /// The states that any machine has.
  static let states = Set(StateMachines.all.flatMap(\.states).map(\.name))

  @Test("each citation in the sources is of a machine that speaks of what is cited")
  func sources() {
    var count = 0
    for file in [
      "Focusing", "Hands", "Journal", "Presenting", "Room", "Scrolling", "Stage", "StageModel", "StageMotion",
      "StageLayout",
      "Harness",
    ].flatMap({
      PackageText.files("Sources/\($0)")
    }) {
      for line in file.text.split(separator: "\n") where !line.contains("///") {
        for citation in Citation.all(in: line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init))
        {
          count += 1
          for fault in Self.faults(of: citation, on: nil) { Issue.record("\(file.path): \(citation): \(fault)") }
        }
      }
    }
    #expect(count > 150)
  }

  @Test("each citation in the explained examples is of a machine of the example's platform")
  func examples() throws {
    var count = 0
    for file in PackageText.files("Tests/EndToEndTests/Snapshots") where file.path.hasSuffix(".explained.txt") {
      let name = file.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      let scene = try #require(PackageText.files("Sources/Documents/Examples/\(name).scene.yaml").first)
      let platform = try #require(Platform.allCases.first { scene.text.contains("\nplatform: \($0.rawValue)\n") })
      var told: Set<String> = []
      for line in file.text.split(separator: "\n") {
        for citation in Citation.all(in: Array(line.components(separatedBy: " over ").prefix(1))) {
          count += 1
          for fault in Self.faults(of: citation, on: platform) where told.insert("\(citation)").inserted {
            Issue.record("\(file.path): \(citation): \(fault)")
          }
        }
      }
    }
    #expect(count > 30)
  }

  @Test("each citation in what random people bring about is of a machine of the platform", arguments: Platform.allCases)
  func randomPeople(platform: Platform) {
    var seen: Set<Citation> = []
    for number in 0..<12 {
      let scene = number == 0 ? Scene.endurance(platform) : .mixture(platform, seed: UInt64(number))
      _ = FrozenRun(scene, seed: UInt64(number) + 1, events: 1_500) { line in
        seen.formUnion(Citation.all(in: line.split(separator: "\"").map(String.init)))
      }
    }
    for citation in seen {
      for fault in Self.faults(of: citation, on: platform) { Issue.record("\(platform): \(citation): \(fault)") }
    }
    #expect(seen.count > 10)
  }

  /// What is wrong with a citation: the platform, the states, what happens.
  static func faults(of citation: Citation, on platform: Platform?) -> [String] {
    guard let machine = machine(citation.code) else { return ["no machine"] }
    var faults: [String] = []
    if let platform, !machine.platforms.contains(platform) { faults.append("is not of \(platform)") }
    let (from, to) = citation.states
    for state in [from, to].compactMap(\.self)
    where states.contains(state) && !machine.states.contains(where: { $0.name == state }) {
      faults.append("has no state \(state)")
    }
    if let from, let to, states.contains(from), states.contains(to),
      !machine.transitions.contains(where: { $0.from.contains(from) && $0.to?.hasPrefix(to) == true })
    {
      faults.append("has no transition from \(from) to \(to)")
    }
    let texts =
      ([machine.title] + machine.notes + machine.states.flatMap { [$0.name, $0.meaning] }
      + machine.transitions.flatMap { [$0.event, $0.condition, $0.to, $0.effect].compactMap(\.self) }).joined(
        separator: "\n")
    for (word, said) in Citation.events where citation.text.contains(word) && !said.contains(where: texts.contains) {
      faults.append("does not speak of “\(word)”")
    }
    return faults
  }

  @Test(
    "what a citation may not say",
    arguments: [
      ("SM-6 resting + Escape → dismissing(escape)", Platform.iOS), ("SM-15 resting + button", .tvOS),
      ("SM-14: it reveals menu", .iOS), ("SM-5 resting → dismissing(replaced)", .iOS),
      ("SM-1 resting → presenting", .iOS), ("SM-16 Command-W: the window in front closes", .macOS),
    ])
  func wrong(text: String, platform: Platform) {
    #expect(Citation.all(in: [text]).allSatisfy { !Self.faults(of: $0, on: platform).isEmpty })
  }
}
