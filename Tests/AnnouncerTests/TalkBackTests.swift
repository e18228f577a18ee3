import Accessibility
import Announcer
import Geometry
import Testing

/// A node with what surrounds it, and what TalkBack says of it in both languages; hints by the letters below.
struct TalkBackRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var english: String
  var korean: String
  var hints: [Wording]
  /// The node in a language, with what surrounds it.
  var node: @Sendable (Language) -> SpokenNode
  var context: @Sendable (Language) -> SpeechContext = { _ in SpeechContext() }

  init(
    _ title: String, _ english: String, _ korean: String, _ hints: [Wording] = [],
    in context: @escaping @Sendable (Language) -> SpeechContext = { _ in SpeechContext() },
    _ node: @escaping @Sendable (Language) -> SpokenNode
  ) {
    testDescription = title
    self.english = english
    self.korean = korean
    self.hints = hints
    self.node = node
    self.context = context
  }
}

/// The examples that the reader's own rules were worked out for, node by node.
@Suite("The voice talkback")
struct TalkBackTests {
  static func made(
    _ role: Role, _ name: String? = nil, value: String? = nil, _ traits: Traits = [], actions: Actions = [],
    _ change: (inout SpokenNode) -> Void = { _ in }
  ) -> SpokenNode {
    var node = AccessibilityNode(id: "node", role: role, name: name, frame: .zero)
    node.value = value
    node.traits = traits
    node.actions = actions
    var result = SpokenNode(node)
    change(&result)
    return result
  }

  /// A container that is entered or left.
  static func container(_ role: Role, items: Int = 0, rows: Int = 0, columns: Int = 0, page: Int? = nil) -> SpokenNode {
    var result = made(role)
    result.shape = CollectionShape(items: items, rows: rows, columns: columns, page: page)
    return result
  }

  static func item(
    _ index: Int, of count: Int, entering: SpokenNode? = nil, leaving: SpokenNode? = nil
  ) -> SpeechContext {
    var context = SpeechContext()
    context.item = Position(index: index, count: count)
    context.entered = entering.map { [$0] } ?? []
    context.left = leaving.map { [$0] } ?? []
    return context
  }

  static func cell(
    row: Int, column: Int, isRowNew: Bool = true, isColumnNew: Bool = true, header: String? = nil,
    isHeader: Bool = false, entering: SpokenNode? = nil
  ) -> SpeechContext {
    var context = SpeechContext()
    var cell = SpeechContext.Cell(
      row: row, column: column, isFirstInRow: column == 1, columnHeaders: header.map { [.init(label: $0)] } ?? [])
    cell.isRowNew = isRowNew
    cell.isColumnNew = isColumnNew
    cell.isColumnHeader = isHeader
    context.cell = cell
    context.entered = entering.map { [$0] } ?? []
    return context
  }

  static func text(_ language: Language, _ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }

