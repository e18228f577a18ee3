import Accessibility

extension Grammar {
  /// TalkBack with its default order of an element's description: state, name, type.
  static let talkBack = Grammar(
    source: "google/talkback 26a27dc (2024-10-17), compositor rules and role descriptions",
    joining: .plain,
    order: [.unlabelled, .selected, .own, .disabled, .heading, .item, .entering],
    own: [.expansion, .state, .value, .range, .name, .role, .children, .error, .hint, .tooltip],
    owns: [
      .textField: entry, .searchField: entry, .textEditor: entry,
      .secureTextField: [
        .expansion, .state, .editing, .selectionMode, .password, .length, .role, .children, .error, .fieldHint,
        .tooltip,
      ],
      .comboBox: [.expansion, .state, .name, .role, .chosen, .children, .error, .hint, .tooltip],
    ],
    presenting: [.title],
    presentings: [.alert: [.title, .message]],
    entering: [
      .list: [.listNames], .tree: [.listNames], .tabBar: [.listNames], .table: [.gridNames], .tabView: [.pagerNames],
      .group: [.containerNames], .window: [.windowTitle],
    ],
    leaving: [
      .list: [.listLeft], .tree: [.listLeft], .tabBar: [.listLeft], .table: [.gridLeft], .group: [.containerLeft],
    ],
    roles: [
      .button: .button, .grabber: .button, .navigationLink: .button, .image: .image, .checkBox: .checkBox,
      .radioButton: .radioButton, .switchControl: .switchButton, .toggle: .switchButton, .textField: .textField,
      .secureTextField: .textField, .searchField: .textField, .textEditor: .textField, .slider: .adjustable,
      .adjustable: .adjustable, .progress: .progressBar, .comboBox: .comboBox, .list: .list, .table: .grid,
      .tabBar: .tabBar, .tabView: .page, .tab: .tab,
    ],
    states: [
      .switchControl: StateWords(.on, .off, .partiallyChecked), .toggle: StateWords(.on, .off, .partiallyChecked),
      .checkBox: StateWords(.checked, .unchecked, .partiallyChecked),
      .menuItem: StateWords(.checked, .unchecked, .partiallyChecked),
      .radioButton: StateWords(.checked, .unchecked, .partiallyChecked),
    ],
    hints: [
      [
        HintRule(.clickNamed, .activateToHint), HintRule(.editing, nil), HintRule(.textEntry, .editHint),
        HintRule(.dropDown, .changeHint), HintRule(.adjustable, .adjustHint), HintRule(.chosenOfSelection, nil),
        HintRule(.oneOfSelection, .selectHint), HintRule(.checkable, .toggleHint), HintRule(.clickable, .activateHint),
      ],
      [HintRule(.longPressNamed, .longPressToHint), HintRule(.longPress, .longPressHint)],
      [HintRule(.actionsInField, .actionsInField), HintRule(.customActions, .actionsAvailable)],
      [HintRule(.links, .linksHint)],
    ],
    saysRoleDescriptions: true,
    takesPicturesForButtons: true,
    entersSilently: true,
    // The verbosity called low turns off usage hints, roles, list and grid information and window titles
    // (`VerbosityPreferences`).
    wordy: [.role, .item, .entering],
    inferredRoles: [.grabber, .navigationLink, .adjustable, .tab],
    inferredParts: [.containerNames, .containerLeft, .message],
    manners: Manners(
      value: .polite, saysWholeLiveRegions: true, whereabouts: .items, wrapsAtSecondStep: true,
      skipsTitles: true, saysNewestValue: true, saysWhatIsMissing: true, announcement: .keptUpTo(30),
      keepsTitles: true,
      // As a device with animations has it; without them it is 200 ms to the title.
      titleDelay: 550_000, scrollDelay: 1_000_000, pageDelay: 500_000, changePause: 30_000_000,
      entersInSight: true)
  )

  private static let entry: [Portion] = [
    .expansion, .state, .editing, .selectionMode, .placeholder, .role, .children, .error, .fieldHint, .tooltip,
  ]
}
