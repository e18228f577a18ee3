/// What shows that statements are kept: tests and scenes of the package, as its sources name them.
public struct Proofs: Hashable, Sendable {
  /// Tests, by statement.
  public var tests: [EngineTest]
  /// Scenes, by statement.
  public var fixtures: [Fixture]

  /// Tests and scenes.
  public init(tests: [EngineTest], fixtures: [Fixture]) {
    self.tests = tests
    self.fixtures = fixtures
  }

  /// What this package has; `Scripts/generate-proofs` writes it down from `.keeps(…)` and the fixtures.
  public static var package: Proofs { Proofs(tests: generatedTests, fixtures: generatedFixtures) }
}
