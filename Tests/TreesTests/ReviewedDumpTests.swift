import Accessibility
import Announcer
import Audit
import Harness
import Testing
import Trees

/// What dumps say of items, of what is hidden, and of what nobody has asked for.
@Suite("Dumps as they are heard")
struct ReviewedDumpTests {
  static func tree(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> AccessibilityTree {
    try TreeImporter.read(Array(text.utf8), file: "x", options: options).tree
  }

  static func reading(_ text: String, _ voice: Voice? = nil) throws -> ScreenReading {
    let reader = voice.map { ScreenReader(voice: $0) } ?? ScreenReader()
    return ScreenReading(try tree(text), title: "x", reader: reader, explains: true)
  }

  /// The nodes that a rule finds fault with.
  static func findings(_ rule: String, _ text: String) throws -> [NodeID] {
    Auditor().audit(try tree(text)).findings.filter { $0.rule == rule || $0.implied.contains(rule) }.map(\.node)
  }

  static let files = """
    - tree "Files":
      - treeitem "src" [expanded]:
        - text: src
        - group:
          - treeitem "lib" [selected]:
            - text: lib
      - treeitem "old" [disabled] [selected]:
        - text: old
    """

  @Test("an item with a state is a stop and tells it, whether or not its name is written in it again")
  func items() throws {
    let said = try Self.reading(Self.files).items.map(\.utterance.text)
    #expect(said.count == 3 && said[0].contains("Expanded"), "\(said)")
    #expect(said[1].hasPrefix("Selected: lib") && said[2].hasPrefix("Selected: old. Dimmed"), "\(said)")
    let orca = try Self.reading(Self.files, .orca).items.map(\.utterance.text)
    #expect(orca.count == 3 && orca[0].contains("expanded"), "\(orca)")
    let options = try Self.reading(
      "- listbox \"Fruit\":\n  - option \"Fruit Apple\" [selected]:\n    - text: Fruit\n    - text: Apple\n")
    #expect(options.items.map(\.utterance.text).filter { $0.contains("Apple") }.count == 1)
    let plain = try Self.reading("- list:\n  - listitem \"Fruit Apple\":\n    - text: Fruit\n    - text: Apple\n")
    #expect(plain.items.count == 2)
  }

  @Test("that an item is no longer selected is told of a walk")
  func walk() throws {
    let step = JourneyStep(
      from: try Self.tree(Self.files), to: try Self.tree(Self.files.replacing("\"lib\" [selected]", with: "\"lib\"")))
    #expect(step.changes.contains { $0.before == "selected" }, "\(step.text(from: "a"))")
  }

  @Test("what is said at a stop, or as people come into something, is no word that goes unspoken")
  func spoken() throws {
    let lists =
      "- list \"Food\":\n  - listitem \"Fruit\":\n    - text: Fruit\n    - list \"Nested\":\n"
      + "      - listitem \"Apple\":\n        - text: Apple\n      - listitem \"Pear\":\n        - text: Pear\n"
    for voice in [Voice.orca, .talkback] {
      let reading = try Self.reading(lists, voice)
      let words = reading.unspoken.map(\.words)
      #expect(!words.contains("Nested") && !words.contains("Apple"), "\(voice): \(words)")
    }
    #expect(try Self.findings("content-swallowed", lists).isEmpty)
  }

  @Test("of options of a list that may be open nobody can tell whether they go unspoken, and that is told once")
  func options() throws {
    let page = "- combobox \"Period\":\n  - option \"AM\" [selected]\n  - option \"PM\"\n"
    #expect(try Self.findings("content-swallowed", page).count == 1)
  }

  @Test("what is hidden from readers takes all in it with it")
  func hidden() throws {
    let said = try Self.reading("- paragraph [aria-hidden]:\n  - text: hidden words\n- text: seen\n").items
    #expect(said.map(\.utterance.text) == ["seen"])
  }

  @Test("what Flutter marks as invisible is no stop of any reader", arguments: [nil, "Android"])
  func invisible(platform: String?) throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
       │
       ├─SemanticsNode#1
       │   Rect.fromLTRB(0.0, 0.0, 400.0, 40.0)
       │   label: "Seen"
       │
       └─SemanticsNode#2
           invisible
           Rect.fromLTRB(0.0, 40.0, 0.0, 40.0)
           label: "Nobody sees this"

      """
    let tree = try Self.tree(dump, ImportOptions(platform: platform))
    let items = ScreenReading(tree, title: "x", reader: ScreenReader()).items
    #expect(items.map(\.utterance.node?.path).count == 1 && items[0].utterance.text.contains("Seen"))
  }

  @Test("a name, a value or an edge that is on no element was not asked for")
  func notAsked() throws {
    func page(_ attributes: String) throws -> AccessibilityTree {
      try Self.tree(
        "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\"><XCUIElementTypeButton \(attributes)/>"
          + "</XCUIElementTypeApplication>")
    }
    let bare = try page("x=\"0\" y=\"0\" width=\"50\" height=\"50\"")
    #expect(bare.provenance?.gap(.name) == .notAsked && bare.provenance?.gap(.value) == .notAsked && bare.says(.frame))
    #expect(try page("label=\"A\" value=\"\"").says(.name))
    let flat = try Self.tree(
      "<XCUIElementTypeApplication x=\"0\" width=\"390\" height=\"844\"><XCUIElementTypeButton x=\"0\" width=\"9\" "
        + "height=\"9\"/></XCUIElementTypeApplication>")
    #expect(flat.provenance?.gap(.frame) == .notAsked)
    let idb = try Self.tree("[{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Switch\"}]")
    #expect(idb.provenance?.gap(.name) == .notAsked && idb.provenance?.gap(.containers) == .never)
  }

  @Test("tops that are rounded may be in one row or in two: the order is told to be unsure")
  func rounded() throws {
    func page(_ top: Int, _ native: String = "") throws -> ReadingOrder {
      ReadingOrder(
        try Self.tree(
          "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
            + "<XCUIElementTypeButton label=\"right\" x=\"200\" y=\"100\" width=\"50\" height=\"50\"\(native)/>"
            + "<XCUIElementTypeButton label=\"left\" x=\"10\" y=\"\(top)\" width=\"50\" height=\"50\"\(native)/>"
            + "</XCUIElementTypeApplication>"))
    }
    #expect(try page(108).ambiguities.count == 1)
    // The witness may be any of those that are so much higher.
    let three = ReadingOrder(
      try Self.tree(
        "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
          + "<XCUIElementTypeButton label=\"first\" x=\"0\" y=\"100\" width=\"50\" height=\"5\"/>"
          + "<XCUIElementTypeButton label=\"right\" x=\"200\" y=\"100\" width=\"50\" height=\"5\"/>"
          + "<XCUIElementTypeButton label=\"middle\" x=\"100\" y=\"107.5\" width=\"50\" height=\"5\"/>"
          + "</XCUIElementTypeApplication>"))
    #expect(three.ambiguities.count == 1)
    #expect(try page(104).ambiguities.isEmpty)
    #expect(try page(120).ambiguities.isEmpty)
  }

  @Test("what stands on a switch is no name that is seen on it")
  func switches() throws {
    func page(_ name: String) -> String {
      "<hierarchy rotation=\"0\"><node class=\"android.widget.\(name)\" enabled=\"true\" clickable=\"true\" "
        + "bounds=\"[0,0][200,200]\" text=\"ON\" content-desc=\"Wi-Fi\"/></hierarchy>"
    }
    #expect(try Self.findings("label-in-name", page("Switch")).isEmpty)
    #expect(try Self.findings("label-in-name", page("Button")).count == 1)
  }

  @Test("a field's hint is said behind its text, an error only where the content is not valid")
  func fields() throws {
    func said(_ attributes: String) throws -> [String] {
      try Self.reading(
        "<hierarchy rotation=\"0\"><node class=\"android.widget.EditText\" enabled=\"true\" focusable=\"true\" "
          + "bounds=\"[0,0][90,90]\" \(attributes)/></hierarchy>", .talkback
      ).items.map(\.utterance.text)
    }
    #expect(
      try said("text=\"typed\" content-desc=\"descr\" hint=\"the hint\"") == ["typed, Edit box, the hint"])
    #expect(
      try said("text=\"a@\" hint=\"Email\" error=\"Not an address\" content-invalid=\"false\"")
        == ["a@, Edit box, Email"])
    #expect(
      try said("text=\"a@\" hint=\"Email\" error=\"Not an address\"")
        == ["a@, Edit box, Error: Not an address, Email"])
  }

  static let table = """
    - table "Prices":
      - rowgroup:
        - row "Name Price":
          - columnheader "Name"
          - columnheader "Price"
      - rowgroup:
        - row "Apple 3":
          - cell "Apple"
          - cell "3"
    """

  @Test("the rows of a group of rows are rows of the table")
  func rowGroups() throws {
    let flat = Self.table.replacing("  - rowgroup:\n", with: "").replacing("    - row", with: "  - row")
      .replacing("      - c", with: "    - c")
    for voice in [nil, Voice.orca, .talkback] {
      let said = try Self.reading(Self.table, voice).items.map(\.utterance.text)
      #expect(try said == Self.reading(flat, voice).items.map(\.utterance.text), "\(flat)")
    }
    let orca = try Self.reading(Self.table, .orca).items.map(\.utterance.text)
    #expect(orca.first == "Prices. table with 2 rows 2 columns. Name column header row 1 column 1", "\(orca)")
  }

  @Test("a row with a state of its own is read as a whole, with its state; a change of that is told of a walk")
  func rows() throws {
    let grid = "- grid:\n  - row \"Apple 3\" [selected]:\n    - gridcell \"Apple\"\n    - gridcell \"3\"\n"
    let said = try Self.reading(grid).items.map(\.utterance.text)
    #expect(said.count == 1 && said[0].hasPrefix("Selected: Apple 3"), "\(said)")
    let step = JourneyStep(from: try Self.tree(grid), to: try Self.tree(grid.replacing(" [selected]", with: "")))
    #expect(!step.changes.isEmpty)
  }

  @Test("what is merged up into a tile is told with it and nowhere missed")
  func tiles() throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
       │
       └─SemanticsNode#1
         │ merge boundary ⛔️
         │ Rect.fromLTRB(0.0, 0.0, 400.0, 60.0)
         │
         └─SemanticsNode#2
             merged up ⬆️
             Rect.fromLTRB(0.0, 0.0, 400.0, 60.0)
             flags: hasCheckedState, isChecked
             label: "I agree"

      """
    #expect(try Self.findings("content-swallowed", dump).isEmpty)
    #expect(try Self.reading(dump).unspoken.map(\.words).isEmpty)
  }

