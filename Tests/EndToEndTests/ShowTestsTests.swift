import Foundation
import TestSupport
import Testing

/// `Scripts/test` shows what people want to know of a run of tests, and keeps the rest in a file.
@Suite("Scripts/show-tests")
struct ShowTestsTests {
  static let begin = """
    ◇ Test run started.
    ◇ Test "a tap arrives" started.
    ◇ Test case passing 1 argument platform → .iOS to "a tap arrives" started.
    ◇ Test "a swipe turns a page" started.
    ✔ Test "a tap arrives" with 2 test cases passed after 0.2 seconds.

    """
  static let end = """
    ✔ Test "a swipe turns a page" passed after 0.3 seconds.
    ✔ Test run with 2 tests in 1 suite passed after 0.4 seconds.

    """
  static let failure = """
    ✘ Test "a swipe turns a page" recorded an issue at PageTests.swift:5:3: Expectation failed: 1 == 2
    ↳ on page 1
    ✘ Test "a swipe turns a page" failed after 0.3 seconds with 1 issue.
    ✘ Test run with 2 tests in 1 suite failed after 0.4 seconds with 1 issue.

    """

  static func show(_ told: String) throws -> (output: String, kept: String) {
    let folder = try TemporaryFolder(["told.txt": told])
    let script = PerformCommandTests.root.appendingPathComponent("Scripts/show-tests").path
    let result = try Shell.run("'\(script)' log.txt < told.txt; echo $?", in: folder.path)
    return (result.output, try folder.text(of: "log.txt"))
  }

  @Test("what passed is a summary, what failed stands in full with it, and all is kept")
  func summary() throws {
    let passed = try Self.show(Self.begin + Self.end)
    #expect(
      passed.output == """
        ✔ Test run with 2 tests in 1 suite passed after 0.4 seconds.
          everything the tests told: log.txt
        0

        """)
    #expect(passed.kept == Self.begin + Self.end)
    let failed = try Self.show(Self.begin + Self.failure)
    #expect(
      failed.output == """
        ✘ Test "a swipe turns a page" recorded an issue at PageTests.swift:5:3: Expectation failed: 1 == 2
          ↳ on page 1
        ✘ Test run with 2 tests in 1 suite failed after 0.4 seconds with 1 issue.
          failed: "a swipe turns a page"
          everything the tests told: log.txt
        1

        """)
  }

  @Test("a failure stands in full whatever lines are in it")
  func blankLines() throws {
    let told = Self.failure.replacing("  ↳ on page 1", with: "x").replacing(
      "↳ on page 1\n", with: "↳ on page 1\n0.083 tap\n\n1 expectation, 0 kept\nerror: the reason\n")
    let shown = try Self.show(Self.begin + told).output
    for line in ["0.083 tap", "1 expectation, 0 kept", "error: the reason"] {
      #expect(shown.contains("  \(line)\n"), "\(shown)")
    }
  }

  @Test("tests that end before their end, or that are none, have not passed")
  func cutShort() throws {
    let died = try Self.show(Self.begin + "error: Exited with unexpected signal code 11\n")
    #expect(died.output.hasPrefix("error: Exited with unexpected signal code 11\nthe tests ended before their end"))
    #expect(died.output.contains("\n  under way: \"a swipe turns a page\"\n") && died.output.hasSuffix("\n1\n"))
    let none = try Self.show("◇ Test run started.\n✔ Test run with 0 tests passed after 0.001 seconds.\n")
    #expect(none.output.hasSuffix("\n1\n"))
  }
}
