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
    #expect(reports == ["the mutant “swipeNeverDismisses” survives this test: it is no proof of x, y"])
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

  /// What is reported of a test that is run on some platforms and sees its mutant on those that `sees` says.
  static func reports(
    _ keeps: Keeps, on platforms: [Platform], sees: @escaping @Sendable (Platform) -> Bool
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    return try await reports {
      try await keeps.provideScope(for: test, testCase: nil) {
        for platform in platforms {
          try await CasePlatform.$assumed.withValue(platform) {
            try await keeps.provideScope(for: test, testCase: testCase) {
              #expect(!sees(platform) || !Mutant.isOn(.swipeNeverDismisses))
            }
          }
        }
      }
    }
  }

  @Test("the mutant has to be seen on every platform on which a statement has to be shown, run there or not")
  func everyPlatform() async throws {
    // The first holds on every platform, the second on macOS alone.
    let keepings: [(String, String?)] = [
      ("sheet-modal-blocks-parent", " on iPadOS, tvOS, visionOS, watchOS"), ("sheet-macos-parent-blocked", nil),
    ]
    for (statement, told) in keepings {
      let keeps = Keeps([statement], mutant: .swipeNeverDismisses)
      let reports = try await Self.reports(keeps, on: [.iOS, .tvOS, .macOS]) { $0 != .tvOS }
      let expected = told.map {
        "the mutant “swipeNeverDismisses” survives this test\($0): it is no proof of \(statement)"
      }
      #expect(reports == [expected].compactMap(\.self))
    }
  }

  @Test("a test that names its platforms has to see the mutant on these, and on no others without saying so")
  func namedPlatforms() async throws {
    let keeps = Keeps(["sheet-modal-blocks-parent"], mutant: .swipeNeverDismisses, on: [.iOS, .tvOS])
    for (seen, reports) in [
      ([Platform.iOS, .tvOS], []),
      ([.iOS], ["the mutant “swipeNeverDismisses” survives this test on tvOS: it is no proof of "]),
      ([.iOS, .tvOS, .macOS], ["this test is a proof of sheet-modal-blocks-parent on macOS as well and "]),
    ] as [([Platform], [String])] {
      let told = try await Self.reports(keeps, on: Platform.allCases, sees: seen.contains)
      #expect(told.count == reports.count && zip(told, reports).allSatisfy { $0.hasPrefix($1) }, "\(told)")
    }
  }

  @Test("a case is about the platform of its scenes, else about the one that its arguments name")
  func platformOfScenes() async throws {
    let testCase = try #require(Test.Case.current)
    for (scenes, platform) in [([Platform.tvOS, .tvOS], Platform.tvOS), ([.tvOS, .iOS], nil), ([], nil)] {
      let found = try await CasePlatform.of(testCase) {
        for scene in scenes { _ = StageDriver(SceneBuilder(scene).window("main", []).scene) }
      }
      #expect(found == platform)
    }
  }

  @Test(
    "scenes of another platform than the arguments name count more; of several, the named one",
    arguments: [Platform.iOS])
  func scenesAndArguments(platform: Platform) async throws {
    let testCase = try #require(Test.Case.current)
    for (scenes, expected) in [
      ([Platform.macOS], Platform.macOS), ([.macOS, .iOS], .iOS), ([.macOS, .tvOS], nil), ([], .iOS),
    ] {
      let found = try await CasePlatform.of(testCase) {
        for scene in scenes { _ = StageDriver(SceneBuilder(scene).window("main", []).scene) }
      }
      #expect(found == expected, "\(scenes)")
    }
  }

  @Test("the platform of a case is found in its arguments, however deep", arguments: Platform.allCases, [false, true])
  func platformOfCase(platform: Platform, flag: Bool) throws {
    #expect(CasePlatform.named(by: try #require(Test.Case.current)) == platform)
  }

  @Test("of two platforms neither is that of a case", arguments: [[Platform.iOS, .macOS], []])
  func noPlatform(platforms: [Platform]) throws {
    #expect(CasePlatform.named(by: try #require(Test.Case.current)) == nil)
  }

  @Test("every mutant of a test has to be seen; the first does not stand in for the second")
  func several() async throws {
    let reports = try await Self.reports {
      try await Self.run(
        Keeps(["x"], mutant: .swipeNeverDismisses), Keeps(["y"], mutant: .grabberTapSkipsDetent), arguments: [1, 2]
      ) { _ in #expect(!Mutant.isOn(.swipeNeverDismisses)) }
    }
    #expect(reports == ["the mutant “grabberTapSkipsDetent” survives this test: it is no proof of y"])
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
