/// Where content that is paged can rest (SM-9): 0, step, 2 step … and its end, where step is a page less its overlap.
struct PageGrid: Hashable, Sendable {
  /// Points from one page to the next.
  let step: Double
  /// The greatest offset, in points.
  let maximum: Double

  /// The pages of some content.
  ///
  /// - Parameters:
  ///   - page: Points of a page.
  ///   - overlap: Points of a page that are shown again on the next; one that leaves nothing of the page is none, as
  ///     documents are refused that say so.
  ///   - maximum: The greatest offset, in points.
  init(page: Double, overlap: Double, maximum: Double) {
    let page = max(1, page)
    step = overlap < page ? page - max(0, overlap) : page
    self.maximum = max(0, maximum)
  }

  /// How many pages there are: as many as content can rest on.
  ///
  /// The last one shows the end of the content, so that the greatest offset decides. Where pages are as large as the
  /// view, that is 1 + ⌈(content − page) / step⌉. Where they are smaller, several show at once, and that formula would
  /// also count pages beyond the greatest offset, which nobody can turn to: 400 points of 1,200 in steps of 80 rest at
  /// 0, 80 … 800, on 11 pages, not 15.
  var count: Int {
    let pages = (maximum / step - 1e-9).rounded(.up)
    return 1 + Int(min(max(0, pages), 1_000_000_000))
  }

  /// Where a page rests, in points; that of the first or last where there is no such page.
  func offset(of index: Int) -> Double { min(Double(max(0, index)) * step, maximum) }

  /// The page that is nearest to an offset.
  func nearest(to offset: Double) -> Int {
    guard offset < maximum else { return count - 1 }
    let index = Int(max(0, offset / step).rounded())
    // The last page may lie nearer than a step before its end.
    let before = max(0, index - 1)
    return (before...min(index + 1, count - 1)).min {
      abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset)
    }
      ?? 0
  }

  /// The page that shows first what is first at an offset.
  func holding(_ offset: Double) -> Int {
    guard offset < maximum else { return count - 1 }
    return min(Int(max(0, offset / step + 1e-9)), count - 1)
  }

  /// Where the focus engine rests so that the whole of a stretch of content shows: on the page nearest to the one that
  /// shows which shows it; where it lies across the border of two, beside the further one of them, so that no page is
  /// passed over on the way on (scroll-tvos-focus-autoscroll).
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins, in points of the content.
  ///   - end: Where it ends; no further than a view's length from its start.
  ///   - extent: Points that show at once.
  ///   - page: The page that shows now.
  func whole(
    from start: Double, to end: Double, showing extent: Double, seenFrom page: Int
  ) -> (offset: Double, page: Int) {
    let candidates = holding(max(0, start - extent))...holding(max(0, end))
    let whole = candidates.filter { offset(of: $0) <= start + 1e-6 && end <= offset(of: $0) + extent + 1e-6 }
    if let nearest = whole.min(by: { abs($0 - page) < abs($1 - page) }) { return (offset(of: nearest), nearest) }
    let first = holding(max(0, start))
    let last = min(first + 1, count - 1)
    // Seen from the first of the two, or from beyond the last, it is at the beginning of what shows: on the last one.
    return page == first || page > last ? (start, last) : (max(0, end - extent), first)
  }

  /// The page to go to when a finger lets go: one on for a swipe, and for a slow movement of more than half a page; by
  /// one page only, however far and fast.
  ///
  /// A swipe turns a page from the one that content was going to when the finger caught it, so that two quick swipes
  /// turn two pages. One that ends the other way than it went leads back to the page that was behind it.
  ///
  /// - Parameters:
  ///   - start: The page on which the finger came down, or to which content was on its way.
  ///   - caught: Where the finger came down, in points; the place of `start` unless given.
  ///   - offset: Where the finger left the content, in points.
  ///   - velocity: Of the offset, in points per second.
  ///   - swipe: The least speed of a swipe, in points per second.
  func target(
    from start: Int, caughtAt caught: Double? = nil, at offset: Double, velocity: Double, swipe: Double
  ) -> Int {
    let turn: Int
    if abs(velocity) >= swipe {
      let caught = caught ?? self.offset(of: start)
      if velocity * (offset - caught) < 0 {
        let before = holding(caught)
        let behind = velocity < 0 || self.offset(of: before) >= caught - 1e-6 ? before : before + 1
        return min(max(0, start - 1, behind), start + 1, count - 1)
      }
      turn = velocity > 0 ? 1 : -1
    } else {
      let way = offset - self.offset(of: start)
      turn = abs(way) > step / 2 ? (way > 0 ? 1 : -1) : 0
    }
    return min(max(0, start + turn), count - 1)
  }
}
