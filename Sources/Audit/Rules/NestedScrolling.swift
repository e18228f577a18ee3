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
    guard context.scene != nil, !context.standing[index].contains(.hidden) else { return .inapplicable }
    let node = context.tree.nodes[index]
    let axes = node.actions.contains(.scroll) ? Self.axes(of: index, context) : []
    if let (other, axis) = Self.scroller(around: index, along: axes, context) {
      return .fail(.nestedScrolling(other: other, axis: axis.rawValue))
    }
    if Self.grows(node, context), let (other, _) = Self.scroller(around: index, along: [.vertical], context) {
      return .fail(.nestedOnceLong(other: other))
    }
    return axes.isEmpty ? .inapplicable : .pass
  }

  /// The name of the nearest thing around a node that scrolls along one of some axes, and that axis.
  private static func scroller(
    around index: Int, along axes: Set<ScrollIndicator.Axis>, _ context: AuditContext
  ) -> (name: String, axis: ScrollIndicator.Axis)? {
    guard !axes.isEmpty else { return nil }
    var next = context.surroundings(of: index).clip
    while let around = next {
      let node = context.tree.nodes[around]
      if node.actions.contains(.scroll), !isStack(node, context),
        let axis = ScrollIndicator.Axis.allCases.first(
          where: axes.intersection(Self.axes(of: around, context)).contains)
      {
        return (node.name ?? node.id.path, axis)
      }
      next = context.surroundings(of: around).clip
    }
    return nil
  }

  /// Whether a node is a text that people type until it is longer than fits and scrolls by itself: it keeps its size.
  private static func grows(_ node: AccessibilityNode, _ context: AuditContext) -> Bool {
    guard node.role == .textEditor, node.traits.isDisjoint(with: [.disabled, .readOnly]) else { return false }
    let said = context.document?.scroller(node.id.path)
    return said?.contentSize == nil && said?.axes?.contains(.vertical) != false
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
  static func nestedOnceLong(other: String) -> Self {
    Self(
      "Once its text is longer than fits, it scrolls in “{other}”, which is vertical as well.", ["other": other])
  }
}
