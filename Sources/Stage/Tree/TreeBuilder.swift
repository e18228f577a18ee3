internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel

/// Builds the tree of what is on the screen: windows from back to front, then sheets, then the dialog.
///
/// What never changes of a node is made once, with the blueprint; here come its place and its state.
struct TreeBuilder {
  private let stage: Stage
  private var tree: AccessibilityTree
  /// The surface in progress.
  private var ground = Ground()
  /// Surfaces that something dims.
  private var dimmed: Set<SurfaceID> = []
  /// What sets the speed of the scroll views of the surface in progress (visionOS).
  private var jogBars: [(scroller: ScrollerID, indicator: ScrollIndicator)] = []
  /// Places of surfaces in the reading order, where that is not the one on the screen.
  private var ordinals: [SurfaceID: Int] = [:]
  /// Rows that are selected.
  private var selectedRows: Set<ItemID> = []

  /// How much is built.
  private let sampling: TreeSample
  /// The items of the surface in progress that are built, with all that they are in.
  private var sample: Range<ItemID>?

  init(_ stage: Stage, sampling: TreeSample = TreeSample()) {
    self.stage = stage
    self.sampling = sampling
    tree = AccessibilityTree(screen: stage.state.room.size)
  }

  consuming func build() -> AccessibilityTree {
    tree.platform = stage.scene.platform.rawValue
    tree.isRightToLeft = stage.scene.isRightToLeft
    tree.language = stage.scene.language
    let order = stage.foremostFirst
    if sampling == TreeSample() {
      tree.reserveCapacity(order.reduce(1) { $0 + 1 + stage.blueprint.surfaces[$1].items.count })
    }
    dimmed = stage.dimmedSurfaces(of: order)
    if stage.blueprint.ordersWindows { ordinals = Self.readingOrdinals(order, stage) }
    for ordinal in stage.blueprint.selectables.indices {
      if let rows = stage.blueprint.selectables[ordinal].rows {
        selectedRows.formUnion(rows[stage.mark(ordinal).range])
      }
    }
    let isTurned = Mutant.isOn(.visionSheetLiesBehind) && stage.profile.standsInSpace
    for surface in isTurned ? order : order.reversed() { add(surface) }
    if let frame = stage.keyboardFrame {
      tree.append(
        AccessibilityNode(
          id: stage.blueprint.keyboardID, role: .group, name: stage.blueprint.texts.keyboard, frame: frame))
    }
    return tree
  }

  /// The window that takes the keys is read first, with what lies over it; then the others from front to back.
  static func readingOrdinals(_ order: [SurfaceID], _ stage: Stage) -> [SurfaceID: Int] {
    let scope = stage.keyScope
    let isFirst = { stage.blueprint.scope(of: $0) == scope }
    let open = (order.filter(isFirst) + order.filter { !isFirst($0) }).filter { stage.access(to: $0) == .open }
    return Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0 + 1) })
  }

  private mutating func add(_ index: SurfaceID) {
    ground = Ground(index, stage)
    var node = Self.node(ofSurface: index, ground, stage)
    node.isDimmed = node.isDimmed || dimmed.contains(index)
    if let ordinal = ordinals[index] { node.explicitOrder = ordinal }
    tree.begin(node)
    let items = stage.blueprint.surfaces[index].items
    sample = ground.isBlocked ? sampling.items(of: items) : nil
    var next = items.lowerBound
    if let sample, !sample.isEmpty { next = firstRoot(around: sample.lowerBound, from: next) }
    let last = sample?.upperBound ?? items.upperBound
    while next < last { next = add(item: next) }
    addJogBars()
    tree.close()
  }

  /// What screen readers scroll by at a speed of their choice, last on its surface.
  private mutating func addJogBars() {
    for (scroller, indicator) in jogBars {
      var node = stage.jogNode(scroller, indicator)
      if ground.isBlocked { node.traits.insert(.blocked) }
      tree.append(node)
    }
    jogBars.removeAll(keepingCapacity: true)
  }

  /// Adds an item and all in it; returns the next one.
  private mutating func add(item index: ItemID) -> ItemID {
    let end = stage.blueprint.items[index].end
    if stage.isHidden(index) { return end }
    if let sample, end <= sample.lowerBound { return end }
    if sampling.isOfSight, isOutOfSight(index) { return end }
    let node = Self.node(ofItem: index, on: ground, isSelected: selectedRows.contains(index), stage)
    if let scroller = stage.blueprint.items[index].ownScroller, !stage.blueprint.jogBarIDs.isEmpty,
      !node.traits.contains(.hidden)
    {
      jogBars += stage.indicators(of: scroller).filter { $0.policy != .never }.map { (scroller, $0) }
    }
    guard end > index + 1 else {
      tree.append(node)
      return end
    }
    tree.begin(node)
    var next = index + 1
    let last = min(end, sample?.upperBound ?? end)
    while next < last { next = add(item: next) }
    tree.close()
    return end
  }

  /// Whether a scroll view holds an item out of sight with all that is in it, and nothing that shows takes its name from
  /// that.
  private func isOutOfSight(_ index: ItemID) -> Bool {
    let items = stage.blueprint.items
    guard items[index].scroller != nil, stage.state.focusing.focus != index,
      stage.operableAncestor(of: items[index].parent) == nil
    else { return false }
    return (index..<items[index].end).allSatisfy { $0 != stage.state.focusing.focus && stage.area(of: $0).isEmpty }
  }

  /// The outermost item that an item is in, or itself.
  private func firstRoot(around item: ItemID, from start: ItemID) -> ItemID {
    var root = item
    while let parent = stage.blueprint.items[root].parent, parent >= start { root = parent }
    return root
  }
}

extension TreeSample {
  /// The items to build of those on a surface that is covered.
  fileprivate func items(of all: Range<ItemID>) -> Range<ItemID> {
    guard all.count > limit else { return all }
    let parts = (all.count + limit - 1) / limit
    let start = all.lowerBound + (turn % parts) * limit
    return start..<Swift.min(start + limit, all.upperBound)
  }
}
