import Accessibility
import Audit
import Testing

@Suite("name-ends-with-role")
struct NameEndsWithRoleTests {
  static let cases: [RuleCase] = [
    .fails(
      "a button", .button, "Send Button", says: "“Send Button” ends with what it is; a reader says “button” once more."),
    .fails("a link", .link, "Imprint link"),
    .fails("a Korean button", .button, "보내기 버튼"),
    .fails("nothing but the role", .image, "Image"),
    .fails("a switch", .switchControl, "Wi-Fi switch"),
    .fails("a picture", .image, "beach image"),
    .passes("a name", .button, "Send"),
    .passes("the role of something else", .button, "Insert Image"),
    .passes("a word that ends alike", .button, "Unbutton"),
    .passes("the role first", .button, "Button Colour"),
    .passes("a Korean name", .button, "보내기"),
    .skips("a text may say anything", .text, "Press the button"),
    .skips("no name", .button),
    .skips("hidden", .button, "Send Button") { $0.traits = .hidden },
  ]

  @Test("a name leaves to the reader what the thing is", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameEndsWithRole()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
