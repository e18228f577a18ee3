import Accessibility
import Audit
import Testing

@Suite("field-label-missing")
struct FieldLabelMissingTests {
  static let cases: [RuleCase] = [
    .fails(
      "a placeholder alone", .searchField,
      says: "This search field has no label; its placeholder “Search” is gone as soon as something is typed."
    ) {
      $0.placeholder = "Search"
    },
    .fails("an empty name and a placeholder", .textField, "") { $0.placeholder = "Card number" },
    .fails("a password", .secureTextField) { $0.placeholder = "Password" },
    .fails("a text", .textEditor) { $0.placeholder = "Say something" },
    .passes("a name", .textField, "Card number"),
    .passes("a name and a placeholder", .textField, "Card number") { $0.placeholder = "1234" },
    .passes("a name and something typed", .searchField, "Search") { $0.value = "moth" },
    .fails("neither", .textField, says: "This text field has no label."),
    .fails("a blank placeholder", .textField) { $0.placeholder = " " },
    .passes("a text beside it names it", .textField, before: [.of(.text, "Email") { $0.id = "label" }]) {
      ($0.placeholder, $0.relations) = ("ada@example.org", [Relation(.labelledBy, "label")])
    },
    .skips("hidden", .textField) { ($0.placeholder, $0.traits) = ("Search", .hidden) },
    .skips("no field", .button) { $0.placeholder = "Search" },
  ]

  @Test("a field has a label that stays when something is typed", arguments: cases)
  func verdict(it: RuleCase) { it.check(FieldLabelMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
