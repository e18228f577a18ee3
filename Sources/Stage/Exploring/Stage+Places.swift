public import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// Where something can be touched that is cut off or covered, in points on the screen.
extension Stage {
  /// Whether a tap at a place is an item's.
  func takesTap(_ item: ItemID, at point: Point) -> Bool {
    guard wholeScreen.contains(point), let hit = hit(at: point), access(to: hit.surface) == .open else { return false }
    return hit.item == item && keyboardFrame?.contains(point) != true
  }

  /// The whole screen.
  var wholeScreen: Rect { Rect(origin: .zero, size: state.room.size) }

  /// What of an item is on the screen and not cut off, be it covered.
  func area(of item: ItemID) -> Rect { uncutArea(of: item).intersection(wholeScreen) }

  /// What of an item is not cut off by what it lies in, be it covered or off the screen.
  func uncutArea(of item: ItemID) -> Rect {
    let surface = blueprint.items[item].surface
    let frame = surfaceFrame(surface)
    if blueprint.surfaces[surface].grabber == item, let index = sheetIndex(surface),
      let area = grabberHitArea(state.presenting.sheets[index], frame: frame)
    {
      return area
    }
    let way = origin(of: surface) - .zero
    var area = visibleFrame(of: item).offset(by: way).intersection(frame)
    var next = blueprint.items[item].scroller
    while let scroller = next, !area.isEmpty {
      area = area.intersection(viewport(scroller).offset(by: way))
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return area
  }

  /// A frame around a place in which nothing on a surface can be touched that cannot be touched at the place, unless it
  /// lies further in front; nil where there is none.
  func cover(at place: Point, over surface: SurfaceID?) -> Rect? {
    if let keyboard = keyboardFrame, keyboard.contains(place) { return keyboard }
    guard let hit = hit(at: place) else { return nil }
    let frame = surfaceFrame(hit.surface)
    if let index = sheetIndex(hit.surface), let area = grabberHitArea(state.presenting.sheets[index], frame: frame),
      area.contains(place)
    {
      return area
    }
    if hit.surface != surface { return frame }
    return topmostPart(at: place, on: hit.surface).map(area)
  }

  /// A place at which an item can be touched, within a frame where one is given.
  func placeToTouch(_ item: ItemID, within part: Rect? = nil) -> PlaceSearch.Find {
    let surface = blueprint.items[item].surface
    guard access(to: surface) == .open else { return .none }
    // What is in it is touched for it, and may lie over what is over the item.
    let inside = (item + 1..<max(item + 1, blueprint.items[item].end)).lazy.filter { operableAncestor(of: $0) == item }
    var frames = [area(of: item)] + inside.map(area)
    if let part { frames = frames.map { $0.intersection(part) }.filter { !$0.isEmpty } }
    return PlaceSearch.place(in: frames, most: mostPlaces) { place in
      if takesTap(item, at: place), part?.contains(place) != false { return .here }
      return cover(at: place, over: surface).map { .covered(by: $0) } ?? .elsewhere
    }
  }

  /// What a finger has to move beside a drag for what it drags to move so far (P.slopTaken), in points.
  func ownSlop(of way: Vector) -> Vector {
    guard scene.parameters.slopTaken, !profile.dragsWithoutSlop, way.length > 0 else { return .zero }
    return way * (scene.parameters.tapSlop / way.length)
  }

  /// The strip at an edge of the screen in which a place is and where a drag is left to the system (P.systemEdge).
  func systemStrip(at place: Point) -> Rect? {
    let (edge, screen) = (scene.parameters.systemEdge, wholeScreen)
    guard edge > 0, distanceFromEdge(place) < edge else { return nil }
    let (across, along) = (min(edge, screen.size.width), min(edge, screen.size.height))
    return [
      Rect(x: 0, y: 0, width: screen.size.width, height: along),
      Rect(x: 0, y: screen.maxY - along, width: screen.size.width, height: along),
      Rect(x: 0, y: 0, width: across, height: screen.size.height),
      Rect(x: screen.maxX - across, y: 0, width: across, height: screen.size.height),
    ].first { $0.contains(place) }
  }

  /// Whether something with a name shows in what scrolls: a look at its items, where a tree would be made for the answer.
  public func showsStop(in node: NodeID) -> Bool? {
    guard let item = blueprint.item(node), let scroller = blueprint.items[item].ownScroller else { return nil }
    let shows = (item + 1..<max(item + 1, blueprint.items[item].end)).contains { inner in
      let (it, element) = (blueprint.items[inner], blueprint.items[inner].element)
      return it.scroller == scroller && it.end == inner + 1 && element.label?.isEmpty == false
        && element.traits.isDisjoint(with: [.hidden, .decorative]) && isPartlyInView(inner)
    }
    return shows ? true : nil
  }

  /// What of a scroll view is on the screen, in points.
  func screenView(of scroller: ScrollerID) -> Rect {
    let surface = blueprint.items[blueprint.scrollers[scroller].item].surface
    return viewport(scroller).offset(by: origin(of: surface) - .zero).intersection(wholeScreen)
  }

  /// Whether a drag from a place may be a scroll view's.
  ///
  /// - Parameter axis: Along which nothing that lies in it may take the drag first; nil where it is asked last, too.
  func scrolls(_ scroller: ScrollerID, at place: Point, along axis: ScrollAxis? = nil) -> Bool {
    let chain = scrollChain(at: place)
    guard let axis else { return chain.contains(scroller) }
    return self.scroller(in: chain, axis) == scroller
  }

  /// What a drag from a place may scroll, from the inside out.
  private func scrollChain(at place: Point) -> [ScrollerID] {
    guard let hit = hit(at: place), access(to: hit.surface) == .open, keyboardFrame?.contains(place) != true,
      systemStrip(at: place) == nil
    else { return [] }
    return scrollChain(from: hit.item)
  }

  /// Whether people scroll a view with their hands along each axis along which it scrolls, whatever else is in it.
  func isScrolledByHand(_ scroller: ScrollerID) -> Bool {
    if isStack(scroller) { return placeToScroll(scroller).point != nil }
    let axes = [ScrollAxis.vertical, .horizontal].filter { scrolls(scroller, $0) }
    return !axes.isEmpty && axes.allSatisfy { placeToScroll(scroller, along: $0).point != nil }
  }

  /// A place at which a scroll view is what lies there; nil where none can be touched.
  ///
  /// - Parameter axis: Along which nothing that lies in it may take a drag first; nil where it is asked last, too.
  func placeToScroll(_ scroller: ScrollerID, along axis: ScrollAxis? = nil) -> PlaceSearch.Find {
    let view = screenView(of: scroller)
    guard !view.isEmpty else { return .none }
    for y in [0.5, 0.1, 0.9, 0.3, 0.7] {
      for x in [0.5, 0.1, 0.9] {
        let place = StepList.rounded(view.point(at: x, y))
        if scrolls(scroller, at: place, along: axis) { return .place(place) }
      }
    }
    return placeToScroll(scroller, in: view, along: axis)
  }

  /// The same in a part of it.
  func placeToScroll(_ scroller: ScrollerID, in part: Rect, along axis: ScrollAxis?) -> PlaceSearch.Find {
    let owner = blueprint.scrollers[scroller].item
    let surface = blueprint.items[owner].surface
    guard access(to: surface) == .open else { return .none }
    func look(_ place: Point) -> PlaceSearch.Look {
      if scrolls(scroller, at: place, along: axis) { return .here }
      if let strip = systemStrip(at: place) { return .covered(by: strip) }
      // What lies in it and scrolls the same way takes a drag before it does.
      if let axis, let inner = self.scroller(in: scrollChain(at: place), axis), inner != scroller {
        return .covered(by: screenView(of: inner))
      }
      return cover(at: place, over: surface).map { .covered(by: $0) } ?? .elsewhere
    }
    let own = part.intersection(area(of: owner))
    // Most often the first look is the last; there may be very much in it.
    if case .place(let place) = PlaceSearch.first(in: own, look) { return .place(place) }
    // What is in it may lie over what is over the view itself.
    let inside = (owner + 1..<max(owner + 1, blueprint.items[owner].end))
      .map { area(of: $0).intersection(part) }.filter { !$0.isEmpty }
    return PlaceSearch.place(in: [own] + inside, most: mostPlaces, look)
  }
}
