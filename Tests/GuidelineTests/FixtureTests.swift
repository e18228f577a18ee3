import Audit
import Documents
import Explorer
import Foundation
import Guidelines
import Mutants
import Scenes
import Testing

/// A scene that keeps a statement and one that breaks it, told apart by what the first of them says of itself, on every
/// platform that they are for.
@Suite("Fixtures")
struct FixtureTests {
  /// A fixture on one of its platforms.
  struct Place: CustomTestStringConvertible {
    let fixture: Fixture
    let platform: Platform

    var testDescription: String { "\(fixture.statement) \(fixture.verdict) on \(platform)" }

    /// All of them.
    static let all = Proofs.package.fixtures.flatMap { fixture in
      fixture.platforms.map { Place(fixture: fixture, platform: $0) }
    }
  }

  /// Statements about what a scene may say: a scene that says something else breaks them, and it cannot be read.
  static let aboutWhatIsSaid: [String: String] = [
    "action-sheet-three-styles": "these are the styles there are"
  ]

  static func read(_ fixture: Fixture) throws -> FixtureDocument {
    let url = ProofTests.root.appendingPathComponent(fixture.file)
    return FixtureDocument(try String(contentsOf: url, encoding: .utf8), file: fixture.file)
  }

  @Test(
    "the list of proofs names the fault under which a scene breaks its statement", arguments: Proofs.package.fixtures)
  func mutants(fixture: Fixture) throws {
    let name = try Self.read(fixture).mutantName
    #expect(fixture.mutant == name)
    #expect(name.map { Mutant(rawValue: $0) != nil && fixture.verdict == .fail } ?? true, "\(fixture.file)")
  }

  @Test("a fixture says what to expect of it on each platform, and that is so", arguments: Place.all)
  func expectations(place: Place) async throws {
    let document = try Self.read(place.fixture)
    guard document.mutantName == nil || Mutant.areBuiltIn else { return }
    try await document.underItsMutant { try Self.check(document, place) }
  }

