internal import Guidelines
package import Mutants
package import Scenes
import Synchronization
package import Testing

/// Says that a test is a proof of statements of the guidelines, and proves it with a mutant of the engine.
///
/// ```swift
/// @Test("a tap on the grabber visits every detent", .keeps("sheet-grabber-tap-cycles", mutant: .grabberTapSkipsDetent))
/// ```
///
/// Such a test runs twice: as it is, and with the mutant on. The second time some expectation has to fail, on each
/// platform on which one of its statements has to be shown (of a parameterised test: for one of the arguments that are
/// about it), else the test fails because the mutant survives. A test that shows less says so, `on: [.iOS, .iPadOS]`, and
/// leaves the rest to another test. What fails the second time is not reported. `Scripts/generate-proofs` writes down
/// what the tests of the package keep, and where.
package struct Keeps: TestTrait, TestScoping {
  /// Ids of statements.
  package let statements: [String]
  /// The fault that the test has to see.
  package let mutant: Mutant?
  /// The platforms on which it has to see the fault; nil for all on which a statement has to be shown.
  package let platforms: [Platform]?

  package init(_ statements: [String], mutant: Mutant?, on platforms: [Platform]? = nil) {
    self.statements = statements
    self.mutant = mutant
    self.platforms = platforms
  }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { mutant == nil ? nil : self }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard let mutant, Mutant.areBuiltIn, !Mutant.isAnyOn else { return try await function() }
    if let testCase {
      let platform = try await CasePlatform.of(testCase, whileRunning: function)
      await hunt(mutant, for: test, testCase: testCase, on: platform, function)
    } else {
      try await watchOverCases(of: test, mutant, function)
    }
  }

  /// Runs all the cases of a test; one of them has to see the mutant, and one on every platform that counts.
  private func watchOverCases(
    of test: Test, _ mutant: Mutant, _ function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let hunt = Hunt()
    try await Hunt.$all.withValue(Hunt.all.merging([mutant: hunt]) { $1 }) { try await function() }
    if let place = hunt.survival(among: platformsToShow) {
      Issue.record(
        "the mutant “\(mutant.rawValue)” survives this test\(place): it is no proof of \(statements.joined(separator: ", "))",
        sourceLocation: test.sourceLocation)
    }
    let unsaid = hunt.sightings.intersection(statementPlatforms).subtracting(platformsToShow)
    if !unsaid.isEmpty {
      let names = Platform.allCases.filter(unsaid.contains).map(\.rawValue).joined(separator: ", ")
      Issue.record(
        "this test is a proof of \(statements.joined(separator: ", ")) on \(names) as well and does not say so",
        sourceLocation: test.sourceLocation)
    }
  }

  /// The platforms on which one of the statements has to be shown; none where nobody knows them.
  private var statementPlatforms: Set<Platform> {
    Set(statements.compactMap(Statements.named).flatMap(\.platformsToShow))
  }

  /// The platforms on which the mutant has to be seen.
  private var platformsToShow: Set<Platform> { platforms.map(Set.init) ?? statementPlatforms }

  /// Runs a case with the mutant on, silently, unless another case of its platform has seen it already.
  private func hunt(
    _ mutant: Mutant, for test: Test, testCase: Test.Case?, on platform: Platform?,
    _ function: @Sendable @concurrent () async throws -> Void
  ) async {
    guard let hunt = Hunt.all[mutant], !hunt.hasSeen(on: platform) else { return }
    let silence: IssueHandlingTrait = .filterIssues { issue in
      if issue.isFailure { hunt.see(on: platform) }
      return false
    }
    do {
      try await silence.provideScope(for: test, testCase: testCase) {
        try await mutant.whileOn { try await function() }
      }
    } catch {
      hunt.see(on: platform)
    }
  }
}

extension Trait where Self == Keeps {
  /// This test is a proof of these statements, as it fails with the mutant on.
  ///
  /// - Parameter platforms: Where it is, as a literal list; everywhere where the statements have to be shown unless given.
  package static func keeps(_ statements: String..., mutant: Mutant? = nil, on platforms: [Platform]? = nil) -> Self {
    Keeps(statements, mutant: mutant, on: platforms)
  }
}

/// The search for one mutant through the cases of one test.
private final class Hunt: Sendable {
  /// Those of the test that runs in this task.
  @TaskLocal static var all: [Mutant: Hunt] = [:]
  private let red = Mutex<Set<Platform?>>([])

  /// Whether a case of this platform has seen it.
  func hasSeen(on platform: Platform?) -> Bool { red.withLock { $0.contains(platform) } }

  /// A case has seen it.
  func see(on platform: Platform?) { red.withLock { _ = $0.insert(platform) } }

  /// The platforms on which a case has seen it.
  var sightings: Set<Platform> { red.withLock { Set($0.compactMap(\.self)) } }

  /// Where no case has seen it, as the end of a sentence; nil where it was seen wherever it has to be.
  func survival(among platforms: Set<Platform>) -> String? {
    let red = red.withLock { $0 }
    guard !red.isEmpty else { return "" }
    let missing = Platform.allCases.filter { platforms.contains($0) && !red.contains($0) }
    return missing.isEmpty ? nil : " on " + missing.map(\.rawValue).joined(separator: ", ")
  }
}
