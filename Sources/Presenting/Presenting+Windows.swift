package import Geometry
package import StageModel

/// Windows and panels: which are there, which lies over which, which takes the keys, and whose task waits (SM-16).
extension Presenting {
  // MARK: There and gone

  /// The windows of a scene from back to front, and those of them that are not there at first; the foremost of the others
  /// takes the keys.
  package mutating func setUpWindows(_ order: [SurfaceID], gone: Set<SurfaceID>) {
    windows.order = order
    goneWindows = gone
    windows.key = order.last { !gone.contains($0) }
  }

  /// A window or panel is there; false where it has been all along.
  package mutating func showWindow(_ window: SurfaceID) -> Bool { goneWindows.remove(window) != nil }

  /// A window or panel is gone; false where it has been already.
  package mutating func closeWindow(_ window: SurfaceID) -> Bool { goneWindows.insert(window).inserted }

  // MARK: The stack

  /// A window lies over all others, and these panels over it, in their order.
  package mutating func raise(_ window: SurfaceID, under panels: [SurfaceID]) {
    windows.order.removeAll { $0 == window || panels.contains($0) }
    windows.order.append(window)
    windows.order += panels
  }

  /// A window takes the keys from now on, or none does.
  package mutating func giveKeys(to window: SurfaceID?) { windows.key = window }

  /// The item that gets the focus when its window takes the keys again; nil for none in particular.
  package mutating func keepFocus(_ item: ItemID?, ofWindow window: SurfaceID) { windows.focus[window] = item }

  // MARK: Panels

  /// A panel was opened with an item, or by nobody that is known.
  package mutating func noteOpener(_ item: ItemID?, ofPanel panel: SurfaceID) { windows.openers[panel] = item }

  /// A panel is gone: what it was opened with.
  package mutating func takeOpener(ofPanel panel: SurfaceID) -> ItemID? { windows.openers.removeValue(forKey: panel) }

  // MARK: Places and tasks

  /// A window is so far from its place, in points.
  package mutating func move(_ window: SurfaceID, by offset: Vector) {
    windows.offsets[window] = offset == .zero ? nil : offset
  }

  /// All windows are at their places.
  package mutating func forgetMoves() { windows.offsets = [:] }

  /// The running task of a window waits from now on, or goes on; false where it has done so all along.
  package mutating func setSuspended(_ isSuspended: Bool, _ window: SurfaceID) -> Bool {
    let ordinal = suspended.firstIndex(of: window)
    guard isSuspended != (ordinal != nil) else { return false }
    if let ordinal {
      suspended.remove(at: ordinal)
    } else {
      suspended.insert(window, at: suspended.firstIndex { $0 > window } ?? suspended.count)
    }
    return true
  }
}
