import Accessibility
import Geometry
import Scenes

/// A scroll view is not in another one of the same axis.
///
/// The stack of pages of a watch is made that way and is left out.
public struct NestedScrolling: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "nested-scrolling",
    title: "What scrolls is not in something that scrolls along the same axis",
    why: "A finger moves the one or the other, depending on where it comes down and how far they have "
      + "gone; people cannot foresee which.",
    remedy: "Let only one of the two scroll along the axis.",
    severity: .warning, method: .static, references: [.guideline("scroll-no-nested-same-axis")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene != nil, context.tree.nodes[index].actions.contains(.scroll),
      !context.standing[index].contains(.hidden)
    else { return .inapplicable }
    let axes = Self.axes(of: index, context)
    guard !axes.isEmpty else { return .inapplicable }
    var next = context.surroundings(of: index).clip
    while let around = next {
      let node = context.tree.nodes[around]
      if node.actions.contains(.scroll), !Self.isStack(node, context),
        let axis = ScrollIndicator.Axis.allCases.first(
          where: axes.intersection(Self.axes(of: around, context)).contains)
      {
        return .fail(.nestedScrolling(other: node.name ?? node.id.path, axis: axis.rawValue))
      }
      next = context.surroundings(of: around).clip
    }
    return .pass
  }

  /// Along which axes something scrolls: those of its indicators; where there are none, as on tvOS, as its author says, or
  /// where its content is larger than its view.
  private static func axes(of index: Int, _ context: AuditContext) -> Set<ScrollIndicator.Axis> {
    let node = context.tree.nodes[index]
    if !node.indicators.isEmpty { return Set(node.indicators.map(\.axis)) }
    guard context.tree.platform == "tvOS", let element = context.document?.scroller(node.id.path) else { return [] }
    var axes: Set<ScrollIndicator.Axis> = []
    let content = element.contentSize ?? .zero
    if element.axes?.contains(.vertical) ?? (content.height > node.frame.size.height) { axes.insert(.vertical) }
    if element.axes?.contains(.horizontal) ?? (content.width > node.frame.size.width) { axes.insert(.horizontal) }
    return axes
  }

  /// Whether it is a stack of pages of a watch, in which a long page may scroll (C-25).
  private static func isStack(_ node: AccessibilityNode, _ context: AuditContext) -> Bool {
    context.tree.platform == "watchOS" && (node.role == .tabView || node.role == .page)
  }
}

extension Message {
  static func nestedScrolling(other: String, axis: String) -> Self {
    Self("It scrolls in “{other}”, which is {axis} as well.", ["other": other, "axis": axis])
  }
}
