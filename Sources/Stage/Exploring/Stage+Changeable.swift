public import Accessibility
internal import Digests
internal import Hands
public import Harness
internal import Presenting
internal import Scenes
internal import StageModel

/// What may still change from here, by what the document says.
extension Stage {
  /// Everything on the surfaces that inputs may still change, and these: what is open now, what its controls open,
  /// change and leave, and so on.
  public var changeableNodes: Set<NodeID>? {
    var surfaces = Set(foremostFirst.filter { access(to: $0) == .open })
    var open = Array(surfaces)
    func reach(_ surface: SurfaceID?) {
      guard let surface, blueprint.surfaces.indices.contains(surface), surfaces.insert(surface).inserted else { return }
      open.append(surface)
    }
    // What goes away uncovers what is under it, and what a full screen or a Full Space hides wherever that is.
    if open.contains(where: { !blueprint.surfaces[$0].isWindow }) || blueprint.ordersWindows {
      for surface in foremostFirst { reach(surface) }
      for surface in blueprint.windows where !state.presenting.goneWindows.contains(surface) { reach(surface) }
      for sheet in state.presenting.sheets { reach(sheet.surface) }
      for cover in state.presenting.covers { reach(cover.surface) }
      for dialog in state.presenting.dialogs { reach(dialog.surface) }
      for sheet in state.presenting.waiting { reach(sheet.surface) }
    }
    for request in state.presenting.requests { reach(request.surface) }
    while let surface = open.popLast() {
      let model = blueprint.surfaces[surface]
      reach(model.confirmation)
      reach(model.window)
      for item in model.items {
        reach(blueprint.items[item].opens)
        reach(blueprint.items[item].effectTarget.map { blueprint.items[$0].surface })
        if !blueprint.menus.isEmpty { reach(blueprint.menu(revealedBy: item)) }
      }
      if let after = model.sheet?.redisplayAfter { reach(blueprint.surface(after)) }
      for other in blueprint.surfaces.indices where blueprint.surfaces[other].origin == surface { reach(other) }
    }
    var nodes = Set<NodeID>(minimumCapacity: surfaces.reduce(0) { $0 + 1 + blueprint.surfaces[$1].items.count })
    for surface in surfaces {
      nodes.insert(id(surface))
      for item in blueprint.surfaces[surface].items { nodes.insert(blueprint.items[item].id) }
    }
    return nodes
  }

  /// The tree, with a part of what is on each covered surface: what covers it keeps input from all of it alike, as
  /// `access(to:)` asks for nothing but the surface.
  public func tree(sampling sample: TreeSample) -> AccessibilityTree {
    let order = foremostFirst
    let isLess = order.contains { blueprint.surfaces[$0].items.count > sample.limit && access(to: $0) != .open }
    guard isLess || sample.isOfSight && !blueprint.scrollers.isEmpty else { return tree }
    return TreeBuilder(self, sampling: sample).build()
  }
}
