internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Drags of sheets and of content that scrolls, among what people can do now.
extension Stage {
  /// Down and up from every part of a sheet that may take a drag otherwise than the others: its top, its grabber, what
  /// lies on it, and what it dims; slowly from its top to each of its detents and out of the screen; and its edges, where
  /// it can be resized.
  func addSheetDrags(_ surface: SurfaceID, in tree: AccessibilityTree, to steps: inout StepList) {
    addResizing(surface, to: &steps)
    guard blueprint.takesDrags, let index = sheetIndex(surface) else { return }
    let frame = surfaceFrame(surface).intersection(wholeScreen)
    guard !frame.isEmpty else { return }
    let top = dragStart(on: frame, under: 24)
    var starts = [top]
    if let grabber = blueprint.surfaces[surface].grabber { starts.append(screenFrame(of: grabber).center) }
    starts += placesApart(on: surface, frame, but: starts, &steps)
    if state.presenting.sheets[index].isModal, frame.minY > 4 { starts.append(Point(x: frame.midX, y: frame.minY / 2)) }
    let far = wholeScreen.size.height * 0.4
    var isFlicked = false
    for start in starts {
      isFlicked = steps.swipe(from: start, to: Point(x: start.x, y: start.y + far)) || isFlicked
      steps.swipe(from: start, to: Point(x: start.x, y: start.y - far))
      // A fast flick needs way, a slow drag all the way that there is.
      steps.drag(from: start, to: Point(x: start.x, y: wholeScreen.maxY))
      steps.drag(from: start, to: Point(x: start.x, y: wholeScreen.minY))
    }
    // From right under its edge there is the longest way down.
    let edge = dragStart(on: frame, under: 2)
    isFlicked = steps.swipe(from: edge, to: Point(x: edge.x, y: wholeScreen.maxY)) || isFlicked
    steps.drag(from: edge, to: Point(x: edge.x, y: wholeScreen.maxY))
    // Where no slow drag takes it away either, a flick might that is faster than those.
    let left = (edge.y - frame.minY + scene.parameters.tapSlop) / frame.size.height
    if !isFlicked, left >= scene.parameters.dismissShare { steps.passOver(id(surface)) }
    let heights = heights(of: surface).rests.map(\.height)
    for height in heights where heights.count > 2 && abs(height - surfaceFrame(surface).size.height) > 1 {
      let way = Vector(dx: 0, dy: surfaceFrame(surface).size.height - height)
      steps.drag(from: top, to: top + way + ownSlop(of: way))
    }
  }

  /// A place so many points under the top of a sheet, in its middle, or lower where that is the system's (P.systemEdge).
  private func dragStart(on frame: Rect, under top: Double) -> Point {
    let place = Point(x: frame.midX, y: frame.minY + min(top, frame.size.height / 2))
    guard let strip = systemStrip(at: place), strip.maxY + 1 < frame.maxY else { return place }
    return Point(x: place.x, y: strip.maxY + 1)
  }

  /// Places on a sheet with different things under them: each that takes drags otherwise than the others do, and the bare
  /// sheet, wherever they are.
  private func placesApart(
    on surface: SurfaceID, _ frame: Rect, but others: [Point], _ steps: inout StepList
  ) -> [Point] {
    var places: [Point] = []
    var found: Set<Mover> = []
    func placeMover(_ place: Point) -> Mover? {
      guard keyboardFrame?.contains(place) != true, systemStrip(at: place) == nil, let hit = hit(at: place),
        hit.surface == surface
      else { return nil }
      return ownMover(of: hit.item)
    }
    for y in [0.5, 0.85, 0.2, 0.7, 0.35, 0.95] {
      for x in [0.5, 0.15, 0.85] {
        let place = frame.point(at: x, y)
        guard places.count < 6, let mover = placeMover(place), found.insert(mover).inserted else { continue }
        places.append(place)
      }
    }
    func search(_ mover: Mover, in frames: @autoclosure () -> [Rect]) {
      guard found.insert(mover).inserted, !others.contains(where: { placeMover($0) == mover }) else { return }
      let place = PlaceSearch.place(in: frames().filter { !$0.isEmpty }, most: mostPlaces) { place in
        if placeMover(place) == mover { return .here }
        if let strip = systemStrip(at: place) { return .covered(by: strip) }
        return cover(at: place, over: surface).map { .covered(by: $0) } ?? .elsewhere
      }
      if place == .unknown { steps.passOver(id(surface)) }
      if let place = place.point { places.append(place) }
    }
    // What is in something may lie over what is over that; what is bare, over what is not.
    let items = blueprint.surfaces[surface].items
    for scroller in blueprint.scrollers(of: surface) where isOnShownPage(scroller) {
      let item = blueprint.scrollers[scroller].item
      search(.item(item), in: (item..<max(item + 1, blueprint.items[item].end)).map(area))
    }
    search(.sheet, in: [frame] + items.lazy.filter { ownMover(of: $0) == .sheet }.map(area))
    return places
  }

