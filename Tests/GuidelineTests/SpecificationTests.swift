import Harness
import Scenes
import Testing

@testable import Guidelines

@Suite("State machines, decisions, conflicts, parameters and obligations")
struct SpecificationTests {
  static let numbers: [(family: SpecificationEntry.Family, codes: [String])] = [
    (.machine, (1...17).map { "SM-\($0)" }), (.decision, (1...66).map { "A-\($0 < 10 ? "0" : "")\($0)" }),
    (
      .obligation,
      [
        "ann-every-control", "ann-confine", "ann-present", "ann-exit", "ann-detent", "ann-styles", "ann-return",
        "ann-scroll", "ann-hidden", "ann-order",
      ]
    ),
    (.conflict, (1...33).map { "C-\($0 < 10 ? "0" : "")\($0)" }),
  ]

  @Test("there are as many as the catalogue has and were decided here, in order", arguments: numbers)
  func complete(family: SpecificationEntry.Family, codes: [String]) {
    #expect(Specification.entries.filter { $0.family == family }.map(\.code) == codes)
  }

  @Test("a code leads to what has it, and no two things have the same")
  func lookUp() {
    for entry in Specification.entries { #expect(Specification.entry(entry.code) == entry, "\(entry.code)") }
    #expect(Set(Specification.codes).count == Specification.codes.count)
    for code in Specification.codes { #expect(Specification.entry(code) != nil, "\(code)") }
  }

  @Test(
    "a code that there is not leads nowhere", arguments: ["SM-18", "SM-01", "A-1", "A-99", "C-34", "P.speed", "P.*"])
  func unknown(code: String) { #expect(Specification.entry(code) == nil) }

  @Test("each has a title in one line, and its statements are statements of the guidelines")
  func form() {
    for entry in Specification.entries {
      #expect(!entry.title.isEmpty && !entry.title.contains("\n"), "\(entry.code)")
      #expect(Set(entry.statements).count == entry.statements.count, "\(entry.code)")
      for id in entry.statements { #expect(Statements.named(id) != nil, "\(id) of \(entry.code)") }
      for text in entry.texts { #expect(!text.isEmpty && !text.contains("  "), "\(entry.code): \(text)") }
    }
  }

  @Test("each machine, decision, conflict and obligation is about statements", arguments: Specification.entries)
  func isAboutSomething(entry: SpecificationEntry) {
    #expect(!entry.statements.isEmpty || entry.family == .parameter || entry.code == "ann-order")
  }

  @Test("each code that they mention is one")
  func mentions() {
    for entry in Specification.entries {
      for code in entry.texts.flatMap(SpecificationCode.found) {
        #expect(Specification.entry(code) != nil, "\(code) in \(entry.code)")
      }
    }
  }

  @Test("a machine goes from its own states to its own states, and to each of them", arguments: StateMachines.all)
  func states(machine: StateMachine) throws {
    let names = machine.states.map(\.name)
    #expect(Set(names).count == names.count)
    var met: Set = [try #require(names.first)]
    for transition in machine.transitions {
      #expect(!transition.from.isEmpty && names.contains(all: transition.from), "\(transition)")
      guard let to = transition.to.map({ String($0.prefix { $0 != "(" }) }) else { continue }
      #expect(names.contains(to), "\(transition)")
      met.insert(to)
    }
    #expect(met == Set(names))
  }

  @Test(
    "what is about a statement, and what speaks of what",
    arguments: [
      ("SM-3", ["P.tapSlop"], ["C-04", "C-13", "SM-1", "SM-2"]),
      (
        "SM-10", ["A-39", "P.crownStep", "P.swipe", "SM-8", "P.crownMomentum", "P.crownBurst"],
        ["C-25", "P.crownMomentum"]
      ),
      ("P.crownStep", ["A-34"], ["SM-10", "A-34"]),
      ("A-34", ["P.crownStep", "P.crownBurst", "P.rotaryReset"], []), ("P.crownBurst", ["A-34"], ["SM-10", "A-34"]),
      ("P.settleRule", ["SM-2"], ["SM-2"]), ("SM-5", ["SM-4"], ["SM-1"]),
    ])
  func references(code: String, speaksOf: [String], usedBy: [String]) throws {
    let entry = try #require(Specification.entry(code))
    #expect(Specification.codes(in: entry) == speaksOf)
    #expect(Set(usedBy).isSubset(of: Specification.codes(mentioning: entry)))
  }

  @Test(
    "the codes about a statement are those whose entries name it",
    arguments: [
      ("sheet-parent-partly-visible", ["A-54", "C-06"]), ("scroll-watchos-variable-after-fixed", ["A-35"]),
      ("sheet-watchos-brief", ["A-40", "P.watchMaxSteps"]),
      (
        "sheet-grabber-tap-cycles",
        ["SM-2", "A-01", "A-02", "C-13", "P.tapSlop", "P.tapMax", "P.grabberHit", "P.grabberCycle"]
      ),
    ])
  func about(id: String, codes: [String]) throws {
    #expect(Specification.codes(about: try #require(Statements.named(id))) == codes)
  }
}

extension [String] {
  fileprivate func contains(all others: [String]) -> Bool { others.allSatisfy(contains) }
}
