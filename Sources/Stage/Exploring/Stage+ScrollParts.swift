internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel

/// How far content has scrolled, taken apart for who explores the interface.
///
/// What of a view can be touched hangs on where its content is and where the content is that the view lies in, and on no
/// other view, except where views lie over each other: so the rows of a page that scroll by themselves stand for
/// themselves.
extension Stage {
  /// Where content is: by view, with where each view itself is; views that lie over each other together.
  func addScrolls(_ add: (ScrollerID, [UInt64], SurfaceID?, [SurfaceID]) -> Void) {
    guard state.scrolling.places.indices.contains(where: isMoved) else { return }
    if hangsOnContent, !hangsApart { return addTogether(add) }
    var clusters: [ScrollerID: PartWords] = [:]
    let together = overlappingScrollers
    for scroller in state.scrolling.places.indices {
      if let first = together[scroller] {
        if isMoved(scroller) { addPlace(of: scroller, to: &clusters[first, default: PartWords()]) }
        continue
      }
      let around = blueprint.scrollers[scroller].isText ? [] : scrollers(around: scroller)
      let isCarried = around.contains(where: isMoved) && shows(scroller) && canMove(scroller)
      guard isMoved(scroller) || isCarried else { continue }
      var words = PartWords()
      if isMoved(scroller) { addPlace(of: scroller, to: &words) }
      if isCarried { for outer in around { addOffset(of: outer, to: &words) } }
      let surface = surface(of: scroller)
      add(scroller, words.words, surface, [surface])
    }
    for first in clusters.keys.sorted() {
      let surface = surface(of: first)
      add(first, clusters[first]?.words ?? [], surface, [surface])
    }
  }

  /// Where what lies where content has put it is cut off, which decides what of it can be touched: as long as nothing else
  /// takes input, it matters nowhere else where content has put it.
  func addHangingPlaces(_ add: (SurfaceID, [UInt64], [SurfaceID]) -> Void) {
    let moved = state.scrolling.places.indices.filter(isMoved)
    guard !moved.isEmpty, hangsOnContent, hangsApart else { return }
    let homes = Set(moved.map { self.surface(of: $0) }).sorted()
    for surface in hanging {
      let frame = surfaceFrame(surface)
      let shown = shown(of: frame)
      guard shown != frame else { continue }
      var words = PartWords()
      let cuts = [shown.minX - frame.minX, shown.minY - frame.minY, frame.maxX - shown.maxX, frame.maxY - shown.maxY]
      for cut in shown.isEmpty ? [] : cuts { words.add(whole: cut.rounded()) }
      add(surface, words.words, homes)
    }
  }

  /// What of a frame lies on the screen and over the on-screen keyboard.
  private func shown(of frame: Rect) -> Rect {
    var clear = wholeScreen
    if let keyboard = keyboardFrame { clear.size.height = max(0, keyboard.minY - clear.minY) }
    return frame.intersection(clear)
  }

  /// What lies on the screen where content has put it.
  private var hanging: [SurfaceID] {
    state.presenting.covers.lazy.filter { hangs($0.surface, $0.opener) }.map(\.surface)
      + state.presenting.sheets.lazy.filter { hangs($0.surface, $0.popoverOpener) }.map(\.surface)
  }

  /// Whether nothing takes input but what hangs on content, and none of that is more than a place that points there.
  private var hangsApart: Bool {
    let hanging = hanging
    return foremostFirst.allSatisfy { hanging.contains($0) || access(to: $0) != .open }
      && hanging.allSatisfy { surface in
        !blueprint.isShownInContent(surface)
          && (shown(of: surfaceFrame(surface)) == surfaceFrame(surface) || blueprint.scrollers(of: surface).isEmpty)
      }
  }

  /// Where all content is, in one.
  private func addTogether(_ add: (ScrollerID, [UInt64], SurfaceID?, [SurfaceID]) -> Void) {
    var words = PartWords()
    var homes: Set<SurfaceID> = []
    for scroller in state.scrolling.places.indices where isMoved(scroller) {
      addPlace(of: scroller, to: &words)
      homes.insert(surface(of: scroller))
    }
    add(ScrollerID(0), words.words, nil, homes.sorted())
  }

  private func surface(of scroller: ScrollerID) -> SurfaceID {
    blueprint.items[blueprint.scrollers[scroller].item].surface
  }

  /// Whether content is not where it began.
  private func isMoved(_ scroller: ScrollerID) -> Bool {
    state.scrolling.places[scroller].offset != .zero || (state.scrolling.zooms[scroller]?.scale ?? 1) != 1
  }

  /// Whether content can be anywhere else at all.
  private func canMove(_ scroller: ScrollerID) -> Bool {
    maximumOffset(scroller) != .zero || blueprint.scrollers[scroller].zoom != nil
      || blueprint.scrollers[scroller].isTabView
  }

  /// Whether any of a view shows.
  private func shows(_ scroller: ScrollerID) -> Bool {
    !area(of: blueprint.scrollers[scroller].item).intersection(wholeScreen).isEmpty
  }

  /// The views that a view lies in, from within.
  private func scrollers(around scroller: ScrollerID) -> [ScrollerID] {
    var around: [ScrollerID] = []
    var inner = scroller
    while let outer = blueprint.items[blueprint.scrollers[inner].item].scroller {
      around.append(outer)
      inner = outer
    }
    return around
  }

