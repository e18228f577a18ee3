internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// What can be touched of content that something else lies over in part: there, half of what shows at once is too coarse
/// a measure of how far it has scrolled.
extension Stage {
  /// The operable items of a scroll view that show in it and cannot be touched where it is now, as something that does
  /// not scroll with them, or other content, lies over them; in their order.
  func covered(in scroller: ScrollerID) -> [ItemID] {
    let covers = covers(over: scroller)
    let content = content(over: blueprint.scrollers[scroller].item)
    guard !covers.isEmpty || !content.isEmpty else { return [] }
    let view = viewArea(scroller)
    return operable(in: scroller).filter { item in
      let area = screenFrame(of: item).intersection(view)
      return (self.covers(covers, of: item) + content).contains { $0.intersects(area) }
        && placeToTouch(item).point == nil
    }
  }

  /// Those of them that lie in the scroll view itself and in no other that it holds; asked of every state, and therefore
  /// not by looking at all of the content.
  func coveredItself(in scroller: ScrollerID) -> [ItemID] {
    let covers = covers(over: scroller)
    let (owner, view) = (blueprint.scrollers[scroller].item, viewArea(scroller))
    let content = content(over: owner)
    guard !covers.isEmpty || !content.isEmpty else { return [] }
    let region = laidOut(view, in: scroller, on: blueprint.items[owner].surface)
    let inside = owner + 1..<max(owner + 1, blueprint.items[owner].end)
    guard !inside.isEmpty else { return [] }
    let isCut = !beyondScreen(view).isEmpty
    var items: [ItemID] = []
    layout.hits.visit(index(of: .scroller(scroller)), in: inside, where: { $0.touches(region) }) { item in
      guard blueprint.items[item].isOperable else { return }
      let area = screenFrame(of: item).intersection(view)
      guard !(isCut ? area : self.area(of: item)).isEmpty,
        (self.covers(covers, of: item) + content).contains(where: { $0.intersects(area) }),
        placeToTouch(item).point == nil
      else { return }
      items.append(item)
    }
    return items.sorted()
  }

  /// What lies over a view and does not move with its content.
  struct Cover {
    let frame: Rect
    /// Whether people operate it: what is only looked at lets through what is meant for a control under it.
    let isOperable: Bool
  }

  /// Those of some covers that keep fingers from an item.
  private func covers(_ covers: [Cover], of item: ItemID) -> [Rect] {
    let isControl = operableAncestor(of: item) != nil
    return covers.filter { $0.isOperable || !isControl }.map(\.frame)
  }

  /// What lies over a scroll view and is not in it: surfaces, their grabbers, the keyboard, and what comes after it.
  private func covers(over scroller: ScrollerID) -> [Cover] {
    covers(of: viewArea(scroller), over: blueprint.scrollers[scroller].item)
  }

