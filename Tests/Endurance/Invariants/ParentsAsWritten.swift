import Accessibility
import Geometry
import Harness
import Scenes

/// What lies under something is there as the document says: usable under a sheet that does not dim it (SM-1), told of
/// under a watch's sheet, and what fills a view becomes a sheet where that is narrow (SM-15).
struct ParentsAsWritten: Invariant {
  let name = "parents are as written"
  private let index: SceneIndex
  private let heights: DetentResolver
  private var up: Set<String>
  private var changed: Set<String> = []
  private var width: Double

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    heights = DetentResolver(scene)
    up = Set(scene.presentations.filter(\.isPresented).map(\.id))
    width = scene.screen.size.width
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .setDetents(_, let id, _) = moment.deed { changed.insert(id) }
    let before = (up, width)
    for event in moment.events {
      if event.kind == .willPresent { up.insert(event.surface) }
      if case .didDismiss = event.kind { up.remove(event.surface) }
    }
    width = moment.screen.width
    // An iPad's window is compact in the narrower halves and thirds, as a phone is; 507 points is the widest of those.
    guard moment.deed.isResize, index.scene.platform == .iPadOS, before.1 > 510, width < 505 else { return nil }
    for id in before.0.intersection(up) {
      guard case .currentContext? = index.presentations[id]?.kind else { continue }
      let isTold = moment.events.contains { event in
        if case .styleChanged = event.kind { event.surface == id } else { false }
      }
      if !isTold { return "\(id) stays as it is where there is little room" }
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    guard up.count == 1, let id = up.first, let sheet = index.sheet(id), index.hasOneWindow,
      let node = tree.node(NodeID(id))
    else { return nil }
    let windows = tree.nodes.filter { index.windows.contains($0.id.path) }
    switch index.scene.platform {
    case .iOS, .iPadOS:
      guard screen == index.scene.screen.size, screen.height > screen.width, sheet.modality == .nonmodal,
        index.presentations[id]?.container == nil, !changed.contains(id), !index.showsKeyboard(tree),
        let undimmed = sheet.detents.first(where: { $0.id == sheet.largestUndimmedDetent }),
        undimmed.inactiveIn == nil, undimmed.needsMaximum == nil,
        node.frame.minY >= heights.top(of: undimmed) - 0.5
      else { return nil }
      let blocked = windows.first { $0.traits.contains(.blocked) }
      return blocked.map { "\($0.id) is blocked under \(id), which does not dim it" }
    case .watchOS: return windows.isEmpty ? "nothing is told of what lies under \(id)" : nil
    default: return nil
    }
  }
}
