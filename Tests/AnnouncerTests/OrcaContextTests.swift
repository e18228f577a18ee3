import Accessibility
import Announcer
import Geometry
import Testing

/// What Orca says of what is around an element that people come to.
@Suite("Around an element, as Orca tells it")
struct OrcaContextTests {
  static func around(_ role: Role, _ name: String?, _ nodes: [AccessibilityNode]) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("around", role, name))
      for node in nodes { tree.append(node) }
      tree.close()
    }
  }

  @Test("block quotes are told once, however deep they are in one another", arguments: [1, 2, 3])
  func quotes(depth: Int) {
    let tree = SurroundingsTests.tree { tree in
      for level in 0..<depth {
        var quote = SurroundingsTests.node("quote-\(level)", .group)
        quote.roleWord = "blockquote"
        tree.begin(quote)
      }
      tree.append(SurroundingsTests.node("deeper", .text, "deeper"))
      for _ in 0..<depth { tree.close() }
    }
    #expect(SurroundingsTests.heard(.orca, tree).map { $0.ranges(of: "grouping").count } == [1])
  }

  @Test(
    "containers are told with their role; buttons, boxes and bars of tools are not",
    arguments: [
      (Role.menu, "File menu. Open button"), (.statusBar, "File status bar. Open button"), (.toolbar, "Open button"),
      (.panel, "File panel. Open button"),
    ])
  func ancestors(role: Role, text: String) {
    let tree = Self.around(role, "File", [SurroundingsTests.node("open", .button, "Open")])
    #expect(SurroundingsTests.heard(.orca, tree) == [text])
  }

  @Test(
    "the longer texts of a dialog or panel are told where it is entered",
    arguments: [
      (Role.dialog, "Save dialog There are unsaved changes. OK button"),
      (.panel, "Save There are unsaved changes panel. OK button"),
    ])
  func texts(role: Role, text: String) {
    let nodes = [
      SurroundingsTests.node("ok", .button, "OK"), SurroundingsTests.node("short", .text, "Two words", y: 50),
      SurroundingsTests.node("long", .text, "There are unsaved changes", y: 100),
    ]
    #expect(SurroundingsTests.heard(.orca, Self.around(role, "Save", nodes)).first == text)
  }

  @Test("a text that labels something, or is an item of a list, is no text of the panel")
  func labels() {
    var field = SurroundingsTests.node("field", .textField, "Name")
    field.relations = [Relation(.labelledBy, "label")]
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("panel", .panel, "Account"))
      tree.append(field)
      tree.append(SurroundingsTests.node("label", .text, "Your whole name", y: 50))
      tree.begin(SurroundingsTests.node("list", .list, y: 100))
      tree.append(SurroundingsTests.node("item", .text, "One of the items", y: 100))
      tree.close()
      tree.close()
    }
    #expect(SurroundingsTests.heard(.orca, tree).first == "Account panel. Name entry")
  }

  @Test("something in a cell is told with the headers, row and column of that, as far as these are new")
  func cells() {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("table", .table))
      tree.begin(SurroundingsTests.node("heads", .row))
      for name in ["Name", "Act"] { tree.append(SurroundingsTests.node(name, .columnHeader, name)) }
      tree.close()
      for (row, name) in ["Pear", "Kiwi"].enumerated() {
        tree.begin(SurroundingsTests.node("row-\(name)", .row, y: 30))
        tree.append(SurroundingsTests.node(name, .cell, name, y: Double(row) * 30))
        tree.begin(SurroundingsTests.node("cell-\(name)", .cell, y: Double(row) * 30, x: 120))
        for act in ["Buy", "Sell"] {
          tree.append(SurroundingsTests.node("\(act)-\(name)", .button, act, y: Double(row) * 30, x: 120))
        }
        tree.close()
        tree.close()
      }
      tree.close()
    }
    #expect(
      SurroundingsTests.heard(.orca, tree).dropFirst(2) == [
        "Name Pear. row 2 column 1", "Act column 2. Buy button", "Sell button", "Name Kiwi. row 3 column 1",
        "Act column 2. Buy button", "Sell button",
      ])
  }

  @Test("who comes into a table at something in a cell is told where that is")
  func cellOfTable() {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("table", .table))
      for row in 0..<2 {
        tree.begin(SurroundingsTests.node("row-\(row)", .row, y: Double(row) * 30))
        for column in 0..<2 {
          let (id, x) = ("\(row)-\(column)", Double(column) * 120)
          tree.begin(SurroundingsTests.node("cell-\(id)", .cell, y: Double(row) * 30, x: x))
          tree.append(SurroundingsTests.node("buy-\(id)", .button, "Buy", y: Double(row) * 30, x: x))
          tree.close()
        }
        tree.close()
      }
      tree.close()
    }
    let heard = SurroundingsTests.heard(.orca, tree)
    #expect(heard.first == "table with 2 rows 2 columns. row 1 column 1. Buy button")
  }

  @Test(
    "of a longer text the line with the caret is told, and what is selected",
    arguments: [
      (TextSelection(anchor: 5, caret: 5), "Body text two"), (TextSelection(anchor: 0, caret: 0), "Body text one"),
      (TextSelection(anchor: 3, caret: 3), "Body text one"),
      (TextSelection(anchor: 4, caret: 7), "Body text two two selected"),
      (TextSelection(anchor: 7, caret: 0), "Body text one selected"),
      (TextSelection(anchor: 99, caret: 99), "Body text two"),
    ])
  func lines(selection: TextSelection, text: String) {
    let node = TalkBackTests.made(.textEditor, "Body", value: "one\ntwo") { $0.node.selection = selection }
    #expect(Voice.orca.speech(of: node, in: .english).text == text)
  }

  /// A container with an element, and one after it.
  static func left(
    _ role: Role, roleWord: String? = nil, _ traits: Traits = [], platform: String? = "web"
  ) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      tree.platform = platform
      var container = SurroundingsTests.node("around", role, "Top")
      (container.roleWord, container.traits) = (roleWord, traits)
      tree.begin(container)
      tree.append(SurroundingsTests.node("in", .button, "In"))
      tree.close()
      tree.append(SurroundingsTests.node("out", .button, "Out", y: 100))
    }
  }

  @Test(
    "what is left is told first, by what it is",
    arguments: [
      (left(.list), "leaving list. Out button"), (left(.panel), "leaving panel. Out button"),
      (left(.table), "leaving table. Out button"), (left(.group), "leaving grouping. Out button"),
      (left(.group, roleWord: "form"), "leaving form. Out button"),
      (left(.view, roleWord: "main", .landmark), "leaving main content. Out button"),
      (left(.view, roleWord: "navigation", .landmark), "leaving navigation. Out button"),
      (left(.view, .landmark), "leaving region. Out button"),
      (left(.menu), "Out button"), (left(.list, platform: nil), "Out button"),
      (left(.list, platform: "Linux"), "Out button"),
    ])
  func leaving(tree: AccessibilityTree, text: String) {
    #expect(SurroundingsTests.heard(.orca, tree).last == text)
    #expect(SurroundingsTests.heard(.orca43, tree).last == text.replacing("Out button", with: "Out push button"))
  }

  @Test("nothing is told to be left within one table, or on the way into a dialog; lists once, however nested")
  func staying() {
    let dialog = SurroundingsTests.tree { tree in
      tree.platform = "web"
      tree.begin(SurroundingsTests.node("list", .list, "Mail"))
      tree.append(SurroundingsTests.node("in", .button, "In"))
      tree.close()
      tree.begin(SurroundingsTests.node("dialog", .dialog, "Ask", y: 100))
      tree.append(SurroundingsTests.node("out", .button, "Out", y: 100))
      tree.close()
    }
    #expect(SurroundingsTests.heard(.orca, dialog).last == "Ask dialog. Out button")
    let cells = SurroundingsTests.tree { tree in
      tree.platform = "web"
      tree.begin(SurroundingsTests.node("table", .table))
      tree.begin(SurroundingsTests.node("row", .row))
      tree.begin(SurroundingsTests.node("one", .cell))
      tree.begin(SurroundingsTests.node("list", .list))
      tree.append(SurroundingsTests.node("in", .button, "In"))
      tree.close()
      tree.close()
      tree.append(SurroundingsTests.node("two", .cell, "Two", x: 200))
      tree.close()
      tree.close()
    }
    #expect(SurroundingsTests.heard(.orca, cells).last?.contains("leaving") == false)
    let nested = SurroundingsTests.tree { tree in
      tree.platform = "web"
      tree.begin(SurroundingsTests.node("list", .list, "Mail"))
      tree.begin(SurroundingsTests.node("inner", .list, "Old"))
      tree.append(SurroundingsTests.node("in", .button, "In"))
      tree.close()
      tree.close()
      tree.append(SurroundingsTests.node("out", .button, "Out", y: 100))
    }
    #expect(SurroundingsTests.heard(.orca, nested).last == "leaving list. Out button")
  }

  @Test("a list of which several can be chosen says so before what it is")
  func multiSelect() {
    let tree = SurroundingsTests.tree { tree in
      var list = SurroundingsTests.node("list", .list, "Days")
      list.traitWords = ["multiselectable"]
      tree.begin(list)
      for day in ["Monday", "Friday"] { tree.append(SurroundingsTests.node(day, .listItem, day)) }
      tree.close()
    }
    #expect(SurroundingsTests.heard(.orca, tree).first == "Days. multi-select List with 2 items. Monday")
    let korean = SurroundingsTests.heard(.orca, tree, "ko")
    #expect(korean.first == "Days. multi-select List with 2 items. Monday")
  }
}
