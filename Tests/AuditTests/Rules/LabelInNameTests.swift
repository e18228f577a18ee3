import Accessibility
import Audit
import Testing

@Suite("label-in-name")
struct LabelInNameTests {
  static let cases: [RuleCase] = [
    .fails(
      "another word", .button, "Submit", says: "“Send” is seen on it, and it is called “Submit”.",
      inside: [.of(.text, "Send")]),
    .fails("words in another order", .button, "Message: Send", inside: [.of(.text, "Send message")]),
    .fails("half of it", .link, "Terms", inside: [.of(.text, "Terms of use")]),
    .passes("the same", .button, "Send", inside: [.of(.text, "Send")]),
    .passes("the beginning", .button, "Send message to Ada", inside: [.of(.text, "Send Message")]),
    .passes("other signs", .button, "Log in", inside: [.of(.text, "LOG IN »")]),
    .passes("Korean", .button, "메시지 보내기", inside: [.of(.text, "보내기")]),
    .skips(
      "a part of a word only, but several texts", .button, "Inbox", inside: [.of(.text, "In"), .of(.text, "Box")]),
    .fails("another text that it shows", .button, "Submit") { $0.text = "Send" },
    .passes("a part of the text that it shows", .button, "Cart") { $0.text = "Cart 2" },
    .skips("a sign of an icon font", .button, "Back") { $0.text = "arrow_back" },
    .skips("a badge", .button, "Inbox", inside: [.of(.text, "3")]),
    .skips("its value", .comboBox, "Country", inside: [.of(.text, "Korea")]) { $0.value = "Korea" },
    .skips("its value on a button", .button, "Country", inside: [.of(.text, "Korea")]) { $0.value = "Korea" },
    .skips("nothing in it", .button, "Send"),
    .skips("a hidden text", .button, "Submit", inside: [.of(.text, "Send") { $0.traits = .hidden }]),
    .skips("no name, which is a matter of its own", .button, nil, inside: [.of(.text, "Send")]),
  ]

  @Test("what is seen on a control is said in its name", arguments: cases)
  func verdict(it: RuleCase) { it.check(LabelInName()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
