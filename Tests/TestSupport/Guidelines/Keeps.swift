package import Mutants
import Synchronization
package import Testing

/// Says that a test is evidence for statements of the guidelines, and proves it with a mutant of the engine.
///
/// ```swift
/// @Test("a tap on the grabber visits every detent", .keeps("sheet-grabber-tap-cycles", mutant: .grabberTapSkipsDetent))
/// ```
///
/// Such a test runs twice: as it is, and with the mutant on. The second time some expectation has to fail (of a
/// parameterised test: for one of its arguments), else the test fails because the mutant survives. What fails the
/// second time is not reported. `Scripts/generate-evidence` writes down what the tests of the package keep.
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
      await hunt(mutant, for: test, testCase: testCase, function)
    }
  }

  /// Runs all the cases of a test; one of them has to see the mutant.
  private func watchOverCases(
    of test: Test, _ mutant: Mutant, _ function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let hunt = Hunt()
    try await Hunt.$all.withValue(Hunt.all.merging([mutant: hunt]) { $1 }) { try await function() }
    if !hunt.isOver {
      Issue.record(
        "the mutant “\(mutant.rawValue)” survives this test: it is no evidence for \(statements.joined(separator: ", "))",
        sourceLocation: test.sourceLocation)
    }
  }

  /// Runs a case with the mutant on, silently, unless another case has seen it already.
  private func hunt(
    _ mutant: Mutant, for test: Test, testCase: Test.Case?, _ function: @Sendable @concurrent () async throws -> Void
  ) async {
    guard let hunt = Hunt.all[mutant], !hunt.isOver else { return }
    let silence: IssueHandlingTrait = .filterIssues { issue in
      if issue.isFailure { hunt.end() }
      return false
    }
    do {
      try await silence.provideScope(for: test, testCase: testCase) {
        try await mutant.whileOn { try await function() }
      }
    } catch {
      hunt.end()
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
  private let isSeen = Mutex(false)

  /// Whether a case has seen the mutant.
  var isOver: Bool { isSeen.withLock { $0 } }

  /// A case has seen it.
  func end() { isSeen.withLock { $0 = true } }
}
