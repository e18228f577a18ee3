public import Accessibility

/// Controls beside each other that are called the same are told apart by something.
///
/// Compared are neighbours, with nothing between them but texts and pictures, of one role, in one group; what differs
/// in value, hint or position is told apart. Links may lead to one place and are left out, as are the same controls of
/// several list items, rows and cells, which their item tells apart.
public struct NameDuplicate: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-duplicate",
    title: "Neighbours of one role have different names",
    why: "People who listen, or who speak names to voice control, cannot tell the two apart.",
    remedy: "Name each by what it does to what; or say the difference in the value or the hint.",
    severity: .warning, method: .static, references: .criterion("2.4.6"))

  /// How many siblings back a neighbour may be.
  private static let reach = 4

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .link, .navigationLink, .keyboardKey: false
    default: role.isControl
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard context.shape(of: index).contains(.isSpoken), !context.isOutOfReach(index) else { return .inapplicable }
    var (other, steps) = (context.surroundings(of: index).previous, 0)
    while let sibling = other, steps < Self.reach {
      if nodes[sibling].role == nodes[index].role, nodes[sibling].name == nodes[index].name,
        !context.isOutOfReach(sibling), nodes[sibling].value == nodes[index].value,
        nodes[sibling].hint == nodes[index].hint, nodes[sibling].position == nodes[index].position
      {
        return .fail(.sameName(name: nodes[index].name ?? "", role: nodes[index].role.words))
      }
      steps += 1
      other = context.surroundings(of: sibling).previous
    }
    return .pass
  }
}

extension Message {
  static func sameName(name: String, role: String) -> Self {
    Self("Another {role} beside it is called “{name}” as well.", ["name": name, "role": role])
  }
}