  private static func check(_ document: FixtureDocument, _ place: Place) throws {
    let fixture = place.fixture
    for (number, expectation) in document.expectations.enumerated() {
      let expectation = try #require(expectation, "\(fixture.file): expectation \(number + 1) cannot be read")
      #expect(!expectation.isVacuous, "\(fixture.file): nothing is called so: \(expectation)")
      guard let here = expectation.there(place.platform, besides: fixture.platforms) else { continue }
      let there = document.on(place.platform)
      #expect(here.holds(for: there), "\(fixture.file): \(expectation); \(errors(there.scene))")
    }
    if fixture.verdict == .pass {
      for rule in rules(about: fixture.statement) {
        let clean = FixtureExpectation.finding(rule: rule.id, isThere: false)
        #expect(clean.holds(for: document.on(place.platform)), "\(fixture.file): \(rule.id) reports something")
      }
    }
    let expectations = document.expectations.compactMap { $0?.on(place.platform) }
    // That nothing is found of it is not enough of a scene that keeps its statement: that holds of most.
    let proofs = expectations.filter { !$0.isHearsay(in: document) && (fixture.verdict == .fail || !$0.isAbsence) }
    #expect(!proofs.isEmpty, "\(fixture.file): nothing is expected of it on \(place.platform) but what stands in it")
    let isRead = if case .success = document.on(place.platform).scene { true } else { false }
    #expect(
      isRead || fixture.verdict == .fail && aboutWhatIsSaid[fixture.statement] != nil,
      "\(fixture.file) cannot be read: \(errors(document.on(place.platform).scene))")
  }

  /// Rules that rest on a statement: none of them reports the scene that keeps it.
  private static func rules(about statement: String) -> [Rule] {
    ExplorerAudit.rules.filter { rule in
      rule.references.contains { $0.standard == .guideline && $0.section == statement }
    }
  }

  @Test(
    "the scene that breaks a statement does not do what the one that keeps it does, on any platform",
    arguments: Place.all.filter { $0.fixture.verdict == .fail })
  func contrast(place: Place) async throws {
    let document = try Self.read(place.fixture)
    let partner = try Self.partner(of: place)
    guard document.mutantName == nil || Mutant.areBuiltIn else { return }
    let expectations = partner.expectations.compactMap { $0?.on(place.platform) }
    await document.underItsMutant {
      let there = document.on(place.platform)
      #expect(
        expectations.contains { !$0.isHearsay(in: partner) && !$0.holds(for: there) },
        "\(place.fixture.file) keeps the statement as well")
    }
  }

  @Test(
    "what is expected of the scene that breaks a statement is not so of the one that keeps it",
    arguments: Place.all.filter { $0.fixture.verdict == .fail })
  func breaks(place: Place) async throws {
    let document = try Self.read(place.fixture)
    let partner = try Self.partner(of: place)
    let expectations = document.expectations.compactMap { $0?.on(place.platform) }
    let there = partner.on(place.platform)
    #expect(
      expectations.contains { !$0.isHearsay(in: document) && !$0.holds(for: there) },
      "\(place.fixture.file) expects nothing on \(place.platform) that the scene that keeps the statement does not do")
  }

  @Test("what stands in the text is no proof, and what Detent makes of it is")
  func hearsay() throws {
    let document = FixtureDocument(
      """
      scene: erase
      platform: iOS
      windows:
        - id: inbox
          elements:
            - {id: ask, role: button, label: Ask, opens: question, frame: [0, 100, 50, 50]}
      presentations:
        - alert: question
          presented: true
          title: Erase?
          buttons:
            - {id: erase, label: Erase, style: destructive}
      """, file: "hearsay.yaml")
    func isHearsay(_ text: String) throws -> Bool {
      try #require(FixtureExpectation(text.split(separator: " ").map(String.init)), "\(text)").isHearsay(in: document)
    }
    for text in [
      "question is alert", "question/erase has destructive", "question/erase lacks cancel", "inbox/ask is button",
      "inbox/ask at 0 100 50 50", "after tap inbox/ask: question is alert", "question named Erase?",
    ] { #expect(try isHearsay(text), "\(text)") }
    for text in [
      "question/erase spoken Erase. Button. Destructive. 1 of 1.", "inbox has blocked", "question has modal",
      "inbox/ask at 0 100 50 60", "question is sheet", "question at 46 300 300 90", "finding alert-tells-problem",
      "after tap inbox/ask: inbox/ask at 0 100 50 50", "question/erase lacks destructive",
    ] { #expect(try !isHearsay(text), "\(text)") }
  }

  @Test("a fault of the engine breaks the very scene that keeps the statement")
  func mutants() throws {
    var count = 0
    for place in Place.all {
      let document = try Self.read(place.fixture)
      guard let name = document.mutantName else { continue }
      count += 1
      #expect(
        place.fixture.verdict == .fail && Mutant(rawValue: name) != nil, "\(place.fixture.file): \(name)")
      let partner = try Self.partner(of: place)
      #expect(
        document.on(place.platform).content == partner.on(place.platform).content,
        "\(place.fixture.file) is another scene")
    }
    #expect(count > 0)
  }

  @Test("what cannot be read stands for few statements, each of which is about that")
  func refusals() {
    let refused = Proofs.package.fixtures.filter { fixture in
      fixture.verdict == .fail && ((try? Self.read(fixture))?.expectations.contains { $0?.isRefusal == true } ?? true)
    }
    #expect(Set(refused.map(\.statement)) == Set(Self.aboutWhatIsSaid.keys))
  }

  /// The scene that keeps the statement there.
  private static func partner(of place: Place) throws -> FixtureDocument {
    try read(
      #require(
        Proofs.package.fixtures.first {
          $0.statement == place.fixture.statement && $0.verdict == .pass && $0.platforms.contains(place.platform)
        }))
  }

  private static func errors(_ scene: Result<Scene, DocumentErrors>) -> String {
    if case .failure(let errors) = scene { errors.report } else { "the scene was read" }
  }
}
