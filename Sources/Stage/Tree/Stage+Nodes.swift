public import Accessibility
internal import Digests
internal import Hands
public import Harness
internal import Geometry
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel

/// Single nodes of the tree, found without building the rest of it.
extension Stage {
  /// What the order of the tree's nodes hangs on.
  ///
  /// It is not known where covers hide what lies under them, and where each scroll view brings an indicator into the
  /// tree that moves along with it (visionOS).
  public var treeShape: TreeShape? {
    guard state.presenting.covers.isEmpty, blueprint.jogBarIDs.isEmpty else { return nil }
    var shape = TreeShape()
    shape.add(layoutChanges)
    shape.add(keyScope.window?.ordinal ?? -1)
    for surface in foremostFirst {
      shape.add(surface.ordinal)
      shape.add(access(to: surface) == .open)
      add(surfaceFrame(surface), to: &shape)
      let origin = origin(of: surface)
      shape.add(origin.x)
      shape.add(origin.y)
      if let index = sheetIndex(surface) {
        shape.add(state.presenting.sheets[index].isModal)
        shape.add(state.presenting.sheets[index].detent)
      }
    }
    if let frame = keyboardFrame { add(frame, to: &shape) }
    // What stands in a plain view is sorted beside what stands next to that.
    for scroller in blueprint.plainScrollers {
      let offset = offset(scroller)
      shape.add(offset.dx)
      shape.add(offset.dy)
    }
    for scroller in state.scrolling.zooms.keys.sorted() {
      shape.add(scroller.ordinal)
      shape.add(scale(scroller))
    }
    return shape
  }

  private func add(_ frame: Rect, to shape: inout TreeShape) {
    for number in [frame.minX, frame.minY, frame.size.width, frame.size.height] { shape.add(number) }
  }

  /// A window, presentation or item of one that is on the screen, as the tree has it.
  public func currentNode(_ id: NodeID) -> AccessibilityNode? {
    if let item = blueprint.item(id) {
      let surface = blueprint.items[item].surface
      guard isOnScreen(surface), !isHidden(item) else { return nil }
      let ground = TreeBuilder.Ground(surface, self)
      return TreeBuilder.node(ofItem: item, on: ground, isSelected: isSelectedRow(item), self)
    }
    guard let surface = blueprint.surface(id.path), isOnScreen(surface) else { return nil }
    var node = TreeBuilder.node(ofSurface: surface, TreeBuilder.Ground(surface, self), self)
    let order = foremostFirst
    node.isDimmed = node.isDimmed || dimmedSurfaces(of: order).contains(surface)
    if blueprint.ordersWindows, let ordinal = TreeBuilder.readingOrdinals(order, self)[surface] {
      node.explicitOrder = ordinal
    }
    return node
  }

  /// Whether an item is a row that is selected in its list.
  private func isSelectedRow(_ item: ItemID) -> Bool {
    var next: ItemID? = item
    while let holder = next {
      if let ordinal = blueprint.selectable(holder), let rows = blueprint.selectables[ordinal].rows,
        rows[mark(ordinal).range].contains(item)
      {
        return true
      }
      next = blueprint.items[holder].parent
    }
    return false
  }

  /// What may be seen of the content of a scroll view, found by where it lies; not where it may be magnified.
  public func nodesShowing(in scroller: NodeID) -> [NodeID]? {
    guard !blueprint.hasZoom, let root = blueprint.item(scroller), let scroller = blueprint.items[root].ownScroller
    else {
      return nil
    }
    let view = viewport(scroller).offset(by: origin(of: blueprint.items[root].surface) - .zero)
    var items: [ItemID] = []
    gather(in: .scroller(scroller), seenThrough: view.insetBy(dx: -1, dy: -1), into: &items)
    return items.map { blueprint.items[$0].id }
  }
}
