internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Edges by which people resize sheets, and title bars by which they move windows, among what could take a movement
/// (`--explain`). Nothing here runs unless that is asked for.
extension Stage {
  /// The edges and corners of sheets that a movement could take hold of, with how far from them it begins: all of those
  /// that can be resized, and of the others those that are near enough.
  func edgeCandidates(at point: Point) -> [Candidate] {
    guard profile.resizesSheetsByEdges else { return [] }
    return state.presenting.sheets.indices.reversed().compactMap { index in
      let surface = state.presenting.sheets[index].surface
      let isResizable = sheetModel(surface).isResizable == true
      let taken = edge(of: index, at: point)
      guard isResizable || taken != nil else { return nil }
      let access = access(to: surface)
      var note = ""
      if !isResizable {
        note = "cannot be resized"
      } else if !state.presenting.sheets[index].isResting {
        note = "comes, goes or moves"
      } else if access != .open {
        note = explain(access)
      }
      return Candidate(.sheetEdge, id(surface), measures(to: taken, of: index, from: point), note: note)
    }
  }

  /// How far a point is from the part of a sheet that is taken hold of there; from both that it may be where none is.
  private func measures(to taken: SheetEdge?, of index: Int, from point: Point) -> [Measure] {
    let frame = sheetFrame(state.presenting.sheets[index])
    let attachment = layout.placements[state.presenting.sheets[index].surface]?.attachment
    // Those that can move; a corner is where two of them meet.
    let across = min(abs(point.x - frame.minX), abs(point.x - frame.maxX))
    let up = attachment == .top ? .infinity : abs(point.y - frame.minY)
    let down = attachment == .bottom ? .infinity : abs(point.y - frame.maxY)
    let beside = max(frame.minX - point.x, point.x - frame.maxX, 0)
    let above = max(frame.minY - point.y, point.y - frame.maxY, 0)
    let edge = Measure(
      "distance from the edge", min(max(across, above), max(min(up, down), beside)), .atMost, profile.resizeReach.edge)
    let corner = Measure("distance from the corner", max(across, min(up, down)), .atMost, profile.resizeReach.corner)
    guard let taken else { return [edge, corner] }
    return taken.horizontal != 0 && taken.vertical != 0 ? [corner] : [edge]
  }

  /// A sheet whose edge is let go: how large it is along the sides that were pulled, and how large it may be.
  func releasedEdge(_ edge: SheetEdge, of index: Int, since before: Size) -> Candidate {
    let surface = state.presenting.sheets[index].surface
    let size = sheetFrame(state.presenting.sheets[index]).size
    let (least, room) = (leastSize(of: surface), layout.placements[surface]?.bounds.size ?? state.room.size)
    func measure(_ name: String, _ value: Double, _ least: Double, _ most: Double) -> Measure {
      let words = "\(name) \(points(value)) of \(points(least)) to \(points(most)) pt"
      return Measure(name, value, .atMost, most, words: words)
    }
    var measures: [Measure] = []
    if edge.horizontal != 0 {
      measures.append(measure("width", size.width, min(least.width, before.width), room.width))
    }
    if edge.vertical != 0 {
      measures.append(measure("height", size.height, min(least.height, before.height), room.height))
    }
    return Candidate(
      .sheetEdge, id(surface), measures, note: "was \(points(before.width))×\(points(before.height)) pt")
  }

  /// Who could take a press on a title bar: the bar, and what a click there would reach.
  func titleBarCandidates(at point: Point, of window: SurfaceID) -> [Candidate] {
    let depth = point.y - surfaceFrame(window).minY
    let bar = Candidate(.titleBar, id(window), [Measure("depth", depth, .below, SheetPlacement.titleBar)])
    return [bar] + tapCandidates(at: point)
  }

  /// A window that is let go: how far it was moved, and where it may be.
  func releasedWindow(_ move: WindowMove) -> Candidate {
    let (place, way) = (surfaceFrame(move.window).origin, windowOffset(of: move.window) - move.offset)
    let (x, y) = windowPlaces(of: move.window)
    func measure(_ name: String, _ way: Double, _ value: Double, _ range: (Double, Double)) -> Measure {
      let words = "\(name) \(points(value)) of \(points(range.0)) to \(points(range.1)) pt, moved by \(points(way)) pt"
      return Measure(name, value, .atMost, range.1, words: words)
    }
    return Candidate(.titleBar, id(move.window), [measure("x", way.dx, place.x, x), measure("y", way.dy, place.y, y)])
  }
}
