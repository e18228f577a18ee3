import Accessibility
import Scenes

/// A scroll view is not in another one of the same axis.
///
/// The stack of pages of a watch is made that way and is left out.
public struct NestedScrolling: StaticRule {
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
    guard context.scene != nil, context.tree.platform != "watchOS", context.tree.nodes[index].actions.contains(.scroll),
      !context.standing[index].contains(.hidden)
    else { return .inapplicable }
    let axes = Set(context.tree.nodes[index].indicators.map(\.axis))
    guard !axes.isEmpty else { return .inapplicable }
    var next = context.surroundings[index].clip
    while let around = next {
      let node = context.tree.nodes[around]
      if node.actions.contains(.scroll), let axis = node.indicators.map(\.axis).first(where: axes.contains) {
        return .fail(.nestedScrolling(other: node.name ?? node.id.path, axis: axis.rawValue))
      }
      next = context.surroundings[around].clip
    }
    return .pass
  }
}

extension Message {
  static func nestedScrolling(other: String, axis: String) -> Self {
    Self("It scrolls in “{other}”, which is {axis} as well.", ["other": other, "axis": axis])
  }
}
