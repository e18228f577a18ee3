/// What a node is, in one vocabulary for scenes, tree files and running applications.
public enum Role: String, CaseIterable, Hashable, Sendable {
  // Surroundings and containers
  case application, window, view, group, panel, toolbar, tabBar, menuBar, statusBar, titleBar, scrollView,
    tabView, page
  case list, listItem, table, row, cell, columnHeader, rowHeader, tree, treeItem, splitView
  // Presentations
  case sheet, fullScreen, actionSheet, alert, dialog, popover, menu, activityView
  // Controls
  case button, grabber, link, navigationLink, tab, menuItem, toggle, switchControl = "switch", checkBox
  case radioButton, slider, adjustable, stepper, picker, comboBox, keyboardKey, pageControl, scrollBar,
    splitter
  case textField, secureTextField, searchField, textEditor
  // Content
  case text, heading, image, progress, separator, other
  /// A role that the source of the tree does not have a word for.
  case unknown

  /// Whether people operate it, so that it has to be reachable and labelled.
  public var isControl: Bool {
    switch self {
    case .button, .grabber, .link, .navigationLink, .tab, .menuItem, .toggle, .switchControl, .checkBox,
      .radioButton, .slider, .adjustable, .stepper, .picker, .comboBox, .keyboardKey, .pageControl, .splitter,
      .textField, .secureTextField, .searchField, .textEditor:
      true
    default: false
    }
  }

  /// Whether a value is changed by increment and decrement.
  public var isAdjustable: Bool {
    switch self {
    case .slider, .adjustable, .stepper, .picker, .pageControl: true
    default: false
    }
  }

  /// Whether people type into it.
  public var isTextEntry: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textEditor: true
    default: false
    }
  }

  /// Whether it is a part of a list, table or tree that may hold others of its kind.
  public var isStructure: Bool {
    switch self {
    case .listItem, .row, .cell, .treeItem: true
    default: false
    }
  }
}