  /// What decides whose a drag is.
  private enum Mover: Hashable {
    case item(ItemID)
    /// The sheet, where it is bare.
    case sheet
  }

  /// What decides whose a drag is that begins on an item: the item itself where it uses drags, else what scrolls it, else
  /// the sheet.
  private func ownMover(of item: ItemID?) -> Mover {
    var next = item
    while let item = next {
      let element = blueprint.items[item].element
      if !element.dragAxes.isEmpty || element.role == .slider || element.role == .picker
        || blueprint.items[item].ownScroller != nil
      {
        return .item(item)
      }
      next = blueprint.items[item].parent
    }
    return .sheet
  }

  /// Its corners and edges, as far out as there is room and to the smallest size.
  ///
  /// As the middle stays, opposite edges do the same: of the corners, of the sides and of the lower and upper edge the one
  /// is taken that has the most room, so that there are few sizes to which a sheet comes. Each drag ends at the same size
  /// from wherever it begins: what the slop takes is added, and is left free at the edges of the screen.
  private func addResizing(_ surface: SurfaceID, to steps: inout StepList) {
    guard profile.resizesSheetsByEdges, let index = sheetIndex(surface),
      state.presenting.sheets[index].isResting, sheetModel(surface).isResizable == true
    else { return }
    steps.leaveBetweenSizes(nodesBetweenSizes(of: surface))
    let screen = Rect(origin: .zero, size: state.room.size)
    let margin = min(scene.parameters.tapSlop + 2, screen.size.width / 4, screen.size.height / 4)
    let free = screen.insetBy(dx: margin, dy: margin)
    let room = (layout.placements[surface]?.bounds ?? screen).intersection(free)
    let frame = surfaceFrame(surface)
    let least = min(leastSize(of: surface).height, frame.size.height)
    let isCentered = layout.placements[surface]?.attachment == .center
    for edges in [[(1.0, 1.0), (0, 1), (1, 0), (0, 0)], [(1, 0.5), (0, 0.5)], [(0.5, 1), (0.5, 0)]] {
      let pulls = edges.compactMap { (x, y) -> (start: Point, out: Point, room: Double, least: Point)? in
        // A point inside the edge, as an edge on the screen's own cannot be touched from outside.
        let corner = frame.point(at: x, y) + Vector(dx: x == 0.5 ? 0 : 1 - 2 * x, dy: y == 0.5 ? 0 : 1 - 2 * y)
        let start = StepList.rounded(corner)
        guard screen.contains(start), resizableSheet(at: start) == index else { return nil }
        let out = room.point(at: x, y)
        let level = isCentered ? frame.midY : y > 0.5 ? frame.minY + least - 2 : frame.maxY - least + 2
        let gain = (2 * x - 1) * (out.x - start.x) + (2 * y - 1) * (out.y - start.y)
        return (
          start, Point(x: x == 0.5 ? start.x : out.x, y: y == 0.5 ? start.y : out.y), gain,
          Point(x: x == 0.5 ? start.x : frame.midX, y: y == 0.5 ? start.y : level)
        )
      }
      var ways = pulls.max { $0.room < $1.room }.map { $0.room > 0 ? [($0.start, $0.out)] : [] } ?? []
      if let inward = pulls.first { ways.append((inward.start, inward.least)) }
      for (start, goal) in ways { steps.drag(from: start, to: goal + ownSlop(of: goal - start)) }
    }
  }

  /// What has a place of its own in a sheet, and what goes by the size of the sheet at the same height: the two may come to
  /// lie otherwise beside each other at a size between the largest and the smallest.
  private func nodesBetweenSizes(of surface: SurfaceID) -> [NodeID] {
    let items = blueprint.surfaces[surface].items.filter { blueprint.items[$0].kind == .element }
    let placed = items.filter { blueprint.items[$0].element.frame != nil }
    guard !placed.isEmpty, placed.count < items.count else { return [] }
    var found: Set<ItemID> = []
    for row in items where blueprint.items[row].element.frame == nil {
      let beside = placed.filter { layout.frames[$0].overlapsInHeight(layout.frames[row]) }
      if !beside.isEmpty { found.formUnion(beside + [row]) }
    }
    return found.sorted().map { blueprint.items[$0].id }
  }

