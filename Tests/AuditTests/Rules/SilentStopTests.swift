import Accessibility
import Audit
import Testing

@Suite("silent-stop")
struct SilentStopTests {
  static let cases: [RuleCase] = [
    .fails("nothing", .listItem, nil, says: "A reader stops at this list item and has nothing to say.") {
      $0.actions = .activate
    },
    .fails("a picture without words", .cell, nil, inside: [.of(.image)]) { $0.actions = .activate },
    .fails("a blank name", .row, "\u{200B}") { $0.actions = .activate },
    .passes("a name", .listItem, "Ada") { $0.actions = .activate },
    .passes("a text in it", .cell, nil, inside: [.of(.text, "Ada")]) { $0.actions = .activate },
    .passes("a value", .row, nil) { ($0.actions, $0.value) = (.activate, "12 euros") },
    .fails("a group that is a stop", .group) { $0.isElement = true },
    .passes("a group with words in it", .group, inside: [.of(.text, "Total")]) { $0.isElement = true },
    .skips("a group that is none", .group),
    .skips("not activated", .listItem, nil),
    .skips("a button, which is a matter of its name", .button, nil) { $0.actions = .activate },
    .skips("hidden", .listItem, nil) { ($0.actions, $0.traits) = (.activate, .hidden) },
  ]

  @Test("a reader says something wherever it stops", arguments: cases)
  func verdict(it: RuleCase) { it.check(SilentStop()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
