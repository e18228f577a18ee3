package import Scenes
import Synchronization
package import Testing

/// The platform that a case of a test is about: that of the scenes before which it puts somebody.
package enum CasePlatform {
  /// What a test of this very search says it is.
  @TaskLocal package static var assumed: Platform?
  /// The platforms of the scenes of the case that runs in this task.
  @TaskLocal private static var driven: Driven?

  /// Runs a case and says which platform it was about.
  ///
  /// That is the platform of its scenes, whatever its arguments say; where there are scenes of several platforms, or none
  /// that `StageDriver` knows of, it is the platform in the arguments; nil where nothing tells.
  package static func of(
    _ testCase: Test.Case, whileRunning body: @Sendable @concurrent () async throws -> Void
  ) async throws -> Platform? {
    // Of several traits of a test each one asks about the same case.
    let driven = Self.driven ?? Driven()
    try await $driven.withValue(driven) { try await body() }
    if let assumed { return assumed }
    let platforms = driven.platforms.withLock { $0 }
    if platforms.count == 1 { return platforms.first }
    guard let named = named(by: testCase) else { return nil }
    return platforms.isEmpty || platforms.contains(named) ? named : nil
  }

  /// Somebody sits down before a scene of this platform.
  package static func note(_ platform: Platform) {
    driven?.platforms.withLock { _ = $0.insert(platform) }
  }

  /// The only platform among the arguments of a case and in what they hold; nil where there is none or several.
  ///
  /// Swift Testing does not give the arguments of a case to a trait, so that they are looked for in its stored
  /// properties; `KeepsTests` says when that finds them no more.
  package static func named(by testCase: Test.Case) -> Platform? {
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

  /// What a case has driven.
  private final class Driven: Sendable {
    let platforms = Mutex<Set<Platform>>([])
  }
}
