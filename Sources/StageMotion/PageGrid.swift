/// Where content that is paged can rest (SM-9): 0, stride, 2 stride … and its end, where stride is a page less its overlap.
package struct PageGrid: Hashable, Sendable {
  /// Points from one page to the next.
  package let stride: Double
  /// The greatest offset, in points.
  package let maximum: Double

  /// The pages of some content.
  ///
  /// - Parameters:
  ///   - page: Points of a page.
  ///   - overlap: Points of a page that are shown again on the next; one that leaves nothing of the page is none, as
  ///     documents are refused that say so.
  ///   - maximum: The greatest offset, in points.
  package init(page: Double, overlap: Double, maximum: Double) {
    let page = max(1, page)
    self.maximum = max(0, maximum)
    // An overlap may leave next to nothing of a page: there are no more pages than can be counted.
    let stride = overlap < page ? page - max(0, overlap) : page
    self.stride = max(stride, self.maximum / Double(Self.mostPages - 1))
  }

  /// The most pages that there can be.
  private static let mostPages = 1_000_000_000

  /// How many pages there are: as many as content can rest on.
  ///
  /// The last one shows the end of the content, so that the greatest offset decides. Where pages are as large as the
  /// view, that is 1 + ⌈(content − page) / stride⌉. Where they are smaller, several show at once, and that formula would
  /// also count pages beyond the greatest offset, which nobody can turn to: 400 points of 1,200 in strides of 80 rest at
  /// 0, 80 … 800, on 11 pages, not 15.
  package var count: Int {
    let pages = (maximum / stride - 1e-9).rounded(.up)
    return 1 + Int(min(max(0, pages), Double(Self.mostPages - 1)))
  }

  /// Where a page rests, in points; that of the first or last where there is no such page.
  package func offset(of index: Int) -> Double { min(Double(max(0, index)) * stride, maximum) }

  /// The page that is nearest to an offset; of two as near the one before.
  package func nearest(to offset: Double) -> Int {
    guard offset < maximum else { return count - 1 }
    let index = Int(max(0, offset / stride).rounded())
    // The last page may lie nearer than a stride before its end.
    let before = max(0, index - 1)
    return (before...min(index + 1, count - 1)).min {
      abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset)
    }
      ?? 0
  }

  /// The page that shows first what is first at an offset.
  package func holding(_ offset: Double) -> Int {
    guard offset < maximum else { return count - 1 }
    return min(Int(max(0, offset / stride + 1e-9)), count - 1)
  }

  /// Where the focus engine rests so that a stretch of content shows as far as it fits: on the page nearest to what
  /// shows that does so; where none does, at the far end of what one stride reaches of a stretch that fits, so that no
  /// page is passed over on the way on, and at the near end of a longer one (scroll-tvos-focus-autoscroll).
  ///
  /// - Parameters:
  ///   - stretch: Where it begins and ends, in points of the content.
  ///   - viewLength: Points that show at once.
  ///   - offset: Where the content is, in points.
  package func rest(toShow stretch: ClosedRange<Double>, in viewLength: Double, from offset: Double) -> Double {
    let range = rests(toShow: stretch, in: viewLength)
    func isRest(_ offset: Double) -> Bool { Self.contains(range, offset) }
    if isRest(offset) { return offset }
    let pages = (holding(range.lowerBound)...min(holding(range.upperBound) + 1, count - 1)).map(self.offset(of:))
    if let page = pages.filter(isRest).min(by: { abs($0 - offset) < abs($1 - offset) }) { return page }
    let isAhead = offset < range.lowerBound
    guard Self.fits(stretch, in: viewLength) else { return isAhead ? range.lowerBound : range.upperBound }
    let reached = isAhead ? offset + stride : offset - stride
    return min(max(range.lowerBound, reached), range.upperBound)
  }

  /// Where content rests after its room has changed so that a stretch shows as far as it fits: there already, on the
  /// nearest page that does so, else as near as can be.
  package func nearestRest(toShow stretch: ClosedRange<Double>, in viewLength: Double, from offset: Double) -> Double {
    let rest = rest(toShow: stretch, in: viewLength, from: offset)
    let range = rests(toShow: stretch, in: viewLength)
    let isOnPage = self.offset(of: nearest(to: rest)) == rest
    return isOnPage ? rest : min(max(range.lowerBound, offset), range.upperBound)
  }

  /// Whether a stretch of content shows as far as it fits on a page.
  package func shows(_ stretch: ClosedRange<Double>, in viewLength: Double, on page: Int) -> Bool {
    Self.contains(rests(toShow: stretch, in: viewLength), offset(of: page))
  }

  /// The offsets at which a stretch of content shows as far as it fits: as a whole, or nothing beside it.
  private func rests(toShow stretch: ClosedRange<Double>, in viewLength: Double) -> ClosedRange<Double> {
    let (first, last) = (stretch.lowerBound, stretch.upperBound - viewLength)
    func bounded(_ offset: Double) -> Double { min(max(0, offset), maximum) }
    return bounded(min(first, last))...bounded(max(first, last))
  }

  private static func contains(_ range: ClosedRange<Double>, _ offset: Double) -> Bool {
    range.lowerBound - tolerance <= offset && offset <= range.upperBound + tolerance
  }

  /// Where one push can rest so that a stretch of content shows as far as it fits: on the nearest page that does so,
  /// else between two, so that no more is passed over than one turn passes; nil where one push does not get there.
  ///
  /// - Parameters:
  ///   - stretch: Where it begins and ends, in points of the content.
  ///   - viewLength: Points that show at once.
  ///   - offset: Where the content is, in points.
  package func restOfPush(toShow stretch: ClosedRange<Double>, in viewLength: Double, from offset: Double) -> Double? {
    let rest = rest(toShow: stretch, in: viewLength, from: offset)
    if isOneTurn(from: offset, to: rest) { return rest }
    let (range, turn) = (rests(toShow: stretch, in: viewLength), rest > offset ? 1 : -1)
    let reached = reach(from: offset, by: turn)
    let (near, far) = turn > 0 ? (range.lowerBound, range.upperBound) : (range.upperBound, range.lowerBound)
    guard (reached - near) * Double(turn) >= -Self.tolerance else { return nil }
    guard Self.fits(stretch, in: viewLength) else { return near }
    return turn > 0 ? min(far, reached) : max(far, reached)
  }

  /// The furthest offset of one push on (1) or back (−1): a stride away, and no page left out.
  package func reach(from offset: Double, by turn: Int) -> Double {
    let page = nearest(to: offset)
    // From the middle of two pages either may be the nearest, as calculating rounds it.
    guard turn < 0 else {
      let halfway = (self.offset(of: page + 1) + self.offset(of: page + 2)) / 2 - 2 * Self.tolerance
      return min(offset + stride, page + 2 < count ? halfway : maximum)
    }
    let halfway = (self.offset(of: page - 1) + self.offset(of: page - 2)) / 2 + 2 * Self.tolerance
    return max(offset - stride, page > 1 ? halfway : 0)
  }

  /// The page to which a push on (1) or back (−1) turns: the next one, or first what lies before it where that would be
  /// passed over; nil where there is none.
  package func turned(from offset: Double, by turn: Int) -> Int? {
    let page = nearest(to: offset)
    let next = page + turn
    let isThere = (0..<count).contains(next)
    if isThere, isOneTurn(from: offset, to: self.offset(of: next)) { return next }
    return (self.offset(of: page) - offset) * Double(turn) > Self.tolerance ? page : nil
  }

  /// How far content can go on (1) or back (−1) while a stretch of it shows as far as it fits.
  package func limit(showing stretch: ClosedRange<Double>, in viewLength: Double, by turn: Int) -> Double {
    let range = rests(toShow: stretch, in: viewLength)
    return turn > 0 ? range.upperBound : range.lowerBound
  }

  /// Whether one push leads from an offset to another: no further than to the next page, and nothing passed over.
  package func isOneTurn(from old: Double, to new: Double) -> Bool {
    abs(nearest(to: new) - nearest(to: old)) <= 1 && abs(new - old) <= stride + 2 * Self.tolerance
  }

  /// Where one push leads on the way from an offset to another: there where that is no further than one turn, else to the
  /// next page that way, of which nothing is passed over.
  package func oneTurn(from old: Double, towards new: Double) -> Double {
    guard !isOneTurn(from: old, to: new) else { return new }
    let (page, turn) = (nearest(to: old), new > old ? 1 : -1)
    let next = offset(of: page + turn)
    // From between two pages what lies before the next one is shown first.
    return isOneTurn(from: old, to: next) ? next : offset(of: page)
  }

  private static func fits(_ stretch: ClosedRange<Double>, in viewLength: Double) -> Bool {
    stretch.upperBound - stretch.lowerBound <= viewLength + tolerance
  }

  /// Points that calculating leaves over.
  private static let tolerance = 1e-6

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
  package func destination(
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
      turn = abs(way) > stride / 2 ? (way > 0 ? 1 : -1) : 0
    }
    return min(max(0, start + turn), count - 1)
  }
}
