internal import Accessibility
internal import Digests
internal import Scenes

/// What names lead to: elements, presentations, and the window that each presentation belongs to.
extension BlueprintBuilder {
  mutating func resolve(_ index: ItemID) {
    items[index].opens = items[index].element.opens.flatMap { surfacesByID[$0] }
    aim(index)
  }

  /// Finds what the effect of an item is about.
  mutating func aim(_ index: ItemID) {
    guard let effect = items[index].element.effect else { return }
    items[index].effectTarget = effect.target.flatMap { find($0, near: items[index].surface) }
  }

  /// An element by its path, else by its id on the same surface, else by its id anywhere.
  ///
  /// What is on a presentation of which the window has one of its own is meant as it is on that one.
  func find(_ id: String, near surface: SurfaceID) -> ItemID? {
    if let own = ownPath(id, on: surface).flatMap({ itemsByID[$0] }) { return own }
    let found =
      itemsByID[NodeID(id)] ?? firstOnSurface[LocalName(id: id, surface: surface)] ?? firstAnywhere[id]
    return found.map { counterpart(of: $0, in: surfaces[surface].window) ?? $0 }
  }

  /// A path into a presentation, seen from one like it in another window: the same place in that one.
  private func ownPath(_ path: String, on surface: SurfaceID) -> NodeID? {
    guard let origin = surfaces[surface].origin, path.hasPrefix(surfaces[origin].id.path + "/") else { return nil }
    return NodeID(surfaces[surface].id.path + path.dropFirst(surfaces[origin].id.path.count))
  }

  /// The same item of the presentation that a window has instead of the one that the item is on.
  func counterpart(of item: ItemID, in window: SurfaceID) -> ItemID? {
    guard !copies.isEmpty, let copy = copies[items[item].surface]?[window] else { return nil }
    let found = surfaces[copy].items.lowerBound + (item - surfaces[items[item].surface].items.lowerBound)
    return surfaces[copy].items.contains(found) ? found : nil
  }

  /// Notes the first element of each name, anywhere and on each further surface, so that finding one costs no search.
  ///
  /// - Parameter start: The first item that has not been noted.
  mutating func noteNames(from start: ItemID = ItemID(0)) {
    firstAnywhere.reserveCapacity(items.count)
    for index in start..<items.endIndex {
      let id = items[index].element.id
      guard let first = firstAnywhere[id] else {
        firstAnywhere[id] = index
        continue
      }
      guard items[first].surface != items[index].surface else { continue }
      let name = LocalName(id: id, surface: items[index].surface)
      if firstOnSurface[name] == nil { firstOnSurface[name] = index }
    }
  }

  /// The window each presentation belongs to: its parent's, else that of the first element that opens it.
  ///
  /// A chain of presentations is walked once, from each of its links no further than to one that is settled.
  mutating func settleWindows() {
    var opener: [SurfaceID: SurfaceID] = [:]
    for item in items {
      guard let opened = item.opens, opener[opened] == nil else { continue }
      opener[opened] = item.surface
    }
    var asker: [SurfaceID: SurfaceID] = [:]
    for index in surfaces.indices {
      guard let question = surfaces[index].confirmation, asker[question] == nil else { continue }
      asker[question] = index
    }
    var windows = Table<SurfaceID, SurfaceID?>(surfaces.indices.map { surfaces[$0].isWindow ? $0 : nil })
    for surface in surfaces.indices where windows[surface] == nil {
      var path: [SurfaceID] = []
      var isOnPath: Set<SurfaceID> = []
      var next = surface
      while windows[next] == nil, isOnPath.insert(next).inserted {
        path.append(next)
        guard let above = presenter(of: next, opener: opener, asker: asker) else { break }
        next = above
      }
      for link in path { windows[link] = windows[next] ?? .first }
    }
    for surface in surfaces.indices { surfaces[surface].window = windows[surface] ?? .first }
    settleDocuments(opener: opener)
  }

  /// The document window that each panel belongs to, and the window beside which a presented panel comes up.
  private mutating func settleDocuments(opener: [SurfaceID: SurfaceID]) {
    for surface in surfaces.indices {
      switch surfaces[surface].kind {
      case .window(let window): surfaces[surface].relatedDocument = window.relatedDocument.flatMap { surfacesByID[$0] }
      case .panel(let panel):
        surfaces[surface].relatedDocument = panel.relatedDocument.flatMap { surfacesByID[$0] }
        let server = presenter(of: surface, opener: opener, asker: [:]).map { surfaces[$0].window }
        surfaces[surface].beside = surfaces[surface].relatedDocument ?? server
      default: break
      }
    }
  }

  private func presenter(of surface: SurfaceID, opener: [SurfaceID: SurfaceID], asker: [SurfaceID: SurfaceID])
    -> SurfaceID?
  {
    let declared = surfaces[surface].declared
    if let parent = declared?.parent, let index = surfacesByID[parent] { return index }
    if let popover = surfaces[surface].popover { return popover }
    if let presenter = declared?.presenter {
      if let index = surfacesByID[presenter] { return index }
      if let item = find(presenter, near: .first) { return items[item].surface }
    }
    return opener[surface] ?? asker[surface] ?? surfaces[surface].anchor.map { items[$0].surface }
  }

  /// An element's id on one surface.
  struct LocalName: Hashable {
    var id: String
    var surface: SurfaceID
  }
}
