internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Content that a crown, wheel or dial moves: 120 units are a notch, a notch is P.crownStep points or a page (A-34).
///
/// No unit is dropped for a turn back: what moves by points takes every unit, and what moves by pages keeps less than a
/// notch for each device, view and axis (`PartialNotches`) until the device has rested for P.rotaryReset. Ends swallow
/// too, as does what is held or covered.
extension Stage {
  /// Moves content as a crown, wheel or dial was turned.
  ///
  /// - Parameters:
  ///   - units: 1/120 notches towards the end.
  ///   - device: What was turned, by its ordinal among the devices of the run.
  ///   - isCrown: Whether that is a crown, against which an end gives way; against a wheel it does not.
  mutating func turn(
    _ scroller: ScrollerID, _ axis: ScrollAxis, by units: Int, of device: Int, isCrown: Bool = false, cause: Cause
  ) {
    if isHeldWithPages(scroller) {
      let holder = blueprint.items[blueprint.scrollers[scroller].item].id
      decide(cause.text, taker: holder, "SM-8: a finger or the pointer holds it")
      return
    }
    arriveZooms(around: scroller, cause)
    if state.scrolling.jog?.scroller == scroller { stopReaderJog(cause) }
    state.scrolling.noteTurn(at: state.room.now, cause)
    if isCrown { noteCrown(units) }
    if isStack(scroller), axis == .vertical {
      turnStack(scroller, by: units, of: device, isCrown: isCrown, cause: cause)
    } else if pages(scroller, axis) != nil {
      turnPages(scroller, axis, by: units, of: device, cause: cause)
    } else {
      turnContent(scroller, axis, by: units, isCrown: isCrown, cause: cause)
    }
  }

  // MARK: Points

  /// Points of content for so many 1/120 notches: a notch is as far on the screen wherever it is, and less of what is
  /// magnified.
  private func distance(_ units: Int, _ scroller: ScrollerID) -> Double { Double(units) * step(scroller) / 120 }

  /// Points of content for a notch.
  private func step(_ scroller: ScrollerID) -> Double {
    scene.parameters.crownStep / magnification(ofScroller: scroller)
  }

  /// Scrolls by units, as far as there is content.
  private mutating func turnContent(
    _ scroller: ScrollerID, _ axis: ScrollAxis, by units: Int, isCrown: Bool = false, cause: Cause
  ) {
    arriveZooms(around: scroller, cause)
    let maximum = maximumOffset(scroller)[axis]
    let shown = offset(scroller)[axis]
    let old = min(max(0, shown), maximum)
    let step = step(scroller)
    var turned = state.scrolling.moved(scroller, axis, at: old) { Double($0) * step / 120 }
    let (sum, overflows) = turned.units.addingReportingOverflow(units)
    turned.units = overflows ? (units > 0 ? .max : .min) : sum
    let asked = turned.origin + distance(turned.units, scroller)
    let new = min(max(0, asked), maximum)
    // What goes beyond the end is over: a turn back moves at once.
    if new != asked { (turned.origin, turned.units) = (new, 0) }
    state.scrolling.note(turned)
    var there = offset(scroller)
    there[axis] = new
    goOn(&there, axis == .vertical ? .horizontal : .vertical, scroller)
    state.scrolling.rest(scroller, at: there)
    if new != old { noteMovement(scroller, axis) }
    if isCrown { giveWay(scroller, axis, from: shown, by: asked - new) }
    guard keepsReasons else { return }
    // The same for every report of a turn, so that it is told once.
    let notch = points(scene.parameters.crownStep)
    let words = new == old ? "A-34: its content ends there" : "A-34: \(axis.words), \(notch) pt a notch"
    decide(cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id, words)
  }

  // MARK: Pages

