import Accessibility
import Audit
import Testing

@Suite("decorative-exposed")
struct DecorativeExposedTests {
  static let cases: [RuleCase] = [
    .fails("a divider", .image, "Divider", says: "A reader stops here and says “Divider”, which only adorns."),
    .fails("a background", .image, "background image"),
    .fails("a line", .separator, "Line"),
    .fails("a Korean background", .image, "배경"),
    .passes("a picture", .image, "A beach"),
    .passes("a word in a longer name", .image, "Background of the Mona Lisa"),
    .passes("a named part", .separator, "Older messages"),
    .fails("decorative and a stop", .image, "Wavy line") { ($0.traits, $0.isElement) = (.decorative, true) },
    .fails("a separator that is a stop", .separator) { $0.isElement = true },
    .skips("a separator that moves", .separator) { ($0.isElement, $0.traits) = (true, .focusable) },
    .skips("decorative already", .image, "Divider") { $0.traits = .decorative },
    .skips("a layer to choose", .image, "Background") { $0.actions = .activate },
    .skips("on a button", .image, "Shadow", around: [.of(.button, "Effects")]),
    .skips("nameless", .image),
    .skips("hidden", .image, "Divider") { $0.traits = .hidden },
    .skips("a text", .text, "Background"),
  ]

  @Test("a picture is called after what it shows, not after adorning", arguments: cases)
  func verdict(it: RuleCase) { it.check(DecorativeExposed()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