  static let controls: [TalkBackRow] = [
    .init("a button", "Send, Button", "보내기, 버튼", [.activateHint]) { made(.button, text($0, "Send", "보내기")) },
    .init("a button that is disabled", "Send, Button, disabled", "보내기, 버튼, 사용할 수 없음") {
      made(.button, text($0, "Send", "보내기"), .disabled)
    },
    .init(
      "a selected button that takes a long press", "selected, Send, Button", "선택됨, 보내기, 버튼",
      [.activateHint, .longPressHint]
    ) { made(.button, text($0, "Send", "보내기"), .selected) { $0.node.actions = [.activate, .longPress] } },
    .init("a collapsed button", "collapsed, Details, Button", "접힘, 세부정보, 버튼", [.activateHint]) {
      made(.button, text($0, "Details", "세부정보"), .expandable)
    },
    .init("an expanded button", "expanded, Details, Button", "펼쳐짐, 세부정보, 버튼", [.activateHint]) {
      made(.button, text($0, "Details", "세부정보"), [.expandable, .expanded])
    },
    .init("further actions", "Mail, Button", "메일, 버튼", [.activateHint, .actionsAvailable]) {
      made(.button, text($0, "Mail", "메일")) { $0.node.customActions = ["Archive"] }
    },
    .init("a picture button without a name", "Unlabelled, Button", "라벨이 지정되지 않음, 버튼", [.activateHint]) { _ in
      made(.button) { $0.isPicture = true }
    },
    .init("something clickable without a word", "Unlabelled", "라벨이 지정되지 않음", [.activateHint]) { _ in
      made(.other, actions: .activate)
    },
    .init("something clickable with no word but its value", "24", "24", [.activateHint]) { _ in
      made(.other, value: "24", actions: .activate)
    },
    .init("something that its author has named, with a text in it", "Message from Mum", "엄마의 메시지") {
      made(.other, text($0, "Message from Mum", "엄마의 메시지")) { $0.children = [made(.text, "Lunch")] }
    },
    .init("a heading", "Settings, Heading", "설정, 제목") { made(.heading, text($0, "Settings", "설정")) },
    .init("a heading is never disabled", "Settings, Heading", "설정, 제목") {
      made(.heading, text($0, "Settings", "설정"), .disabled)
    },
    .init("a text with a link", "Read the terms", "약관 읽기", [.linksHint]) {
      made(.text, text($0, "Read the terms", "약관 읽기")) { $0.hasLinks = true }
    },
    .init(
      "a check box that is off", "not checked, Remember me, Check box", "선택 안됨, 로그인 유지, 체크박스", [.toggleHint]
    ) { made(.checkBox, text($0, "Remember me", "로그인 유지"), value: "0") },
    .init(
      "a check box with a state of its own", "Partially checked, Remember me, Check box", "일부 선택됨, 로그인 유지, 체크박스",
      [.toggleHint]
    ) { language in
      made(.checkBox, text(language, "Remember me", "로그인 유지"), value: "1") {
        $0.node.stateDescription = text(language, "Partially checked", "일부 선택됨")
      }
    },
    .init(
      "a check box that is neither", "Partially checked, All, Check box", "일부 선택됨, 모두, 체크박스", [.toggleHint]
    ) { made(.checkBox, text($0, "All", "모두"), value: "2") },
    .init("an entry of a menu that is checked", "checked, Dark", "선택됨, 어둡게", [.toggleHint]) {
      made(.menuItem, text($0, "Dark", "어둡게"), value: "1")
    },
    .init("an entry of a menu with another value", "Ctrl+D, Dark", "Ctrl+D, 어둡게", [.activateHint]) {
      made(.menuItem, text($0, "Dark", "어둡게"), value: "Ctrl+D")
    },
    .init("a radio button that is on", "checked, Small, Radio button", "선택됨, 작게, 라디오 버튼", [.toggleHint]) {
      made(.radioButton, text($0, "Small", "작게"), value: "1")
    },
    .init("a switch that is on", "on, Wi-Fi, Switch", "켜짐, Wi-Fi, 스위치", [.toggleHint]) { _ in
      made(.switchControl, "Wi-Fi", value: "1")
    },
    .init("a switch without a state", "Wi-Fi, Switch", "Wi-Fi, 스위치", [.toggleHint]) { _ in
      made(.switchControl, "Wi-Fi")
    },
    .init("a switch with a text on it", "ON, Wi-Fi, Switch", "ON, Wi-Fi, 스위치", [.toggleHint]) { _ in
      made(.switchControl, "Wi-Fi", value: "1") { $0.node.text = "ON" }
    },
    .init("a name of nothing but blanks", "Unlabelled", "라벨이 지정되지 않음", [.activateHint]) { _ in
      made(.other, "   ", actions: .activate)
    },
    .init("a row with a switch that is no stop", "Wi-Fi, on, Switch", "Wi-Fi, 켜짐, 스위치", [.activateHint]) { _ in
      made(.listItem, actions: .activate) { $0.children = [made(.text, "Wi-Fi"), made(.switchControl, value: "1")] }
    },
    .init(
      "a row of texts and a picture", "Mum, See you at six, Unread, Image", "엄마, 6시에 봐, 읽지 않음, 이미지",
      [.activateHint]
    ) { language in
      made(.listItem, actions: .activate) {
        $0.children = [
          made(.text, text(language, "Mum", "엄마")), made(.text, text(language, "See you at six", "6시에 봐")),
          made(.image, text(language, "Unread", "읽지 않음")),
        ]
      }
    },
    .init("what its author calls a tap", "Send, Button", "보내기, 버튼", [.activateToHint]) { language in
      made(.button, text(language, "Send", "보내기")) {
        $0.node.actionNames = [ActionName(action: "activate", name: text(language, "call", "전화"))]
      }
    },
    .init("an author's word for what it is", "Boat, Deckhand", "Boat, Deckhand", [.activateHint]) { _ in
      made(.button, "Boat") { $0.node.roleDescription = "Deckhand" }
    },
    .init("the same words twice", "button", "버튼", [.activateHint]) { made(.button, text($0, "button", "버튼")) },
    .init("a name that is the value", "PIC, Button", "그림, 버튼", [.activateHint]) {
      made(.button, text($0, "Pic", "그림"), value: text($0, "PIC", "그림"))
    },
    .init("a value that is the role", "Slider, Pic", "슬라이더, 그림", [.adjustHint]) {
      made(.slider, text($0, "Pic", "그림"), value: text($0, "Slider", "슬라이더"))
    },
    .init("a name that is its status", "checked, Checked, Check box", "선택됨, 선택됨, 체크박스", [.toggleHint]) {
      made(.checkBox, text($0, "Checked", "선택됨"), value: "1")
    },
    .init(
      "a name that is its other status", "not checked, Not checked, Radio button", "선택 안됨, 선택 안됨, 라디오 버튼", [.toggleHint]
    ) {
      made(.radioButton, text($0, "Not checked", "선택 안됨"), value: "0")
    },
    .init("a switch called as its state", "on, Switch", "켜짐, 스위치", [.toggleHint]) {
      made(.switchControl, text($0, "On", "켜짐"), value: "1")
    },
  ]

