import Accessibility
import Audit
import Testing

@Suite("name-duplicate")
struct NameDuplicateTests {
  static let cases: [RuleCase] = [
    .fails(
      "the same", .button, "Edit", says: "Another button beside it is called “Edit” as well.",
      before: [.of(.button, "Edit")]),
    .fails("a text between", .button, "Edit", before: [.of(.button, "Edit"), .of(.text, "Phone")]),
    .fails("fields", .textField, "Name", before: [.of(.textField, "Name")]),
    .passes("others", .button, "Edit", before: [.of(.button, "Delete")]),
    .passes("another role", .button, "Edit", before: [.of(.link, "Edit")]),
    .passes("another value", .toggle, "Sound", before: [.of(.toggle, "Sound") { $0.value = "on" }]),
    .passes("another hint", .button, "Edit", before: [.of(.button, "Edit") { $0.hint = "Edits the phone number" }]),
    .passes(
      "another place", .button, "Page", before: [.of(.button, "Page") { $0.position = .init(index: 1, count: 2) }]
    ) {
      $0.position = .init(index: 2, count: 2)
    },
    .passes("a hidden one", .button, "Edit", before: [.of(.button, "Edit") { $0.traits = .hidden }]),
    .passes("the first of two", .button, "Edit", after: [.of(.button, "Edit")]),
    .skips("links", .link, "More", before: [.of(.link, "More")]),
    .skips("keys", .keyboardKey, "Shift", before: [.of(.keyboardKey, "Shift")]),
    .skips("texts", .text, "Edit", before: [.of(.text, "Edit")]),
  ]

  @Test("neighbours of one role are told apart", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameDuplicate()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
