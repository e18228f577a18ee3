internal import Digests
internal import Geometry
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Windows that the pointer moves, for who explores the interface.
extension Stage {
  /// Windows by their title bars, to the corners of the screen.
  ///
  /// A window goes where it would go by its middle wherever it is taken, so that there are few places to which it comes.
  /// Where that is off the screen it goes back to where it began, and from there to the others; only where that is no way
  /// either it goes there by where it is taken. Whoever takes it brings it to the front, where it can be taken as usual.
  func addWindowMoves(_ open: [SurfaceID], to steps: inout StepList) {
    let screen = Rect(origin: .zero, size: state.room.size)
    for window in movedWindows(open) {
      let frame = surfaceFrame(window)
      addMovesAlong(window, frame, to: &steps)
      let corners = Self.cornerShares.map { screen.point(at: $0.x, $0.y) }
      let middle = Point(x: frame.midX, y: frame.minY + 10)
      if let handle = usualHandle(of: window, frame) {
        let ends = corners.map { $0 + (handle - middle) }
        for end in ends where screen.contains(end) {
          steps.add(.pointerDrag(from: handle, to: StepList.whole(end)))
        }
        guard !ends.allSatisfy(screen.contains) else { continue }
        let home = handle + (state.presenting.windows.offsets[window] ?? .zero) * -1
        if home != handle, screen.contains(home) {
          steps.add(.pointerDrag(from: handle, to: StepList.whole(home)))
        } else {
          for (corner, end) in zip(corners, ends) where !screen.contains(end) {
            steps.add(.pointerDrag(from: handle, to: StepList.whole(corner)))
          }
        }
        continue
      }
      let other = otherHandle(of: window, frame)
      let handle = other.point.flatMap { place in StepList.whole(near: place) { isBare($0, of: window) } }
      let ends = handle.map { handle in corners.map { $0 + (handle - middle) }.filter(screen.contains) } ?? []
      if let handle {
        for end in ends { steps.add(.pointerDrag(from: handle, to: StepList.whole(end))) }
      }
      if other == .unknown || other.point != nil && ends.isEmpty { steps.passOver(id(window)) }
    }
  }

  /// Whether a place is of a window itself, where nothing lies over that.
  private func isBare(_ place: Point, of window: SurfaceID) -> Bool {
    guard wholeScreen.contains(place), let hit = hit(at: place) else { return false }
    return hit.surface == window && hit.item == nil
  }

  /// Where a window is taken by its title bar: at few places, so that it comes to few others.
  private func usualHandle(of window: SurfaceID, _ frame: Rect) -> Point? {
    let shares = [0.5, 0.25, 0.75, 0.1, 0.9] + (1..<32).map { Double($0) / 32 }
    let known = shares.lazy.map { StepList.whole(Point(x: frame.minX + frame.size.width * $0, y: frame.minY + 10)) }
    return known.first { isBare($0, of: window) }
  }

  /// Where else it can be taken.
  private func otherHandle(of window: SurfaceID, _ frame: Rect) -> PlaceSearch.Find {
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: SheetPlacement.titleBar)
    return PlaceSearch.place(in: [bar.intersection(wholeScreen)], most: mostPlaces) { place in
      isBare(place, of: window) ? .here : cover(at: place, over: window).map { .covered(by: $0) } ?? .elsewhere
    }
  }

  /// The windows with a title bar that take input, and those that something blocks which is theirs and not all on the
  /// screen: a window is moved with the sheet that it waits for.
  private func movedWindows(_ open: [SurfaceID]) -> [SurfaceID] {
    var windows = open.filter { blueprint.surfaces[$0].isWindow && blueprint.surfaces[$0].title != nil }
    for surface in open where !blueprint.surfaces[surface].isWindow {
      let frame = surfaceFrame(surface)
      guard frame.intersection(wholeScreen) != frame, let window = movable(surface), !windows.contains(window) else {
        continue
      }
      windows.append(window)
    }
    return windows
  }

  /// A window much wider than the screen besides along it, so that each part of it comes onto the screen.
  private func addMovesAlong(_ window: SurfaceID, _ frame: Rect, to steps: inout StepList) {
    let places = placesAlong(frame)
    guard !places.isEmpty else { return }
    let width = wholeScreen.size.width
    let y = frame.minY + 10
    let handles = stride(from: 0.02, through: 0.98, by: 0.06).lazy
      .map { StepList.whole(Point(x: width * $0, y: y)) }.filter { isBare($0, of: window) }
    for place in places where abs(place - frame.minX) >= 1 {
      let ends = handles.map { ($0, StepList.whole(Point(x: $0.x + place - frame.minX, y: $0.y))) }
      if let way = ends.first(where: { wholeScreen.insetBy(dx: 1, dy: 0).contains($0.1) }) {
        steps.add(.pointerDrag(from: way.0, to: way.1))
      }
    }
  }

  /// Where the left edge of a window much wider than the screen is brought to; none for others.
  private func placesAlong(_ frame: Rect) -> [Double] {
    let (width, whole) = (wholeScreen.size.width, frame.size.width)
    guard whole > width * 1.5, width >= 100 else { return [] }
    let count = Int((min(whole / width, Double(mostPlaces)) * 1.25).rounded(.up))
    return (0...count).map { -(whole - width) * Double($0) / Double(count) }
  }

  /// Where the upper left corner of a window is tried, as far as the edges of the screen leave it there.
  func triedPlaces(of window: SurfaceID) -> (x: [Double], y: [Double]) {
    let (home, now, places) = (layout.surfaceFrames[window], surfaceFrame(window), windowPlaces(of: window))
    let corners = Self.cornerShares.map { wholeScreen.point(at: $0.x, $0.y) }
    let x = corners.map { min(max($0.x - now.size.width / 2, places.x.least), places.x.most) }
    let y = corners.map { min(max($0.y - 10, places.y.least), places.y.most) }
    return (x + [home.minX] + placesAlong(now), y + [home.minY])
  }

  /// Where on the screen the middle of a title bar is brought to.
  private static var cornerShares: [(x: Double, y: Double)] { [(0.05, 0.1), (0.95, 0.1), (0.05, 0.95), (0.95, 0.95)] }
}
