import Accessibility
import Announcer
import Geometry
import Testing

/// What is said of lists, tables and pages where a tree gives them in other ways than a screen does.
@Suite("Collections")
struct CollectionTests {
  static func tree(_ fill: (inout AccessibilityTree) -> Void) -> AccessibilityTree { SurroundingsTests.tree(fill) }

  static func node(_ id: String, _ role: Role, _ name: String? = nil, at position: Position? = nil)
    -> AccessibilityNode
  {
    var node = SurroundingsTests.node(id, role, name)
    node.position = position
    return node
  }

  /// A list or table of a source that knows no frames, such as a snapshot of a page.
  static func unplaced(_ role: Role) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: .zero)
    tree.begin(AccessibilityNode(id: "all", role: role, frame: .zero))
    for name in ["Alpha", "Beta"] {
      tree.begin(AccessibilityNode(id: NodeID("item-\(name)"), role: role == .table ? .row : .listItem, frame: .zero))
      tree.append(AccessibilityNode(id: NodeID(name), role: .text, name: name, frame: .zero))
      tree.close()
    }
    tree.close()
    return tree
  }

  @Test("what has no known size does not count as the whole window", arguments: [Role.list, .table])
  func withoutFrames(role: Role) {
    let heard = SurroundingsTests.heard(.talkback, Self.unplaced(role))
    #expect(heard.count == 2 && heard.first?.hasPrefix("Alpha") == true && heard.last?.hasPrefix("Beta") == true)
  }

  /// A table of names, as rows of cells or as cells that say where they are.
  static func table(_ names: [[String]], hasRows: Bool, hasHeaders: Bool = false) -> AccessibilityTree {
    tree { tree in
      tree.begin(node("table", .table))
      for (row, names) in names.enumerated() {
        if hasRows { tree.begin(node("row-\(row)", .row)) }
        for (column, name) in names.enumerated() {
          let role: Role = hasHeaders && row == 0 ? .columnHeader : hasHeaders && column == 0 ? .rowHeader : .cell
          var cell = SurroundingsTests.node(name, role, name, y: Double(row) * 30, x: Double(column) * 120)
          if !hasRows { cell.cell = TablePlace(row: row + 1, column: column + 1) }
          tree.append(cell)
        }
        if hasRows { tree.close() }
      }
      tree.close()
    }
  }

  @Test(
    "a table is told alike, whether its cells stand in rows or not", arguments: [Voice.voiceover, .talkback, .orca])
  func rowsOrNot(voice: Voice) {
    let names = [["Item", "Price"], ["Tea", "3"], ["Coffee", "4"]]
    let flat = SurroundingsTests.heard(voice, Self.table(names, hasRows: false, hasHeaders: true))
    #expect(SurroundingsTests.heard(voice, Self.table(names, hasRows: true, hasHeaders: true)) == flat)
    guard voice == .voiceover else { return }
    #expect(
      flat == [
        "Item. Row 1. Column 1.", "Price. Column 2.", "Tea. Row 2. Column 1.", "Price. 3. Column 2.",
        "Item. Coffee. Row 3. Column 1.", "Price. 4. Column 2.",
      ])
  }

  /// A table with rows whose cells say where they are and how far they reach.
  private static func spanning(_ rows: [[(name: String, place: TablePlace?)]]) -> AccessibilityTree {
    tree { tree in
      tree.begin(node("table", .table))
      for (row, cells) in rows.enumerated() {
        tree.begin(node("row-\(row)", .row))
        for (place, cell) in cells.enumerated() {
          var node = node("cell-\(row)-\(place)", row == 0 ? .columnHeader : .cell, cell.name)
          node.cell = cell.place
          tree.append(node)
        }
        tree.close()
      }
      tree.close()
    }
  }

  private static func reaching(_ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1) -> TablePlace {
    var place = TablePlace(row: row, column: column)
    (place.rowSpan, place.columnSpan) = (rows, columns)
    return place
  }

  @Test(
    "beside a cell of two columns, and under one of two rows, a cell is in the column that it says",
    arguments: [Voice.voiceover, .talkback, .orca, .orca43])
  func spans(voice: Voice) {
    let wide = Self.spanning([
      [("Mon", nil), ("Tue", nil), ("Wed", nil)],
      [("Fair", Self.reaching(2, 1, columns: 2)), ("Rain", Self.reaching(2, 3))],
    ])
    let rain = SurroundingsTests.heard(voice, wide).last ?? ""
    #expect(rain.contains("Wed") && !rain.contains("Tue"), "\(rain)")
    let high = Self.spanning([
      [("Name", nil), ("Qty", nil)], [("Tea", Self.reaching(2, 1, rows: 2)), ("9", Self.reaching(2, 2))],
      [("8", Self.reaching(3, 2))],
    ])
    let eight = SurroundingsTests.heard(voice, high).last ?? ""
    #expect(!eight.contains("Name"), "\(eight)")
    if voice == .talkback { #expect(eight == "8, Row 3") }
    // A header over two columns heads both.
    let headed = Self.spanning([
      [("Size", Self.reaching(1, 1, columns: 2)), ("Price", Self.reaching(1, 3))],
      [("S", nil), ("M", nil), ("4", nil)],
    ])
    let price = SurroundingsTests.heard(voice, headed).last ?? ""
    #expect(price.contains("Price") && !price.contains("Size"), "\(price)")
  }

  @Test(
    "a header of several rows or columns heads each of them, whether the cells stand in rows or in the table",
    arguments: [Voice.voiceover, .talkback, .orca, .orca43], [true, false])
  func spanningHeaders(voice: Voice, inRows: Bool) {
    let cells: [[(name: String, role: Role, place: TablePlace)]] = [
      [
        ("Kind", .columnHeader, Self.reaching(1, 1)), ("Price", .columnHeader, Self.reaching(1, 2, columns: 2)),
      ],
      [
        ("Apple", .rowHeader, Self.reaching(2, 1, rows: 2)), ("9", .cell, Self.reaching(2, 2)),
        ("10", .cell, Self.reaching(2, 3)),
      ],
      [("11", .cell, Self.reaching(3, 2)), ("12", .cell, Self.reaching(3, 3))],
    ]
    let tree = Self.tree { tree in
      tree.append(Self.node("before", .button, "Before"))
      tree.begin(Self.node("table", .table, "Fruit"))
      for (row, line) in cells.enumerated() {
        if inRows { tree.begin(Self.node("row-\(row)", .row)) }
        for cell in line {
          var node = Self.node("cell-\(cell.name)", cell.role, cell.name)
          node.cell = cell.place
          tree.append(node)
        }
        if inRows { tree.close() }
      }
      tree.close()
    }
    func heard(_ id: NodeID) -> String {
      var reader = ScreenReader(voice: voice)
      let view = ReaderView(tree, manner: voice.manner)
      _ = reader.perform(.focus("before"), in: view)
      return reader.perform(.focus(id), in: view).compactMap { act in
        if case .says(let utterance) = act { utterance.text } else { nil }
      }.joined(separator: " ")
    }
    #expect(heard("cell-9").contains("Price") && heard("cell-10").contains("Price"), "\(heard("cell-10"))")
    #expect(heard("cell-11").contains("Apple") && heard("cell-12").contains("Price"), "\(heard("cell-11"))")
    #expect(!heard("cell-Apple").contains("Price") && !heard("cell-Price").contains("Apple"))
  }

  @Test("a grid without a name and without counts is told as one")
  func grid() {
    let tree = Self.tree { tree in
      var grid = Self.node("grid", .table)
      grid.roleWord = "android.widget.GridView"
      tree.begin(grid)
      for name in ["a", "b", "c", "d"] { tree.append(Self.node(name, .text, name)) }
      tree.close()
      tree.append(Self.node("end", .text, "end"))
    }
    #expect(SurroundingsTests.heard(.talkback, tree) == ["a, In grid", "b", "c", "d", "end, Out of grid"])
  }

  @Test(
    "a table of one row or column is a list to TalkBack", arguments: [[["Tea", "Rice"]], [["Tea"], ["Rice"]]],
    [true, false])
  func oneRowOrColumn(names: [[String]], hasRows: Bool) {
    #expect(
      SurroundingsTests.heard(.talkback, Self.table(names, hasRows: hasRows)) == [
        "Tea, 1 of 2, In list, 2 items", "Rice, 2 of 2",
      ])
  }

  @Test("a list of which the tree holds some items has as many as these say")
  func someOfMany() {
    let tree = Self.tree { tree in
      tree.begin(Self.node("list", .list))
      for place in 5...6 {
        tree.append(Self.node("item-\(place)", .listItem, "Mail \(place)", at: Position(index: place, count: 12)))
      }
      tree.close()
    }
    #expect(
      SurroundingsTests.heard(.talkback, tree) == ["Mail 5, 5 of 12, In list, 12 items", "Mail 6, 6 of 12"])
    #expect(SurroundingsTests.heard(.voiceover, tree) == ["Mail 5. List Start.", "Mail 6. List End."])
  }

  @Test(
    "what scrolls by pages is a pager to TalkBack alone",
    arguments: [
      ([ScrollIndicator.Axis.horizontal], "In horizontal pager, Page 1 of 3"),
      ([.vertical], "In vertical pager, Page 1 of 3"), ([.horizontal, .vertical], "In grid pager"),
    ])
  func pagedScrolling(axes: [ScrollIndicator.Axis], entering: String) {
    let tree = Self.tree { tree in
      tree.append(Self.node("before", .button, "Before"))
      var pages = Self.node("pages", .scrollView)
      pages.indicators = axes.map { axis in
        var indicator = ScrollIndicator(axis: axis, name: "Scroll", track: .zero, thumb: .zero)
        indicator.page = Position(index: 1, count: 3)
        return indicator
      }
      tree.begin(pages)
      tree.append(Self.node("one", .text, "Lisbon"))
      tree.append(Self.node("two", .text, "Sunny"))
      tree.close()
    }
    #expect(Array(SurroundingsTests.heard(.talkback, tree).dropFirst()) == ["Lisbon, \(entering)", "Sunny"])
    #expect(Array(SurroundingsTests.heard(.voiceover, tree).dropFirst()) == ["Lisbon", "Sunny"])
    #expect(Array(SurroundingsTests.heard(.orca, tree).dropFirst()) == ["Lisbon", "Sunny"])
  }

  /// A view that scrolls by pages, with one of its pages on the screen.
  static func pager(_ name: String?, pages: Int, page role: Role) -> AccessibilityTree {
    tree { tree in
      var pager = Self.node("pages", .scrollView)
      pager.name = name
      pager.frame = Rect(x: 0, y: 0, width: 300, height: 300)
      pager.traits = .clips
      var indicator = ScrollIndicator(axis: .horizontal, name: "Scroll", track: .zero, thumb: .zero)
      indicator.page = Position(index: 1, count: pages)
      pager.indicators = [indicator]
      tree.begin(pager)
      for place in 0..<pages {
        var page = Self.node("page-\(place)", role, "Place \(place)")
        page.frame = Rect(x: 300 * Double(place), y: 0, width: 300, height: 300)
        tree.append(page)
      }
      tree.close()
    }
  }

  @Test(
    "all that shows of a pager is a page to TalkBack, unless it has a role of its own; its name is no stop",
    arguments: [
      (Role.text, "Place 0, Page, In horizontal pager Days, Page 1 of 3"),
      (.group, "Place 0, Page, In horizontal pager Days, Page 1 of 3"),
      (.image, "Place 0, Image, In horizontal pager Days, Page 1 of 3"),
    ])
  func onlyPage(role: Role, first: String) {
    #expect(SurroundingsTests.heard(.talkback, Self.pager("Days", pages: 3, page: role)).first == first)
    let korean = SurroundingsTests.heard(.talkback, Self.pager(nil, pages: 3, page: .text), "ko").first
    #expect(korean == "Place 0, 페이지, 수평 페이저 내부, 총 3페이지 중 1페이지")
  }

  @Test("of a pager of one page nothing is told")
  func singlePage() {
    #expect(SurroundingsTests.heard(.talkback, Self.pager("Days", pages: 1, page: .image)) == ["Place 0, Image"])
  }

  @Test("the page of a pager is told with the pager, in both languages")
  func pager() {
    let tree = Self.tree { tree in
      var pager = Self.node("pager", .tabView)
      pager.orientation = .horizontal
      tree.begin(pager)
      tree.begin(Self.node("page", .page, at: Position(index: 2, count: 5)))
      tree.append(Self.node("text", .text, "Welcome"))
      tree.close()
      tree.close()
    }
    #expect(SurroundingsTests.heard(.talkback, tree) == ["Welcome, In horizontal pager, Page 2 of 5"])
    #expect(SurroundingsTests.heard(.talkback, tree, "ko") == ["Welcome, 수평 페이저 내부, 총 5페이지 중 2페이지"])
  }

  @Test(
    "the answers of an alert are not counted",
    arguments: [(Voice.voiceover, ["OK. Button.", "Cancel. Button."]), (.talkback, ["OK, Button", "Cancel, Button"])])
  func answers(voice: Voice, heard: [String]) {
    let tree = Self.tree { tree in
      tree.begin(Self.node("alert", .alert, "Delete?"))
      for (place, name) in ["OK", "Cancel"].enumerated() {
        var button = SurroundingsTests.node(name, .button, name, y: Double(place) * 50)
        button.position = Position(index: place + 1, count: 2)
        tree.append(button)
      }
      tree.close()
    }
    #expect(SurroundingsTests.heard(voice, tree) == heard)
  }
}