  /// Content by finger, wheel, reader and two fingers: on and back along each axis on which there is more, by rather less
  /// than shows at once, so that nothing is passed over.
  func addScrolls(_ scroller: ScrollerID, to steps: inout StepList) {
    let touch = placeToScroll(scroller)
    let place = touch.point
    let (item, node) = (blueprint.scrollers[scroller].item, blueprint.items[blueprint.scrollers[scroller].item].id)
    if touch == .unknown
      || touch == .none && (liesOffScreen(item) || liesUnderWindows(item) || liesUnderContent(area(of: item), of: item))
    {
      steps.passOver(node)
    }
    let view = screenView(of: scroller)
    if blueprint.scrollers[scroller].zoom != nil, !hasFocusEngine, let place {
      steps.add(.pinch(place, factor: 2))
      steps.add(.pinch(place, factor: 0.5))
    }
    addUncovering(scroller, to: &steps)
    for axis in [ScrollAxis.vertical, .horizontal] where scrolls(scroller, axis) || isStack(scroller) {
      let viewLength = (axis == .vertical ? view.size.height : view.size.width) * 0.6
      guard hasRoom(scroller, axis) else { continue }
      steps.add(.reader(.scroll(axis == .vertical ? .up : .left), node))
      steps.add(.reader(.scroll(axis == .vertical ? .down : .right), node))
      guard !hasFocusEngine else { continue }
      let own = isStack(scroller) ? touch : placeToScroll(scroller, along: axis)
      if own == .unknown { steps.passOver(node) }
      guard let place = own.point ?? place else { continue }
      addDrags(along: axis, over: viewLength, from: [view.center, place], of: scroller, to: &steps)
      // Where everything in the view is something that scrolls the same way, that has to hand on what it does not take.
      let isOwn = own.point != nil && !isStack(scroller)
      let pointer = StepList.whole(near: place) { scrolls(scroller, at: $0, along: isOwn ? axis : nil) }
      guard let pointer else {
        steps.passOver(node)
        continue
      }
      let notches = max(1, Int((viewLength / max(scene.parameters.crownStep, 1)).rounded()))
      steps.add(.wheel(pointer, notches: notches, isHorizontal: axis == .horizontal))
      steps.add(.wheel(pointer, notches: -notches, isHorizontal: axis == .horizontal))
    }
  }

  /// Drags on and back by so many points. A drag may begin on something that takes it otherwise: several lanes tell.
  ///
  /// A finger leaves a view that is not as long as a drag. What the slop takes of the drag moves nothing.
  private func addDrags(
    along axis: ScrollAxis, over length: Double, from lanes: [Point], of scroller: ScrollerID, to steps: inout StepList
  ) {
    let unit = axis == .vertical ? Vector(dx: 0, dy: 1) : Vector(dx: 1, dy: 0)
    let taken = ownSlop(of: unit).length
    let isShort = length <= 20
    let reach = isShort ? max(length + taken, scene.parameters.tapSlop * 1.2 + 2) : length
    for side in [1.0, -1] {
      var isTried = false
      for lane in lanes {
        let way = unit * (side * length / 2)
        let isThere = scrolls(scroller, at: lane, along: axis) && !scrolls(scroller, at: lane + way, along: axis)
        let start = isThere ? lane : lane + way
        isTried = steps.drag(from: start, to: isShort ? start + unit * (-side * reach) : lane + way * -1) || isTried
      }
      // One that the edge of the screen cuts is scrolled where it is not cut.
      if isShort, isLow(scroller, along: axis), !isTried || reach - taken > length * 1.6 {
        steps.passOver(blueprint.items[blueprint.scrollers[scroller].item].id)
      }
    }
  }

  /// Whether a view is not as long as a drag, wherever it lies.
  private func isLow(_ scroller: ScrollerID, along axis: ScrollAxis) -> Bool {
    let size = viewport(scroller).size
    return (axis == .vertical ? size.height : size.width) * 0.6 <= 20
  }

  private func hasRoom(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    maximumOffset(scroller)[axis] > 0.5 || blueprint.scrollers[scroller].isTabView
  }
}

extension Rect {
  /// Whether some of it is as high up as some of another.
  fileprivate func overlapsInHeight(_ other: Rect) -> Bool { min(maxY, other.maxY) - max(minY, other.minY) > 0.5 }
}
