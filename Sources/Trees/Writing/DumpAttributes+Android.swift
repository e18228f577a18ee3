import Accessibility
import Geometry
import SafeText

extension DumpAttributes {
  /// The attributes of an Android view that is the `place`th of its siblings, from 0.
  ///
  /// What only Appium writes is left out of a dump of uiautomator.
  init(android node: AccessibilityNode, place: Int, application: String?, scale: Double?, isAppium: Bool) {
    func flag(_ value: Bool) -> String { value ? "true" : "false" }
    let isField = node.role.isTextEntry || node.role == .slider || node.role == .progress
    let hasChecks = [.checkBox, .switchControl, .toggle, .radioButton].contains(node.role) || node.isAlso(.checkBox)
    let isCheckable = hasChecks && node.value != nil
    let text = isField ? node.value : node.text ?? (node.role == .text || node.role == .heading ? node.name : nil)
    let description = isField || node.name != text ? node.name : nil
    list = [
      ("index", String(place)), ("text", text ?? ""), ("resource-id", node.identifier ?? ""),
      ("class", AndroidRoles.className(of: node)), ("package", application ?? ""), ("content-desc", description ?? ""),
      ("checkable", flag(isCheckable)), ("checked", flag(isCheckable && node.value == "1")),
      ("clickable", flag(node.actions.contains(.activate))), ("enabled", flag(!node.traits.contains(.disabled))),
      ("focusable", flag(node.traits.contains(.focusable))), ("focused", flag(node.traits.contains(.focused))),
      ("scrollable", flag(node.actions.contains(.scroll))), ("long-clickable", flag(node.actions.contains(.longPress))),
      ("password", flag(node.role == .secureTextField)), ("selected", flag(node.traits.contains(.selected))),
      ("bounds", Self.bounds(node.frame, scale)),
    ]
    if let order = node.zOrder { list.append(("drawing-order", String(order))) }
    if let hint = node.placeholder ?? node.hint { list.append(("hint", hint)) }
    if let isShowing = node.isShowing {
      list.append((isAppium ? "displayed" : "visible-to-user", flag(isShowing)))
    }
    guard isAppium else { return }
    if node.isElement == true { list.append(("screen-reader-focusable", "true")) }
    if node.traits.contains(.decorative) { list.append(("a11y-important", "false")) }
    if let title = node.paneTitle { list.append(("pane-title", title)) }
    if let tooltip = node.tooltip { list.append(("tooltip-text", tooltip)) }
    if let error = node.errorText { list.append(("error", error)) }
    if node.role == .heading || node.isAlso(.heading) { list.append(("heading", "true")) }
    switch node.politeness {
    case .polite: list.append(("live-region", "1"))
    case .assertive: list.append(("live-region", "2"))
    default: break
    }
  }

  /// `[left,top][right,bottom]` in pixels.
  private static func bounds(_ frame: Rect, _ scale: Double?) -> String {
    let factor = scale ?? 1
    func pixels(_ value: Double) -> String { (value * factor).rounded().text(decimals: 0) }
    return "[\(pixels(frame.minX)),\(pixels(frame.minY))][\(pixels(frame.maxX)),\(pixels(frame.maxY))]"
  }
}
