import Accessibility
import Audit
import Testing

@Suite("orientation-lock")
struct OrientationLockTests {
  private static func locked(_ platform: String?, _ supported: [ScreenOrientation], _ expected: RuleCase.Answer)
    -> RuleCase
  {
    var it = RuleCase(
      expected, "\(platform ?? "no platform") \(supported.map(\.rawValue))", .window, "Notes", on: platform)
    it.tree.orientations = supported
    return it
  }

  static let cases: [RuleCase] = [
    locked("iOS", [.portrait], .fail), locked("iPadOS", [.landscape], .fail), locked("Android", [.portrait], .fail),
    locked(nil, [.portrait], .fail),
    locked("iOS", [.portrait, .landscape], .pass), locked("iPadOS", [.landscape, .portrait], .pass),
    locked("Android", [.portrait, .landscape], .pass),
    locked("iOS", [], .inapplicable), locked("macOS", [.landscape], .inapplicable),
    locked("tvOS", [.landscape], .inapplicable), locked("watchOS", [.portrait], .inapplicable),
  ]

  @Test("what is shown may be held upright and on its side", arguments: cases)
  func verdict(it: RuleCase) { it.check(OrientationLock()) }

  @Test("it is asked once of a tree")
  func once() {
    var it = RuleCase(.inapplicable, "the second root", .window, "Notes", before: [.of(.window, "First")], on: "iOS")
    it.tree.orientations = [.portrait]
    it.check(OrientationLock())
  }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
