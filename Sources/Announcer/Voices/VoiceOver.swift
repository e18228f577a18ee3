import Accessibility

extension Grammar {
  /// VoiceOver: label and value, "Selected", what it is and its state, its place; apart from all that the hint.
  ///
  /// Check boxes, radio buttons, expansion, what destroys or cancels, kinds of presentations and where important further
  /// content is said are not in the source; that such content is said with its element is Apple's (`AXCustomContent`,
  /// importance high).
  static let voiceOver = Grammar(
    source: "cashapp/AccessibilitySnapshot 5b03db8 (2026-08-14), UIAccessibility+SnapshotAdditions",
    joining: .sentences,
    order: [.description, .disabled, .button, .role, .destructive, .cancel, .backButton] + stateAndTab + [
      .editing, .heading, .link, .adjustable, .image, .searchField, .expansion, .content, .place,
    ],
    orders: [
      .heading: heading, .link: link, .textField: roleAfterState, .secureTextField: roleAfterState,
      .textEditor: roleAfterState, .image: roleLast, .searchField: roleLast,
    ],
    presenting: [.name, .kind, .message],
    roles: [
      .button: .button, .grabber: .button, .navigationLink: .button, .menuItem: .button, .comboBox: .button,
      .switchControl: .switchButton, .toggle: .switchButton, .checkBox: .checkBox, .radioButton: .radioButton,
      .textField: .textField, .textEditor: .textField, .secureTextField: .secureTextField, .searchField: .searchField,
      .heading: .heading, .link: .link, .image: .image,
      .sheet: .sheet, .actionSheet: .actionSheet, .activityView: .activityView, .alert: .alert, .popover: .popover,
      .menu: .menu, .fullScreen: .fullScreen, .splitView: .splitView, .window: .window, .panel: .panel,
    ],
    states: [
      .switchControl: StateWords(.on, .off, .mixed), .toggle: StateWords(.on, .off, .mixed),
      .checkBox: StateWords(.checked, .unchecked, .partiallyChecked),
      .menuItem: StateWords(.checked, .unchecked, .partiallyChecked),
      .radioButton: StateWords(.checked, .unchecked, .partiallyChecked),
    ],
    hints: [
      [HintRule(.switched, .toggleHint)],
      [
        HintRule(.editing, .editingHint, replacesAuthors: true),
        HintRule(.longText, .editLongHint, replacesAuthors: true),
        HintRule(.textEntry, .editHint, replacesAuthors: true),
      ],
      [HintRule(.adjustable, .adjustHint)],
      [HintRule(.dropDown, .openHint)],
      [HintRule(.customActions, .actionsAvailable, isOfDimmed: true)],
      [HintRule(.moreContent, .moreContent, isOfDimmed: true)],
    ],
    saysAuthorsHint: true,
    replacesButton: true,
    manners: Manners(
      value: .interrupting, saysWholeLiveRegions: false, whereabouts: .thirds, announcement: .interrupting))

  private static let stateAndTab: [Portion] = [.state, .tab]
  private static let first: [Portion] = [.description, .disabled, .button, .destructive, .cancel, .backButton]
  private static let last: [Portion] = [.expansion, .content, .place]
  private static let roleAfterState: [Portion] =
    first + stateAndTab + [.role, .editing, .heading, .link, .adjustable, .image, .searchField] + last
  private static let heading: [Portion] =
    first + stateAndTab + [.editing, .role, .link, .adjustable, .image, .searchField] + last
  private static let link: [Portion] =
    first + stateAndTab + [.editing, .heading, .role, .adjustable, .image, .searchField] + last
  private static let roleLast: [Portion] =
    first + stateAndTab + [.editing, .heading, .link, .adjustable, .image, .role, .searchField] + last
}
