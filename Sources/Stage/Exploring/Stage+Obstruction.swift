internal import Geometry
internal import Harness
internal import Scenes

/// What can be touched of content that something else lies over in part: there, half of what shows at once is too coarse
/// a measure of how far it has scrolled.
extension Stage {
  /// Whether something else lies over a part of a scroll view, as far as nine places tell.
  func isObstructed(_ slot: Int) -> Bool {
    let view = screenView(of: slot)
    let surface = blueprint.items[blueprint.scrollers[slot].item].surface
    guard !view.isEmpty, !hasFocusEngine, access(to: surface) == .open else { return false }
    return Self.ninths.contains { y in
      Self.ninths.contains { x in !scrolls(slot, at: StepList.rounded(view.point(at: x, y))) }
    }
  }

  private static let ninths = [0.04, 0.5, 0.96]

  /// Whether a drag from a place is a scroll view's.
  func scrolls(_ slot: Int, at place: Point) -> Bool {
    guard let hit = hit(at: place), access(to: hit.surface) == .open, keyboardFrame?.contains(place) != true
    else { return false }
    return scrollChain(from: hit.item).contains(slot)
  }

  /// The operable items of a scroll view that can be touched where it is now; in their order.
  func touchable(in slot: Int) -> [Int] {
    let view = screenView(of: slot)
    return operable(in: slot, within: view).filter { item in
      let shown = screenFrame(of: item).intersection(view)
      return takesTap(item, at: StepList.rounded(shown.center)) || placeToTouch(item, shown) != nil
    }
  }

  /// Drags that bring what is covered of a scroll view to where nothing lies over it.
  func addUncovering(_ slot: Int, to steps: inout StepList) {
    guard isObstructed(slot) else { return }
    let view = screenView(of: slot)
    let free = placesBetweenEdges(in: view).filter { scrolls(slot, at: $0) }
    guard !free.isEmpty else { return }
    let screen = Rect(origin: .zero, size: state.size)
    let around = Rect(
      x: view.minX - view.size.width, y: view.minY - view.size.height, width: view.size.width * 3,
      height: view.size.height * 3)
    for item in operable(in: slot, within: around).prefix(Self.mostUncovered) {
      let center = screenFrame(of: item).center
      for axis in [ScrollAxis.vertical, .horizontal] where scrolls(slot, axis) {
        var bands: Set<Double> = []
        for place in free where bands.count < Self.mostBands {
          guard bands.insert(axis == .vertical ? place.y : place.x).inserted else { continue }
          let way = place - center
          let vector = axis == .vertical ? Vector(dx: 0, dy: way.dy) : Vector(dx: way.dx, dy: 0)
          guard let start = free.first(where: { screen.contains($0 + vector) }) else { continue }
          steps.drag(from: start, to: start + vector)
        }
      }
    }
  }

  private static let mostUncovered = 48
  private static let mostBands = 4

  private func operable(in slot: Int, within frame: Rect) -> [Int] {
    let surface = blueprint.items[blueprint.scrollers[slot].item].surface
    return blueprint.surfaces[surface].items.filter { item in
      guard blueprint.items[item].isOperable, isInside(item, slot) else { return false }
      return !screenFrame(of: item).intersection(frame).isEmpty
    }
  }

  private func isInside(_ item: Int, _ slot: Int) -> Bool {
    var scroller = blueprint.items[item].scroller
    while scroller >= 0 {
      if scroller == slot { return true }
      scroller = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return false
  }

  /// A place between each two neighbouring edges of what lies in a frame, from its middle outwards: no two outcomes of a
  /// touch are told apart by less. None where too much lies there.
  func placesBetweenEdges(in frame: Rect) -> [Point] {
    var (xs, ys) = ([frame.minX, frame.maxX], [frame.minY, frame.maxY])
    for surface in foremostFirst {
      let edges = surfaceFrame(surface).intersection(frame)
      if !edges.isEmpty {
        xs += [edges.minX, edges.maxX]
        ys += [edges.minY, edges.maxY]
      }
      for item in blueprint.surfaces[surface].items {
        let edges = screenFrame(of: item).intersection(frame)
        if edges.isEmpty { continue }
        xs += [edges.minX, edges.maxX]
        ys += [edges.minY, edges.maxY]
        if xs.count > 2 * Self.mostEdges { return [] }
      }
    }
    let (across, down) = (Self.middles(xs), Self.middles(ys))
    let center = frame.center
    return down.flatMap { y in across.map { Point(x: $0, y: y) } }
      .sorted { $0.distance(to: center) < $1.distance(to: center) }
  }

  private static let mostEdges = 80

  private static func middles(_ edges: [Double]) -> [Double] {
    let sorted = Set(edges).sorted()
    return zip(sorted, sorted.dropFirst()).filter { $1 - $0 >= 1 }.map { ($0 + $1) / 2 }
  }
}
