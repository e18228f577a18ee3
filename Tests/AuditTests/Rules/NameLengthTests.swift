import Accessibility
import Audit
import Testing

@Suite("name-length")
struct NameLengthTests {
  static let cases: [RuleCase] = [
    .fails("one character", .button, "x", says: "The name “x” is one character."),
    .fails("one sign", .button, "×"),
    .fails(
      "forty-one", .button, String(repeating: "a", count: 41),
      says: "The name “\(String(repeating: "a", count: 41))” has 41 characters."),
    .fails("a sentence", .toggle, "Remind me of this every day at nine in the morning"),
    .fails("one emoji", .button, "👍"),
    .fails("a sign beside two others", .button, "+", before: [.of(.button, "-"), .of(.button, "=")]),
    .passes("two", .button, "OK"),
    .passes("forty", .button, String(repeating: "a", count: 40)),
    .passes("forty Korean ones", .button, String(repeating: "가", count: 40)),
    .passes("a word of one character", .button, "닫"),
    .passes("a digit beside two others", .button, "7", before: [.of(.button, "8"), .of(.button, "9")]),
    .passes("a key of a calculator", .button, "7", before: [.of(.button, "8"), .of(.button, "9"), .of(.button, "+")]),
    .skips("a key", .keyboardKey, "q"),
    .skips("a link", .link, String(repeating: "long ", count: 20)),
    .skips("a text", .text, "x"),
    .skips("hidden", .button, "x") { $0.traits = .hidden },
  ]

  @Test("the name of a control has two to forty characters", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameLength()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
