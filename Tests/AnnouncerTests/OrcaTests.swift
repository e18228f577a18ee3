import Accessibility
import Announcer
import Geometry
import Testing

/// A node and what both versions of Orca say of it.
struct OrcaRow: CustomTestStringConvertible, Sendable {
  var node: SpokenNode
  var now: String
  var before: String
  var context = SpeechContext()

  var testDescription: String { now }

  init(
    _ role: Role, _ name: String? = nil, value: String? = nil, _ traits: Traits = [], says now: String,
    before: String? = nil, context: SpeechContext = SpeechContext(), _ change: (inout SpokenNode) -> Void = { _ in }
  ) {
    node = TalkBackTests.made(role, name, value: value, traits, change)
    self.now = now
    self.before = before ?? now
    self.context = context
  }
}

@Suite("The voices orca and orca-43")
struct OrcaTests {
  static func entering(_ role: Role, _ name: String? = nil, items: Int = 0, rows: Int = 0, columns: Int = 0)
    -> SpeechContext
  {
    var context = SpeechContext()
    var container = TalkBackTests.container(role, items: items, rows: rows, columns: columns)
    container.node.name = name
    context.entered = [container]
    return context
  }

  static func nested() -> SpeechContext {
    var context = entering(.list, "Folders", items: 4)
    context.entered += entering(.list, "Mail", items: 2).entered
    return context
  }

  static let range = ValueRange(minimum: 0, maximum: 10, current: 3, step: 1)

  static let table: [OrcaRow] = [
    // As recorded from the real reader.
    OrcaRow(.checkBox, "Enabled", value: "0", says: "Enabled check box not checked"),
    OrcaRow(
      .radioButton, "Small", value: "1", says: "Small selected radio button", before: "Small. selected radio button"),
    OrcaRow(
      .slider, "Level", value: "3", says: "Level horizontal slider 3 30 percent.", before: "Level horizontal slider 3"
    ) {
      $0.node.orientation = .horizontal
      $0.node.range = range
    },

    // Buttons and what is switched.
    OrcaRow(.button, "Send", says: "Send button", before: "Send push button"),
    OrcaRow(.button, "Send", .disabled, says: "Send button grayed", before: "Send push button grayed"),
    OrcaRow(.button, "More", .expandable, says: "More collapsed button", before: "More collapsed push button"),
    OrcaRow(
      .button, "More", [.expandable, .expanded], says: "More expanded button", before: "More expanded push button"),
    OrcaRow(
      .checkBox, "Agree", value: "1", [.readOnly, .required, .disabled],
      says: "Agree read only check box checked required. grayed"),
    OrcaRow(
      .checkBox, "Agree", value: "2", .invalid, says: "Agree check box partially checked. invalid entry"),
    OrcaRow(.toggle, "Bold", value: "1", says: "Bold toggle button pressed"),
    OrcaRow(.toggle, "Bold", value: "0", .disabled, says: "Bold toggle button not pressed grayed"),
    OrcaRow(.switchControl, "Wi-Fi", value: "1", says: "Wi-Fi on switch", before: "Wi-Fi switch on"),
    OrcaRow(
      .switchControl, "Wi-Fi", value: "0", .disabled, says: "Wi-Fi off switch grayed", before: "Wi-Fi switch off"),
    OrcaRow(
      .radioButton, "Small", value: "0", .disabled, says: "Small not selected radio button. grayed",
      before: "Small. not selected radio button"),

    // Values and text.
    OrcaRow(.slider, "Volume", value: "50%", says: "Volume slider 50%"),
    OrcaRow(
      .stepper, "Copies", value: "2", .required, says: "Copies spin button 2 required",
      before: "Copies 2 spin button required"),
    OrcaRow(.textField, "Name", value: "Kim", says: "Name entry Kim"),
    OrcaRow(.textField, value: "Kim", says: "Name entry Kim") { $0.label = "Name" },
    OrcaRow(.textField, "First name", value: "Kim", says: "First name entry Kim") { $0.label = "Name" },
    OrcaRow(.textField, "Name", .readOnly, says: "Name read only entry Your name") {
      $0.node.placeholder = "Your name"
    },
    OrcaRow(.textField, "Name", value: "?", [.required, .invalid], says: "Name entry ? required. invalid entry"),
    OrcaRow(
      .secureTextField, "PIN", value: "12", .required, says: "PIN password text bullet bullet required",
      before: "PIN password text bullet bullet"),
    OrcaRow(.comboBox, "Color", value: "Red", .required, says: "Color combo box Red. required"),
    OrcaRow(.progress, "Upload", says: "Upload 30 percent.") { $0.node.range = range },
    OrcaRow(.progress, "Upload", value: "3", says: "Upload 30 percent.") { $0.node.range = range },
    // It takes the number between its ends, whatever the author's text for it is.
    OrcaRow(.progress, "Upload", value: "3 of 10", says: "Upload 30 percent.") { $0.node.range = range },
    OrcaRow(
      .slider, "Volume", value: "soft", says: "Volume slider soft 30 percent.", before: "Volume slider soft"
    ) { $0.node.range = range },
    OrcaRow(.progress, "Upload", value: "3 of 10", says: "Upload 3 of 10"),
    OrcaRow(.progress, "Upload", says: "Upload progress bar"),

    // The rest.
    OrcaRow(.tab, "Home", .expandable, says: "Home collapsed page tab", before: "Home page tab"),
    OrcaRow(.menuItem, "Grid", value: "1", [.expandable, .disabled], says: "Grid checked collapsed grayed"),
    OrcaRow(.heading, "Title", says: "Title heading 2") { $0.node.headingLevel = 2 },
    OrcaRow(.heading, "Title", says: "Title heading"),
    OrcaRow(.link, "Help", .expandable, says: "Help link collapsed"),
    OrcaRow(.text, "Hello", says: "Hello"),
    OrcaRow(.image, "Map", .disabled, says: "Map image grayed"),
    OrcaRow(.listItem, "Inbox", says: "Inbox. not selected. expanded") {
      $0.isAmongSelected = true
      $0.node.traits = [.expandable, .expanded]
    },
    OrcaRow(.listItem, "Inbox", .selected, says: "Inbox") { $0.isAmongSelected = true },
    OrcaRow(.treeItem, "Work", [.expandable], says: "Work. collapsed. tree level 2") { $0.node.hierarchyLevel = 2 },
    OrcaRow(.button, "Send", says: "Send button. Sends the mail", before: "Send push button. Sends the mail") {
      $0.node.hint = "Sends the mail"
    },

    // What is entered comes first, from outside in.
    OrcaRow(
      .listItem, "Inbox", says: "Folders List with 4 items. Inbox", context: entering(.list, "Folders", items: 4)),
    OrcaRow(.listItem, "Inbox", says: "Folders List with 4 items. Inbox", context: nested()),
    OrcaRow(.listItem, "Inbox", says: "list. Inbox", context: entering(.list)),
    OrcaRow(
      .text, "9", says: "Prices. table with 4 rows 3 columns. 9",
      context: entering(.table, "Prices", rows: 4, columns: 3)),
    OrcaRow(
      .checkBox, "Agree", value: "0", says: "Terms panel. Agree check box not checked",
      context: entering(.panel, "Terms")),
    OrcaRow(.text, "Hello", says: "landmark Main. Hello", context: landmark()),
  ]

