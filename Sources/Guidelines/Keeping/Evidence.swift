/// What shows that statements are kept: tests and scenes of the package, as its sources name them.
public struct Evidence: Hashable, Sendable {
  /// Tests, by statement.
  public var tests: [EngineTest]
  /// Scenes, by statement.
  public var fixtures: [Fixture]

  /// Tests and scenes.
  public init(tests: [EngineTest], fixtures: [Fixture]) {
    self.tests = tests
    self.fixtures = fixtures
  }

  /// What this package has; `Scripts/generate-evidence` writes it down from `.keeps(…)` and the fixtures.
  public static var package: Evidence { Evidence(tests: generatedTests, fixtures: generatedFixtures) }
}