  static let fields: [TalkBackRow] = [
    .init("an empty field that shows its hint", "Name, Edit box", "이름, 수정 창", [.editHint]) {
      made(.textField, text($0, "Name", "이름"))
    },
    .init("a field", "Kim, Edit box, Name", "김, 수정 창, 이름", [.editHint]) {
      made(.textField, text($0, "Name", "이름"), value: text($0, "Kim", "김"))
    },
    .init("a field whose name is what shows in it", "Search, Edit box", "검색, 수정 창", [.editHint]) { language in
      made(.textField, text(language, "Search", "검색")) { $0.node.placeholder = text(language, "Search", "검색") }
    },
    .init("a field with a name and something else in it", "e.g. Lee, Edit box, Name", "예: 이, 수정 창, 이름", [.editHint]) {
      language in
      made(.textField, text(language, "Name", "이름")) { $0.node.placeholder = text(language, "e.g. Lee", "예: 이") }
    },
    .init(
      "a field in which text is selected", "Editing, Selection mode on, Kim, Edit box, Name",
      "수정 중, 선택 모드 사용, Kim, 수정 창, 이름"
    ) {
      made(.textField, text($0, "Name", "이름"), value: "Kim", .editing) {
        $0.node.selection = TextSelection(anchor: 0, caret: 3)
      }
    },
    .init("a field that is edited", "Editing, Kim, Edit box, Name", "수정 중, 김, 수정 창, 이름") {
      made(.textField, text($0, "Name", "이름"), value: text($0, "Kim", "김"), .editing)
    },
    .init(
      "a field with an error", "a@, Edit box, Error: Not an address, Email", "a@, 수정 창, Error: 주소가 아님, 이메일",
      [.editHint]
    ) { language in
      made(.textField, text(language, "Email", "이메일"), value: "a@", .invalid) {
        $0.node.errorText = text(language, "Not an address", "주소가 아님")
      }
    },
    .init("a field with a label beside it", "Kim, Edit box for Name", "이름 김, 수정 창", [.editHint]) { language in
      made(.textField, value: text(language, "Kim", "김")) { $0.label = text(language, "Name", "이름") }
    },
    .init(
      "a password", "password, 8 characters, Edit box, PIN", "비밀번호, 8자, 수정 창, 핀", [.editHint]
    ) { made(.secureTextField, text($0, "PIN", "핀"), value: "12345678") },
    .init("further actions in a field", "Kim, Edit box, Name", "김, 수정 창, 이름", [.editHint, .actionsInField]) {
      made(.textField, text($0, "Name", "이름"), value: text($0, "Kim", "김")) { $0.node.customActions = ["Clear"] }
    },
    .init("a slider", "40%, Volume, Slider", "40%, 음량, 슬라이더", [.adjustHint]) {
      made(.slider, text($0, "Volume", "음량"), value: "40%")
    },
    .init("a slider with nothing but numbers", "40.0 percent, Volume, Slider", "40.0퍼센트, 음량, 슬라이더", [.adjustHint]) {
      made(.slider, text($0, "Volume", "음량")) {
        $0.node.range = ValueRange(minimum: 10, maximum: 20, current: 14, step: 1)
      }
    },
    .init("a progress bar", "40%, Upload, Progress bar", "40%, 업로드, 진행률 표시줄") {
      made(.progress, text($0, "Upload", "업로드"), value: "40%")
    },
    .init("a list that drops down", "Drop down list, Red", "드롭다운 목록, 빨강", [.changeHint]) {
      made(.comboBox, value: text($0, "Red", "빨강"))
    },
  ]

