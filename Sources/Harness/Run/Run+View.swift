import Accessibility
import Announcer

/// What the reader knows of the interface is brought up to date as far as somebody looks at it: an event costs no more
/// in a large interface than in a small one, unless something comes or goes.
extension Run {
  /// Looks at what a command of the reader is about.
  mutating func refreshView(for command: ReaderCommand) {
    guard isOutdated else { return }
    view.forgetWhatShows()
    switch command {
    // Everything that shows may be meant.
    case .explore, .readAllFromTop, .readAllFromHere: replaceView()
    // Where some readers step to hangs on what shows.
    case .next where reader.entersInSight, .previous where reader.entersInSight: replaceView()
    default:
      guard isInOrder, !reader.isWaiting else { return replaceView() }
      var seen: Set<Int> = []
      let nodes = [reader.cursor.focus, reader.destination(of: command, in: view)].compactMap(\.self)
      if !update(nodes, besides: &seen) { replaceView() }
    }
  }

  /// Looks at what something that happened is about, and at what the reader says of it.
  ///
  /// - Parameter followsContent: Whether the cursor goes along with content that has scrolled.
  /// - Returns: What was known before, where all was looked at anew.
  mutating func refreshView(after events: [TargetEvent], followsContent: Bool) -> ReaderView? {
    guard isOutdated else { return nil }
    view.forgetWhatShows()
    if !reader.isWaiting, events.allSatisfy(\.mayLeaveOrder), isInOrder,
      update(after: events, followsContent: followsContent)
    {
      return nil
    }
    let before = view
    replaceView()
    return before
  }

  /// Whether the tree may have changed since all of it was looked at.
  private var isOutdated: Bool {
    let version = target.treeVersion
    return version == nil || version != viewVersion
  }

  /// Whether the nodes that were looked at are still there, in the same order.
  var isInOrder: Bool { viewShape != nil && viewShape == target.treeShape }

  private mutating func replaceView() {
    view = ReaderView(target.tree, manner: reader.manner)
    (viewVersion, viewShape) = (target.treeVersion, target.treeShape)
    viewCount += 1
  }

  // MARK: Single nodes

  /// Brings up to date what is told of, where the cursor is, and what it may go along with; false where that is not
  /// enough.
  private mutating func update(after events: [TargetEvent], followsContent: Bool) -> Bool {
    var seen: Set<Int> = []
    let cursor = reader.cursor.focus
    guard update(events.map(\.node) + [cursor].compactMap(\.self), besides: &seen) else { return false }
    let isCursorInSight = cursor.flatMap { view.index(of: $0) }.map { view.tree.isInSight($0) } ?? true
    for event in events {
      switch event.kind {
      case .paged(let page, _):
        guard update(page: page, of: event.node, besides: &seen) else { return false }
      // Which of all items show is told.
      case .scrolled where reader.countsItems: return false
      case .scrolled where followsContent: break
      default: continue
      }
      // The cursor goes to something that shows, if it goes at all.
      guard !isCursorInSight else { continue }
      guard let showing = target.nodesShowing(in: event.node) else { return false }
      guard update(showing.filter { view.ordinal(of: $0) != nil }, besides: &seen) else { return false }
      view.show(showing, in: event.node)
    }
    return true
  }

  /// Brings a page of a tab view up to date, counted from 1.
  private mutating func update(page: Int, of id: NodeID, besides seen: inout Set<Int>) -> Bool {
    guard let root = view.index(of: id), view.tree.nodes[root].role == .tabView else { return true }
    let pages = view.tree.children(of: root)
    guard pages.indices.contains(page - 1) else { return true }
    return update([view.tree.nodes[pages[page - 1]].id], besides: &seen)
  }

  /// Brings nodes and all that is around them up to date; false where the order hangs on what has changed.
  private mutating func update(_ ids: [NodeID], besides seen: inout Set<Int>) -> Bool {
    for id in ids {
      var next = view.index(of: id) ?? -1
      while next >= 0, seen.insert(next).inserted {
        guard let node = target.currentNode(view.tree.nodes[next].id), view.update(next, with: node) else {
          return false
        }
        next = view.tree.nodes[next].parent
      }
    }
    return true
  }
}
