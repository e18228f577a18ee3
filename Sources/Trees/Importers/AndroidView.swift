import Accessibility
import Documents
import Geometry
import SafeText

/// A view as the attributes of a dump describe it, on its way to a node.
struct AndroidView {
  var className = ""
  var package: String?
  var frame = Rect.zero
  private var identifier: String?
  private var text = ""
  private var description = ""
  private var hint = ""
  private var flags: Set<Flag> = []
  private var isVisible: Bool?
  private var isEnabled = true
  private var isImportant = true
  private var zOrder: Int?
  private var paneTitle: String?
  private var tooltip: String?
  private var errorText: String?
  /// Whether its source says whether the content is valid.
  private var saysValidity = false
  /// Whether it says whether it is checked.
  private var saysChecked = false
  private var politeness: Politeness?
  private var textSize: Double?
  private var textUnit: TextUnit?
  private var roleDescription: String?
  private var offered: Actions = []
  /// What it says that no node holds.
  private(set) var unused: [(name: String, value: String)] = []

  /// What is true or false of a view.
  private enum Flag: String {
    case checkable, checked, clickable, focusable, focused, password, scrollable, selected, heading, dismissable
    case longClickable = "long-clickable"
    case isReaderStop = "screen-reader-focusable"
    case isShowingHint = "showing-hint"
    case isKeyboardKey = "text-entry-key"
    case isInvalid = "content-invalid"
    case multiline
  }

  /// Takes an attribute; false for one that Detent does not use.
  ///
  /// Throws that it is none of what such an attribute may be.
  mutating func take(_ attribute: XMLAttribute) throws(DocumentError) -> Bool {
    let value = attribute.value
    if let flag = Flag(rawValue: attribute.name) {
      if try attribute.truth() { flags.insert(flag) }
      if flag == .isInvalid { saysValidity = true }
      if flag == .checked { saysChecked = true }
      return true
    }
    switch attribute.name {
    case "class": className = value
    case "package": package = value.isEmpty ? nil : value
    case "resource-id": identifier = value.isEmpty ? nil : value
    case "text": text = value
    case "content-desc": description = value
    case "hint": hint = value
    case "enabled": isEnabled = try attribute.truth()
    case "displayed", "visible-to-user": isVisible = try attribute.truth()
    case "drawing-order": zOrder = try attribute.read("a whole number") { Int($0) }
    case "pane-title": paneTitle = value.isEmpty ? nil : value
    case "tooltip-text": tooltip = value.isEmpty ? nil : value
    case "error": errorText = value.isEmpty ? nil : value
    case "live-region":
      let said = try attribute.read("0, 1 or 2") { ["0": Politeness.off, "1": .polite, "2": .assertive][$0] }
      politeness = said == .off ? nil : said
    case "text-size":
      textSize = try attribute.read("a size") { text in
        Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      }
    case "text-unit":
      textUnit = TextUnit(rawValue: value)
      if textUnit == nil { leave("text-unit", value) }
    case "extras": takeExtras(value)
    case "actions": takeActions(value)
    // Readers that do not ask for what is unimportant, as TalkBack does not, never come upon it.
    case "a11y-important":
      isImportant = try attribute.truth()
      if isImportant { leave("a11y-important", value) }
    case "index": break
    default: return false
    }
    return true
  }

  /// The node that the view is; `scale` is the number of pixels to the point, if known.
  func node(scale: Double?) -> AccessibilityNode {
    var facts = AndroidRoles.Facts()
    facts.isClickable = flags.contains(.clickable)
    facts.isCheckable = flags.contains(.checkable)
    facts.isHeading = flags.contains(.heading)
    facts.isPassword = flags.contains(.password)
    facts.isMultiline = flags.contains(.multiline)
    facts.isKeyboardKey = flags.contains(.isKeyboardKey)
    facts.hasWords = !text.isEmpty || !description.isEmpty
    let role = AndroidRoles.role(ofClass: className, facts)
    var node = AccessibilityNode(id: "", role: role, frame: frame)
    node.roleWord = className
    if flags.contains(.heading), role != .heading { node.isAlso(word: "header") }
    if flags.contains(.checkable), !Self.checked.contains(role) { node.isAlso(word: Role.checkBox.rawValue) }
    node.identifier = identifier
    setWords(of: &node)
    setStates(of: &node)
    node.zOrder = zOrder
    node.isShowing = isVisible
    node.paneTitle = paneTitle
    node.tooltip = tooltip
    node.errorText = errorText
    node.politeness = politeness
    node.roleDescription = roleDescription
    node.textUnit = textUnit
    if let textSize { node.fontSize = points(textSize, scale) }
    return node
  }

  /// What is checked by what it is.
  private static let checked: Set<Role> = [.checkBox, .switchControl, .toggle, .radioButton]

