/// Everything a voice can say of its own accord; the rest comes from the interface.
///
/// Each wording has one template per language. `{1}`, `{2}` … in a template stand for the arguments named here.
public enum Wording: String, CaseIterable, Hashable, Sendable {
  // How parts are put together.
  /// Label (1) and value (2).
  case labelAndValue
  /// A whole description (1) of something selected.
  case selectedDescription
  /// Something selected that has no description.
  case selected
  /// A text (1) that does not end a sentence yet.
  case sentence
  /// Two sentences (1, 2), one after the other.
  case sequence

  // What something is, and its state.
  case dimmed, button, backButton, switchButton, on, off, mixed, tab, textField, secureTextField, isEditing
  case heading, link, adjustable, image, searchField
  case checkBox, checked, unchecked, partiallyChecked, radioButton, expanded, collapsed, destructive, cancel
  /// The label that a back button leaves out.
  case back

  // Where something is among its likes.
  /// Place (1) of count (2).
  case series
  case listStart, listEnd, landmark, landmarkEnd
  /// Row number (1).
  case row
  /// Column number (1).
  case column
  /// A header (1) before the cell it belongs to.
  case header

  // What can be done with it.
  case toggleHint, adjustHint, editHint, actionsAvailable
  /// An author's hint (1) with a generic one (2).
  case hints

  // What happens.
  case sheet, actionSheet, activityView, alert, dialog, popover, menu, fullScreen, splitView, window, panel
  /// The title (1) and kind (2) of something presented.
  case presented
  /// Page (1) of count (2) that is shown now.
  case page
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

  /// How many arguments its template may use.
  public var argumentCount: Int {
    switch self {
    case .labelAndValue, .sequence, .series, .hints, .presented, .page, .verticalPage, .horizontalPage: 2
    case .selectedDescription, .sentence, .row, .column, .header, .deleted, .zoom: 1
    default: 0
    }
  }
}
