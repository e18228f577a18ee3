import Documents
import Foundation
import Guidelines
import Scenes
import Testing

/// A scene that keeps a statement and one that breaks it, told apart by what the first of them says of itself.
@Suite("Fixtures")
struct FixtureTests {
  static func text(_ fixture: Fixture) throws -> String {
    try String(contentsOf: EvidenceTests.root.appendingPathComponent(fixture.file), encoding: .utf8)
  }

  static func read(_ fixture: Fixture) throws -> Result<Scene, DocumentErrors> {
    let text = try text(fixture)
    do throws(DocumentErrors) { return .success(try SceneDocument.read(text, file: fixture.file)) } catch {
      return .failure(error)
    }
  }

  @Test("a fixture says what to expect of it, and that is so", arguments: Evidence.package.fixtures)
  func expectations(fixture: Fixture) throws {
    let expectations = FixtureExpectation.all(in: try Self.text(fixture))
    #expect(!expectations.isEmpty, "\(fixture.file): no line “# expect: …”")
    let scene = try Self.read(fixture)
    for (number, expectation) in expectations.enumerated() {
      let expectation = try #require(expectation, "\(fixture.file): expectation \(number + 1) cannot be read")
      #expect(!expectation.isVacuous, "\(fixture.file): nothing is called so: \(expectation)")
      #expect(expectation.holds(for: scene), "\(fixture.file): \(expectation); \(Self.errors(scene))")
    }
    if fixture.verdict == .pass, case .failure(let errors) = scene { Issue.record("\(errors.report)") }
  }

  @Test(
    "the scene that breaks a statement does not do what the one that keeps it does",
    arguments: Evidence.package.fixtures.filter { $0.verdict == .fail })
  func contrast(fixture: Fixture) throws {
    let partner = try #require(
      Evidence.package.fixtures.first { $0.statement == fixture.statement && $0.verdict == .pass })
    let expectations = FixtureExpectation.all(in: try Self.text(partner)).compactMap(\.self)
    let scene = try Self.read(fixture)
    #expect(expectations.contains { !$0.holds(for: scene) }, "\(fixture.file) keeps the statement as well")
  }

  private static func errors(_ scene: Result<Scene, DocumentErrors>) -> String {
    if case .failure(let errors) = scene { errors.report } else { "the scene was read" }
  }
}
