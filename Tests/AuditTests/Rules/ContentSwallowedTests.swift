import Accessibility
import Audit
import Testing

@Suite("content-swallowed")
struct ContentSwallowedTests {
  static let cases: [RuleCase] = [
    .fails(
      "a text beside the name", .listItem, "Ada Lovelace",
      says: "“3 unread” is in it and is not said: it is read as “Ada "
        + "Lovelace”.", inside: [.of(.text, "Ada Lovelace"), .of(.text, "3 unread")]),
    .fails("one text", .cell, "Price", inside: [.of(.text, "12 euros")]),
    .fails("in a group", .row, "Ada", inside: [.of(.group), .of(.text, "Yesterday")]),
    .passes("the same", .listItem, "Ada Lovelace", inside: [.of(.text, "Ada Lovelace")]),
    .passes(
      "all of them", .listItem, "Ada Lovelace, 3 unread", inside: [.of(.text, "3 unread"), .of(.text, "Ada Lovelace")]),
    .passes("in the value", .cell, "Price", inside: [.of(.text, "12 euros")]) { $0.value = "12 euros" },
    .skips("a control in it, which is read", .listItem, "Ada", inside: [.of(.button, "Delete")]),
    .skips(
      "no name, so that the texts are read", .listItem, nil, inside: [.of(.text, "Ada"), .of(.text, "Yesterday")]),
    .skips("no text", .listItem, "Ada"),
    .skips("a hidden text", .listItem, "Ada", inside: [.of(.text, "Yesterday") { $0.traits = .hidden }]),
    .skips("a button, which is a matter of its label", .button, "Ada", inside: [.of(.text, "Yesterday")]),
  ]

  @Test("what is read as one says the texts in it", arguments: cases)
  func verdict(it: RuleCase) { it.check(ContentSwallowed()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
