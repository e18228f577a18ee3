import Accessibility
import Geometry
import Harness
import Scenes

/// What can be seen at rest is what the document, the platform and the guidelines say: everything of the kind that is
/// written; grabbers only where they are asked
/// for, wider than high and adjustable where there is something to choose; Cancel last in a dialog; a round button out of
/// a watch's sheet; what is shown in a popover inside its frame; indicators of the platform's own kind, hidden where nothing scrolls.
struct TreeIsAsWritten: Invariant {
  let name = "tree is as written"
  private let index: SceneIndex
  /// What the app has given other detents.
  private var changed: Set<String> = []
  private var up: Set<String>

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    up = Set(scene.presentations.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .setDetents(_, let id, _) = moment.deed { changed.insert(id) }
    for event in moment.events {
      if event.kind == .willPresent { up.insert(event.surface) }
      if case .didDismiss = event.kind { up.remove(event.surface) }
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    let frames = Dictionary(tree.nodes.map { ($0.id.path, $0.frame) }) { first, _ in first }
    for node in tree.nodes {
      if let element = index.elements[node.id], element.role != node.role {
        return "\(node.id) is a \(node.role.rawValue), not a \(element.role.rawValue)"
      }
      if node.role == .grabber, let broken = grabber(node, screen) { return broken }
      if let broken = sheet(node, tree, frames) ?? dialog(node, tree) ?? indicators(node) { return broken }
    }
    return nil
  }

  private var scene: Scene { index.scene }

  private func grabber(_ node: AccessibilityNode, _ screen: Size) -> String? {
    let id = String(node.id.path.prefix { $0 != "/" })
    guard let sheet = index.sheet(id) else { return nil }
    if !sheet.grabberVisible { return "\(node.id) was not asked for" }
    if node.frame.size.height >= node.frame.size.width { return "\(node.id) stands upright" }
    let isSmall =
      screen.height < screen.width || sheet.detents.contains { $0.inactiveIn != nil || $0.needsMaximum != nil }
    guard !changed.contains(id), !isSmall, sheet.isResizable != false else { return nil }
    let isAdjustable = node.actions.contains(.increment) || node.actions.contains(.decrement)
    if Set(sheet.detents.map(\.height)).count > 1, !isAdjustable { return "\(node.id) adjusts nothing" }
    if sheet.detents.count == 1, isAdjustable { return "\(node.id) adjusts, and there is one detent" }
    return nil
  }

  private func sheet(_ node: AccessibilityNode, _ tree: AccessibilityTree, _ frames: [String: Rect]) -> String? {
    guard let presentation = index.presentations[node.id.path], let sheet = index.sheet(node.id.path) else {
      return nil
    }
    if case .popover(let host)? = presentation.container, let frame = frames[host],
      presentation.frame == nil,
      !frame.insetBy(dx: -0.5, dy: -0.5).contains(node.frame.center)
        || node.frame.size.width > frame.size.width + 0.5
    {
      return "\(node.id) reaches out of \(host)"
    }
    let own = tree.nodes.filter { $0.id.path.hasPrefix(node.id.path + "/") && $0.isOperable && $0.role != .grabber }
    let made = own.filter { index.elements[$0.id] == nil }
    let leads = presentation.elements.contains { $0.dismissRole != nil }
    switch scene.platform {
    case .tvOS where !made.isEmpty: return "\(made[0].id) was not asked for"
    case .watchOS where !leads && presentation.dismissControls.isEmpty && made.isEmpty && !sheet.requiresAction:
      return "\(node.id) has no way out"
    default: return nil
    }
  }

  private func dialog(_ node: AccessibilityNode, _ tree: AccessibilityTree) -> String? {
    let buttons = index.buttons(node.id.path)
    guard !buttons.isEmpty, scene.platform != .watchOS, buttons.allSatisfy({ $0.order == nil && $0.frame == nil }),
      case .actionSheet? = index.presentations[node.id.path]?.kind
    else { return nil }
    guard let cancel = buttons.first(where: { $0.style == .cancel }) else { return nil }
    let places = buttons.compactMap { tree.node(NodeID("\(node.id.path)/\($0.id)")) }
    guard let last = tree.node(NodeID("\(node.id.path)/\(cancel.id)"))?.frame else { return nil }
    let isLast = places.allSatisfy { $0.frame.minY <= last.minY + 0.5 }
    return isLast ? nil : "Cancel is not last in \(node.id)"
  }

  /// What tells the place is the platform's own (SM-12): bars on a Mac, beside the crown of a watch, none on a television.
  private func indicators(_ node: AccessibilityNode) -> String? {
    for indicator in node.indicators {
      if indicator.name.contains("bar") != (scene.platform == .macOS) {
        return "\(node.id) has a \(indicator.name) on \(scene.platform.rawValue)"
      }
      if scene.platform == .tvOS { return "\(node.id) has a \(indicator.name) on a television" }
      if (indicator.place == .crown) != (scene.platform == .watchOS), indicator.axis == .vertical {
        return "\(node.id) has its \(indicator.name) at the place \(indicator.place.rawValue)"
      }
      let isSet = scene.platform == .macOS && scene.settings.scrollBars == .always
      if isSet, !indicator.policy.isAlways, indicator.policy != .never {
        return "\(node.id) hides its \(indicator.name) against the setting"
      }
      let hides: Set<Platform> = [.iOS, .iPadOS, .macOS, .visionOS]
      if hides.contains(scene.platform), indicator.policy == .whenScrolling, indicator.isVisible {
        return "the \(indicator.name) of \(node.id) is to be seen at rest"
      }
      if [.iOS, .iPadOS].contains(scene.platform), indicator.policy.isAlways {
        return "an indicator of \(node.id) is always there"
      }
    }
    return nil
  }
}
