import Accessibility
import Announcer
import Geometry
import Testing

/// One row of the grammar's table: a node, what surrounds it, and what is heard.
struct Heard: CustomTestStringConvertible, Sendable {
  var node: AccessibilityNode
  var context = SpeechContext()
  var text: String
  var hint: String?

  init(
    _ role: Role, _ name: String? = nil, value: String? = nil, _ traits: Traits = [],
    hint authorsHint: String? = nil,
    placeholder: String? = nil, actions: Actions = [], custom: [String] = [], at position: (Int, Int)? = nil,
    inTabBar: Bool = false, also roles: [String] = [], boundary: SpeechContext.Boundary? = nil,
    cell: SpeechContext.Cell? = nil,
    says text: String, then hint: String? = nil
  ) {
    node = AccessibilityNode(id: "node", role: role, name: name, frame: .zero)
    node.value = value
    node.traits = traits
    node.hint = authorsHint
    node.placeholder = placeholder
    node.actions = actions
    node.customActions = custom
    node.traitWords = roles
    context.position = position.map { Position(index: $0.0, count: $0.1) }
    context.isTab = inTabBar
    context.boundary = boundary
    context.cell = cell
    self.text = text
    self.hint = hint
  }

  var testDescription: String { text.isEmpty ? "(nothing) \(node.role)" : text }
}

@Suite("The voice voiceover")
struct VoiceOverTests {
  static let toggleHint = "Double tap to toggle setting."
  static let adjustHint = "Swipe up or down with one finger to adjust the value."
  static let editHint = "Double tap to edit."
  static let rotorHint = "Use the rotor to access Misspelled Words"

  /// A cell in the third row with a header above.
  static func cell(
    column: Int, isFirst: Bool = false, rowHeader: String? = nil, isUnderHeader: Bool = false, rows: Int = 1,
    columns: Int = 1
  ) -> SpeechContext.Cell {
    var cell = SpeechContext.Cell(
      row: 3, column: column, isFirstInRow: isFirst, rowHeaders: rowHeader.map { [.init(label: $0)] } ?? [],
      columnHeaders: [.init(label: "Price")])
    cell.columnHeaders[0].isAbove = isUnderHeader
    cell.rowSpan = rows
    cell.columnSpan = columns
    return cell
  }