  static func landmark() -> SpeechContext {
    var context = entering(.view, "Main")
    context.entered[0].node.traits = .landmark
    return context
  }

  @Test("what is heard of an element", arguments: table)
  func description(row: OrcaRow) {
    let now = Voice.orca.speech(of: row.node, context: row.context, in: .english)
    #expect(now.text == row.now)
    #expect(now.hint == nil)
    #expect(Voice.orca43.speech(of: row.node, context: row.context, in: .english).text == row.before)
  }

  @Test("a cell is said with headers, row and column as far as these are new")
  func cells() {
    var context = SpeechContext()
    var cell = SpeechContext.Cell(
      row: 3, column: 3, isFirstInRow: false, rowHeaders: [.init(label: "Tea")], columnHeaders: [.init(label: "Price")])
    func said() -> String {
      context.cell = cell
      return Voice.orca.speech(of: TalkBackTests.made(.cell, "9"), context: context, in: .english).text
    }
    #expect(said() == "Tea Price 9. row 3 column 3")
    cell.isRowNew = false
    #expect(said() == "Price 9. column 3")
    cell.isColumnNew = false
    #expect(said() == "9")
  }

  static let koreanTable: [(role: Role, name: String, value: String, traits: Traits, text: String)] = [
    (Role.checkBox, "로그인 유지", "0", Traits(), "로그인 유지 확인란 not checked"),
    (.button, "보내기", "", .disabled, "보내기 단추 비활성화"), (.radioButton, "작게", "0", [], "작게 선택 안 함 라디오 단추"),
    (.radioButton, "작게", "1", [], "작게 선택함 라디오 단추"), (.link, "도움말", "", .expandable, "도움말 링크 접힘"),
    (.button, "세부정보", "", [.expandable, .expanded], "세부정보 확장 단추"), (.switchControl, "Wi-Fi", "1", [], "Wi-Fi on 스위치"),
    (.heading, "제목", "", [], "제목 머리글"), (.textField, "이름", "김", [], "이름 입력창 김"),
    (.toggle, "굵게", "1", [], "굵게 토글 단추 pressed"), (.image, "지도", "", [], "지도 그림"),
  ]

  @Test("in Korean, what the catalogue has no word for stays English", arguments: koreanTable)
  func korean(role: Role, name: String, value: String, traits: Traits, text: String) {
    let node = TalkBackTests.made(role, name, value: value, traits)
    #expect(Voice.orca.speech(of: node, in: .korean).text == text)
  }

  @Test("what comes up is said by name, role and text, an alert by its role first")
  func presentation() {
    let dialog = TalkBackTests.made(.dialog, "Save", value: "There are changes.")
    #expect(Voice.orca.presentation(of: dialog, in: .english) == "Save dialog There are changes.")
    let alert = TalkBackTests.made(.alert, "Delete?", value: "For good.")
    #expect(Voice.orca.presentation(of: alert, in: .english) == "alert Delete? For good.")
    let long = TalkBackTests.made(.dialog, "Save") {
      $0.children = [
        TalkBackTests.made(.text, "Name"), TalkBackTests.made(.text, "There are unsaved changes"),
      ]
    }
    #expect(Voice.orca.presentation(of: long, in: .english) == "Save dialog There are unsaved changes")
  }

  @Test(
    "a state that changes under the cursor is said alone",
    arguments: [
      (Role.checkBox, "1", "checked"), (.toggle, "0", "not pressed"), (.switchControl, "1", "on"),
      (.slider, "40", "40"),
      (.radioButton, "1", "selected"),
    ])
  func change(role: Role, value: String, text: String) {
    let node = TalkBackTests.made(role, "It").node
    #expect(Voice.orca.change(ofValue: value, of: node, in: .english) == text)
  }
}
