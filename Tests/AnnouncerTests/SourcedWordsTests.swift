import Announcer
import Testing

/// Words that were read in a reader's own catalogue or in transcripts of it, written down apart from the tables.
@Suite("Words that were read")
struct SourcedWordsTests {
  /// A wording with its text in English and Korean; nil where none was read in that language.
  typealias Row = (wording: Wording, english: String?, korean: String?)

  static let tables: [(voice: Voice, rows: [Row])] = [(.voiceover, voiceOver), (.talkback, talkBack), (.orca, orca)]

  static let voiceOver: [Row] = [
    (.selected, "Selected.", nil),
    (.selectedDescription, "Selected: {1}", nil),
    (.dimmed, "Dimmed.", "흐리게 표시됨"),
    (.button, "Button.", "버튼"),
    (.backButton, "Back Button.", nil),
    (.switchButton, "Switch Button.", "전환 버튼"),
    (.on, "On.", "켬"),
    (.off, "Off.", "끔"),
    (.mixed, "Mixed.", nil),
    (.tab, "Tab.", "탭"),
    (.textField, "Text Field.", nil),
    (.secureTextField, "Secure Text Field.", nil),
    (.isEditing, "Is editing.", nil),
    (.heading, "Heading.", "머리말"),
    (.link, "Link.", nil),
    (.adjustable, "Adjustable.", nil),
    (.image, "Image.", "이미지"),
    (.searchField, "Search Field.", nil),
    (.series, "{1} of {2}.", nil),
    (.listStart, "List Start.", nil),
    (.listEnd, "List End.", nil),
    (.landmarkStart, "Landmark.", nil),
    (.landmarkEnd, "End.", nil),
    (.row, "Row {1}.", nil),
    (.column, "Column {1}.", nil),
    (.rowSpan, "Spans {1} rows.", nil),
    (.columnSpan, "Spans {1} columns.", nil),
    (.actionsAvailable, "Actions Available", "동작 사용 가능"),
    (.moreContent, "More Content Available", nil),
    (.toggleHint, "Double tap to toggle setting.", "설정을 끄거나 켜려면 두 번 탭하십시오"),
    (.adjustHint, "Swipe up or down with one finger to adjust the value.", nil),
    (.editHint, "Double tap to edit.", nil),
    (.editLongHint, "Double tap to edit., Use the rotor to access Misspelled Words", nil),
    (.editingHint, "Use the rotor to access Misspelled Words", nil),
    (.checkBox, nil, "체크박스"),
    (.radioButton, nil, "라디오 버튼"),
    (.expanded, nil, "펼쳐짐"),
    (.collapsed, nil, "접힘"),
    (.dialog, nil, "대화상자"),
    (.openHint, nil, "열려면 이중 탭하십시오"),
  ]

