import Guidelines
import Harness
import Testing

/// Where the engine and the specification have names for the same states, these are the same names.
@Suite("States of the engine and of the specification")
struct MachineStateTests {
  /// The cases of an enumeration `Phase` as its source declares them.
  static func phases(in source: String) -> Set<String> {
    let lines = source.split(separator: "\n").drop { !$0.contains("enum Phase") }.prefix { $0 != "  }" }
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        return words.first == "case" ? words[1].prefix { $0.isLetter }.description : nil
      })
  }

  @Test(
    "a presentation is in a state of its machine, and in each of them but those in which it is not on the screen",
    arguments: [
      ("SM-1", "Presenting/PresentedSheet.swift", ["absent", "waiting"]),
      ("SM-15", "Presenting/PresentedCover.swift", []),
    ])
  func phases(code: String, file: String, offScreen: [String]) throws {
    guard case .machine(let machine) = try #require(Specification.entry(code)) else {
      Issue.record("\(code) is no machine")
      return
    }
    let source = try #require(PackageText.files("Sources/\(file)").first)
    #expect(Self.phases(in: source.text) == Set(machine.states.map(\.name)).subtracting(offScreen))
  }

  @Test("a dismissal has a reason that the engine knows", arguments: ["SM-1", "SM-4"])
  func reasons(code: String) throws {
    guard case .machine(let machine) = try #require(Specification.entry(code)) else {
      Issue.record("\(code) is no machine")
      return
    }
    let reasons = machine.transitions.compactMap { transition -> String? in
      guard let to = transition.to, to.hasPrefix("dismissing(") else { return nil }
      return String(to.dropFirst("dismissing(".count).dropLast())
    }
    #expect(reasons.count >= 3)
    for reason in reasons { #expect(TargetEvent.DismissReason(rawValue: reason) != nil, "\(reason)") }
  }
}
