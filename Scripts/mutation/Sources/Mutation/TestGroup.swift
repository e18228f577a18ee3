/// Tests that are run together: a suite, or one test of a suite that takes long.
struct TestGroup: Hashable, Sendable {
  /// `Target.Suite/`, or `Target.Suite/test(…)`, as the test bundle lists it.
  let name: String

  /// The test target.
  var target: String { String(name.prefix { $0 != "." }) }

  /// What selects it, as a regular expression.
  var filter: String {
    "^" + name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" ? String($0) : "\\\($0)" }.joined()
  }

  /// The suites in a list of tests.
  static func suites(in tests: [String]) -> [TestGroup] {
    var seen: Set<String> = []
    return tests.compactMap { test in
      let suite = test.firstIndex(of: "/").map { String(test[...$0]) } ?? test
      return seen.insert(suite).inserted ? TestGroup(name: suite) : nil
    }
  }

  /// The tests of it in a list of tests, one each.
  func parts(in tests: [String]) -> [TestGroup] { tests.filter { $0.hasPrefix(name) }.map(TestGroup.init) }
}
