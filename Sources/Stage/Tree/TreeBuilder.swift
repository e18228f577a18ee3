internal import Accessibility
internal import Geometry
internal import Mutants
internal import Scenes

/// Builds the tree of what is on the screen: windows from back to front, then sheets, then the dialog.
///
/// What never changes of a node is made once, with the blueprint; here come its place and its state.
struct TreeBuilder {
  private let stage: Stage
  private var tree: AccessibilityTree
  /// Of the surface in progress: its top left corner where frames are relative to it, and whether it is covered.
  private var offset = Vector.zero
  private var isBlocked = false
  /// Surfaces that something dims.
  private var dimmed: Set<Int> = []
  /// What sets the speed of the scroll views of the surface in progress (visionOS).
  private var jogBars: [(slot: Int, indicator: ScrollIndicator)] = []
  /// Places of surfaces in the reading order, where that is not the one on the screen.
  private var places: [Int: Int] = [:]
  /// Rows that are selected.
  private var selectedRows: Set<Int> = []

  init(_ stage: Stage) {
    self.stage = stage
    tree = AccessibilityTree(screen: stage.state.size)
  }

  consuming func build() -> AccessibilityTree {
    tree.platform = stage.scene.platform.rawValue
    tree.isRightToLeft = stage.scene.isRightToLeft
    tree.language = stage.scene.language
    let order = stage.foremostFirst
    tree.reserveCapacity(order.reduce(1) { $0 + 1 + stage.blueprint.surfaces[$1].items.count })
    dimmed = stage.dimmedSurfaces(of: order)
    if stage.blueprint.ordersWindows { places = readingPlaces(order) }
    for place in stage.blueprint.selectables.indices {
      if let rows = stage.blueprint.selectables[place].rows { selectedRows.formUnion(rows[stage.mark(place).range]) }
    }
    let isTurned = Mutant.isOn(.visionSheetLiesBehind) && stage.scene.platform == .visionOS
    for surface in isTurned ? order : order.reversed() { add(surface) }
    if let frame = stage.keyboardFrame {
      tree.append(
        AccessibilityNode(
          id: stage.blueprint.keyboardID, role: .group, name: stage.blueprint.texts.keyboard, frame: frame))
    }
    return tree
  }

  /// The window that takes the keys is read first, with what lies over it; then the others from front to back.
  private func readingPlaces(_ order: [Int]) -> [Int: Int] {
    let scope = stage.keyScope
    let isFirst = { stage.blueprint.scope(of: $0) == scope }
    let open = (order.filter(isFirst) + order.filter { !isFirst($0) }).filter { stage.access(to: $0) == .open }
    return Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0 + 1) })
  }

  private mutating func add(_ index: Int) {
    let sheet = stage.sheetIndex(index).map { stage.state.sheets[$0] }
    let frame = stage.surfaceFrame(index)
    isBlocked = stage.access(to: index) != .open
    offset = stage.origin(of: index) - .zero
    var node = stage.blueprint.surfaceNodes[index]
    node.frame = frame
    if let sheet {
      if sheet.isModal { node.traits.insert(.modal) } else { node.traits.remove(.modal) }
      if node.role == .popover || node.role == .dialog { node.role = .sheet }
    } else if stage.coverIndex(index) != nil, stage.blocks(index) {
      // A popover is not modal by declaration, but what is under it takes no input while it is there.
      node.traits.insert(.modal)
    }
    if isBlocked { node.traits.insert(.blocked) }
    node.isDimmed = dimmed.contains(index)
    if let place = places[index] { node.explicitOrder = place }
    tree.begin(node)
    let items = stage.blueprint.surfaces[index].items
    var next = items.lowerBound
    while next < items.upperBound { next = add(item: next, sheet: sheet, sheetFrame: frame) }
    addJogBars()
    tree.close()
  }

  /// What screen readers scroll by at a speed of their choice, last on its surface.
  private mutating func addJogBars() {
    for (slot, indicator) in jogBars {
      var node = stage.jogNode(slot, indicator)
      if isBlocked { node.traits.insert(.blocked) }
      tree.append(node)
    }
    jogBars.removeAll(keepingCapacity: true)
  }

  /// Adds an item and all in it; returns the index of the next one.
  private mutating func add(item index: Int, sheet: PresentedSheet?, sheetFrame: Rect) -> Int {
    let end = stage.blueprint.items[index].end
    if stage.isHidden(index) { return end }
    var node = stage.blueprint.itemNodes[index]
    node.frame = stage.visibleFrame(of: index).offset(by: offset)
    if let slot = stage.blueprint.items[index].slot {
      let scrolls = stage.scrolls(slot, .vertical) || stage.scrolls(slot, .horizontal)
      if scrolls || !stage.blueprint.scrollers[slot].isText { node.traits.insert(.clips) }
      if scrolls { node.actions.insert(.scroll) }
      let indicators = stage.indicators(of: slot)
      if !stage.blueprint.jogBarIDs.isEmpty, !node.traits.contains(.hidden) {
        jogBars += indicators.filter { $0.policy != .never }.map { (slot, $0) }
      }
      node.indicators = indicators.map { $0.offset(by: offset) }
    }
    if isBlocked { node.traits.insert(.blocked) }
    describeState(of: index, &node)
    if let zoomer = stage.zoomedByReader(index) {
      node.actions.formUnion([.increment, .decrement])
      node.value = node.value.map { "\($0), \(stage.percent(zoomer))" } ?? stage.percent(zoomer)
    }
    if selectedRows.contains(index) { node.traits.insert(.selected) }
    if let sheet, node.role == .grabber { describeGrabber(&node, sheet, frame: sheetFrame) }
    guard end > index + 1 else {
      tree.append(node)
      return end
    }
    tree.begin(node)
    var next = index + 1
    while next < end { next = add(item: next, sheet: sheet, sheetFrame: sheetFrame) }
    tree.close()
    return end
  }

  private func describeState(of index: Int, _ node: inout AccessibilityNode) {
    if let shown = stage.shownPage(ofControl: index) {
      node.value = stage.spokenValue(of: index)
      node.range = ValueRange(minimum: 1, maximum: Double(shown.count), current: Double(shown.current), step: 1)
    } else if stage.state.values[index] != .none {
      node.value = stage.spokenValue(of: index)
    }
    if case .number(let number) = stage.state.values[index] { node.range?.current = number }
    if stage.state.focus == index {
      node.traits.insert(.focused)
      if node.role.isTextEntry { node.traits.insert(.editing) }
    }
  }

  /// The grabber: a button beside the sheet's content that says the detent; adjustable where there are several.
  private func describeGrabber(_ node: inout AccessibilityNode, _ sheet: PresentedSheet, frame: Rect) {
    let heights = stage.heights(of: sheet.surface)
    node.value = stage.name(of: sheet.rest(heights))
    node.hitArea = stage.grabberHitArea(sheet, frame: frame)
    node.actions = heights.count > 1 ? [.activate, .increment, .decrement, .focus] : [.focus]
  }
}
