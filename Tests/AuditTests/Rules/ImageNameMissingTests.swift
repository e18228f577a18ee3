import Accessibility
import Audit
import Geometry
import Testing

@Suite("image-name-missing")
struct ImageNameMissingTests {
  static let cases: [RuleCase] = [
    .fails("no name", .image, says: "This picture says nothing and is not decorative."),
    .fails("an empty name", .image, ""),
    .fails("a name of which nothing is spoken", .image, "\u{F8FF}"),
    .fails("no name in a group", .image, around: [.of(.group, "Album")]),
    .passes("a name", .image, "A beach in the evening"),
    .passes("a value", .image) { $0.value = "3 stars" },
    .passes("an emoji", .image, "🏖️"),
    .skips("decorative", .image) { $0.traits = .decorative },
    .skips("hidden", .image) { $0.traits = .hidden },
    .skips("transparent", .image) { $0.alpha = 0 },
    .skips("on a button, which is named", .image, around: [.of(.button, "Cart")]),
    .fails("a stop of its own in a row", .image, around: [.of(.list), .of(.listItem, "Ada Lovelace")]) {
      $0.isElement = true
    },
    .skips("in a row, which is named", .image, around: [.of(.list), .of(.listItem, "Ada Lovelace")]),
    .skips("a control", .image) { $0.actions = .activate },
    .skips("not a picture", .text),
    .doubts("without area", .image) { $0.frame = .zero },
  ]

  @Test("a picture says what it shows, is decorative, or is part of something that is named", arguments: cases)
  func verdict(it: RuleCase) { it.check(ImageNameMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
