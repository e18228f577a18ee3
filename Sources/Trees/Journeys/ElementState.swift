import Accessibility

/// How an element is set and what it has in it, as a reader tells it: what may change while it is called the same.
struct ElementState: Hashable, CustomStringConvertible {
  /// What it holds or is set to; nil for nothing.
  private let value: String?
  /// What it is besides, such as selected.
  private let traits: [String]

  /// What is on or off.
  static let setRoles: Set<Role> = [.switchControl, .toggle, .checkBox, .radioButton]

  /// The state of a node. Of what is typed into a field for passwords only the length is kept.
  ///
  /// - Parameter parts: What is in it and is told with it.
  init(_ node: AccessibilityNode, parts: [AccessibilityNode] = []) {
    let isSet = Self.setRoles.contains(node.role)
    switch node.value {
    case "1" where isSet: value = "on"
    case "0" where isSet: value = "off"
    case let text? where node.role == .secureTextField && !text.isEmpty: value = "\(text.count) characters"
    case let text: value = text?.isEmpty == false && text != node.name ? text : nil
    }
    var traits: [String] = []
    if node.traits.contains(.selected) { traits.append("selected") }
    if node.traits.contains(.disabled) { traits.append("disabled") }
    if node.traits.contains(.invalid) { traits.append("invalid") }
    if node.traits.contains(.expanded) { traits.append("expanded") }
    if let level = node.headingLevel ?? node.hierarchyLevel { traits.append("level \(level)") }
    // A row tells how the switch in it is set.
    traits += parts.filter { Self.setRoles.contains($0.role) }.map { ElementState($0).description }.filter {
      !$0.isEmpty
    }
    traits += [node.stateDescription, node.errorText].compactMap(\.self).filter { !$0.isEmpty }
    self.traits = traits
  }

  /// The state in words; empty where there is nothing to say.
  var description: String { ([value].compactMap(\.self) + traits).joined(separator: ", ") }
}
