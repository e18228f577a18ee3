import Mutants
import Scenes
import Synchronization
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

  /// What is reported while a body runs; nothing of it becomes a failure of this test.
  static func reports(_ body: @Sendable @concurrent () async throws -> Void) async throws -> [String] {
    let test = try #require(Test.current)
    let comments = Mutex<[String]>([])
    let collector: IssueHandlingTrait = .compactMapIssues { issue in
      comments.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue.kind)") }
      return nil
    }
    try await collector.provideScope(for: test, testCase: Test.Case.current, performing: body)
    return comments.withLock { $0 }
  }

  @Test("a test that fails under its mutant passes, and nothing of that failure is reported")
  func killed() async throws {
    let reports = try await Self.reports {
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in
        #expect(!Mutant.isOn(.swipeNeverDismisses))
      }
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in
        try #require(!Mutant.isOn(.swipeNeverDismisses))
      }
    }
    #expect(reports == [])
  }

  @Test("a test that does not see its mutant fails, and says so")
  func survives() async throws {
    let reports = try await Self.reports {
      try await Self.run(Keeps(["x", "y"], mutant: .swipeNeverDismisses)) { _ in }
    }
    #expect(reports == ["the mutant “swipeNeverDismisses” survives this test: it is no evidence for x, y"])
  }

  @Test("one argument that sees the mutant is enough")
  func oneArgument() async throws {
    let reports = try await Self.reports {
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses), arguments: [1, 2, 3]) {
        #expect($0 != 2 || !Mutant.isOn(.swipeNeverDismisses))
      }
    }
    #expect(reports == [])
  }

  @Test("where cases are platforms, each that a statement holds for has to see the mutant")
  func everyPlatform() async throws {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    // The first holds on every platform, the second on macOS alone.
    for (statement, told) in [("sheet-modal-blocks-parent", " on tvOS"), ("sheet-macos-parent-blocked", nil)] {
      let keeps = Keeps([statement], mutant: .swipeNeverDismisses)
      let reports = try await Self.reports {
        try await keeps.provideScope(for: test, testCase: nil) {
          for platform in [Platform.iOS, .tvOS, .macOS] {
            try await CasePlatform.$assumed.withValue(platform) {
              try await keeps.provideScope(for: test, testCase: testCase) {
                #expect(platform == .tvOS || !Mutant.isOn(.swipeNeverDismisses))
              }
            }
          }
        }
      }
      let expected = told.map {
        "the mutant “swipeNeverDismisses” survives this test\($0): it is no evidence for \(statement)"
      }
      #expect(reports == [expected].compactMap(\.self))
    }
  }

  @Test("the platform of a case is found in its arguments, however deep", arguments: Platform.allCases, [false, true])
  func platformOfCase(platform: Platform, flag: Bool) throws {
    #expect(CasePlatform.of(try #require(Test.Case.current)) == platform)
  }

  @Test("of two platforms neither is that of a case", arguments: [[Platform.iOS, .macOS], []])
  func noPlatform(platforms: [Platform]) throws {
    #expect(CasePlatform.of(try #require(Test.Case.current)) == nil)
  }

  @Test("every mutant of a test has to be seen; the first does not stand in for the second")
  func several() async throws {
    let reports = try await Self.reports {
      try await Self.run(
        Keeps(["x"], mutant: .swipeNeverDismisses), Keeps(["y"], mutant: .grabberTapSkipsDetent), arguments: [1, 2]
      ) { _ in #expect(!Mutant.isOn(.swipeNeverDismisses)) }
    }
    #expect(reports == ["the mutant “grabberTapSkipsDetent” survives this test: it is no evidence for y"])
  }

  @Test("a failure without any mutant is reported as ever")
  func failure() async throws {
    let reports = try await Self.reports {
      try await Self.run(Keeps(["x"], mutant: .swipeNeverDismisses)) { _ in #expect(Bool(false), "fails as it is") }
    }
    #expect(reports == ["fails as it is"])
  }

  @Test("without a mutant a test runs once")
  func once() throws {
    let test = try #require(Test.current)
    #expect(Keeps(["x"], mutant: nil).scopeProvider(for: test, testCase: nil) == nil)
  }
}
