/// Everything a voice can say of its own accord; the rest comes from the interface.
///
/// Each voice has one template per language for each wording that it uses (`Voice.wordings`). `{1}`, `{2}` … in a template
/// stand for the arguments named here.
public enum Wording: String, CaseIterable, Hashable, Sendable {
  // How parts are put together.
  /// Label (1) and value (2).
  case labelAndValue
  /// A whole description (1) of something selected.
  case selectedDescription
  /// Something selected that has no description, or a word for that beside others.
  case selected
  /// A text (1) that does not end a sentence yet.
  case sentence
  /// Two parts (1, 2), one after the other.
  case sequence
  /// Something (1) that has another text (2) for its label.
  case labelled

  // What something is.
  case button, backButton, switchButton, toggleButton, tab, textField, secureTextField, textEditor, heading, link
  case adjustable, slider, horizontalSlider, verticalSlider, spinButton, comboBox, progressBar, image, searchField
  case checkBox, radioButton, scrollBar, horizontalScrollBar, verticalScrollBar, separator, page, pageTabList
  case list, grid, tabBar, table, tree, toolbar, grouping, frame, application, landmark, statusBar, menuBar
  case columnHeader, rowHeader

  // In which state it is.
  case dimmed, on, off, mixed, checked, unchecked, partiallyChecked, chosen, notChosen, notSelected, multiSelect
  case pressed, notPressed, isEditing, selectionModeOn, expanded, collapsed, required, readOnly, invalid
  case destructive, cancel, unlabelled, password
  /// As what something is the current one of its set.
  case currentPage, currentStep, currentLocation, currentDate, currentTime, currentItem
  /// How many characters (1) a password has.
  case characters
  /// Per cent (1) of the way.
  case percent
  /// What is wrong (1).
  case error
  /// The label that a back button leaves out.
  case back
  /// A role (1) with its level (2).
  case level
  /// How deep (1) something is in a hierarchy.
  case treeLevel

  // Where something is among its likes.
  /// Place (1) of count (2).
  case series
  case listStart, listEnd, landmarkStart, landmarkEnd
  /// Row number (1).
  case row
  /// Column number (1).
  case column
  /// How many rows or columns (1) a cell takes.
  case rowSpan, columnSpan
  /// A header (1) before the cell it belongs to.
  case header

  // What is entered and left.
  case inList, outOfList, inGrid, outOfGrid, inPager, inHorizontalPager, inVerticalPager, inGridPager
  /// One of these (1) with the name (2) of what is entered or left.
  case named
  /// A container by its name (1).
  case inContainer, outOfContainer
  /// What has been left, by what it is.
  case leavingList, leavingTable, leavingPanel, leavingGrouping, leavingForm, leavingBlockQuote
  case leavingBanner, leavingComplementary, leavingInformation, leavingMain, leavingNavigation, leavingRegion
  case leavingSearch, leavingArticle
  /// How many items, rows or columns (1).
  case items, rows, columns
  /// Page (1) of count (2) of a pager.
  case pagerPage
  /// How deep (1) a list is.
  case listLevel
  /// A list of so many items (1), a table of so many rows (1) and columns (2).
  case listOfItems, tableOfRows
  /// The same where there is one of them: of one item; of one row and several columns, the other way round, of one each.
  case listOfItem, tableOfRow, tableOfColumn, tableOfCell
  /// Another window by its title (1).
  case windowTitle
  case untitled
  /// One dialog that is open elsewhere, and so many (1).
  case unfocusedDialog, unfocusedDialogs

  // What can be done with it.
  case toggleHint, adjustHint, editHint, editLongHint, editingHint, actionsAvailable, moreContent
  case openHint, activateHint, selectHint, changeHint, longPressHint, linksHint, actionsInField
  /// What a double tap does (1), and what a long one does (1).
  case activateToHint, longPressToHint
  /// An author's hint (1) with a generic one (2).
  case hints

  // What happens.
  /// Which items (1, 2) of how many (3) show.
  case itemsShown
  /// Nothing of a kind (1) comes after this, or before.
  case noNext, noPrevious
  /// Kinds of which there may be none.
  case missingHeading, missingLink, missingControl
  /// There is no further thing of a kind; of headings at a level (1).
  case noMoreBlockQuotes, noMoreButtons, noMoreCheckBoxes, noMoreClickables, noMoreComboBoxes, noMoreEntries
  case noMoreFormFields, noMoreHeadings, noMoreHeadingsAtLevel, noMoreImages, noLandmark, noMoreLinks, noMoreLists
  case noMoreListItems, noMoreParagraphs, noMoreRadioButtons, noMoreSeparators, noMoreTables
  /// The search goes on at the other end.
  case wrappingToTop, wrappingToBottom
  /// Keys of the reader's own are on or off.
  case structuralKeysOn, structuralKeysOff, caretOfReader, caretOfApplication
  /// A line without a character.
  case blank
  case sheet, actionSheet, activityView, alert, dialog, popover, menu, fullScreen, splitView, window, panel
  /// Page (1) of count (2) that is shown now.
  case pageOf
  /// A page by its title (1), its number (2) and the count (3).
  case titledPage
  /// The same along one axis, where content has pages along both.
  case verticalPage, horizontalPage
  /// How large content is shown, in per cent (1).
  case zoom
  /// Where content that scrolls is, by thirds of the way.
  case nearBeginning, nearMiddle, nearEnd
  /// The two ends of content that scrolls up and down, and of content that scrolls across.
  case atTop, atBottom, atStart, atEnd
  /// Said when a sheet begins or ceases to keep what is under it out of reach.
  case backgroundBlocked, backgroundAvailable
  /// One character of a password.
  case bullet
  case space, newLine
  /// Something deleted (1) from a text.
  case deleted
  /// What flicks up and down go by, and what a double tap does by itself, among further actions.
  case rotorValues, rotorActions, rotorHeadings, rotorLinks, rotorControls, rotorWords, rotorCharacters, rotorActivate

  /// How many arguments its template may use.
  public var argumentCount: Int {
    switch self {
    case .itemsShown, .titledPage: 3
    case .labelAndValue, .sequence, .series, .hints, .pageOf, .verticalPage, .horizontalPage, .labelled,
      .level, .pagerPage, .tableOfRows, .tableOfRow, .tableOfColumn, .tableOfCell, .named:
      2
    case .selectedDescription, .sentence, .row, .column, .header, .deleted, .zoom, .characters, .percent, .error,
      .treeLevel, .rowSpan, .columnSpan, .inContainer, .outOfContainer, .items, .rows, .columns, .listLevel,
      .listOfItems, .listOfItem, .windowTitle, .activateToHint, .noNext, .noPrevious,
      .longPressToHint, .noMoreHeadingsAtLevel, .unfocusedDialogs:
      1
    default: 0
    }
  }

  /// What every voice says of what the interface does.
  static let common: Set<Wording> = [
    .sequence, .sentence, .selectedDescription, .pageOf, .verticalPage, .horizontalPage, .zoom, .nearBeginning,
    .nearMiddle, .nearEnd, .atTop, .atBottom, .atStart, .atEnd, .backgroundBlocked, .backgroundAvailable, .bullet,
    .space, .newLine, .deleted, .rotorValues, .rotorActions, .rotorHeadings, .rotorLinks, .rotorControls, .rotorWords,
    .rotorCharacters, .rotorActivate,
  ]
}
