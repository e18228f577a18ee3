import Documents
import Foundation
import Guidelines
import Mutants
import Scenes
import Testing

/// A scene that keeps a statement and one that breaks it, told apart by what the first of them says of itself.
@Suite("Fixtures")
struct FixtureTests {
  static func read(_ fixture: Fixture) throws -> FixtureDocument {
    let url = EvidenceTests.root.appendingPathComponent(fixture.file)
    return FixtureDocument(try String(contentsOf: url, encoding: .utf8), file: fixture.file)
  }

  @Test("a fixture says what to expect of it, and that is so", arguments: Evidence.package.fixtures)
  func expectations(fixture: Fixture) async throws {
    let document = try Self.read(fixture)
    guard document.mutantName == nil || Mutant.areBuiltIn else { return }
    try await document.underItsMutant { try Self.check(document, fixture) }
  }

  private static func check(_ document: FixtureDocument, _ fixture: Fixture) throws {
    #expect(!document.expectations.isEmpty, "\(fixture.file): no line “# expect: …”")
    for (number, expectation) in document.expectations.enumerated() {
      let expectation = try #require(expectation, "\(fixture.file): expectation \(number + 1) cannot be read")
      #expect(!expectation.isVacuous, "\(fixture.file): nothing is called so: \(expectation)")
      #expect(expectation.holds(for: document), "\(fixture.file): \(expectation); \(errors(document.scene))")
    }
    if fixture.verdict == .pass, case .failure(let errors) = document.scene { Issue.record("\(errors.report)") }
  }

  @Test(
    "the scene that breaks a statement does not do what the one that keeps it does",
    arguments: Evidence.package.fixtures.filter { $0.verdict == .fail })
  func contrast(fixture: Fixture) async throws {
    let document = try Self.read(fixture)
    let partner = try Self.partner(of: fixture)
    guard document.mutantName == nil || Mutant.areBuiltIn else { return }
    let expectations = partner.expectations.compactMap(\.self)
    await document.underItsMutant {
      #expect(expectations.contains { !$0.holds(for: document) }, "\(fixture.file) keeps the statement as well")
    }
  }

  @Test("a fault of the engine breaks the very scene that keeps the statement")
  func mutants() throws {
    var count = 0
    for fixture in Evidence.package.fixtures {
      let document = try Self.read(fixture)
      guard let name = document.mutantName else { continue }
      count += 1
      #expect(fixture.verdict == .fail && Mutant(rawValue: name) != nil, "\(fixture.file): \(name)")
      #expect(try document.content == Self.partner(of: fixture).content, "\(fixture.file) is another scene")
    }
    #expect(count > 0)
  }

  private static func partner(of fixture: Fixture) throws -> FixtureDocument {
    try read(
      #require(Evidence.package.fixtures.first { $0.statement == fixture.statement && $0.verdict == .pass }))
  }

  private static func errors(_ scene: Result<Scene, DocumentErrors>) -> String {
    if case .failure(let errors) = scene { errors.report } else { "the scene was read" }
  }
}
