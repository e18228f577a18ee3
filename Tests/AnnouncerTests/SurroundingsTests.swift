import Accessibility
import Announcer
import Geometry
import Testing

/// What three readers say of the same trees, from the first stop to the last.
@Suite("Readers in a tree")
struct SurroundingsTests {
  static func node(_ id: String, _ role: Role, _ name: String? = nil, y: Double = 0, x: Double = 0)
    -> AccessibilityNode
  {
    var node = AccessibilityNode(
      id: NodeID(id), role: role, name: name, frame: Rect(x: x, y: y, width: 100, height: 20))
    if role.isControl { node.actions = .activate }
    return node
  }

  static func tree(_ fill: (inout AccessibilityTree) -> Void) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    fill(&tree)
    return tree
  }

  static func heard(_ voice: Voice, _ tree: AccessibilityTree, _ language: String = "en") -> [String] {
    let reader = ScreenReader(voice: voice, language: language)
    let view = ReaderView(tree, manner: reader.manner)
    return (0..<view.count).map { place in
      reader.utterance(at: place, after: place > 0 ? view.element(at: place - 1) : nil, in: view).text
    }
  }

  /// A list of three with a button after it.
  static let list = tree { tree in
    tree.begin(node("list", .list, "Mail"))
    for (place, name) in ["Ann", "Ben", "Cleo"].enumerated() {
      tree.append(node(name, .button, name, y: Double(place) * 30))
    }
    tree.close()
    tree.append(node("send", .button, "Send", y: 200))
  }

  static let table = tree { tree in
    tree.begin(node("table", .table, "Prices"))
    for (row, names) in [["Item", "Price"], ["Tea", "3"], ["Coffee", "4"]].enumerated() {
      tree.begin(node("row-\(row)", .row, y: Double(row) * 30))
      for (column, name) in names.enumerated() {
        let place = Double(column) * 120
        tree.append(node(name, row == 0 ? .columnHeader : .cell, name, y: Double(row) * 30, x: place))
      }
      tree.close()
    }
    tree.close()
  }

  @Test("a list is told where it is entered and left, by each reader in its way")
  func lists() {
    #expect(
      Self.heard(.voiceover, Self.list) == [
        "Ann. Button. List Start.", "Ben. Button.", "Cleo. Button. List End.", "Send. Button.",
      ])
    #expect(
      Self.heard(.talkback, Self.list) == [
        "Ann, Button, 1 of 3, In list Mail, 3 items", "Ben, Button, 2 of 3", "Cleo, Button, 3 of 3",
        "Send, Button, Out of list Mail",
      ])
    #expect(
      Self.heard(.orca, Self.list) == [
        "Mail List with 3 items. Ann button", "Ben button", "Cleo button", "Send button",
      ])
    #expect(
      Self.heard(.talkback, Self.list, "ko") == [
        "Ann, 버튼, 3개 중 1번째, Mail 목록에 있음, 항목 3개", "Ben, 버튼, 3개 중 2번째", "Cleo, 버튼, 3개 중 3번째",
        "Send, 버튼, Mail 목록에서 벗어남",
      ])
  }

  @Test("a table is told with rows, columns and headers as far as these are new")
  func tables() {
    #expect(
      Self.heard(.voiceover, Self.table) == [
        "Item. Row 1. Column 1.", "Price. Column 2.", "Tea. Row 2. Column 1.", "Price. 3. Column 2.",
        "Item. Coffee. Row 3. Column 1.", "Price. 4. Column 2.",
      ])
    #expect(
      Self.heard(.talkback, Self.table) == [
        "Item, Column heading, Row 1, In grid Prices, 3 rows, 2 columns", "Price, Column heading", "Tea, Row 2, Item",
        "3, Price", "Coffee, Row 3, Item", "4, Price",
      ])
    #expect(
      Self.heard(.orca, Self.table) == [
        "Prices. table with 3 rows 2 columns. Item column header row 1 column 1", "Price column header column 2",
        "Item Tea. row 2 column 1", "Price 3. column 2", "Item Coffee. row 3 column 1", "Price 4. column 2",
      ])
  }

  @Test("below a cell of the same column the column is not told again", arguments: [Voice.talkback, .orca])
  func sameColumn(voice: Voice) {
    let reader = ScreenReader(voice: voice, language: "en")
    let view = ReaderView(Self.table, manner: reader.manner)
    let text = reader.utterance(at: 5, after: view.element(at: 3), in: view).text
    #expect(text.contains("4") && !text.contains("Price") && !text.lowercased().contains("column"), "\(text)")
  }

  @Test("a cell whose author names what heads its row is told with that, though it is no header by its role")
  func namedHeader() {
    let tree = Self.tree { tree in
      var table = Self.node("table", .table, "Prices")
      table.table = TableShape(rows: 2, columns: 1)
      tree.begin(table)
      for (row, name) in ["Tea", "3"].enumerated() {
        var cell = Self.node(name, .cell, name, y: Double(row) * 30)
        cell.cell = TablePlace(row: row + 1, column: 1)
        if row > 0 { cell.relations = [Relation(.rowHeader, "Tea")] }
        tree.append(cell)
      }
      tree.close()
    }
    #expect(Self.heard(.orca, tree).last?.hasPrefix("Tea 3") == true)
  }

  @Test("an only item is the start of its list, of which TalkBack says nothing")
  func onlyItems() {
    let tree = Self.tree { tree in
      tree.begin(Self.node("list", .list))
      tree.append(Self.node("a", .button, "Ann"))
      tree.close()
    }
    #expect(Self.heard(.voiceover, tree) == ["Ann. Button. List Start."])
    #expect(Self.heard(.talkback, tree) == ["Ann, Button"])
    #expect(Self.heard(.orca, tree) == ["List with 1 item. Ann button"])
  }

  @Test("of containers in one another VoiceOver tells the outermost, the others what is new")
  func nested() {
    let tree = Self.tree { tree in
      var main = Self.node("main", .view, "Main")
      main.traits = .landmark
      tree.begin(main)
      tree.begin(Self.node("list", .list))
      for (place, name) in ["Ann", "Ben"].enumerated() {
        tree.append(Self.node(name, .button, name, y: Double(place) * 30))
      }
      tree.close()
      tree.begin(Self.node("tabs", .tabBar, y: 800))
      for (place, name) in ["Home", "More"].enumerated() {
        tree.append(Self.node(name, .tab, name, y: 800, x: Double(place) * 120))
      }
      tree.close()
      tree.close()
    }
    #expect(
      Self.heard(.voiceover, tree) == ["Ann. Button. Landmark.", "Ben. Button.", "Home. Tab.", "More. Tab. End."])
    #expect(
      Self.heard(.talkback, tree) == [
        "Main", "Ann, Button, 1 of 2, In list, 2 items", "Ben, Button, 2 of 2", "Home, Tab, 1 of 2, In list, 2 items",
        "More, Tab, 2 of 2",
      ])
    #expect(
      Self.heard(.orca, tree) == [
        "landmark Main. List with 2 items. Ann button", "Ben button", "Home page tab", "More page tab",
      ])
  }

  @Test("spans and counts that the tree gives are the ones that are told")
  func given() {
    let tree = Self.tree { tree in
      var table = Self.node("table", .table)
      table.table = TableShape(rows: 90, columns: 8)
      tree.begin(table)
      tree.begin(Self.node("row", .row))
      var cell = Self.node("cell", .cell, "Total")
      cell.cell = TablePlace(row: 41, column: 3, rowSpan: 2, columnSpan: 4)
      tree.append(cell)
      tree.close()
      tree.close()
    }
    #expect(Self.heard(.voiceover, tree) == ["Total. Spans 2 rows. Spans 4 columns. Row 41. Column 3."])
    #expect(Self.heard(.talkback, tree) == ["Total, Row 41, Column 3, In grid, 90 rows, 8 columns"])
    #expect(Self.heard(.orca, tree) == ["table with 90 rows 8 columns. Total. row 41 column 3"])
  }

  @Test("an element that another one labels, one that shows a picture, and what is in an element without a name")
  func words() {
    let tree = Self.tree { tree in
      tree.append(Self.node("label", .text, "Name"))
      var field = Self.node("field", .textField, y: 30)
      field.value = "Kim"
      field.relations = [Relation(.labelledBy, "label")]
      tree.append(field)
      var picture = Self.node("picture", .button, y: 60)
      picture.roleWord = "android.widget.ImageButton"
      tree.append(picture)
      tree.begin(Self.node("row", .button, y: 90))
      tree.append(Self.node("mum", .text, "Mum", y: 90))
      tree.append(Self.node("dot", .image, "Unread", y: 90, x: 200))
      tree.close()
    }
    let heard = Self.heard(.talkback, tree)
    #expect(heard[1...2] == ["Kim, Edit box for Name", "Unlabelled, Button"])
    #expect(heard[3] == "Button, Mum, Unread, Image" || heard[3] == "Button, Mum")
  }

  @Test(
    "a button without a word is unlabelled where it is a picture; a plain one is told by what it is",
    arguments: [
      ("android.widget.ImageButton", "Unlabelled, Button"), ("android.widget.ImageView", "Unlabelled, Button"),
      (nil, "Unlabelled, Button"), ("android.widget.Button", "Button"),
    ] as [(String?, String)])
  func pictures(roleWord: String?, text: String) {
    let tree = Self.tree { tree in
      var button = Self.node("button", .button)
      button.roleWord = roleWord
      tree.append(button)
    }
    #expect(Self.heard(.talkback, tree) == [text])
  }

  @Test("a tab of a bar that is a landmark is told with its place, and not with the landmark")
  func landmarkOfTabs() {
    let tree = Self.tree { tree in
      var bar = Self.node("tabs", .tabBar)
      bar.traits = .landmark
      tree.begin(bar)
      for (place, name) in ["Home", "More"].enumerated() {
        tree.append(Self.node(name, .tab, name, x: Double(place) * 120))
      }
      tree.close()
    }
    #expect(Self.heard(.voiceover, tree) == ["Home. Tab. 1 of 2.", "More. Tab. 2 of 2."])
  }

  @Test("a list in others is told with how many there are, itself included", arguments: [2, 3])
  func levels(depth: Int) {
    let tree = Self.tree { tree in
      for level in 1...depth { tree.begin(Self.node("list-\(level)", .list)) }
      for (place, name) in ["Ann", "Ben"].enumerated() {
        tree.append(Self.node(name, .button, name, y: Double(place) * 30))
      }
      for _ in 1...depth { tree.close() }
    }
    let heard = Self.heard(.talkback, tree)
    #expect(heard.first?.contains("In list, Level \(depth), 2 items") == true, "\(heard)")
  }

  @Test(
    "a value under the cursor: TalkBack waits with it, the others interrupt",
    arguments: [(Voice.voiceover, Utterance.Priority.interrupting), (.talkback, .polite), (.orca, .interrupting)])
  func values(voice: Voice, priority: Utterance.Priority) {
    let tree = Self.tree { $0.append(Self.node("volume", .slider, "Volume")) }
    var reader = ScreenReader(voice: voice)
    let view = ReaderView(tree, manner: reader.manner)
    _ = reader.perform(.first, in: view)
    #expect(
      reader.react(to: [.valueChanged("volume", "40%")], in: view) == [
        .says(Utterance("40%", priority: priority, node: "volume"))
      ])
  }

  @Test(
    "a live region is told whole by TalkBack and Orca, by its value alone by VoiceOver",
    arguments: [(Voice.voiceover, "3 new"), (.talkback, "3 new, Mail"), (.orca, "Mail 3 new")])
  func live(voice: Voice, text: String) {
    let tree = Self.tree { tree in
      tree.append(Self.node("a", .button, "Send"))
      var status = Self.node("status", .text, "Mail", y: 100)
      (status.value, status.traits) = ("3 new", .live)
      tree.append(status)
    }
    var reader = ScreenReader(voice: voice)
    let view = ReaderView(tree, manner: reader.manner)
    _ = reader.perform(.first, in: view)
    let acts = reader.react(to: [.valueChanged("status", "3 new")], in: view)
    guard case .says(let said)? = acts.first, acts.count == 1 else {
      Issue.record("\(acts)")
      return
    }
    #expect(said.text == text && said.priority == .polite && said.node == "status")
  }

  @Test("a grid whose size nobody says is told by its name, and one without either is not")
  func namedGrid() {
    for name in ["Prices", nil] {
      let tree = Self.tree { tree in
        tree.append(Self.node("a", .button, "Buy"))
        tree.begin(Self.node("grid", .table, name))
        tree.append(Self.node("b", .button, "Pay", y: 50))
        tree.close()
      }
      let heard = Self.heard(.talkback, tree)
      #expect(heard.contains { $0.contains("In grid Prices") } == (name != nil), "\(heard)")
    }
  }

  @Test("what an Android field is described as is not heard where there is text in it, and its hint is")
  func describedField() {
    for (placeholder, said) in [(nil, "Kim, Edit box"), ("Name", "Kim, Edit box, Name")] as [(String?, String)] {
      let tree = Self.tree { tree in
        var field = Self.node("a", .textField, "Your name")
        (field.value, field.placeholder, field.roleWord) = ("Kim", placeholder, "android.widget.EditText")
        tree.append(field)
      }
      #expect(Self.heard(.talkback, tree).first == said)
    }
  }
}