  private func setWords(of node: inout AccessibilityNode) {
    if node.role.isTextEntry {
      // The hint stands in `text` while it shows; older dumps say so only by writing it twice.
      let showsHint = flags.contains(.isShowingHint) || !hint.isEmpty && text == hint
      node.name = description.isEmpty ? nil : description
      node.value = text.isEmpty || showsHint ? nil : text
      // What shows is what TalkBack says, such as a label with an example behind it.
      let placeholder = showsHint && !text.isEmpty ? text : hint
      node.placeholder = placeholder.isEmpty ? nil : placeholder
      return
    }
    // What stands in it while it is empty is said of anything; a field has a place of its own for that.
    node.hint = hint.isEmpty ? nil : hint
    if node.role == .slider || node.role == .progress {
      node.name = description.isEmpty ? nil : description
      node.value = text.isEmpty ? nil : text
      return
    }
    node.name = description.isEmpty ? (text.isEmpty ? nil : text) : description
    // Whether the author has described the view decides whether what is in it is spoken.
    if !text.isEmpty, text != description { node.text = text }
    if flags.contains(.checkable), saysChecked { node.value = flags.contains(.checked) ? "1" : "0" }
  }

  private func setStates(of node: inout AccessibilityNode) {
    if !isEnabled { node.traits.insert(.disabled) }
    if !isImportant { node.traits.insert(.decorative) }
    if flags.contains(.selected) { node.traits.insert(.selected) }
    if flags.contains(.focusable) {
      node.traits.insert(.focusable)
      node.actions.insert(.focus)
    }
    if flags.contains(.focused) { node.traits.insert(.focused) }
    // Where the source does not say whether the content is valid, an error says so.
    if flags.contains(.isInvalid) || errorText != nil && !saysValidity { node.traits.insert(.invalid) }
    if politeness != nil { node.traits.insert(.live) }
    node.actions.formUnion(offered)
    if flags.contains(.clickable) { node.actions.insert(.activate) }
    if flags.contains(.longClickable) { node.actions.insert(.longPress) }
    if flags.contains(.scrollable) {
      node.actions.insert(.scroll)
      node.traits.insert(.clips)
    }
    if flags.contains(.dismissable) { node.actions.insert(.escape) }
    if flags.contains(.isReaderStop) { node.isElement = true }
  }

  /// A text size in points; nil where its unit cannot be turned into them.
  private func points(_ size: Double, _ scale: Double?) -> Double? {
    switch textUnit {
    case .scaled, .independent: size
    case .pixels: scale.map { size / $0 }
    // Android's point is 1/72 inch, 160 of ours to the inch.
    case .points: size * 160 / 72
    case .inches: size * 160
    case .millimetres: size * 160 / 25.4
    case nil: nil
    }
  }

  // MARK: What is left

  private mutating func leave(_ name: String, _ value: String) { unused.append((name, value)) }

  /// Lists what a view of this role does not hold.
  mutating func leaveWhatIsNot(in node: AccessibilityNode) {
    if !hint.isEmpty, node.placeholder != hint, node.hint != hint { leave("hint", hint) }
    let isField = node.role.isTextEntry || node.role == .slider || node.role == .progress
    let kept: [(Flag, Bool)] = [
      (.checkable, !isField && (saysChecked || !Self.checked.contains(node.role))),
      (.checked, !isField && flags.contains(.checkable)),
      (.password, node.role == .secureTextField), (.multiline, node.role == .textEditor),
      (.isShowingHint, node.role.isTextEntry),
    ]
    for (flag, isKept) in kept where flags.contains(flag) && !isKept { leave(flag.rawValue, "true") }
    if let textSize, node.fontSize == nil { leave("text-size", textSize.text(decimals: 3)) }
  }

  /// Takes the role description among `key=value;key=value`, which is not escaped.
  private mutating func takeExtras(_ extras: String) {
    for entry in extras.split(separator: ";") {
      guard entry.contains("roleDescription=") else {
        leave("extras", String(entry))
        continue
      }
      let value = entry.drop { $0 != "=" }.dropFirst()
      if !value.isEmpty, value != "null" { roleDescription = String(value) }
    }
  }

  private mutating func takeActions(_ list: String) {
    for word in list.split(separator: ",").map(\.trimmingBlanks) where !word.isEmpty {
      switch word {
      case "ACTION_CLICK": offered.insert(.activate)
      case "ACTION_LONG_CLICK": offered.insert(.longPress)
      case "ACTION_FOCUS": offered.insert(.focus)
      case "ACTION_DISMISS": offered.insert(.escape)
      case "ACTION_SHOW_ON_SCREEN": offered.insert(.reveal)
      case "ACTION_SCROLL_FORWARD", "ACTION_SCROLL_BACKWARD": offered.insert(.scroll)
      default: leave("actions", String(word))
      }
    }
  }
}

extension Substring {
  /// Without blanks around it.
  var trimmingBlanks: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...end]
  }
}
