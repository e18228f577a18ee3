public import Accessibility
import Scenes

/// A person looks whether a page on a watch has one purpose and is taken in at a glance.
///
/// Answered by its `purpose`.
public struct ReviewPageGlanceable: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .scrollWatchPageGlanceable,
    title: "A page on a watch has one purpose",
    why: "A page is looked at for a second or two: what has two purposes is not taken in.",
    remedy: "Say its \"purpose\"")

  public func concerns(_ role: Role) -> Bool { role == .page }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.scene, scene.platform == .watchOS,
      let page = context.document?.scroller(context.tree.nodes[index].id.path),
      Advice.scrollWatchPageGlanceable.isAsked(of: page, in: scene)
    else { return .inapplicable }
    return context.answer(
      .scrollWatchPageGlanceable, page.reviews, isKept: page.pages.purpose != nil,
      .scrollWatchPageGlanceable(name: page.label ?? page.id))
  }
}

extension Message {
  static func scrollWatchPageGlanceable(name: String) -> Self {
    Self("Does the page “{name}” have one purpose, and do people take it in at a glance?", ["name": name])
  }
}
