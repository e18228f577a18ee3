import Accessibility
import Audit
import Geometry
import Testing

@Suite("tree-inconsistent")
struct TreeInconsistentTests {
  static let cases: [RuleCase] = [
    .fails("a negative width", .button, "Send", says: "Its frame is not a rectangle of finite size.") {
      $0.frame = Rect(x: 0, y: 0, width: -1, height: 44)
    },
    .fails("a negative height", .button, "Send") { $0.frame = Rect(x: 0, y: 0, width: 44, height: -1) },
    .fails("no number", .text, "A") { $0.frame = Rect(x: .nan, y: 0, width: 1, height: 44) },
    .fails("infinite", .group) { $0.frame = Rect(x: 0, y: 0, width: 1, height: .infinity) },
    .fails(
      "a second focus", .button, "Send", says: "It has the keyboard focus, and so has “To”.",
      before: [.of(.textField, "To") { $0.traits = .focused }]
    ) { $0.traits = .focused },
    .fails("a cell beyond its table", .cell, "4", around: [table(2, 2)]) { $0.cell = TablePlace(row: 2, column: 3) },
    .skips("the last cell of its table", .cell, "4", around: [table(2, 2)]) { $0.cell = TablePlace(row: 2, column: 2) },
    .passes("a rectangle", .button, "Send"),
    .passes("no area", .button, "Send") { $0.frame = .zero },
    .skips("nobody operates it", .group),
    .passes("the only focus", .button, "Send") { $0.traits = .focused },
    .passes("the focus of a part", .button, "Send", around: [.of(.list) { $0.traits = .focused }]) {
      $0.traits = .focused
    },
  ]

  @Test("the tree says what can be true", arguments: cases)
  func verdict(it: RuleCase) { it.check(TreeInconsistent()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  private static func table(_ rows: Int, _ columns: Int) -> AccessibilityNode {
    .of(.table, "Prices") { $0.table = TableShape(rows: rows, columns: columns) }
  }
}
