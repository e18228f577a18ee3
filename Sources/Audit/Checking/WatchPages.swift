import Accessibility
import Geometry
import Scenes

/// The pages of a tab view on watchOS, in their order.
struct WatchPages {
  /// One of them.
  struct Page {
    /// Its node, as an index in the tree.
    let index: Int
    /// Whether its content is higher than what shows of it.
    let isLong: Bool
    /// Whether its author says that it is of variable height.
    let isDeclared: Bool
    /// Whether it is of variable height: as its author says, or by what is in it.
    let isVariable: Bool
    /// Whether its author says why it stands where it does.
    let hasReasonForOrder: Bool

    /// The page that a node stands for; nil where it is none, where there is no document, or elsewhere.
    init?(_ index: Int, in context: AuditContext) {
      let node = context.tree.nodes[index]
      guard node.role == .page, let document = context.document, document.scene.platform == .watchOS else { return nil }
      let said = document.scroller(node.id.path)
      self.index = index
      isLong = node.indicators.contains { $0.axis == .vertical && $0.total > node.frame.size.height }
      isDeclared = said?.pages.heightKind == .variable
      isVariable = said?.pages.heightKind.map { $0 == .variable } ?? isLong
      hasReasonForOrder = said?.hints?.orderConstraint != nil
    }
  }

  let all: [Page]
  /// Whether the author says why the pages stand in their order.
  let hasReasonForOrder: Bool

  /// The pages of a tab view; nil where the node is none, where there is no document, or elsewhere, and where the tree
  /// holds only those of its pages that are in sight.
  init?(_ index: Int, in context: AuditContext) {
    guard context.tree.nodes[index].role == .tabView, let document = context.document,
      document.scene.platform == .watchOS
    else { return nil }
    let said = document.scroller(context.tree.nodes[index].id.path)
    hasReasonForOrder = said?.hints?.orderConstraint != nil
    all = context.tree.children(of: index).compactMap { Page($0, in: context) }
    guard all.count == said?.children.count(where: { $0.role == .page }) else { return nil }
  }

  /// The pages of the tab view that a page is in; nil where the node is no page of one.
  init?(around index: Int, in context: AuditContext) {
    let node = context.tree.nodes[index]
    guard node.role == .page, node.parent >= 0 else { return nil }
    self.init(node.parent, in: context)
  }

  /// Whether a page of fixed height comes after a page.
  func hasFixed(after page: Page) -> Bool { all.contains { $0.index > page.index && !$0.isVariable } }
}