  static let table: [Heard] = [
    // As recorded from the real reader.
    Heard(.button, "Segment B", .selected, at: (2, 3), says: "Selected: Segment B. Button. 2 of 3."),
    Heard(.tab, "Item B", .selected, at: (2, 6), inTabBar: true, says: "Selected: Item B. Tab. 2 of 6."),
    Heard(.pageControl, value: "page 2 of 3", says: "page 2 of 3. Adjustable.", then: adjustHint),
    Heard(.slider, value: "75%", says: "75%. Adjustable.", then: adjustHint),
    Heard(.switchControl, value: "1", .disabled, says: "Dimmed. Switch Button. On."),
    Heard(.button, value: "24", .disabled, says: "24. Dimmed. Button."),
    Heard(
      .slider, "Volume", value: "50%", .selected, hint: "Change volume.", at: (2, 3),
      says: "Selected: Volume: 50%. Adjustable. 2 of 3.", then: "Change volume. " + adjustHint),

    // Label, value, selected, hint as text.
    Heard(.text, "Hello", says: "Hello"),
    Heard(.text, "Item", value: "Value", says: "Item: Value"),
    Heard(.text, value: "Value", says: "Value"),
    Heard(.text, nil, .selected, says: "Selected."),
    Heard(.text, "Done", .selected, says: "Selected: Done"),
    Heard(.text, hint: "Says what it is", says: "Says what it is"),
    Heard(.adjustable, hint: "Change volume.", says: "Change volume. Adjustable."),
    Heard(.text, "", value: "", says: ""),
    Heard(.image, says: "Image."),
    Heard(.keyboardKey, says: ""),

    // A period only where there is none.
    Heard(.button, "Send", says: "Send. Button."),
    Heard(.button, "Send.", says: "Send. Button."),
    Heard(.button, "Really?", says: "Really? Button."),
    Heard(.button, "More…", says: "More… Button."),
    Heard(.button, says: "Button."),

    // Button is not said where something else says it.
    Heard(.keyboardKey, "Q", says: "Q"),
    Heard(.button, "Back", .backButton, says: "Back Button."),
    Heard(.button, "back", .backButton, says: "Back Button."),
    Heard(.button, "Mail", .backButton, says: "Mail. Back Button."),
    Heard(.button, "Item", at: (2, 3), inTabBar: true, says: "Item. Tab. 2 of 3."),
    Heard(
      .grabber, "Sheet Grabber", value: "Medium", actions: [.activate, .increment, .decrement],
      says: "Sheet Grabber: Medium. Button. Adjustable.", then: adjustHint),
    Heard(
      .grabber, "Sheet Grabber", value: "Large", actions: .activate, says: "Sheet Grabber: Large. Button."),
    Heard(
      .button, "Delete Draft", .destructive, at: (1, 2), says: "Delete Draft. Button. Destructive. 1 of 2."),
    Heard(.button, "Cancel", .cancel, at: (2, 2), says: "Cancel. Button. 2 of 2."),
    Heard(.button, "Keep Editing", .cancel, says: "Keep Editing. Button. Cancel."),
    Heard(.navigationLink, "Wi-Fi", value: "Home", says: "Wi-Fi: Home. Button."),

    // What it is besides: in the reader's own order, whichever of the words its role says.
    Heard(.button, "Go", also: ["header"], says: "Go. Button. Heading."),
    Heard(.button, "Go", also: ["image"], says: "Go. Button. Image."),
    Heard(.link, "Go", also: ["button"], says: "Go. Button. Link."),
    Heard(.link, "Terms", also: ["header"], says: "Terms. Heading. Link."),
    Heard(.link, "Go", also: ["image"], says: "Go. Link. Image."),
    Heard(.image, "Go", also: ["header"], says: "Go. Heading. Image."),
    Heard(.heading, "Go", also: ["header"], says: "Go. Heading."),
    Heard(.text, "Go", also: ["staticText"], says: "Go"),
    Heard(.searchField, "Go", also: ["button"], says: "Go. Button. Search Field.", then: editHint),
    Heard(.keyboardKey, "Q", also: ["button"], says: "Q"),
    Heard(.button, "Back", .backButton, also: ["button"], says: "Back Button."),

    // Switches, check boxes, radio buttons.
    Heard(
      .switchControl, "Setting", value: "1", hint: "Change setting.",
      says: "Setting. Switch Button. On.", then: "Change setting. " + toggleHint),
    Heard(
      .switchControl, "Setting", value: "1", actions: [.increment], says: "Setting. Switch Button. On. Adjustable.",
      then: toggleHint),
    Heard(.toggle, "Setting", value: "0", says: "Setting. Switch Button. Off.", then: toggleHint),
    Heard(.switchControl, "Setting", value: "2", says: "Setting. Switch Button. Mixed.", then: toggleHint),
    Heard(
      .switchControl, "Setting", value: "Automatic", says: "Setting. Switch Button. Automatic",
      then: toggleHint),
    Heard(
      .switchControl, "Setting", value: "0", .disabled, hint: "Change setting.",
      says: "Setting. Dimmed. Switch Button. Off.", then: "Change setting."),
    Heard(.checkBox, "Agree", value: "1", says: "Agree. Checkbox. Checked."),
    Heard(.checkBox, "All", value: "2", says: "All. Checkbox. Partially checked."),
    Heard(.radioButton, "Small", value: "0", at: (1, 3), says: "Small. Radio Button. Unchecked. 1 of 3."),

    // Text entry.
    Heard(.textField, "To", .editing, says: "To. Text Field. Is editing.", then: rotorHint),
    Heard(.textField, "To", .editing, hint: "Separate by commas", says: "To. Text Field. Is editing.", then: rotorHint),
    Heard(.textField, "To", hint: "Separate by commas", says: "To. Text Field.", then: editHint),
    Heard(.textEditor, "Notes", says: "Notes. Text Field.", then: "Double tap to edit., " + rotorHint),
    Heard(
      .textField, "To", value: "ann@example.org", says: "To: ann@example.org. Text Field.", then: editHint),
    Heard(
      .textField, "Subject", placeholder: "What is it about?",
      says: "Subject: What is it about? Text Field.", then: editHint),
    Heard(.textField, placeholder: "Search mail", says: "Search mail. Text Field.", then: editHint),
    Heard(
      .secureTextField, "Password", value: "abc",
      says: "Password: bullet bullet bullet. Secure Text Field.", then: editHint),
    Heard(.searchField, "Search", says: "Search. Search Field.", then: editHint),
    Heard(
      .textField, "Locked", .disabled, hint: "Unlock first.", says: "Locked. Dimmed. Text Field.",
      then: "Unlock first."),

    // The rest, in their order.
    Heard(.heading, "Inbox", says: "Inbox. Heading."),
    Heard(.link, "Help", says: "Help. Link."),
    Heard(.image, "Map", says: "Map. Image."),
    Heard(.image, "Map", actions: [.increment], says: "Map. Adjustable. Image.", then: adjustHint),
    Heard(.button, "Details", [.expandable], says: "Details. Button. Collapsed."),
    Heard(.button, "Details", [.expandable, .expanded], says: "Details. Button. Expanded."),
    Heard(.slider, "Volume", value: "50%", .disabled, says: "Volume: 50%. Dimmed. Adjustable."),
    Heard(
      .button, "Message", custom: ["Archive", "Flag"], says: "Message. Button.", then: "Actions Available"),
    Heard(
      .button, "Message", hint: "Opens it", custom: ["Flag"], says: "Message. Button.",
      then: "Opens it. Actions Available"),

    // Surroundings.
    Heard(.text, "First", boundary: .listStart, says: "First. List Start."),
    Heard(.text, "Last.", boundary: .listEnd, says: "Last. List End."),
    Heard(.text, "Main", boundary: .landmark, says: "Main. Landmark."),
    Heard(.text, "Foot", boundary: .landmarkEnd, says: "Foot. End."),
    Heard(
      .cell, "Cell", value: "42",
      cell: .init(
        row: 3, column: 4, isFirstInRow: true, rowHeaders: [.init(label: "Quarter", value: "Q1")],
        columnHeaders: [.init(label: "Revenue")]),
      says: "Quarter: Q1. Revenue. Cell. Row 3. Column 4. 42"),
    Heard(.cell, "Cell", cell: .init(row: 3, column: 5, isFirstInRow: false), says: "Cell. Column 5."),
    // Row headers with the first cell of a row alone, column headers unless directly above that.
    Heard(.cell, "9", cell: cell(column: 2, rowHeader: "Tea"), says: "Price. 9. Column 2."),
    Heard(.cell, "9", cell: cell(column: 1, isFirst: true, rowHeader: "Tea"), says: "Tea. Price. 9. Row 3. Column 1."),
    Heard(.cell, "9", cell: cell(column: 1, isFirst: true, isUnderHeader: true), says: "9. Row 3. Column 1."),
    Heard(.cell, "9", cell: cell(column: 2, isUnderHeader: true), says: "Price. 9. Column 2."),
    Heard(
      .cell, "9", cell: cell(column: 2, rows: 2, columns: 3), says: "Price. 9. Spans 2 rows. Spans 3 columns. Column 2."
    ),
  ]