  static let talkBack: [Row] = [
    (.selected, "selected", "선택됨"),
    (.dimmed, "disabled", "사용할 수 없음"),
    (.unlabelled, "Unlabelled", "라벨이 지정되지 않음"),
    (.expanded, "expanded", "펼쳐짐"),
    (.collapsed, "collapsed", "접힘"),
    (.checked, "checked", "선택됨"),
    (.unchecked, "not checked", "선택 안됨"),
    (.partiallyChecked, "Partially checked", "일부 선택됨"),
    (.on, "on", "켜짐"),
    (.off, "off", "꺼짐"),
    (.isEditing, "Editing", "수정 중"),
    (.selectionModeOn, "Selection mode on", "선택 모드 사용"),
    (.password, "password", "비밀번호"),
    (.characters, "{1} characters", "{1}자"),
    (.percent, "{1} percent", "{1}퍼센트"),
    (.error, "Error: {1}", "Error: {1}"),
    (.labelled, "{1} for {2}", "{2} {1}"),
    (.button, "Button", "버튼"),
    (.image, "Image", "이미지"),
    (.checkBox, "Check box", "체크박스"),
    (.radioButton, "Radio button", "라디오 버튼"),
    (.switchButton, "Switch", "스위치"),
    (.textField, "Edit box", "수정 창"),
    (.adjustable, "Slider", "슬라이더"),
    (.progressBar, "Progress bar", "진행률 표시줄"),
    (.comboBox, "Drop down list", "드롭다운 목록"),
    (.list, "List", "목록"),
    (.grid, "Grid", "바둑판"),
    (.tabBar, "Tab bar", "탭바"),
    (.page, "Page", "페이지"),
    (.heading, "Heading", "제목"),
    (.series, "{1} of {2}", "{2}개 중 {1}번째"),
    (.row, "Row {1}", "{1}행"),
    (.column, "Column {1}", "{1}열"),
    (.columnHeader, "Column heading", "열 제목"),
    (.rowHeader, "Row heading", "행 제목"),
    (.inList, "In list", "목록에 있음"),
    (.outOfList, "Out of list", "목록에서 벗어남"),
    (.inGrid, "In grid", "그리드에 있음"),
    (.outOfGrid, "Out of grid", "그리드에서 벗어남"),
    (.listLevel, "Level {1}", "레벨: {1}"),
    (.items, "{1} items", "항목 {1}개"),
    (.rows, "{1} rows", "행 {1}개"),
    (.columns, "{1} columns", "열 {1}개"),
    (.inPager, "In pager", nil),
    (.inHorizontalPager, "In horizontal pager", "수평 페이저 내부"),
    (.inVerticalPager, "In vertical pager", "수직 페이저 내부"),
    (.inGridPager, "In grid pager", nil),
    (.named, "{1} {2}", "{2} {1}"),
    (.pagerPage, "Page {1} of {2}", "총 {2}페이지 중 {1}페이지"),
    (.inContainer, "In {1}", "{1}에 있음"),
    (.outOfContainer, "Out of {1}", "{1}에서 벗어남"),
    (.windowTitle, "Window {1}", "{1} 창"),
    (.untitled, "untitled", nil),
    (.activateHint, "Double-tap to activate", "활성화하려면 두 번 탭하세요"),
    (.activateToHint, "Double-tap to {1}", "{1}하려면 두 번 탭하세요"),
    (.toggleHint, "Double-tap to toggle", "전환하려면 두 번 탭하세요"),
    (.selectHint, "Double-tap to select", "선택하려면 두 번 탭하세요"),
    (.editHint, "Double-tap to edit text", "텍스트를 수정하려면 두 번 탭하세요"),
    (.changeHint, "Double-tap to change", "변경하려면 두 번 탭하세요"),
    (.adjustHint, "\"Swipe up\" or \"Swipe down\" to adjust", "\"위로 스와이프\" 또는 \"아래로 스와이프\" 동작으로 조정"),
    (.longPressHint, "Double-tap and hold to long press", "길게 누르려면 두 번 탭하고 유지하세요"),
    (.longPressToHint, "Double-tap and hold to {1}", "{1}하려면 길게 두 번 탭하세요"),
    (
      .actionsAvailable, "Actions available, swipe up or swipe down and double-tap to activate",
      "작업 사용 가능, 위로 스와이프 또는 아래로 스와이프 및 두 번 탭하여 활성화"
    ),
    (.actionsInField, "Actions available, use Tap with 3 fingers to view", nil),
    (.linksHint, "Links available, use Tap with 3 fingers to view", "링크 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다"),
    (.itemsShown, "Showing items {1} to {2} of {3}.", "총 {3}개 항목 중에서 {1}번째에서 {2}번째 항목을 표시 중입니다."),
    (.pageOf, "Page {1} of {2}", "총 {2}페이지 중 {1}페이지"),
    (.titledPage, "{1}, {2} of {3}", "{1}, {3}페이지 중 {2}페이지"),
    (.noNext, "No next {1}", "다음 {1} 없음"),
    (.missingHeading, "heading", "제목"),
  ]

