import Accessibility
import Audit
import Testing

@Suite("required-parent")
struct RequiredParentTests {
  static let cases: [RuleCase] = [
    .fails(
      "a row", .row, "Ada", says: "This row is in the window, which is not what it is a part of.",
      around: [.of(.window, "Inbox")]),
    .fails("a list item in a group", .listItem, "Ada", around: [.of(.window, "Inbox"), .of(.group)]),
    .fails("a tab in a list", .tab, "Home", around: [.of(.list)]),
    .fails("a header in a window", .columnHeader, "Price", around: [.of(.window)]),
    .passes("a row", .row, "Ada", around: [.of(.table, "Prices")]),
    .passes("a list item in a group of a list", .listItem, "Ada", around: [.of(.list), .of(.group)]),
    .passes("a tab", .tab, "Home", around: [.of(.tabBar)]),
    .passes("a cell of a list", .cell, "Ada", around: [.of(.list)]),
    .passes("an item of an item", .treeItem, "Ada", around: [.of(.tree), .of(.treeItem)]),
    .fails("a menu item in a window", .menuItem, "Paste", around: [.of(.window)]),
    .passes("a menu item in a group of a menu", .menuItem, "Paste", around: [.of(.menu), .of(.group)]),
    .doubts("in something unknown", .listItem, "Ada", around: [.of(.window), .of(.unknown)]),
    .doubts("at the root", .row, "Ada", says: "What this row is in is not in the tree."),
    .skips("a button", .button, "Send"),
    .skips("hidden", .row, "Ada", around: [.of(.window)]) { $0.traits = .hidden },
  ]

  @Test("a part is in its whole", arguments: cases)
  func verdict(it: RuleCase) { it.check(RequiredParent()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
