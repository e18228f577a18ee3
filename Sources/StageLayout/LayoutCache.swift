package import Geometry
internal import Synchronization

/// Where everything lies on the screens that were met last, for who turns the same screen many times.
///
/// It holds nothing that was not worked out from the document and the size, so that who shares it never matters.
package final class LayoutCache: Sendable {
  private struct Entry {
    var size: Size
    var barsTakeRoom: Bool
    var layout: StageLayout
  }

  private let entries = Mutex<[Entry]>([])
  /// A screen, turned, and a few others.
  private static let room = 4

  /// A cache that knows nothing yet.
  package init() {}

  /// The layout for a size in points, made by `make` where it is not known.
  package func layout(size: Size, barsTakeRoom: Bool, make: (Size, Bool) -> StageLayout) -> StageLayout {
    let known = entries.withLock { entries in
      entries.first { $0.size == size && $0.barsTakeRoom == barsTakeRoom }?.layout
    }
    if let known { return known }
    let made = make(size, barsTakeRoom)
    entries.withLock { entries in
      if entries.count >= Self.room { entries.removeFirst() }
      entries.append(Entry(size: size, barsTakeRoom: barsTakeRoom, layout: made))
    }
    return made
  }
}