  static let orca: [Row] = [
    (.dimmed, "grayed", "비활성화"),
    (.on, "on", nil),
    (.off, "off", nil),
    (.checked, "checked", nil),
    (.unchecked, "not checked", nil),
    (.partiallyChecked, "partially checked", nil),
    (.chosen, "selected", "선택함"),
    (.notChosen, "not selected", "선택 안 함"),
    (.notSelected, "not selected", nil),
    (.pressed, "pressed", nil),
    (.notPressed, "not pressed", nil),
    (.expanded, "expanded", "확장"),
    (.collapsed, "collapsed", "접힘"),
    (.required, "required", nil),
    (.readOnly, "read only", nil),
    (.invalid, "invalid entry", nil),
    (.percent, "{1} percent.", nil),
    (.treeLevel, "tree level {1}", "트리 단계 {1}"),
    (.series, "{1} of {2}", nil),
    (.row, "row {1}", "행 {1}"),
    (.column, "column {1}", "열 {1}"),
    (.listOfItems, "List with {1} items", nil),
    (.listOfItem, "List with {1} item", nil),
    (.tableOfRows, "table with {1} rows {2} columns", nil),
    (.tableOfRow, "table with {1} row {2} columns", nil),
    (.tableOfColumn, "table with {1} rows {2} column", nil),
    (.tableOfCell, "table with {1} row {2} column", nil),
    (.horizontalSlider, "horizontal slider", nil),
    (.verticalSlider, "vertical slider", nil),
    (.horizontalScrollBar, "horizontal scroll bar", nil),
    (.verticalScrollBar, "vertical scroll bar", nil),
    (.button, "button", "단추"),
    (.checkBox, "check box", "확인란"),
    (.radioButton, "radio button", "라디오 단추"),
    (.toggleButton, "toggle button", "토글 단추"),
    (.switchButton, "switch", "스위치"),
    (.slider, "slider", "슬라이더"),
    (.spinButton, "spin button", "스핀 단추"),
    (.textField, "entry", "입력창"),
    (.textEditor, "text", "텍스트"),
    (.secureTextField, "password text", "암호 텍스트"),
    (.comboBox, "combo box", "콤보 상자"),
    (.tab, "page tab", "페이지 탭"),
    (.menu, "menu", "메뉴"),
    (.heading, "heading", "머리글"),
    (.link, "link", "링크"),
    (.list, "list", "목록"),
    (.table, "table", "테이블"),
    (.progressBar, "progress bar", "진행률 표시줄"),
    (.image, "image", "그림"),
    (.dialog, "dialog", "대화상자"),
    (.alert, "alert", "경보"),
    (.panel, "panel", "패널"),
    (.grouping, "grouping", "모음"),
    (.landmark, "landmark", "랜드마크"),
    (.toolbar, "tool bar", "도구 모음"),
    (.frame, "frame", "프레임"),
  ]

  @Test("each stands in the table as it was read, and is marked as read", arguments: tables)
  func isInTable(voice: Voice, rows: [Row]) {
    for language in Language.all {
      let words = voice.words(in: language).words
      for row in rows {
        guard let text = language == .english ? row.english : row.korean else { continue }
        #expect(words[row.wording] == Word(text, .sourced), "\(voice.rawValue), \(language.code): \(row.wording)")
      }
    }
  }

  @Test("no other word is marked as read, unless it only puts others together", arguments: tables)
  func isMarked(voice: Voice, rows: [Row]) {
    let joining: Set<Wording> = [.sentence, .sequence, .labelAndValue, .header, .hints, .level, .back, .selected]
    for language in Language.all {
      let read = Set(rows.compactMap { (language == .english ? $0.english : $0.korean) == nil ? nil : $0.wording })
      for (wording, word) in voice.words(in: language).words where word.basis == .sourced && !joining.contains(wording)
      {
        #expect(read.contains(wording), "\(voice.rawValue), \(language.code): \(wording)")
      }
    }
  }
}
