import Accessibility
import Geometry

/// How large something is that people aim at, where that can be told.
struct TargetSize {
  /// Where it takes input, in points.
  let area: Rect
  /// The window or presentation that it is in; −1 for none.
  let surface: Int
  private let index: Int
  /// By how much width and height may be less than what the tree says.
  let slack: Double
  /// Whether it reaches to the edge of what is known of a screen of which the size is not, and whose dump says only what
  /// the screen does not cut off.
  let mayBeCut: Bool

  /// The lesser of width and height, in points.
  var side: Double { min(area.size.width, area.size.height) }

  /// Whether it is as large as something asks for at the least; nil where the places in the tree are too coarse to tell.
  func isAtLeast(_ least: Double) -> Bool? {
    side < least ? (mayBeCut ? nil : false) : side >= least + slack ? true : nil
  }

  /// By how much a length of a tree may be too great whose source has rounded each edge outward to whole points.
  static func slack(of tree: AccessibilityTree) -> Double { tree.says(.exactFrame) ? 0 : 2 }

  /// Width and height of a target that WCAG 2.2 asks for (2.5.8), in points.
  static let least = 24.0

  /// The size of a target; nil where the node is none, or where its size says nothing (see `TargetSmall`).
  ///
  /// - Parameter countsFocus: Whether what only the focus comes to counts as well (tvOS).
  init?(_ index: Int, in context: AuditContext, countsFocus: Bool = false) {
    guard Self.isTarget(index, in: context, countsFocus: countsFocus) else { return nil }
    let nodes = context.tree.nodes
    let frame = nodes[index].hitArea ?? nodes[index].frame
    guard !Self.isOfAnySize(frame, index, context), !Self.isUnplaced(index, in: context) else { return nil }
    area = frame
    surface = context.surroundings(of: index).surface ?? -1
    mayBeCut =
      context.tree.platform == "Android" && !context.tree.says(.screen)
      && Self.reachesEdge(frame, of: Rect(origin: .zero, size: context.tree.screen))
    self.index = index
    slack = Self.slack(of: context.tree)
  }

  /// Whether a node is something of which a size is asked for.
  private static func isTarget(_ index: Int, in context: AuditContext, countsFocus: Bool) -> Bool {
    let nodes = context.tree.nodes
    guard nodes[index].isOperable, context.standing[index].isEmpty, countsFocus || context.tree.platform != "tvOS",
      nodes[index].traits.isDisjoint(with: [.disabled])
    else { return false }
    switch nodes[index].role {
    case .grabber, .pageControl, .keyboardKey, .scrollBar, .splitter: return false
    case .link: if isInline(index, context) { return false }
    default: break
    }
    return !isWithinTarget(index, context)
  }

  /// The whole area of a target of a scene that only what scrolls cuts off now; nil where it is none, or where people
  /// magnify it.
  static func areaCutByScrolling(_ index: Int, in context: AuditContext) -> Rect? {
    let nodes = context.tree.nodes
    guard let document = context.document, isTarget(index, in: context, countsFocus: true) else { return nil }
    let frame = nodes[index].hitArea ?? nodes[index].frame
    guard !frame.isEmpty else { return nil }
    var isCut = false
    var next = context.surroundings(of: index).clip
    while let clip = next {
      if document.isMagnified(nodes[clip].id.lastPart) { return nil }
      if reachesEdge(frame, of: nodes[clip].frame) {
        guard nodes[clip].role == .scrollView || nodes[clip].actions.contains(.scroll) else { return nil }
        isCut = true
      }
      next = context.surroundings(of: clip).clip
    }
    return isCut ? frame : nil
  }

  /// Whether what is around it is the target: a row or a control that is operated as a whole. On Android what can be acted
  /// on in one is a target of its own.
  private static func isWithinTarget(_ index: Int, _ context: AuditContext) -> Bool {
    let (nodes, around) = (context.tree.nodes, context.surroundings(of: index))
    let item = around.item.map { nodes[$0].actions.contains(.activate) } ?? false
    let control = around.control.map { nodes[$0].isOperable } ?? false
    guard item || control else { return false }
    return context.tree.platform != "Android" || context.isMerged(index)
      || nodes[index].actions.isDisjoint(with: [.activate, .longPress])
  }

