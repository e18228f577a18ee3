import Accessibility

/// From the element types of XCUITest, without `XCUIElementType` in front, to roles.
///
/// The types are those of WebDriverAgent's `FBElementTypeTransformer`; the later systems print others too.
enum XCUIElementRoles {
  /// The role of a type; `around` is the type of what it is in, and `.unknown` stands for a type that is not known.
  static func role(ofType type: Substring, in around: Substring?) -> Role {
    if type == "Button" || type == "Tab" {
      if around == "TabBar" { return .tab }
      if around == "SegmentedControl" { return .radioButton }
    }
    return table[String(type)] ?? .unknown
  }

  /// Takes the value of a button for whether it is chosen, where that is what it says: 1 of one that is, and of a tab or a
  /// segment 0 of one that is not.
  ///
  /// A segment is a button too, and one of those of which one is chosen.
  ///
  /// - Parameter saysSelected: Whether a plain button of which nothing else says so is chosen by its value.
  static func takeSelection(of node: inout AccessibilityNode, type: Substring, saysSelected: Bool = true) {
    guard type == "Button" || type == "Tab" || node.role == .tab else { return }
    if node.role == .radioButton { node.isAlso(word: "button") }
    let isOneOfSeveral = node.role == .tab || node.role == .radioButton
    guard isOneOfSeveral || node.role == .button else { return }
    if node.value == "1", isOneOfSeveral || saysSelected || node.traits.contains(.selected) {
      node.traits.insert(.selected)
      node.value = nil
    } else if node.value == "0", isOneOfSeveral {
      node.value = nil
    }
  }

  /// The type of a node: its own, else the one that has its role.
  static func type(of node: AccessibilityNode) -> String {
    if let word = node.roleWord, let first = word.unicodeScalars.first, ("A"..."Z").contains(first),
      word.utf8.allSatisfy({ $0 >= 0x30 && $0 < 0x7F && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") })
    {
      return word
    }
    return switch node.role {
    case .application: "Application"
    case .window, .panel: "Window"
    case .button, .navigationLink, .grabber: "Button"
    case .link: "Link"
    case .tab: "Button"
    case .tabBar: "TabBar"
    case .menuItem: "MenuItem"
    case .menu: "Menu"
    case .switchControl: "Switch"
    case .toggle: "Toggle"
    case .checkBox: "CheckBox"
    case .radioButton: "RadioButton"
    case .textField: "TextField"
    case .secureTextField: "SecureTextField"
    case .searchField: "SearchField"
    case .textEditor: "TextView"
    case .text, .heading: "StaticText"
    case .image: "Image"
    case .slider, .adjustable: "Slider"
    case .stepper: "Stepper"
    case .picker: "PickerWheel"
    case .comboBox: "ComboBox"
    case .progress: "ProgressIndicator"
    case .pageControl: "PageIndicator"
    case .keyboardKey: "Key"
    case .list: "CollectionView"
    case .table, .tree: "Table"
    case .cell, .row, .listItem, .treeItem: "Cell"
    case .scrollView: "ScrollView"
    case .toolbar: "Toolbar"
    case .titleBar: "NavigationBar"
    case .alert: "Alert"
    case .sheet, .actionSheet: "Sheet"
    case .dialog: "Dialog"
    case .popover: "Popover"
    default: "Other"
    }
  }

  /// What a node of a role is besides: an alert or an action sheet keeps people in it, on every Apple platform with touch.
  static func traits(of role: Role) -> Traits { role == .alert || role == .actionSheet ? .modal : [] }

  /// Whether a word is a type.
  static func isType(_ word: Substring) -> Bool { table[String(word)] != nil }

  private static let table: [String: Role] = [
    "Any": .view, "Other": .view, "Application": .application, "Group": .group, "Window": .window,
    "Sheet": .actionSheet, "Drawer": .group, "Alert": .alert, "Dialog": .dialog, "Button": .button,
    "RadioButton": .radioButton, "RadioGroup": .group, "CheckBox": .checkBox, "DisclosureTriangle": .button,
    "PopUpButton": .comboBox, "ComboBox": .comboBox, "MenuButton": .button, "ToolbarButton": .button,
    "Popover": .popover, "Keyboard": .group, "Key": .keyboardKey, "NavigationBar": .titleBar, "TabBar": .tabBar,
    "TabGroup": .tabBar, "Toolbar": .toolbar, "StatusBar": .statusBar, "Table": .table, "TableRow": .row,
    "TableColumn": .group, "Outline": .tree, "OutlineRow": .treeItem, "Browser": .group, "CollectionView": .list,
    "Slider": .slider, "PageIndicator": .pageControl, "ProgressIndicator": .progress, "ActivityIndicator": .progress,
    "SegmentedControl": .group, "Picker": .group, "PickerWheel": .picker, "Switch": .switchControl, "Toggle": .toggle,
    "Link": .link, "Image": .image, "Icon": .button, "SearchField": .searchField, "ScrollView": .scrollView,
    "ScrollBar": .scrollBar, "StaticText": .text, "TextField": .textField, "SecureTextField": .secureTextField,
    "DatePicker": .group, "TextView": .textEditor, "Menu": .menu, "MenuItem": .menuItem, "MenuBar": .menuBar,
    "MenuBarItem": .menuItem, "Map": .group, "WebView": .group, "IncrementArrow": .button, "DecrementArrow": .button,
    "Timeline": .group, "RatingIndicator": .progress, "ValueIndicator": .progress, "SplitGroup": .splitView,
    "Splitter": .splitter, "RelevanceIndicator": .progress, "ColorWell": .button, "HelpTag": .unknown,
    "Matte": .unknown, "DockItem": .button, "Ruler": .unknown, "RulerMarker": .unknown, "Grid": .table,
    "LevelIndicator": .progress, "Cell": .cell, "LayoutArea": .group, "LayoutItem": .cell, "Handle": .grabber,
    "Stepper": .group, "Tab": .tab, "TouchBar": .group, "StatusItem": .button,
  ]
}
