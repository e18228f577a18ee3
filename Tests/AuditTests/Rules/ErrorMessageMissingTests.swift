import Accessibility
import Audit
import Testing

@Suite("error-message-missing")
struct ErrorMessageMissingTests {
  private static func invalid(_ change: @escaping (inout AccessibilityNode) -> Void = { _ in })
    -> (inout AccessibilityNode) -> Void
  {
    {
      $0.traits = .invalid
      change(&$0)
    }
  }

  private static func told(_ kind: Relation.Kind) -> (inout AccessibilityNode) -> Void {
    invalid { $0.relations = [Relation(kind, "Enter a date.")] }
  }

  private static let message = [AccessibilityNode.of(.text, "Enter a date.")]
  private static let far = [AccessibilityNode.of(.button, "Send"), .of(.text, "Enter a date.")]

  static let cases: [RuleCase] = [
    .fails(
      "nothing more", .textField, "Date", says: "It is invalid, and nothing says what is wrong with it.", invalid()),
    .fails("a blank error text", .textField, "Date", invalid { $0.errorText = " " }),
    .fails("a label belongs to it and no message", .comboBox, "Date", after: far, told(.labelledBy)),
    .fails("a message that is not there", .textField, "Date", told(.errorMessage)),
    .fails("a text further away", .textField, "Date", after: far, invalid()),
    .passes("an error text", .textField, "Date", invalid { $0.errorText = "Enter a date." }),
    .passes("a hint", .checkBox, "Terms", invalid { $0.hint = "Agree to go on" }),
    .passes("a message that belongs to it", .textField, "Date", after: message, told(.errorMessage)),
    .passes("a description that belongs to it", .textField, "Date", before: message, told(.describedBy)),
    .doubts(
      "a text beside it", .textField, "Date",
      says: "It is invalid, and nothing that belongs to it says what is wrong: whether “Enter a date.” beside it does "
        + "cannot be told.", after: message, invalid()),
    .skips("valid", .textField, "Date"), .skips("hidden", .textField, "Date", invalid { $0.traits.insert(.hidden) }),
  ]

  @Test("what is invalid says what is wrong", arguments: cases)
  func verdict(it: RuleCase) { it.check(ErrorMessageMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