  /// Where the content of a view is, and what can be touched of it less than elsewhere.
  private func addPlace(of scroller: ScrollerID, to words: inout PartWords) {
    addOffset(of: scroller, to: &words)
    words.add(coveredItself(in: scroller))
    addCut(of: scroller, to: &words)
  }

  /// Where the content of a view is, to half of what shows at once.
  ///
  /// A finger brings content to every such place. Where the focus moves it, it comes to few places, each of which may show
  /// what no other does.
  private func addOffset(of scroller: ScrollerID, to words: inout PartWords) {
    let offset = state.scrolling.places[scroller].offset
    let scale = state.scrolling.zooms[scroller]?.scale ?? 1
    let view = clearSize(scroller)
    let maximum = maximumOffset(scroller)
    words.add(scroller)
    for (now, most, viewLength) in [(offset.dx, maximum.dx, view.width), (offset.dy, maximum.dy, view.height)] {
      words.add(now <= 0.5 ? 0 : now >= most - 0.5 ? 2 : 1)
      // A text has no controls in it, and grows as it is typed.
      if !blueprint.scrollers[scroller].isText, scale == 1 || profile.hasFocusEngine {
        words.add(whole: profile.hasFocusEngine ? now.rounded() : (now * 2 / max(viewLength, 1)).rounded(.down))
      }
    }
    // A pinch comes to every doubling and halving at once; where a reader magnifies step by step, each step is another.
    if profile.hasFocusEngine { words.add(whole: (scale * 1_000).rounded()) }
    // What lies over content leaves other parts of it free where that is magnified more: by the doublings and halvings
    // that people try.
    words.add(Int(scale.exponent) + (scale > 1 && scale.significand > 1 ? 1 : 0))
  }

  /// What the edges of the screen cut off a view, of which other places of content show then than elsewhere; windows are
  /// moved there.
  private func addCut(of scroller: ScrollerID, to words: inout PartWords) {
    let frame = screenFrame(of: blueprint.scrollers[scroller].item)
    let shown = frame.intersection(wholeScreen)
    guard profile.movesWindows, blueprint.items[blueprint.scrollers[scroller].item].scroller == nil, shown != frame
    else { return words.add(0) }
    words.add(1)
    for edge in shown.isEmpty
      ? [] : [shown.minX - frame.minX, shown.minY - frame.minY, frame.maxX - shown.maxX, frame.maxY - shown.maxY]
    {
      words.add(whole: edge.rounded())
    }
  }

  /// Whether something on the screen lies where content that scrolls has put it, so that what can be touched anywhere may
  /// hang on all of what has scrolled.
  var hangsOnContent: Bool {
    state.presenting.covers.contains { hangs($0.surface, $0.opener) }
      || state.presenting.sheets.contains { hangs($0.surface, $0.popoverOpener) }
  }

  /// Whether a surface lies where content that scrolls has put it, or what opened it.
  func hangs(_ surface: SurfaceID, _ opener: ItemID?) -> Bool {
    func isInContent(_ item: ItemID?) -> Bool { item.map { blueprint.items[$0].scroller != nil } ?? false }
    let model = blueprint.surfaces[surface]
    return isInContent(model.anchor) || model.hangsOnItsControl && isInContent(opener)
  }

  /// Views that lie over each other in what both are in, and all views in them, by the first of them: what of one can be
  /// touched hangs on where the other is.
  private var overlappingScrollers: [ScrollerID: ScrollerID] {
    var groups: [ScrollerID: ScrollerID] = [:]
    func first(_ scroller: ScrollerID) -> ScrollerID {
      var first = scroller
      while let next = groups[first], next != first { first = next }
      return first
    }
    for surface in foremostFirst {
      // No control lies in a text.
      let scrollers = blueprint.scrollers(of: surface).filter { !blueprint.scrollers[$0].isText }
      guard scrollers.count > 1 else { continue }
      let frames = Dictionary(grouping: scrollers) { blueprint.items[blueprint.scrollers[$0].item].scroller }
      for siblings in frames.values where siblings.count > 1 {
        let placed = siblings.map { (scroller: $0, frame: screenFrame(of: blueprint.scrollers[$0].item)) }
          .sorted { ($0.frame.minY, $0.scroller) < ($1.frame.minY, $1.scroller) }
        for (ordinal, one) in placed.enumerated() {
          for other in placed[(ordinal + 1)...] {
            guard other.frame.minY < one.frame.maxY else { break }
            guard !other.frame.intersection(one.frame).isEmpty else { continue }
            let (a, b) = (first(one.scroller), first(other.scroller))
            groups[max(a, b)] = min(a, b)
            groups[min(a, b)] = min(a, b)
          }
        }
      }
      guard !groups.isEmpty else { continue }
      // Outer views come before those in them.
      for scroller in scrollers {
        guard let outer = scrollersAroundInGroups(scroller, groups) else { continue }
        let (a, b) = (first(scroller), first(outer))
        groups[max(a, b)] = min(a, b)
        groups[min(a, b)] = min(a, b)
      }
    }
    return groups.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: groups.keys.map { ($0, first($0)) })
  }

  /// The innermost view around a view that is in a group.
  private func scrollersAroundInGroups(_ scroller: ScrollerID, _ groups: [ScrollerID: ScrollerID]) -> ScrollerID? {
    scrollers(around: scroller).first { groups[$0] != nil }
  }
}
