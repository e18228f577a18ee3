public import Accessibility

/// A person looks whether content that scrolls both ways has to.
///
/// Tables and pictures, maps among them, need two dimensions.
public struct ReflowTwoDimensions: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "reflow-2d",
    title: "Content scrolls one way",
    why: "People who magnify a screen have to scroll there and back for each line of what does not fit its width.",
    remedy: "Let the content wrap to the width of its view, unless it needs two dimensions, as maps and tables do.",
    severity: .warning, method: .static, references: .criterion("1.4.10"))

  /// Nodes in it that are looked at for a table or picture, so that the time stays linear.
  private static let reach = 256

  public func concerns(_ role: Role) -> Bool { role == .scrollView }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard context.standing[index].isEmpty, !node.indicators.isEmpty else { return .inapplicable }
    let axes = Set(node.indicators.map(\.axis))
    guard axes.count > 1 else { return .pass }
    let needsBoth = (index + 1..<node.end).prefix(Self.reach).contains {
      switch context.tree.nodes[$0].role {
      case .table, .image: true
      default: false
      }
    }
    return needsBoth ? .pass : .review(.scrollsBothWays(name: node.name ?? node.id.path))
  }
}

extension Message {
  static func scrollsBothWays(name: String) -> Self {
    Self("“{name}” scrolls along both axes: does its content need that, as a map or a table does?", ["name": name])
  }
}
