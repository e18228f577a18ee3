import Accessibility
import Geometry

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
  private var zOrder: Int?
  private var paneTitle: String?
  private var tooltip: String?
  private var errorText: String?
  private var politeness: Politeness?
  private var textSize: Double?
  private var textUnit: TextUnit?
  private var roleDescription: String?
  private var offered: Actions = []

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
  mutating func take(_ attribute: XMLAttribute) -> Bool {
    let value = attribute.value
    if let flag = Flag(rawValue: attribute.name) {
      if value == "true" { flags.insert(flag) }
      return true
    }
    switch attribute.name {
    case "class": className = value
    case "package": package = value.isEmpty ? nil : value
    case "resource-id": identifier = value.isEmpty ? nil : value
    case "text": text = value
    case "content-desc": description = value
    case "hint": hint = value
    case "enabled": isEnabled = value != "false"
    case "displayed", "visible-to-user": isVisible = value == "true"
    case "drawing-order": zOrder = Int(value)
    case "pane-title": paneTitle = value.isEmpty ? nil : value
    case "tooltip-text": tooltip = value.isEmpty ? nil : value
    case "error": errorText = value.isEmpty ? nil : value
    case "live-region": politeness = value == "1" ? .polite : value == "2" ? .assertive : nil
    case "text-size": textSize = Double(value).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    case "text-unit": textUnit = TextUnit(rawValue: value)
    case "extras": roleDescription = Self.roleDescription(in: value)
    case "actions": offered = Self.actions(in: value)
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

  private func setWords(of node: inout AccessibilityNode) {
    if node.role.isTextEntry {
      // The hint stands in `text` while it shows; older dumps say so only by writing it twice.
      let showsHint = flags.contains(.isShowingHint) || !hint.isEmpty && text == hint
      node.name = description.isEmpty ? nil : description
      node.value = text.isEmpty || showsHint ? nil : text
      let placeholder = hint.isEmpty && showsHint ? text : hint
      node.placeholder = placeholder.isEmpty ? nil : placeholder
      return
    }
    if node.role == .slider || node.role == .progress {
      node.name = description.isEmpty ? nil : description
      node.value = text.isEmpty ? nil : text
      return
    }
    node.name = description.isEmpty ? (text.isEmpty ? nil : text) : description
    // Whether the author has described the view decides whether what is in it is spoken.
    if !text.isEmpty, text != description { node.text = text }
    if flags.contains(.checkable) { node.value = flags.contains(.checked) ? "1" : "0" }
  }

  private func setStates(of node: inout AccessibilityNode) {
    if !isEnabled { node.traits.insert(.disabled) }
    if flags.contains(.selected) { node.traits.insert(.selected) }
    if flags.contains(.focusable) {
      node.traits.insert(.focusable)
      node.actions.insert(.focus)
    }
    if flags.contains(.focused) { node.traits.insert(.focused) }
    if flags.contains(.isInvalid) || errorText != nil { node.traits.insert(.invalid) }
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

  /// The role description among `key=value;key=value`, which is not escaped.
  private static func roleDescription(in extras: String) -> String? {
    for entry in extras.split(separator: ";") where entry.contains("roleDescription=") {
      let value = entry.drop { $0 != "=" }.dropFirst()
      return value.isEmpty || value == "null" ? nil : String(value)
    }
    return nil
  }

  private static func actions(in list: String) -> Actions {
    var result: Actions = []
    for word in list.split(separator: ",") {
      switch word.trimmingBlanks {
      case "ACTION_CLICK": result.insert(.activate)
      case "ACTION_LONG_CLICK": result.insert(.longPress)
      case "ACTION_FOCUS": result.insert(.focus)
      case "ACTION_DISMISS": result.insert(.escape)
      case "ACTION_SHOW_ON_SCREEN": result.insert(.reveal)
      case "ACTION_SCROLL_FORWARD", "ACTION_SCROLL_BACKWARD": result.insert(.scroll)
      default: break
      }
    }
    return result
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