  @Test("what values are merged up beside a state is told with the label, and nowhere missed")
  func values() throws {
    let dump = """
      SemanticsNode#0
       │ merge boundary ⛔️
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 60.0)
       │
       ├─SemanticsNode#1
       │   merged up ⬆️
       │   Rect.fromLTRB(0.0, 0.0, 100.0, 20.0)
       │   label: "Speaker"
       │   value: "connected"
       │
       └─SemanticsNode#2
           merged up ⬆️
           Rect.fromLTRB(200.0, 20.0, 300.0, 40.0)
           actions: tap
           flags: hasToggledState, isToggled
           value: "12 files"

      """
    let reading = try Self.reading(dump)
    #expect(reading.items.map(\.utterance.text) == ["Speaker\nconnected\n12 files. Switch Button. On."])
    #expect(reading.unspoken.isEmpty)
    #expect(try Self.findings("content-swallowed", dump).isEmpty)
  }

  @Test("what a list or landmark is called, how deep a heading is and how a switch in a row is set is told of a walk")
  func walks() throws {
    func changes(_ before: String, _ after: String) throws -> [String] {
      JourneyStep(from: try Self.tree(before), to: try Self.tree(after)).changes.map {
        "\($0.kind.rawValue) \($0.before ?? "") → \($0.after ?? "")"
      }
    }
    let page = "- navigation \"Steps\":\n  - link \"Next\"\n- heading \"Results\" [level=2]\n- link \"Buy\"\n"
    #expect(
      try changes(page, page.replacing("navigation \"Steps\"", with: "navigation")) == ["lost name Steps → "])
    #expect(try changes(page, page.replacing("level=2", with: "level=3")) == ["changed level 2 → level 3"])
    func row(_ isOn: Bool) -> String {
      "<hierarchy rotation=\"0\"><node class=\"android.widget.LinearLayout\" enabled=\"true\" clickable=\"true\" "
        + "bounds=\"[0,0][300,90]\"><node class=\"android.widget.TextView\" text=\"Wi-Fi\" enabled=\"true\" "
        + "bounds=\"[0,0][90,90]\"/><node class=\"android.widget.Switch\" checkable=\"true\" checked=\"\(isOn)\" "
        + "enabled=\"true\" bounds=\"[100,0][190,90]\"/></node></hierarchy>"
    }
    #expect(try changes(row(true), row(false)) == ["changed on → off"])
  }
}
