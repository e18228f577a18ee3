import Accessibility

/// From the class names of Android's views to roles, in the order in which TalkBack's own table asks.
///
/// A dump has only the name of a class and not what it inherits from: names of the platform count exactly, then the ends
/// of names, as most authors call their classes after what they inherit from. Compose reports the platform's names.
enum AndroidRoles {
  /// What decides the role of a view besides its class.
  struct Facts {
    var isClickable = false
    var isCheckable = false
    var isHeading = false
    var isPassword = false
    var isMultiline = false
    var isKeyboardKey = false
    var hasWords = false
  }

  /// The role of a view.
  static func role(ofClass name: String, _ facts: Facts) -> Role {
    if facts.isKeyboardKey { return .keyboardKey }
    let short = shortName(name)
    let kind = exact[short] ?? suffixes.first { short.hasSuffix($0.end) }?.role
    switch kind {
    case .textField where facts.isPassword: return .secureTextField
    case .textField where facts.isMultiline: return .textEditor
    case .image where facts.isClickable: return .button
    case .text where facts.isHeading: return .heading
    case .text where facts.isClickable: return .button
    case .some(let role): return role
    case nil: break
    }
    if facts.isCheckable { return .checkBox }
    if facts.isHeading { return .heading }
    if facts.isClickable { return .button }
    return facts.hasWords ? .unknown : .view
  }

  /// The name of a class without its package: `TabLayout$TabView`.
  static func shortName(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// The class of a node: its own, else one of the platform that has its role.
  static func className(of node: AccessibilityNode) -> String {
    if let word = node.roleWord, word.contains(".") { return word }
    let name =
      switch node.role {
      case .button, .link, .navigationLink, .menuItem, .tab: "widget.Button"
      case .image: "widget.ImageView"
      case .switchControl: "widget.Switch"
      case .toggle: "widget.ToggleButton"
      case .checkBox: "widget.CheckBox"
      case .radioButton: "widget.RadioButton"
      case .textField, .secureTextField, .searchField, .textEditor: "widget.EditText"
      case .text, .heading: "widget.TextView"
      case .slider, .adjustable: "widget.SeekBar"
      case .progress: "widget.ProgressBar"
      case .picker, .stepper: "widget.NumberPicker"
      case .comboBox: "widget.Spinner"
      case .list: "widget.ListView"
      case .table: "widget.GridView"
      case .scrollView: "widget.ScrollView"
      case .toolbar: "widget.Toolbar"
      case .tabBar: "widget.TabWidget"
      default: "view.View"
      }
    return "android.\(name)"
  }

  private static let exact: [String: Role] = [
    "ImageView": .image, "AppCompatImageView": .image, "ImageButton": .button, "Button": .button, "Chip": .button,
    "Switch": .switchControl, "SwitchCompat": .switchControl, "MaterialSwitch": .switchControl,
    "SwitchMaterial": .switchControl, "ToggleButton": .toggle, "CheckBox": .checkBox, "CompoundButton": .checkBox,
    "CheckedTextView": .checkBox, "RadioButton": .radioButton, "EditText": .textField,
    "AutoCompleteTextView": .textField, "MultiAutoCompleteTextView": .textField, "TextView": .text,
    "SeekBar": .slider, "RatingBar": .slider, "ProgressBar": .progress, "NumberPicker": .picker,
    "Spinner": .comboBox, "TabWidget": .tabBar, "TabLayout": .tabBar, "BottomNavigationView": .tabBar,
    "TabLayout$TabView": .tab, "ActionBar$Tab": .tab, "ViewPager": .tabView, "ViewPager2": .tabView,
    "ListView": .list, "RecyclerView": .list, "GridView": .table, "ScrollView": .scrollView,
    "HorizontalScrollView": .scrollView, "NestedScrollView": .scrollView, "Keyboard$Key": .keyboardKey,
    "Toolbar": .toolbar, "WebView": .group,
  ]

  /// Ends of names, the more special ones first.
  private static let suffixes: [(end: String, role: Role)] = [
    ("ToggleButton", .toggle), ("RadioButton", .radioButton), ("ImageButton", .button), ("CheckBox", .checkBox),
    ("CheckedTextView", .checkBox), ("AutoCompleteTextView", .textField), ("EditText", .textField),
    ("SeekBar", .slider), ("RatingBar", .slider), ("ProgressBar", .progress), ("NumberPicker", .picker),
    ("Spinner", .comboBox), ("SwitchCompat", .switchControl), ("MaterialSwitch", .switchControl),
    ("Switch", .switchControl), ("RecyclerView", .list), ("ListView", .list), ("GridView", .table),
    ("ScrollView", .scrollView), ("ViewPager", .tabView), ("Toolbar", .toolbar), ("Button", .button),
    ("Chip", .button), ("ImageView", .image), ("TextView", .text),
  ]
}