  static let places: [TalkBackRow] = [
    .init(
      "entering a list", "Inbox, 1 of 12, In list, 12 items", "받은편지함, 12개 중 1번째, 목록에 있음, 항목 12개", [.activateHint],
      in: { _ in item(1, of: 12, entering: container(.list, items: 12)) }
    ) { made(.listItem, text($0, "Inbox", "받은편지함"), actions: .activate) },
    .init("further in a list", "Sent, 2 of 12", "보낸편지함, 12개 중 2번째", [.activateHint], in: { _ in item(2, of: 12) }) {
      made(.listItem, text($0, "Sent", "보낸편지함"), actions: .activate)
    },
    .init(
      "leaving a list", "Send, Button, Out of list", "보내기, 버튼, 목록에서 벗어남", [.activateHint],
      in: { _ in
        var context = SpeechContext()
        context.left = [container(.list, items: 12)]
        return context
      }
    ) { made(.button, text($0, "Send", "보내기")) },
    .init(
      "from one list into another", "Sent, 1 of 2, In list, 2 items", "보낸편지함, 2개 중 1번째, 목록에 있음, 항목 2개", [.activateHint],
      in: { _ in item(1, of: 2, entering: container(.list, items: 2), leaving: container(.list, items: 12)) }
    ) { made(.listItem, text($0, "Sent", "보낸편지함"), actions: .activate) },
    .init(
      "a list with a name", "Inbox, 1 of 12, In list Mailboxes, 12 items", "받은편지함, 12개 중 1번째, 편지함 목록에 있음, 항목 12개",
      [.activateHint],
      in: { language in
        var list = container(.list, items: 12)
        list.node.name = text(language, "Mailboxes", "편지함")
        return item(1, of: 12, entering: list)
      }
    ) { made(.listItem, text($0, "Inbox", "받은편지함"), actions: .activate) },
    .init(
      "entering a grid", "Photo, Row 1, Column 1, In grid, 4 rows, 3 columns", "사진, 1행, 1열, 그리드에 있음, 행 4개, 열 3개",
      [.activateHint], in: { _ in cell(row: 1, column: 1, entering: container(.table, rows: 4, columns: 3)) }
    ) { made(.cell, text($0, "Photo", "사진"), actions: .activate) },
    .init(
      "the next in a row", "Photo, Column 2", "사진, 2열", [.activateHint],
      in: { _ in cell(row: 1, column: 2, isRowNew: false) }
    ) { made(.cell, text($0, "Photo", "사진"), actions: .activate) },
    .init(
      "under a heading", "9, Row 2, Price", "9, 2행, 가격",
      in: { cell(row: 2, column: 3, header: text($0, "Price", "가격")) }
    ) { _ in made(.cell, "9") },
    .init(
      "a column's heading", "Price, Column heading, Row 1", "가격, 열 제목, 1행",
      in: { _ in cell(row: 1, column: 3, isHeader: true) }
    ) { made(.columnHeader, text($0, "Price", "가격")) },
    .init("a tab", "Photos, Tab, 2 of 3", "사진, 탭, 3개 중 2번째", [.selectHint], in: { _ in item(2, of: 3) }) {
      made(.tab, text($0, "Photos", "사진"))
    },
    .init(
      "the selected tab", "selected, Home, Tab, 1 of 3, In list, 3 items", "선택됨, 홈, 탭, 3개 중 1번째, 목록에 있음, 항목 3개",
      in: { _ in item(1, of: 3, entering: container(.tabBar, items: 3)) }
    ) { made(.tab, text($0, "Home", "홈"), .selected) },
    .init(
      "entering pages", "Welcome, In horizontal pager, Page 2 of 5", "환영합니다, 수평 페이저 내부, 총 5페이지 중 2페이지",
      in: { _ in
        var context = SpeechContext()
        var pager = container(.tabView, items: 5, page: 2)
        pager.node.orientation = .horizontal
        context.entered = [pager]
        return context
      }
    ) { made(.text, text($0, "Welcome", "환영합니다")) },
    .init(
      "a container with a title", "Send, Button, In Toolbar", "보내기, 버튼, 도구 모음에 있음", [.activateHint],
      in: { language in
        var context = SpeechContext()
        context.entered = [made(.group, text(language, "Toolbar", "도구 모음"))]
        return context
      }
    ) { made(.button, text($0, "Send", "보내기")) },
  ]

