import Documents
import Foundation
import Guidelines
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
  func expectations(fixture: Fixture) throws {
    let document = try Self.read(fixture)
    #expect(!document.expectations.isEmpty, "\(fixture.file): no line “# expect: …”")
    for (number, expectation) in document.expectations.enumerated() {
      let expectation = try #require(expectation, "\(fixture.file): expectation \(number + 1) cannot be read")
      #expect(!expectation.isVacuous, "\(fixture.file): nothing is called so: \(expectation)")
      #expect(expectation.holds(for: document), "\(fixture.file): \(expectation); \(Self.errors(document.scene))")
    }
    if fixture.verdict == .pass, case .failure(let errors) = document.scene { Issue.record("\(errors.report)") }
  }

  @Test(
    "the scene that breaks a statement does not do what the one that keeps it does",
    arguments: Evidence.package.fixtures.filter { $0.verdict == .fail })
  func contrast(fixture: Fixture) throws {
    let partner = try #require(
      Evidence.package.fixtures.first { $0.statement == fixture.statement && $0.verdict == .pass })
    let expectations = try Self.read(partner).expectations.compactMap(\.self)
    let document = try Self.read(fixture)
    #expect(expectations.contains { !$0.holds(for: document) }, "\(fixture.file) keeps the statement as well")
  }

  private static func errors(_ scene: Result<Scene, DocumentErrors>) -> String {
    if case .failure(let errors) = scene { errors.report } else { "the scene was read" }
  }
}
