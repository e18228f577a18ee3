import Accessibility

extension Grammar {
  /// Orca 51: name, what it is, its state; what is entered before it, a description after it.
  static let orca = Grammar(
    source: "GNOME/orca 672b8f4 (2026-08-20), speech_generator.py",
    joining: .pauses,
    order: [.entering, .name, .role, .disabled] + described,
    orders: orcaOrders,
    presenting: [.name, .kind, .staticText],
    presentings: [.alert: [.kind, .name, .pause, .staticText]],
    entering: orcaContainers,
    enteringLandmark: [.role, .name],
    roles: orcaRoles,
    states: [
      .switchControl: StateWords(.on, .off, .partiallyChecked),
      .toggle: StateWords(.pressed, .notPressed, .partiallyChecked),
      .checkBox: StateWords(.checked, .unchecked, .partiallyChecked),
      .menuItem: StateWords(.checked, .unchecked, .partiallyChecked),
      .radioButton: StateWords(.chosen, .notChosen, .partiallyChecked),
    ],
    off: [.position],
    inferredRoles: [
      .grabber, .navigationLink, .adjustable, .stepper, .picker, .keyboardKey, .pageControl, .sheet, .fullScreen,
      .actionSheet, .popover, .activityView, .tabView, .splitter,
    ],
    inferredParts: [.details, .selection],
    manners: Manners(value: .interrupting, saysWholeLiveRegions: true, whereabouts: .nothing))

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

  /// What is said last: a description, after a pause.
  static let described: [Portion] = [.pause, .details]

  private static let orcaOrders: [Role: [Portion]] = [
    .text: [.entering, .text] + described,
    .button: button, .grabber: button, .navigationLink: button, .keyboardKey: button,
    .checkBox: [
      .entering, .name, .readOnly, .role, .state, .required, .pause, .invalid, .disabled,
    ] + described,
    .toggle: [.entering, .name, .role, .expansion, .state, .disabled] + described,
    .switchControl: [.entering, .name, .state, .role, .disabled] + described,
    .radioButton: [.entering, .name, .state, .role, .pause, .disabled, .position] + described,
    .slider: slider, .adjustable: slider, .pageControl: slider,
    .stepper: spin, .picker: spin,
    .textField: entry, .searchField: entry, .textEditor: entry,
    .secureTextField: [.entering, .name, .role, .masked, .required, .pause, .invalid] + described,
    .comboBox: [
      .entering, .name, .role, .value, .pause, .position, .pause, .required, .pause, .invalid,
    ] + described,
    .tab: [.entering, .name, .expansion, .role, .disabled, .pause, .position] + described,
    .menuItem: [.entering, .name, .state, .expansion, .disabled, .pause, .position] + described,
    .heading: [.entering, .text, .headingLevel, .expansion] + described,
    .link: [.entering, .name, .role, .expansion] + described,
    .list: [.entering, .name, .listCount],
    .listItem: [
      .entering, .text, .pause, .notSelected, .pause, .expansion, .pause, .position,
    ] + described,
    .table: [.entering, .name, .pause, .tableShape],
    .cell: cell, .row: [.entering, .text, .expansion] + described,
    .columnHeader: [.entering, .name, .role, .coordinates] + described,
    .rowHeader: [.entering, .name, .role, .coordinates] + described,
    .treeItem: [
      .entering, .name, .pause, .expansion, .pause, .position, .pause, .treeLevel,
    ] + described,
    .progress: [.entering, .name, .percentOrRole] + described,
  ]

  private static let button: [Portion] = [.entering, .name, .expansion, .role, .disabled] + described
  private static let slider: [Portion] = [.entering, .name, .role, .value, .percent, .disabled] + described
  private static let spin: [Portion] = [.entering, .name, .role, .value, .required, .pause, .invalid] + described
  private static let entry: [Portion] =
    [
      .entering, .name, .readOnly, .role, .line, .selection, .required, .pause, .invalid,
    ] + described
  private static let cell: [Portion] =
    [
      .entering, .headers, .state, .text, .expansion, .required, .pause, .coordinates,
    ] + described

  /// What is said of containers that have been entered.
  static let orcaContainers: [Role: [Portion]] = [
    .list: [.name, .listCount], .table: [.name, .pause, .tableShape], .group: panel, .panel: panel, .window: [.name],
    .tree: [.name, .role], .menu: [.name, .role], .statusBar: [.name, .role], .cell: [.headers, .coordinates],
    .dialog: dialog, .sheet: dialog, .fullScreen: dialog, .actionSheet: dialog,
    .popover: dialog, .activityView: dialog, .alert: [.role, .name, .pause, .staticText],
  ]
  private static let dialog: [Portion] = [.name, .role, .staticText]
  private static let panel: [Portion] = [.name, .staticText, .role]
}