  /// What lies over an item, in an area of the screen, and does not move but with it; not what scrolls over it.
  private func covers(of view: Rect, over owner: ItemID) -> [Cover] {
    let surface = blueprint.items[owner].surface
    guard !view.isEmpty, !hasFocusEngine, access(to: surface) == .open else { return [] }
    var frames = (keyboardFrame.map { [$0] } ?? []) + beyondScreen(view)
    for other in foremostFirst {
      let frame = surfaceFrame(other)
      if let index = sheetIndex(other), let area = grabberHitArea(state.presenting.sheets[index], frame: frame) {
        frames.append(area)
      }
      if other == surface { break }
      frames.append(frame)
    }
    var covers = frames.map { Cover(frame: $0, isOperable: true) }
    // What comes after it lies above it, in whatever it is in.
    let later =
      blueprint.items[owner].end..<max(blueprint.items[owner].end, blueprint.surfaces[surface].items.upperBound)
    var group = blueprint.items[owner].scroller
    while !later.isEmpty {
      let ordinal = index(of: group.map(ScrollGroup.scroller) ?? .surface(surface))
      let region = laidOut(view, in: group, on: surface)
      layout.hits.visit(ordinal, in: later, where: { $0.touches(region) }) { item in
        guard !blueprint.items[item].element.traits.contains(.hidden) else { return }
        covers.append(Cover(frame: area(of: item), isOperable: operableAncestor(of: item) != nil))
      }
      guard let scroller = group else { break }
      group = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return covers.filter { $0.frame.intersects(view) }
  }

  // MARK: What scrolls over it

  /// The views of which content may scroll over an item.
  private func content(over item: ItemID) -> [Rect] {
    let own = blueprint.items[item]
    guard !hasFocusEngine, access(to: own.surface) == .open else { return [] }
    return blueprint.scrollers(of: own.surface).filter { scroller in
      blueprint.scrollers[scroller].item >= own.end && (scrolls(scroller, .vertical) || scrolls(scroller, .horizontal))
    }.map { area(of: blueprint.scrollers[$0].item) }
  }

  /// Whether content that scrolls lies over an area of an item, and nothing else does that covers all of it: it may be
  /// free at an offset that nobody tries.
  func liesUnderContent(_ area: Rect, of item: ItemID) -> Bool {
    guard !area.isEmpty, content(over: item).contains(where: { $0.intersects(area) }) else { return false }
    let covers = covers(covers(of: area, over: item), of: item)
    return PlaceSearch.place(in: [area], most: mostPlaces) { place in
      covers.first { $0.contains(place) }.map { .covered(by: $0) } ?? .here
    } != .none
  }

  /// Where a scroll view is, with what of it lies off the screen; one in another only as far as it shows there.
  private func viewArea(_ scroller: ScrollerID) -> Rect {
    let owner = blueprint.scrollers[scroller].item
    return blueprint.items[owner].scroller == nil ? screenFrame(of: owner) : area(of: owner)
  }

  /// The parts of a frame that lie off the screen: as little can be touched there as under something.
  private func beyondScreen(_ frame: Rect) -> [Rect] {
    let screen = wholeScreen
    let sides = [
      Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: screen.minY - frame.minY),
      Rect(x: frame.minX, y: screen.maxY, width: frame.size.width, height: frame.maxY - screen.maxY),
      Rect(x: frame.minX, y: frame.minY, width: screen.minX - frame.minX, height: frame.size.height),
      Rect(x: screen.maxX, y: frame.minY, width: frame.maxX - screen.maxX, height: frame.size.height),
    ]
    return sides.filter { $0.size.width > 0.5 && $0.size.height > 0.5 }
  }

