import Accessibility
import Audit
import Geometry
import Testing

@Suite("container-name-missing")
struct ContainerNameMissingTests {
  static let cases: [RuleCase] = [
    .fails("a sheet", .sheet, says: "This sheet has no name."),
    .fails("a table", .table, inside: [.of(.row)]),
    .fails("an alert with nothing but a button", .alert, inside: [.of(.button, "OK")]),
    .fails("a blank name", .dialog, "\u{200B}"),
    .passes("a sheet with a title", .sheet, "Payment"),
    .passes("an alert with a message", .alert) { $0.value = "The disk is full." },
    .passes("a table", .table, "Prices"),
    .doubts(
      "a heading inside", .sheet,
      says: "This sheet has no name; whether a screen reader takes “Payment” from inside it "
        + "depends on the reader.", inside: [.of(.heading, "Payment")]),
    .doubts("a text inside", .alert, inside: [.of(.text, "The disk is full.")]),
    .doubts("without area", .panel) { $0.frame = .zero },
    .skips("a menu, which is known by what opened it", .menu),
    .skips("a popover", .popover),
    .skips("the only window", .window),
    .skips("hidden", .sheet) { $0.traits = .hidden },
  ]

  @Test("what comes up, and a table, is called something", arguments: cases)
  func verdict(it: RuleCase) { it.check(ContainerNameMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