  /// A notch turns a page of what scrolls page by page, where half of it is turned; what is turned on at its end is over.
  private mutating func turnPages(
    _ scroller: ScrollerID, _ axis: ScrollAxis, by units: Int, of device: Int, cause: Cause
  ) {
    var units = Self.bounded(units)
    while units != 0 {
      let way = units.signum()
      if hasPage(scroller, axis, towards: way) {
        guard state.scrolling.takeNotch(&units, of: device, scroller, axis) != 0 else {
          return explainPart(of: device, scroller, axis, hasTurned: false, cause)
        }
        if turnPage(scroller, axis, by: way, cause: cause.by("A-34: a notch is a page")) == true { continue }
        state.scrolling.reopenNotch(way, of: device, scroller, axis)
      }
      state.scrolling.endNotch(units == 0 ? way : units, of: device, scroller, axis)
      decide(cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id, "A-34: its pages end there")
      return
    }
    explainPart(of: device, scroller, axis, hasTurned: true, cause)
  }

  /// What was turned over pages and made no whole notch is dropped where the axis has rested since, so that then too half
  /// a notch turns a page.
  mutating func dropParts(before turn: RotaryTurn) {
    guard turn.followsPause else { return }
    let isAcross = turn.isHorizontal || profile.turnsAcrossWithShift
    let axes: [ScrollAxis] = (turn.isHorizontal ? [] : [.vertical]) + (isAcross ? [.horizontal] : [])
    for part in state.scrolling.dropNotches(of: turn.device, along: axes) where keepsReasons {
      let taker = blueprint.items[blueprint.scrollers[part.scroller].item].id
      let isOpen = part.units * part.last >= 0
      decide(
        because(turn.isDial ? "dial" : "wheel").text, taker: taker,
        "A-34: \(abs(part.units)) of 120 units \(isOpen ? "that were kept" : "of the notch whose half turned the page") "
          + "are dropped, none came within P.rotaryReset")
    }
  }

  /// Says how far a device is from the page that shows, and what becomes of it.
  private mutating func explainPart(
    of device: Int, _ scroller: ScrollerID, _ axis: ScrollAxis, hasTurned: Bool, _ cause: Cause
  ) {
    guard keepsReasons else { return }
    let part = state.scrolling.notches.part(of: device, scroller, axis)
    let words: String
    if part.units == 0 {
      if hasTurned { return }
      words = "A-34: they complete the notch whose half turned the page"
    } else if part.units * part.last < 0 {
      words = "A-34: \(abs(part.units)) of 120 units are left of the notch whose half turned the page"
    } else {
      words = "A-34: \(abs(part.units)) of 120 units are kept, half a notch turns the page"
    }
    decide(cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id, words)
  }

  /// Whether there is a page to turn to; what moves instead of the scroll view has its own.
  private func hasPage(_ scroller: ScrollerID, _ axis: ScrollAxis, towards way: Int) -> Bool {
    guard mover(scroller, axis, towards: way) == scroller, let grid = pages(scroller, axis) else { return true }
    return (0..<grid.count).contains(headedPage(scroller, axis, grid) + way)
  }