  /// A frame on the screen in the coordinates in which a group of items is laid out; nil is the surface itself.
  private func laidOut(_ frame: Rect, in scroller: ScrollerID?, on surface: SurfaceID) -> Rect {
    let way = Vector(dx: 0, dy: 0) - (origin(of: surface) - .zero)
    var (first, last) = (frame.origin + way, Point(x: frame.maxX, y: frame.maxY) + way)
    var around: [ScrollerID] = []
    var next = scroller
    while let scroller = next {
      around.append(scroller)
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    for scroller in around.reversed() {
      (first, last) = (contentPoint(under: first, in: scroller), contentPoint(under: last, in: scroller))
    }
    return Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// Drags that bring what is covered of a scroll view to where nothing lies over it; what they are not found for is
  /// passed over.
  func addUncovering(_ scroller: ScrollerID, to steps: inout StepList) {
    let items = covered(in: scroller)
    guard !items.isEmpty else { return }
    let covers = covers(over: scroller)
    let view = viewArea(scroller)
    let axes = [ScrollAxis.vertical, .horizontal].filter { scrolls(scroller, $0) }
    for item in items {
      let covers = self.covers(covers, of: item)
      let wayOut = axes.lazy.compactMap { uncovering(item, in: scroller, $0, view, covers) }.first
      switch wayOut {
      case .drag(let start, let way)?:
        // A drag too short to be one leaves it where it is.
        if !steps.drag(from: start, to: start + way) { passOverHands(on: item, &steps) }
      case .passedOver?: passOverHands(on: item, &steps)
      case nil:
        // Content that scrolls both ways may have to go both ways, and what is magnified may be free between two scales.
        if scrollAxes(around: item) > 1 || isMagnifiable(scroller) { passOverHands(on: item, &steps) }
      }
    }
  }

  /// Notes that a tap on an item, and a hold where one reveals something, was not looked for far enough.
  private func passOverHands(on item: ItemID, _ steps: inout StepList) {
    if !blueprint.menus.isEmpty, blueprint.menu(revealedBy: item) != nil { steps.passOver(blueprint.items[item].id) }
    passOverTap(on: item, &steps)
  }

  private enum Uncovering {
    case drag(from: Point, Vector)
    /// There may be a way that was not found.
    case passedOver
  }

  /// The shortest drag along an axis after which an item is not covered; nil where there is none.
  private func uncovering(
    _ item: ItemID, in scroller: ScrollerID, _ axis: ScrollAxis, _ view: Rect, _ covers: [Rect]
  ) -> Uncovering? {
    let (offset, most) = (state.scrolling.places[scroller].offset[axis], maximumOffset(scroller)[axis])
    // In points by which what shows moves right or down, as far as there is content.
    let room =
      scene.isRightToLeft && axis == .horizontal ? -offset...max(-offset, most - offset) : (offset - most)...offset
    let frame = screenFrame(of: item)
    let ways = Self.ways(of: frame, past: covers, in: view, axis).filter(room.contains)
    guard ways.count <= mostPlaces else { return .passedOver }
    var isUnsure = false
    for way in ways {
      let way = axis == .vertical ? Vector(dx: 0, dy: way) : Vector(dx: way, dy: 0)
      let shown = PlaceSearch.place(in: [frame.offset(by: way).intersection(view)], most: mostPlaces) { place in
        covers.first { $0.contains(place) }.map { .covered(by: $0) } ?? .here
      }
      if shown == .none { continue }
      isUnsure = true
      // A finger that moves so far stays on the screen.
      let finger = way + ownSlop(of: way)
      let starts = wholeScreen.insetBy(dx: 1, dy: 1)
      let part = starts.intersection(starts.offset(by: Vector(dx: -finger.dx, dy: -finger.dy))).intersection(view)
      guard case .place = shown else { continue }
      if let start = placeToScroll(scroller, in: part, along: axis).point { return .drag(from: start, finger) }
    }
    return isUnsure ? .passedOver : nil
  }

  /// How far an item would have to move for its middle to lie between two neighbouring edges of what covers the view;
  /// the shortest first.
  private static func ways(of frame: Rect, past covers: [Rect], in view: Rect, _ axis: ScrollAxis) -> [Double] {
    func limits(_ rect: Rect) -> [Double] { axis == .vertical ? [rect.minY, rect.maxY] : [rect.minX, rect.maxX] }
    let edges = Set(limits(view) + covers.flatMap { limits($0.intersection(view)) }).sorted()
    let middle = axis == .vertical ? frame.midY : frame.midX
    return zip(edges, edges.dropFirst()).filter { $1 - $0 >= PlaceSearch.thinnest }.map { ($0 + $1) / 2 - middle }
      .sorted { abs($0) < abs($1) }
  }

  /// Along how many axes of what it is in an item is scrolled.
  private func scrollAxes(around item: ItemID) -> Int {
    var (count, next) = (0, blueprint.items[item].scroller)
    while let scroller = next {
      count += [ScrollAxis.vertical, .horizontal].count { scrolls(scroller, $0) }
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return count
  }

  /// Whether people magnify a scroll view, or one that it is in.
  private func isMagnifiable(_ scroller: ScrollerID) -> Bool {
    var next: ScrollerID? = scroller
    while let scroller = next {
      if blueprint.scrollers[scroller].zoom != nil { return true }
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return false
  }

  /// The operable items of a scroll view that show in it.
  private func operable(in scroller: ScrollerID) -> [ItemID] {
    let owner = blueprint.scrollers[scroller].item
    let view = viewArea(scroller)
    let isCut = !beyondScreen(view).isEmpty
    return (owner + 1..<max(owner + 1, blueprint.items[owner].end)).filter {
      blueprint.items[$0].isOperable
        && !(isCut ? screenFrame(of: $0).intersection(view) : area(of: $0)).isEmpty
    }
  }
}
