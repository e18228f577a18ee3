import Mutants
import TestSupport
import Testing

/// The trait `.keeps`, tried on bodies that see a mutant and on bodies that do not.
@Suite("Keeps")
struct KeepsTests {
  /// Runs a body the way the trait runs a test with these arguments.
  static func run(_ traits: Keeps..., arguments: [Int] = [0], body: @escaping @Sendable (Int) throws -> Void)
    async throws
  {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    var whole: @Sendable @concurrent () async throws -> Void = {
      for argument in arguments {
        var one: @Sendable @concurrent () async throws -> Void = { try body(argument) }
        for trait in traits {
          let inner = one
          one = { try await trait.provideScope(for: test, testCase: testCase, performing: inner) }
        }
        try await one()
      }
    }
    for trait in traits {
      let inner = whole
      whole = { try await trait.provideScope(for: test, testCase: nil, performing: inner) }
    }
    try await whole()
  }

  @Test("a test that fails under its mutant passes, and nothing of that failure is reported")
  func killed() async throws {
    try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in #expect(!Mutant.isOn(.swipeNeverDismisses)) }
    try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in
      try #require(!Mutant.isOn(.swipeNeverDismisses))
    }
  }

  @Test("a test that does not see its mutant fails, and says so")
  func survives() async throws {
    try await withKnownIssue {
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in #expect(Bool(true)) }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("the mutant “swipeNeverDismisses” survives") == true
    }
  }

  @Test("one argument that sees the mutant is enough")
  func oneArgument() async throws {
    try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses), arguments: [1, 2, 3]) {
      #expect($0 != 2 || !Mutant.isOn(.swipeNeverDismisses))
    }
  }

  @Test("every mutant of a test has to be seen; the first does not stand in for the second")
  func several() async throws {
    try await withKnownIssue {
      try await Self.run(
        Keeps(["x"], mutant: .swipeNeverDismisses), Keeps(["y"], mutant: .grabberTapSkipsDetent), arguments: [1, 2]
      ) { _ in #expect(!Mutant.isOn(.swipeNeverDismisses)) }
    } matching: {
      $0.comments.first?.rawValue.contains("grabberTapSkipsDetent") == true
    }
  }

  @Test("a failure without any mutant is reported as ever")
  func failure() async throws {
    try await withKnownIssue {
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in
        #expect(Mutant.isOn(.swipeNeverDismisses), "fails as it is")
      }
    } matching: {
      // And the mutant survives: that is no failure of a test that fails anyway, but it is said.
      $0.comments.first?.rawValue == "fails as it is" || $0.comments.first?.rawValue.contains("survives") == true
    }
  }
}
