import Accessibility
import Audit
import Testing

@Suite("text-too-small")
struct TextTooSmallTests {
  static let cases: [RuleCase] = [
    .fails("on a phone", .text, "Terms", says: "Its text is 10 pt; the least is 11 pt.", on: "iOS") {
      $0.fontSize = 10
    },
    .fails("on a Mac", .button, "Send", on: "macOS") { $0.fontSize = 9.5 },
    .fails("on a television", .text, "Terms", on: "tvOS") { $0.fontSize = 20 },
    .fails("on a watch", .text, "Terms", on: "watchOS") { $0.fontSize = 11 },
    .passes("on a phone", .text, "Terms", on: "iPadOS") { $0.fontSize = 11 },
    .passes("on a Mac", .text, "Terms", on: "macOS") { $0.fontSize = 10 },
    .passes("looked at", .text, "Terms", on: "visionOS") { $0.fontSize = 12 },
    .skips("no size", .text, "Terms", on: "iOS"),
    .skips("no known platform", .text, "Terms") { $0.fontSize = 4 },
    .skips("hidden", .text, "Terms", on: "iOS") { ($0.fontSize, $0.traits) = (4, .hidden) },
  ]

  @Test("text has the least size of its platform", arguments: cases)
  func verdict(it: RuleCase) { it.check(TextTooSmall()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
