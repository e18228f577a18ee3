import Accessibility
import Audit
import Testing

@Suite("required-children")
struct RequiredChildrenTests {
  static let cases: [RuleCase] = [
    .fails(
      "a table of texts", .table, "Prices", says: "This table holds nothing that makes it one.",
      inside: [.of(.text, "12 euros")]),
    .fails("a tree of buttons", .tree, "Files", inside: [.of(.button, "A")]),
    .fails("a tab bar of texts", .tabBar, inside: [.of(.text, "Home")]),
    .passes("rows", .table, "Prices", inside: [.of(.row)]),
    .passes("items", .tree, "Files", inside: [.of(.text, "Files"), .of(.treeItem, "A")]),
    .passes("buttons as tabs", .tabBar, inside: [.of(.button, "Home")]),
    .passes("menus", .menuBar, inside: [.of(.menuItem, "File")]),
    .fails("a menu of a text", .menu, "Actions", inside: [.of(.text, "Paste")]),
    .passes("a menu of an item", .menu, "Actions", inside: [.of(.menuItem, "Paste")]),
    .passes("a menu of a row", .menu, "Actions", inside: [.of(.listItem, "Paste")]),
    .doubts("parts of no known role", .table, "Prices", inside: [.of(.unknown)]),
    .skips("empty", .table, "Prices"),
    .skips("a list of texts", .list, "Prices", inside: [.of(.text, "12 euros")]),
    .skips("hidden", .table, "Prices", inside: [.of(.text, "12 euros")]) { $0.traits = .hidden },
  ]

  @Test("a whole has parts", arguments: cases)
  func verdict(it: RuleCase) { it.check(RequiredChildren()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
