import Accessibility
import Geometry
import SafeText

extension DumpAttributes {
  /// The attributes that WebDriverAgent writes of an element that is the `place`th of its siblings, from 0.
  init(webDriverAgent node: AccessibilityNode, place: Int) {
    func flag(_ value: Bool) -> String { value ? "true" : "false" }
    let value =
      switch node.role {
      case .text, .heading: node.value ?? node.name
      case .button, .tab, .radioButton:
        node.traits.contains(.selected) && XCUIElementRoles.type(of: node) == "Button" ? "1" : node.value
      case .textField, .secureTextField, .searchField, .textEditor: node.value ?? node.placeholder
      default: node.value
      }
    list = [("type", "XCUIElementType" + XCUIElementRoles.type(of: node))]
    if let value { list.append(("value", value)) }
    if let name = node.identifier ?? node.name { list.append(("name", name)) }
    if let label = node.name { list.append(("label", label)) }
    list.append(("enabled", flag(!node.traits.contains(.disabled))))
    if let isShowing = node.isShowing { list.append(("visible", flag(isShowing))) }
    if let isElement = node.isElement { list.append(("accessible", flag(isElement))) }
    let (left, top) = (node.frame.minX.rounded(.down), node.frame.minY.rounded(.down))
    let (right, bottom) = (node.frame.maxX.rounded(.up), node.frame.maxY.rounded(.up))
    // What is infinite elsewhere has numbers of its own here.
    let isInfinite = node.facts.contains { $0.name == "frame" && $0.value?.contains("inf") == true }
    let sides =
      isInfinite
      ? [("x", -1), ("y", -1), ("width", 0), ("height", 0)]
      : [("x", left), ("y", top), ("width", right - left), ("height", bottom - top)]
    for (name, number) in sides {
      list.append((name, number.text(decimals: 0)))
    }
    list.append(("index", String(place)))
    if let placeholder = node.placeholder { list.append(("placeholderValue", placeholder)) }
    if !node.customActions.isEmpty { list.append(("customActions", node.customActions.joined(separator: ","))) }
  }
}