  /// The table of SM-10: long pages scroll, and the next page comes from their end in the next burst; pages without
  /// scrolling of their own give way to a notch.
  private mutating func turnStack(
    _ tabView: ScrollerID, by units: Int, of device: Int, isCrown: Bool, cause: Cause
  ) {
    var units = Self.bounded(units)
    let id = blueprint.items[blueprint.scrollers[tabView].item].id
    state.scrolling.finishNotch(&units, of: device, tabView, .vertical)
    if units == 0 { return explainPart(of: device, tabView, .vertical, hasTurned: false, cause) }
    while units != 0, let page = pageScroller(tabView).map(tallest) {
      // A tab view on a page takes the crown as the page would.
      if isStack(page) { return turnStack(page, by: units, of: device, isCrown: isCrown, cause: cause) }
      let way = units > 0 ? 1 : -1
      let shown = shownPage(tabView)
      let pageID = blueprint.items[blueprint.scrollers[page].item].id
      if canMove(page, .vertical, towards: way) {
        let taken = unitsToEnd(of: page, towards: way, atMost: abs(units))
        guard taken > 0 else { return }
        turnContent(page, .vertical, by: way * taken, cause: cause.by("SM-10 o < max: scrolls"))
        units -= way * taken
        if !canMove(page, .vertical, towards: way) { state.scrolling.hold(page) }
        continue
      }
      if state.scrolling.rotary?.held == page, !Mutant.isOn(.longPagesHoldNoBurst) {
        decide(cause.text, taker: pageID, "SM-10 end of a long page, reached in this burst: what is left is dropped")
        return
      }
      guard shown + way >= 0, shown + way < blueprint.pageScrollers[tabView].count else {
        state.scrolling.endNotch(units, of: device, tabView, .vertical)
        // What scrolls on the page gives way, else the pages do.
        let giving = maximumOffset(page).dy > 0 ? page : tabView
        if isCrown { giveWay(giving, .vertical, from: offset(giving).dy, by: distance(units, giving)) }
        decide(cause.text, taker: pageID, "SM-10 \(way > 0 ? "last" : "first") page: clamped")
        return
      }
      guard state.scrolling.takeNotch(&units, of: device, tabView, .vertical) != 0 else {
        return explainPart(of: device, tabView, .vertical, hasTurned: false, cause)
      }
      let clause = maximumOffset(page).dy > 0 ? "end of a long page, new burst" : "fixed page"
      decide(cause.text, taker: id, words("SM-10 \(clause): page \(shown + 1) → \(shown + 1 + way)"))
      state.scrolling.hold(nil)
      let step = Mutant.isOn(.crownTurnsTwoPages) ? 2 * way : way
      show(
        page: min(max(0, shown + step), blueprint.pageScrollers[tabView].count - 1), of: tabView,
        cause: cause.by("SM-10 \(clause)"))
      state.scrolling.finishNotch(&units, of: device, tabView, .vertical)
    }
  }

  /// How many units lead to the end of a page, at most so many; 0 where a notch moves nothing.
  private func unitsToEnd(of page: ScrollerID, towards way: Int, atMost units: Int) -> Int {
    let offset = min(max(0, offset(page).dy), maximumOffset(page).dy)
    let room = way > 0 ? maximumOffset(page).dy - offset : offset
    guard scene.parameters.crownStep > 0 else { return 0 }
    let needed = (room * 120 / step(page) - 1e-9).rounded(.up)
    return needed < Double(units) ? max(1, Int(needed)) : units
  }

  /// No hand turns a million notches between two reports: a report that says so turns that far.
  private static func bounded(_ units: Int) -> Int { min(max(units, -120_000_000), 120_000_000) }

  // MARK: Bursts

  /// When a pause ends the burst of rotation in progress.
  var burstEnd: Timestamp? { state.scrolling.rotary.map { $0.last + max(1, scene.parameters.crownBurst) } }

  /// The burst of rotation is over: what it has moved is told; what comes back from its end is told there.
  mutating func endBurst() {
    guard let burst = state.scrolling.endBurst() else { return }
    let moved = burst.moved.filter { state.scrolling.places[$0.scroller].motion == nil }
    for scrolled in moved { noteRest(scrolled.scroller) }
    var told: Set<ScrollerID> = []
    for scrolled in moved
    where (scrolled.hasGivenWay || offset(scrolled.scroller)[scrolled.axis] != scrolled.start)
      && told.insert(scrolled.scroller).inserted
    {
      tellOffset(scrolled.scroller, burst.cause)
    }
    // What is back where it was is not told.
    for scrolled in moved { _ = state.scrolling.endTravel(scrolled.scroller) }
  }
}

extension ScrollAxis {
  /// Its name in reasons.
  fileprivate var words: String { self == .vertical ? "vertical scrolling" : "horizontal scrolling" }
}
