public import Audit
public import Scenes

/// How a statement is kept, and by what.
public struct Keeping: Hashable, Sendable {
  /// The statement.
  public let statement: Statement
  /// Tests that prove it.
  public let tests: [EngineTest]
  /// Scenes that prove it.
  public let fixtures: [Fixture]
  /// Rules that rest on it.
  public let rules: [Rule]

  /// How a statement is kept.
  public enum Manner: String, CaseIterable, Hashable, Sendable {
    /// A test that a fault of the engine turns red.
    case engineTest = "engine test"
    /// A scene that keeps it and one that breaks it.
    case fixtures
    /// A rule that reports where it is broken.
    case rule
    /// A rule that asks a person to look.
    case reviewItem = "review item"
    /// Nothing shows yet that it is kept.
    case due
  }

  /// A statement with what there is about it.
  public init(_ statement: Statement, proofs: Proofs, rules: [Rule]) {
    self.statement = statement
    tests = proofs.tests.filter { $0.statement == statement.id }
    fixtures = proofs.fixtures.filter { $0.statement == statement.id }
    self.rules = rules.filter { rule in
      rule.references.contains { $0.standard == .guideline && $0.section == statement.id }
    }
  }

  /// How it is kept, by what its kind asks for.
  ///
  /// Behaviour needs a test with a mutant, structure a scene that keeps it and one that breaks it; neither can stand in
  /// for the other. The others need a rule, and scenes that show what it finds on each platform; what only driving tells and
  /// no scene can break is kept by the engine, and shown by a test with a mutant.
  public var manner: Manner {
    switch statement.kind {
    case .behaviour: return tests.contains { $0.mutant != nil } ? .engineTest : .due
    case .structure: return Set(fixtures.map(\.verdict)) == Set(Fixture.Verdict.allCases) ? .fixtures : .due
    case .audit: return rules.isEmpty ? .due : .rule
    case .dynamicAudit:
      if !rules.isEmpty { return .rule }
      return tests.contains { $0.mutant != nil } && unshown.isEmpty ? .engineTest : .due
    case .advice: return rules.isEmpty ? .due : .reviewItem
    }
  }

  /// The platforms of the statement on which something shows it: a test that its mutant turns red there, or a scene that
  /// keeps it there and one that breaks it there; what rules keep is shown by scenes too, in which a rule finds it broken,
  /// finds it kept, or asks.
  public var shown: [Platform] {
    let isShownByTest = statement.kind == .behaviour || statement.kind == .dynamicAudit && rules.isEmpty
    return statement.platforms.filter { platform in
      if isShownByTest { return tests.contains { $0.mutant != nil && $0.platforms.contains(platform) } }
      return Fixture.Verdict.allCases.allSatisfy { verdict in
        fixtures.contains { $0.verdict == verdict && $0.platforms.contains(platform) }
      }
    }
  }

  /// The platforms on which the statement has to be shown and is not.
  public var unshown: [Platform] {
    let shown = shown
    return statement.platformsToShow.filter { !shown.contains($0) }
  }

  /// Every statement, in the order of `Statements.all`.
  public static func all(proofs: Proofs = .package, rules: [Rule]) -> [Keeping] {
    Statements.all.map { Keeping($0, proofs: proofs, rules: rules) }
  }
}