  @Test("what is heard of an element", arguments: table)
  func description(heard: Heard) {
    let (text, hint) = Voice.voiceover.description(of: heard.node, context: heard.context, in: .english)
    #expect(text == heard.text)
    #expect(hint == heard.hint)
  }

  @Test(
    "what is presented is said by title, kind and message",
    arguments: [
      (Role.sheet, "New Message" as String?, nil as String?, "New Message. Sheet."),
      (.actionSheet, nil as String?, nil, "Action Sheet."), (.activityView, "Share", nil, "Share. Share Sheet."),
      (.popover, "Brushes", nil, "Brushes. Popover."), (.menu, nil, nil, "Menu."),
      (.fullScreen, "Film", nil, "Film. Full Screen."), (.splitView, "Mail", nil, "Mail. Split View."),
      (.alert, "Delete?", "This cannot be undone.", "Delete? Alert. This cannot be undone."),
      (.popover, "Tips", nil, "Tips. Popover."),
      (.dialog, "Save", nil, "Save. Dialog."),
    ])
  func presentation(role: Role, title: String?, message: String?, text: String) {
    var node = AccessibilityNode(id: "it", role: role, name: title, frame: .zero)
    node.value = message
    #expect(Voice.voiceover.presentation(of: SpokenNode(node), in: .english) == text)
  }

  @Test(
    "a value that changes under the cursor is said alone",
    arguments: [
      (Role.switchControl, "1", "On."), (.slider, "80%", "80%"), (.checkBox, "0", "Unchecked."),
    ])
  func change(role: Role, value: String, text: String) {
    let node = AccessibilityNode(id: "it", role: role, name: "It", frame: .zero)
    #expect(Voice.voiceover.change(ofValue: value, of: node, in: .english) == text)
  }
}
