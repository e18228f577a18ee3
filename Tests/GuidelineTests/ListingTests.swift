import Audit
import Reports
import Scenes
import TestSupport
import Testing

@testable import Guidelines

/// `detent guidelines`, over statements and proofs of the test's own.
@Suite("Listing of the guidelines")
struct ListingTests {
  static let rule = Rule(
    id: "grabber-hidden", title: "A sheet that can be resized shows a grabber", why: "Why.", remedy: "Show it.",
    severity: .warning, method: .static, references: [.guideline("sheet-c"), .guideline("sheet-d")])
  static let proofs = Proofs(
    tests: [
      EngineTest(
        "sheet-a", "a tap goes on", "StageTests.A/tap", "Tests/StageTests/A.swift", mutant: "tapIsLost",
        on: [.iOS]),
      EngineTest("sheet-b", "has no mutant", "StageTests.B/look", "Tests/StageTests/B.swift", on: [.iOS, .tvOS]),
      EngineTest(
        "sheet-g", "rests", "StageTests.G/rests", "Tests/StageTests/G.swift", mutant: "restIsLost", on: [.iOS, .tvOS]),
    ],
    fixtures: [
      Fixture("modality-e", .pass, "Fixtures/modality-e.pass.scene.yaml", on: [.macOS]),
      Fixture(
        "modality-e", .fail, "Fixtures/modality-e.fail.scene.yaml", mutant: "modalIsForgotten", on: [.macOS]),
      Fixture("modality-f", .pass, "Fixtures/modality-f.pass.scene.yaml", on: [.macOS]),
      Fixture("sheet-c", .pass, "Fixtures/sheet-c.pass.scene.yaml", on: [.iOS]),
      Fixture("sheet-c", .fail, "Fixtures/sheet-c.fail.scene.yaml", on: [.iOS]),
    ])
  static let keepings = [
    Statement("sheet-a", .behaviour, [.iOS], [.sheets("36-37"), .sheetsIOS15("21, 70")], "A tap goes on."),
    Statement(
      "sheet-b", .behaviour, .all, [.sheets("3-5")], "Nobody has shown it.", status: "narrowed: not here (C-15)"),
    Statement("sheet-c", .audit, [.iOS], [.sheets("36")], "A rule says so."),
    Statement("sheet-d", .advice, [.iOS], [.sheets("36")], "Somebody has to look."),
    Statement("modality-e", .structure, [.macOS], [.modalityIOS13("4")], "Two scenes show it."),
    Statement("modality-f", .structure, [.macOS], [.modalityIOS13("5")], "Half of it."),
    Statement("sheet-a2", .structure, [.tvOS], [.sheets("24")], "An id that another begins with."),
    Statement(
      "sheet-g", .behaviour, .all, [.sheets("24")], "Shown here and there.",
      narrowed: [Narrowing([.macOS, .watchOS], "Nothing rests there."), Narrowing([.visionOS], "Everything floats.")]),
  ].map { Keeping($0, proofs: proofs, rules: [rule]) }

  @Test("a statement is kept by what its kind asks for")
  func manner() {
    #expect(Self.keepings.map(\.manner) == [.engineTest, .due, .rule, .reviewItem, .fixtures, .due, .due, .engineTest])
  }

  @Test("it is shown where a mutant turns a test red or both scenes are, and due where it is neither nor narrowed")
  func pairs() {
    let shown: [String: [Platform]] = [
      "sheet-a": [.iOS], "sheet-c": [.iOS], "modality-e": [.macOS], "sheet-g": [.iOS, .tvOS],
    ]
    let due: [String: [Platform]] = [
      "sheet-b": Platform.allCases, "modality-f": [.macOS], "sheet-a2": [.tvOS], "sheet-g": [.iPadOS],
      "sheet-d": [.iOS],
    ]
    for keeping in Self.keepings {
      #expect(keeping.shown == shown[keeping.statement.id] ?? [], "\(keeping.statement.id)")
      #expect(keeping.unshown == due[keeping.statement.id] ?? [], "\(keeping.statement.id)")
    }
  }

  @Test("a test alone keeps no structure, and scenes keep no behaviour")
  func neitherForTheOther() {
    let structure = Statement("sheet-a", .structure, [.iOS], [.sheets("36-37")], "A tap goes on.")
    #expect(Keeping(structure, proofs: Self.proofs, rules: []).manner == .due)
    let behaviour = Statement("modality-e", .behaviour, [.macOS], [.modalityIOS13("4")], "Two scenes show it.")
    #expect(Keeping(behaviour, proofs: Self.proofs, rules: []).manner == .due)
  }

  @Test("the list, a description of each, the names of frameworks, and JSON")
  func golden() {
    let text = GuidelineText.list(Self.keepings) + "\n" + Self.keepings.map(GuidelineText.describe).joined()
    let golden = Snapshot.compare(text, "guidelines.txt")
    #expect(golden.isEqual, "\(golden.message)")
    let names = Snapshot.compare(
      Scene.API.allCases.map { ImportText.list(FrameworkName.names(of: $0)) }.joined(separator: "\n"), "names.txt")
    #expect(names.isEqual, "\(names.message)")
    let few = Snapshot.compare(ImportJSON.render(Array(FrameworkName.names(of: .appKit).prefix(3))), "names.json")
    #expect(few.isEqual, "\(few.message)")
    let json = Snapshot.compare(GuidelineJSON.render(Self.keepings), "guidelines.json")
    #expect(json.isEqual, "\(json.message)")
  }
}
