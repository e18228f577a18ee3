import Accessibility
import Geometry
import Scenes

/// Something that scrolls as the scene has it now, with the axes along which there is more than shows.
///
/// Texts that people edit scroll by themselves and are none. Where there are no indicators to ask (tvOS), there is more
/// along an axis where something in it lies beyond what shows.
struct ScrollingContent {
  var index: Int { found.value.index }
  var node: AccessibilityNode { found.value.node }
  var scene: Scene { found.value.scene }
  /// What its author says of it; nil where it is the window's own.
  var element: Element? { found.value.element }
  /// The axes along which there is more than shows.
  var axes: [ScrollIndicator.Axis] { found.value.axes }
  private var context: AuditContext { found.value.context }
  private let found: Boxed<Found>

  private struct Found {
    let index: Int
    let node: AccessibilityNode
    let scene: Scene
    let element: Element?
    let axes: [ScrollIndicator.Axis]
    let context: AuditContext
  }

  /// What scrolls at a node; nil where nothing does, where there is no document, or on another platform.
  init?(_ index: Int, in context: AuditContext, on platforms: [Platform] = Platform.allCases) {
    guard context.tree.nodes[index].actions.contains(.scroll), let document = context.document,
      platforms.contains(document.scene.platform), !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].role.isTextEntry
    else { return nil }
    let node = context.tree.nodes[index]
    let axes: [ScrollIndicator.Axis]
    if document.scene.platform == .tvOS {
      axes = [.vertical, .horizontal].filter { Self.reaches(beyond: index, $0, in: context.tree) }
    } else {
      axes = node.indicators.map(\.axis)
    }
    if axes.isEmpty { return nil }
    found = Boxed(
      Found(
        index: index, node: node, scene: document.scene, element: document.scroller(node.id.path), axes: axes,
        context: copy context))
  }

  /// The same, where a statement asks for a look at it and it is in the document.
  init?(_ index: Int, in context: AuditContext, asked advice: Advice) {
    self.init(index, in: context, on: advice.platforms)
    guard let element, advice.isAsked(of: element, in: scene) else { return nil }
  }

  /// What people call it.
  var name: String { node.name ?? node.id.path }

  /// Whether it goes page by page.
  var isPaged: Bool { node.role == .tabView || element?.paging == true }

  /// The axis of the page control that shows its pages; nil where there is none.
  var pageControlAxis: ScrollIndicator.Axis? {
    guard let document = context.document, let control = document.pageControl(of: node.id.path) else { return nil }
    switch control.pages.axis {
    case .vertical: return .vertical
    case .horizontal: return .horizontal
    default: return axes == [.vertical] ? .vertical : .horizontal
    }
  }

  /// Whether something else than its edges tells that there is more before people scroll: a cue that its author
  /// declares, an indicator that always shows, a page control, or the page indicator of the tab view that it is a page of.
  var hasStandingCue: Bool {
    if let element, !element.scrollCue.isEmpty { return true }
    if node.indicators.contains(where: { $0.policy.isAlways }) || pageControlAxis != nil { return true }
    guard node.role == .page, node.parent >= 0 else { return false }
    return context.tree.nodes[node.parent].indicators.contains { $0.kind != .scrollIndicator }
  }

  // MARK: What shows at its edges

  /// What there is to see at the edges beyond which there is more.
  enum Edge {
    /// Something is cut off there, so that people see that it goes on.
    case cut
    /// Everything that shows is whole.
    case whole
    /// Nothing is known of what lies beyond.
    case unknown
  }

  /// Whether people have not scrolled it yet: nothing lies before what shows.
  var isAtStart: Bool {
    if node.indicators.contains(where: { $0.fraction > 0 }) { return false }
    guard scene.platform == .tvOS else { return true }
    return axes.allSatisfy { axis in
      let (first, last) = Self.span(node.frame, axis)
      let isReversed = axis == .horizontal && scene.isRightToLeft
      return !children().contains { child in
        let (start, end) = Self.span(context.tree.nodes[child].frame, axis)
        return isReversed ? start > last - 0.5 : end < first + 0.5 && end > start
      }
    }
  }

  /// What shows at its edges along its axes; an item counts as cut where a share of it between peekMin and peekMax
  /// shows, and so does one that is larger than what shows of the view.
  var edge: Edge {
    let nodes = context.tree.nodes
    var isBeyondKnown = false
    var next = index + 1
    while next < node.end {
      let item = nodes[next]
      guard !context.standing[next].contains(.hidden), !item.frame.isEmpty, item.role != .scrollBar else {
        next = item.end
        continue
      }
      var isEntered = false
      for axis in axes {
        switch look(at: item, holdsOthers: item.end > next + 1, axis) {
        case .cut: return .cut
        case .inside: isEntered = true
        case .beyond: isBeyondKnown = true
        case .whole: break
        }
      }
      next = isEntered ? next + 1 : item.end
    }
    return isBeyondKnown ? .whole : .unknown
  }

  private enum Look {
    /// It is cut off.
    case cut
    /// It is cut off and only holds others: those tell.
    case inside
    /// It lies beyond what shows.
    case beyond
    /// It shows as a whole, or is out of sight on the other axis.
    case whole
  }

  private func look(at item: AccessibilityNode, holdsOthers: Bool, _ axis: ScrollIndicator.Axis) -> Look {
    let across = axis == .vertical ? ScrollIndicator.Axis.horizontal : .vertical
    let (first, last) = Self.span(node.frame, axis)
    let (start, end) = Self.span(item.frame, axis)
    let (left, right) = (Self.span(node.frame, across), Self.span(item.frame, across))
    let shown = min(end, last) - max(start, first)
    if shown <= 0 { return .beyond }
    guard shown < end - start - 0.5, right.end > left.start, right.start < left.end else { return .whole }
    let isFrame = item.role == .group || item.role == .view || item.role == .page
    if isFrame, holdsOthers, isAlone(item) || end - start > last - first { return .inside }
    if end - start > last - first { return .cut }
    let parameters = scene.parameters
    let share = shown / (end - start)
    return share >= parameters.peekMin && share <= parameters.peekMax ? .cut : .whole
  }

  /// Whether nothing else is directly in the view.
  private func isAlone(_ item: AccessibilityNode) -> Bool { item.parent == index && node.end == item.end }

  private func children() -> [Int] {
    context.tree.children(of: index).filter { !context.standing[$0].contains(.hidden) }
  }

  /// Whether something in a node lies beyond what shows of the node.
  private static func reaches(
    beyond index: Int, _ axis: ScrollIndicator.Axis, in tree: AccessibilityTree
  ) -> Bool {
    let (first, last) = span(tree.nodes[index].frame, axis)
    return tree.children(of: index).contains { child in
      let (start, end) = span(tree.nodes[child].frame, axis)
      return end > start && (start < first - 0.5 || end > last + 0.5)
    }
  }

  /// Where a rectangle begins and ends along an axis.
  static func span(_ frame: Rect, _ axis: ScrollIndicator.Axis) -> (start: Double, end: Double) {
    axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }
}