  @Test("what is heard of controls", arguments: controls, Language.all)
  func heard(row: TalkBackRow, language: Language) { check(row, language) }

  @Test("what is heard of fields and values", arguments: fields, Language.all)
  func heardOfFields(row: TalkBackRow, language: Language) { check(row, language) }

  @Test("what is heard of places", arguments: places, Language.all)
  func heardOfPlaces(row: TalkBackRow, language: Language) { check(row, language) }

  private func check(_ row: TalkBackRow, _ language: Language) {
    let node = row.node(language)
    let speech = Voice.talkback.speech(of: node, context: row.context(language), in: language)
    let words = Voice.talkback.words(in: language)
    let hints = row.hints.map { words.say($0, node.node.actionNames.first?.name ?? "") }
    #expect(speech.text == (language == .english ? row.english : row.korean))
    #expect(speech.hint == (hints.isEmpty ? nil : words.sequence(hints)))
  }

  @Test(
    "hints as they are spoken",
    arguments: [
      (Wording.activateHint, "Double-tap to activate", "활성화하려면 두 번 탭하세요"),
      (.toggleHint, "Double-tap to toggle", "전환하려면 두 번 탭하세요"), (.selectHint, "Double-tap to select", "선택하려면 두 번 탭하세요"),
      (.editHint, "Double-tap to edit text", "텍스트를 수정하려면 두 번 탭하세요"),
      (.changeHint, "Double-tap to change", "변경하려면 두 번 탭하세요"),
      (.adjustHint, "\"Swipe up\" or \"Swipe down\" to adjust", "\"위로 스와이프\" 또는 \"아래로 스와이프\" 동작으로 조정"),
      (.longPressHint, "Double-tap and hold to long press", "길게 누르려면 두 번 탭하고 유지하세요"),
      (.linksHint, "Links available, use Tap with 3 fingers to view", "링크 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다"),
    ])
  func hints(wording: Wording, english: String, korean: String) {
    #expect(Voice.talkback.words(in: .english).say(wording) == english)
    #expect(Voice.talkback.words(in: .korean).say(wording) == korean)
  }

  @Test("that it is a password and how long it is are two parts, each with its rule", arguments: Language.all)
  func password(language: Language) {
    let field = Self.made(.secureTextField, value: "1234")
    let parts = Voice.talkback.speech(of: field, context: SpeechContext(), in: language).passages.map(\.part)
    #expect(parts == [.password, .length, .role])
    #expect(Portion.password.rule == "what it is called, else that it is a password")
    #expect(Portion.length.rule == "how many characters it has")
  }

  @Test("what comes up is said by its title alone")
  func presentation() {
    #expect(Voice.talkback.presentation(of: Self.made(.sheet, "New Message"), in: .english) == "New Message")
    #expect(Voice.talkback.presentation(of: Self.made(.sheet), in: .english) == "untitled")
  }
}
