package import Scenes
package import Testing

/// The platform that a case of a parameterised test is about.
package enum CasePlatform {
  /// What a test of this very search says it is.
  @TaskLocal package static var assumed: Platform?

  /// The only platform among the arguments of a case and in what they hold; nil where there is none or several.
  ///
  /// Swift Testing does not give the arguments of a case to a trait, so that they are looked for in its stored
  /// properties; `KeepsTests` says when that finds them no more.
  package static func of(_ testCase: Test.Case) -> Platform? {
    if let assumed { return assumed }
    guard testCase.isParameterized else { return nil }
    var found: Set<Platform> = []
    var budget = 2000
    collect(testCase, depth: 0, &found, &budget)
    return found.count == 1 ? found.first : nil
  }

  private static func collect(_ value: Any, depth: Int, _ found: inout Set<Platform>, _ budget: inout Int) {
    budget -= 1
    guard budget > 0, depth < 12 else { return }
    if let platform = value as? Platform {
      found.insert(platform)
      return
    }
    for child in Mirror(reflecting: value).children { collect(child.value, depth: depth + 1, &found, &budget) }
  }
}
