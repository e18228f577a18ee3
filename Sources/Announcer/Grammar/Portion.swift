/// A part of an utterance: what it tells of a node. A voice's grammar says which parts there are and in which order.
public enum Portion: String, CaseIterable, Hashable, Sendable {
  // What it is called and set to.
  case description, name, text, value, line, selection, selectionMode, masked, password, length, range, percent
  case percentOrRole
  case placeholder, message, staticText, details, error, hint, fieldHint, tooltip, content
  // What it is and its state.
  case role, kind, title, state, status, selected, notSelected, multiSelect, disabled, expansion, required, readOnly,
    invalid,
    editing,
    adjustable, tab
  case destructive, cancel, backButton, heading, headingLevel, treeLevel, unlabelled
  case button, link, image, searchField
  // Where it is.
  case place, item, position, headers, coordinates, entering, leaving
  case listCount, tableShape, listNames, gridNames, pagerNames, containerNames, windowTitle
  case listLeft, gridLeft, containerLeft, roleLeft
  case groupName, current, dialogsElsewhere
  /// How it is operated by keys.
  case accelerator
  // How parts are put together.
  case own, labelling, children, chosen, pause

  /// What the part tells and when it is said, for people.
  public var rule: String {
    switch self {
    case .description: "label, then value; headers and place before it in a table; the hint where there is neither"
    case .name: "what it is called"
    case .text: "the words it shows"
    case .value: "what it is set to"
    case .line: "the line of its text in which the caret is, else its placeholder"
    case .selection: "what is selected in its text"
    case .selectionMode: "that text is being selected in it"
    case .masked: "the text in it, each character masked"
    case .password: "what it is called, else that it is a password"
    case .length: "how many characters it has"
    case .range: "what it is set to, else its place between its ends"
    case .percent: "its place between its ends"
    case .percentOrRole: "its place between its ends, else what it is"
    case .placeholder: "the text in it, else what stands in it while it is empty"
    case .message: "the message of what has come up"
    case .staticText: "its description, else longer texts in it"
    case .details: "its description, unless that is its name"
    case .error: "what is wrong with what it holds"
    case .hint: "its hint"
    case .fieldHint: "its hint, unless that stands in it"
    case .tooltip: "its tooltip, unless that is its text"
    case .content: "what its author wants to be heard with it, of its further content"
    case .role: "what it is"
    case .kind: "what has come up"
    case .title: "the title of what has come up"
    case .state: "its state"
    case .status: "whether it is checked"
    case .selected: "that it is the chosen one"
    case .notSelected: "that it is not chosen where others are"
    case .multiSelect: "that several of it can be chosen"
    case .disabled: "that it cannot be operated now"
    case .expansion: "whether it is open"
    case .required: "that it must be filled in"
    case .readOnly: "that it cannot be changed"
    case .invalid: "that what it holds is not accepted"
    case .editing: "that text is being edited in it"
    case .adjustable: "that its value can be changed step by step"
    case .tab: "that it is one of the tabs of a bar"
    case .destructive: "that it destroys data"
    case .cancel: "that it leaves without effect"
    case .backButton: "that it goes back"
    case .heading: "that it is a heading"
    case .headingLevel: "what it is, with its level"
    case .button: "that it is a button as well"
    case .link: "that it is a link as well"
    case .image: "that it is a picture as well"
    case .searchField: "that it is a search field as well"
    case .treeLevel: "how deep it is in a tree"
    case .unlabelled: "that it can be operated and has no word at all"
    case .place: "its place among its likes, else the end of the outermost list or landmark that it stands at"
    case .item: "its place in the innermost collection, as far as that is new"
    case .position: "its place among its likes"
    case .headers: "the headers of its row and column, as far as these are new"
    case .coordinates: "its row and column, as far as these are new"
    case .entering: "what has been entered, from outside in"
    case .leaving: "what has been left"
    case .listCount: "what it is, with how many items it has"
    case .tableShape: "what it is, with how many rows and columns it has"
    case .listNames: "that this list has been entered, how deep it is and how many items it has"
    case .gridNames: "that this grid has been entered, and how many rows and columns it has"
    case .pagerNames: "that these pages have been entered, and which of them shows"
    case .containerNames: "that this container has been entered"
    case .windowTitle: "the window that has been entered"
    case .listLeft: "that this list has been left"
    case .gridLeft: "that this grid has been left"
    case .containerLeft: "that this container has been left"
    case .roleLeft: "that this has been left, by what it is"
    case .groupName: "what the buttons of which one is chosen are called together, unless that has just been said"
    case .current: "as what it is the current one of its set"
    case .dialogsElsewhere: "how many dialogs are open beside it"
    case .accelerator: "the keys that do the same"
    case .own: "its own words, with those of what is in it and is no stop"
    case .labelling: "what labels it, another node"
    case .children: "the words of what is in it and is no stop of its own"
    case .chosen: "what is chosen in it"
    case .pause: "a pause"
    }
  }

  /// The wordings that the part may use besides the words for roles and states.
  var wordings: [Wording] {
    switch self {
    case .description:
      [.labelAndValue, .selectedDescription, .selected, .header, .row, .column, .rowSpan, .columnSpan, .back]
    case .password: [.password]
    case .length: [.characters]
    case .range, .percent, .percentOrRole: [.percent]
    case .error: [.error]
    case .kind: [.dialog]
    case .title: [.untitled]
    case .selected: [.selected]
    case .notSelected: [.notSelected]
    case .multiSelect: [.multiSelect]
    case .disabled: [.dimmed]
    case .expansion: [.expanded, .collapsed]
    case .required: [.required]
    case .readOnly: [.readOnly]
    case .invalid: [.invalid]
    case .editing: [.isEditing]
    case .adjustable: [.adjustable]
    case .tab: [.tab]
    case .destructive: [.destructive]
    case .cancel: [.cancel]
    case .backButton: [.backButton]
    case .heading: [.heading]
    case .headingLevel: [.heading, .level]
    case .button: [.button]
    case .link: [.link]
    case .image: [.image]
    case .searchField: [.searchField]
    case .treeLevel: [.treeLevel]
    case .unlabelled: [.unlabelled]
    case .place: [.series, .listStart, .listEnd, .landmarkStart, .landmarkEnd]
    case .item: [.series, .row, .column, .columnHeader, .rowHeader]
    case .position: [.series]
    case .coordinates: [.row, .column]
    case .listCount: [.listOfItems, .listOfItem]
    case .tableShape: [.tableOfRows, .tableOfRow, .tableOfColumn, .tableOfCell]
    case .listNames: [.inList, .named, .listLevel, .items]
    case .gridNames: [.inGrid, .named, .rows, .columns]
    case .pagerNames: [.inPager, .inHorizontalPager, .inVerticalPager, .inGridPager, .named, .pagerPage]
    case .selection: [.selectedDescription, .chosen]
    case .selectionMode: [.selectionModeOn]
    case .containerNames: [.inContainer]
    case .windowTitle: [.windowTitle]
    case .listLeft: [.outOfList, .named]
    case .gridLeft: [.outOfGrid, .named]
    case .containerLeft: [.outOfContainer]
    case .roleLeft: Wording.leaving
    case .current: [.currentPage, .currentStep, .currentLocation, .currentDate, .currentTime, .currentItem]
    case .dialogsElsewhere: [.unfocusedDialog, .unfocusedDialogs]
    case .own, .labelling: [.labelled]
    default: []
    }
  }
}
