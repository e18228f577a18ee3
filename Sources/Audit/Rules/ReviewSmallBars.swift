import Accessibility
import Scenes

/// A person looks whether a panel with small scroll bars really has little room.
///
/// Answered by `hints: {spaceTight: true}` of the view, its panel or its window, or by `coexists: true` of its panel.
public struct ReviewSmallBars: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .scrollMacSmallBarsWhenTight,
    title: "Small scroll bars are in panels that have little room",
    why: "A small bar is hard to hit and hard to see; only tight space is a reason for it.",
    remedy: "Say \"hints: {spaceTight: true}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, asked: .scrollMacSmallBarsWhenTight),
      content.node.indicators.contains(where: { $0.size != .regular }),
      let surface = context.surroundings(of: index).surface
    else { return .inapplicable }
    let root = context.tree.nodes[surface].id.path
    let view = context.presentation(root)
    var isKept = content.element?.hints?.spaceTight == true || view?.hints?.spaceTight == true
    isKept = isKept || content.scene.windows.contains { $0.id == root && $0.hints?.spaceTight == true }
    if case .panel(let panel) = view?.kind, panel.coexists == true { isKept = true }
    return context.answer(
      .scrollMacSmallBarsWhenTight, content.element?.reviews ?? [], isKept: isKept,
      .scrollMacSmallBarsWhenTight(name: content.name))
  }
}

extension Message {
  static func scrollMacSmallBarsWhenTight(name: String) -> Self {
    Self("Is there so little room that the scroll bar of “{name}” has to be small?", ["name": name])
  }
}
