import Accessibility

extension Grammar {
  /// Orca 51: name, what it is, its state; what is entered before it, a description after it.
  static let orca = Grammar(
    source: "GNOME/orca 672b8f4 (2026-08-20), speech_generator.py",
    joining: .pauses,
    order: [.leaving, .entering, .name, .role, .disabled] + described,
    orders: orcaOrders,
    presenting: [.name, .kind, .staticText],
    presentings: [.alert: [.kind, .name, .pause, .staticText], .window: [.name, .kind, .pause, .dialogsElsewhere]],
    entering: orcaContainers,
    enteringLandmark: [.role, .name],
    leaving: [.list: [.roleLeft], .table: [.roleLeft], .panel: [.roleLeft], .group: [.roleLeft]],
    leavingLandmark: [.roleLeft],
    leavesInDocuments: true,
    roles: orcaRoles,
    states: [
      .switchControl: StateWords(.on, .off, .partiallyChecked),
      .toggle: StateWords(.pressed, .notPressed, .partiallyChecked),
      .checkBox: StateWords(.checked, .unchecked, .partiallyChecked),
      .menuItem: StateWords(.checked, .unchecked, .partiallyChecked),
      .radioButton: StateWords(.chosen, .notChosen, .partiallyChecked),
    ],
    off: [.position],
    // Its brief verbosity; which parts that leaves out is concluded.
    wordy: [.details, .listCount, .tableShape],
    inferredRoles: [
      .grabber, .navigationLink, .adjustable, .stepper, .picker, .keyboardKey, .pageControl, .sheet, .fullScreen,
      .actionSheet, .popover, .activityView, .tabView, .splitter,
    ],
    inferredParts: [.details, .selection],
    // Nine messages: `live_region_presenter.py`.
    manners: Manners(
      value: .interrupting, saysWholeLiveRegions: true, whereabouts: .nothing,
      // `presentation_manager`: a change of state within a second of a key is not interrupted.
      keepsState: 1_000_000, mostLiveWaiting: 9,
      hasKeyNavigation: true))

  /// What the nearest role of the desktop is called.
  static let orcaRoles: [Role: Wording] = [
    .application: .application, .window: .frame, .group: .grouping, .panel: .panel, .toolbar: .toolbar,
    .tabBar: .pageTabList, .menuBar: .menuBar, .statusBar: .statusBar, .list: .list, .table: .table, .tree: .tree,
    .columnHeader: .columnHeader, .rowHeader: .rowHeader,
    .sheet: .dialog, .fullScreen: .dialog, .actionSheet: .dialog, .alert: .alert, .dialog: .dialog, .popover: .dialog,
    .menu: .menu, .activityView: .dialog,
    .button: .button, .grabber: .button, .link: .link, .navigationLink: .button, .tab: .tab, .toggle: .toggleButton,
    .switchControl: .switchButton, .checkBox: .checkBox, .radioButton: .radioButton, .slider: .slider,
    .adjustable: .slider, .stepper: .spinButton, .picker: .spinButton, .comboBox: .comboBox, .keyboardKey: .button,
    .pageControl: .slider, .scrollBar: .scrollBar, .splitter: .separator, .textField: .textField,
    .secureTextField: .secureTextField, .searchField: .textField, .textEditor: .textEditor, .heading: .heading,
    .image: .image, .progress: .progressBar, .separator: .separator,
  ]

  /// What is said last: as what it is the current one, then a description, each after a pause.
  static let described: [Portion] = [.pause, .current, .pause, .details]

  private static let orcaOrders: [Role: [Portion]] = [
    .text: [.leaving, .entering, .text] + described,
    .button: button, .grabber: button, .navigationLink: button, .keyboardKey: button,
    .checkBox: [
      .leaving, .entering, .name, .readOnly, .role, .state, .required, .pause, .invalid, .disabled,
    ] + described,
    .toggle: [.leaving, .entering, .name, .role, .expansion, .state, .disabled] + described,
    .switchControl: [.leaving, .entering, .name, .state, .role, .disabled] + described,
    .radioButton: [
      .leaving, .entering, .groupName, .pause, .name, .state, .role, .pause, .disabled, .position,
    ] + described,
    .slider: slider, .adjustable: slider, .pageControl: slider,
    .stepper: spin, .picker: spin,
    .textField: entry, .searchField: entry, .textEditor: entry,
    .secureTextField: [.leaving, .entering, .name, .role, .masked, .required, .pause, .invalid] + described,
    .comboBox: [
      .leaving, .entering, .name, .role, .value, .pause, .position, .pause, .required, .pause, .invalid,
    ] + described,
    .tab: [.leaving, .entering, .name, .expansion, .role, .disabled, .pause, .position] + described,
    .menuItem: [
      .leaving, .entering, .name, .state, .expansion, .disabled, .pause, .accelerator, .pause, .position,
    ] + described,
    .heading: [.leaving, .entering, .text, .headingLevel, .expansion] + described,
    .link: [.leaving, .entering, .name, .role, .expansion] + described,
    .list: [.leaving, .entering, .name, .multiSelect, .listCount],
    .listItem: [
      .leaving, .entering, .text, .state, .pause, .notSelected, .pause, .expansion, .pause, .position,
    ] + described,
    .table: [.leaving, .entering, .name, .pause, .tableShape],
    .cell: cell, .row: [.leaving, .entering, .text, .expansion] + described,
    .columnHeader: [.leaving, .entering, .name, .role, .coordinates] + described,
    .rowHeader: [.leaving, .entering, .name, .role, .coordinates] + described,
    .treeItem: [
      .leaving, .entering, .name, .pause, .expansion, .pause, .position, .pause, .treeLevel,
    ] + described,
    .progress: [.leaving, .entering, .name, .percentOrRole] + described,
    // Containers that are stops of their own.
    .panel: [.leaving, .entering] + panel + [.disabled], .group: [.leaving, .entering] + panel + [.disabled],
    .alert: [.leaving, .entering, .role, .name, .pause, .staticText],
    .dialog: [.leaving, .entering] + dialog,
  ]

  private static let button: [Portion] =
    [.leaving, .entering, .name, .expansion, .role, .disabled, .pause, .accelerator] + described
  private static let slider: [Portion] = [.leaving, .entering, .name, .role, .value, .percent, .disabled] + described
  private static let spin: [Portion] =
    [.leaving, .entering, .name, .role, .value, .required, .pause, .invalid] + described
  private static let entry: [Portion] =
    [
      .leaving, .entering, .name, .readOnly, .role, .line, .selection, .required, .pause, .invalid,
    ] + described
  private static let cell: [Portion] =
    [
      .leaving, .entering, .headers, .state, .text, .expansion, .required, .pause, .coordinates,
    ] + described

  /// What is said of containers that have been entered.
  static let orcaContainers: [Role: [Portion]] = [
    .list: [.name, .multiSelect, .listCount], .table: [.name, .pause, .tableShape], .group: panel, .panel: panel,
    .window: [.name],
    .tree: [.name, .role], .menu: [.name, .role], .statusBar: [.name, .role], .cell: [.headers, .coordinates],
    .dialog: dialog, .sheet: dialog, .fullScreen: dialog, .actionSheet: dialog,
    .popover: dialog, .activityView: dialog, .alert: [.role, .name, .pause, .staticText],
  ]
  private static let dialog: [Portion] = [.name, .role, .staticText]
  private static let panel: [Portion] = [.name, .staticText, .role]
}
