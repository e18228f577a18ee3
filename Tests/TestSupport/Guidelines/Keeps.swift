internal import Guidelines
package import Mutants
internal import Scenes
import Synchronization
package import Testing

/// Says that a test is evidence for statements of the guidelines, and proves it with a mutant of the engine.
///
/// ```swift
/// @Test("a tap on the grabber visits every detent", .keeps("sheet-grabber-tap-cycles", mutant: .grabberTapSkipsDetent))
/// ```
///
/// Such a test runs twice: as it is, and with the mutant on. The second time some expectation has to fail (of a
/// parameterised test: for one of its arguments; where they carry platforms, on each of those that the statements hold
/// for), else the test fails because the mutant survives. What fails the second time is not reported.
/// `Scripts/generate-evidence` writes down what the tests of the package keep.
package struct Keeps: TestTrait, TestScoping {
  /// Ids of statements.
  package let statements: [String]
  /// The fault that the test has to see.
  package let mutant: Mutant?

  package init(_ statements: [String], mutant: Mutant?) {
    self.statements = statements
    self.mutant = mutant
  }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { mutant == nil ? nil : self }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard let mutant, Mutant.areBuiltIn, !Mutant.isAnyOn else { return try await function() }
    if testCase == nil {
      try await watchOverCases(of: test, mutant, function)
    } else {
      try await function()
      await hunt(mutant, for: test, testCase: testCase, on: testCase.flatMap(CasePlatform.of), function)
    }
  }

  /// Runs all the cases of a test; one of them has to see the mutant, and one on every platform that they are about.
  private func watchOverCases(
    of test: Test, _ mutant: Mutant, _ function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let hunt = Hunt()
    try await Hunt.$all.withValue(Hunt.all.merging([mutant: hunt]) { $1 }) { try await function() }
    if let place = hunt.survival(among: platforms) {
      Issue.record(
        "the mutant “\(mutant.rawValue)” survives this test\(place): it is no evidence for \(statements.joined(separator: ", "))",
        sourceLocation: test.sourceLocation)
    }
  }

  /// The platforms that one of the statements holds for; nil where nobody knows them.
  private var platforms: Set<Platform>? {
    let known = statements.compactMap(Statements.named)
    return known.isEmpty ? nil : Set(known.flatMap(\.platforms))
  }

  /// Runs a case with the mutant on, silently, unless another case of its platform has seen it already.
  private func hunt(
    _ mutant: Mutant, for test: Test, testCase: Test.Case?, on platform: Platform?,
    _ function: @Sendable @concurrent () async throws -> Void
  ) async {
    guard let hunt = Hunt.all[mutant], hunt.goesOn(on: platform) else { return }
    let silence: IssueHandlingTrait = .filterIssues { issue in
      if issue.isFailure { hunt.end(on: platform) }
      return false
    }
    do {
      try await silence.provideScope(for: test, testCase: testCase) {
        try await mutant.whileOn { try await function() }
      }
    } catch {
      hunt.end(on: platform)
    }
  }
}

extension Trait where Self == Keeps {
  /// This test is evidence for these statements, as it fails with the mutant on.
  package static func keeps(_ statements: String..., mutant: Mutant? = nil) -> Self {
    Keeps(statements, mutant: mutant)
  }
}

/// The search for one mutant through the cases of one test.
private final class Hunt: Sendable {
  /// Those of the test that runs in this task.
  @TaskLocal static var all: [Mutant: Hunt] = [:]
  private let cases = Mutex(Cases())

  /// The cases so far, by the platform that they are about.
  private struct Cases {
    var run: Set<Platform?> = []
    var red: Set<Platform?> = []
  }

  /// Whether a case of this platform is to be run with the mutant: none of them has seen it.
  func goesOn(on platform: Platform?) -> Bool {
    cases.withLock { cases in
      cases.run.insert(platform)
      return !cases.red.contains(platform)
    }
  }

  /// A case has seen it.
  func end(on platform: Platform?) { cases.withLock { _ = $0.red.insert(platform) } }

  /// Where no case has seen it, as the end of a sentence; nil where it was seen wherever it has to be.
  ///
  /// - Parameter platforms: Those that count; nil for all.
  func survival(among platforms: Set<Platform>?) -> String? {
    let cases = cases.withLock { $0 }
    guard !cases.red.isEmpty else { return "" }
    let missing = Platform.allCases.filter { platform in
      platforms?.contains(platform) != false && cases.run.contains(platform) && !cases.red.contains(platform)
    }
    return missing.isEmpty ? nil : " on " + missing.map(\.rawValue).joined(separator: ", ")
  }
}