  /// Whether a target is this one, is in it, or holds it.
  func isOneWith(_ other: Int, in context: AuditContext) -> Bool {
    let nodes = context.tree.nodes
    return other == index || other > index && other < nodes[index].end || other < index && index < nodes[other].end
  }

  /// Whether a link runs along in a text: it lies beside a text on one line.
  private static func isInline(_ index: Int, _ context: AuditContext) -> Bool {
    let nodes = context.tree.nodes
    let parent = nodes[index].parent
    if parent >= 0, nodes[parent].role == .text { return true }
    let frame = nodes[index].frame
    func isText(_ other: Int?) -> Bool {
      guard let other, other < nodes.count, nodes[other].parent == parent, nodes[other].role == .text else {
        return false
      }
      let text = nodes[other].frame
      return text.minY <= frame.midY && text.maxY >= frame.midY || text.intersects(frame)
    }
    return isText(context.surroundings(of: index).previous) || isText(nodes[index].end)
  }

  private static func reachesEdge(_ frame: Rect, of around: Rect) -> Bool {
    frame.minX <= around.minX || frame.minY <= around.minY || frame.maxX >= around.maxX || frame.maxY >= around.maxY
  }

  /// Whether something that people aim at has no place in a dump. Views of Android without area have none on the screen.
  static func isUnplaced(_ index: Int, in context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    return context.isFromElsewhere && context.tree.platform != "Android" && context.tree.platform != "tvOS"
      && node.isOperable && node.frame.isEmpty && node.hitArea == nil && node.isShowing != false
      && node.traits.isDisjoint(with: [.disabled]) && context.standing[index].isDisjoint(with: [.hidden, .blocked])
      && context.surroundings(of: index).control.map { !context.tree.nodes[$0].isOperable } ?? true
  }

  /// Whether a target is not at its own size: something cuts it off, or may, or it is in content that people magnify:
  /// it reaches to the edge of what clips it, of its window or of the screen.
  private static func isOfAnySize(_ frame: Rect, _ index: Int, _ context: AuditContext) -> Bool {
    // Only dumps of Android cut places off, so that what ends at an edge may go on behind it.
    func reachesEdge(_ around: Rect) -> Bool {
      guard context.isFromElsewhere, context.tree.platform != "Android" else {
        return Self.reachesEdge(frame, of: around)
      }
      return frame.minX < around.minX || frame.minY < around.minY || frame.maxX > around.maxX
        || frame.maxY > around.maxY
    }
    var next = context.surroundings(of: index).clip
    while let clip = next {
      // What people magnify themselves is as large as they make it.
      if context.document?.isMagnified(context.tree.nodes[clip].id.lastPart) ?? false { return true }
      if reachesEdge(context.tree.nodes[clip].frame) { return true }
      next = context.surroundings(of: clip).clip
    }
    // What has no place cuts nothing off that anybody knows of.
    if let surface = context.surroundings(of: index).surface, surface != index,
      !context.tree.nodes[surface].frame.isEmpty, reachesEdge(context.tree.nodes[surface].frame)
    {
      return true
    }
    // A screen that is only as large as what is in it cuts nothing off.
    return context.tree.says(.screen) && reachesEdge(Rect(origin: .zero, size: context.tree.screen))
  }
}

extension Message {
  /// That a limit is too near to what the tree says, whose source has rounded it.
  static func tooCoarse(_ size: TargetSize, limit: Double) -> Self {
    if size.mayBeCut {
      return Self(
        "It is {width} by {height} and reaches to the edge of what is known of the screen, which may cut it off.",
        ["width": size.area.size.width.points, "height": size.area.size.height.points])
    }
    return Self(
      "It is {width} by {height} as rounded to whole points, and may be less: the limit is {limit}.",
      [
        "width": size.area.size.width.points, "height": size.area.size.height.points, "limit": limit.points,
      ])
  }
}
