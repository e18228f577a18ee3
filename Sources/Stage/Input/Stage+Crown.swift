internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Scenes
internal import StageModel

/// The crown, and wheels and dials where there is none.
extension Stage {
  /// A turn goes to the crown's taker on what has a crown, else to what lies under the pointer.
  mutating func handleRotary(_ turn: RotaryTurn) {
    let isCrown = inputDevices.contains(.crown) && !turn.isHorizontal
    dropParts(before: turn)
    if isCrown {
      turnCrown(turn)
    } else if turn.units != 0 {
      turnWheel(turn)
    }
    resumeEdge()
  }

  /// 1/120 notches towards the end (A-34): a wheel's are negative, as it is turned towards the person; a dial's and a
  /// horizontal wheel's are positive.
  private func towardsEnd(_ turn: RotaryTurn, isCrown: Bool) -> Int {
    let isPositive = (turn.isDial || turn.isHorizontal) != (isCrown && scene.settings.crownInverted)
    let units = Mutant.isOn(.crownTurnsTheOtherWay) ? 0 &- turn.units : turn.units
    return isPositive ? units : 0 &- units
  }

  // MARK: Crown

  /// A crown adjusts what has the focus; else it scrolls or pages what is in front; else, and in a launcher, it moves
  /// the focus on, a notch a step, so that crown and keyboard reach everything. Towards the end is the same way for
  /// content, pages and focus (A-34).
  private mutating func turnCrown(_ turn: RotaryTurn) {
    let units = towardsEnd(turn, isCrown: true)
    let cause = because("crown \(turn.notches > 0 ? "+" : "")\(turn.notches)")
    if let front = transitionInProgress {
      if turn.notches != 0 { swallow(cause.text, by: front, explain(.inTransition(front))) }
      return
    }
    if let focus = reachableFocus, isAdjustable(focus) {
      if turn.notches != 0 {
        bringFocusIntoSight(focus, cause: cause)
        adjust(focus, steps: turn.notches, cause: cause)
      }
      return
    }
    if isLauncherInFront, Mutant.isOn(.crownLeavesLaunchersAlone) { return }
    if !isLauncherInFront, let scroller = crownTaker {
      self.turn(scroller, .vertical, by: units, of: turn.device, isCrown: true, cause: because("crown"))
      return
    }
    guard turn.notches != 0 else { return }
    let notches = min(abs(max(turn.notches, -10_000)), 10_000)
    // What is on another page stays there: beside each other, pages are not the crown's.
    let places = focusRing.filter(isItemOnShownPage)
    stepFocus(by: units > 0 ? notches : -notches, among: places, cause: cause)
  }

  /// Whether what is in front shows apps to choose from.
  private var isLauncherInFront: Bool {
    guard let front = frontSurface, case .window(let window) = blueprint.surfaces[front].kind else { return false }
    return window.view == .launcher
  }

  /// The foremost surface that takes input.
  private var frontSurface: SurfaceID? { foremostFirst.first { access(to: $0) == .open } }

  /// What the crown scrolls: what the focus is in, else the first in front; where that is a page of a vertical tab
  /// view, the tab view.
  private var crownTaker: ScrollerID? {
    func taker(_ chain: [ScrollerID]) -> ScrollerID? {
      chain.first { isStack($0) } ?? chain.first { maximumOffset($0).dy > 0 && scrolls($0, .vertical) }
    }
    if let focus = reachableFocus, let scroller = taker(scrollChain(from: focus)) { return scroller }
    return frontSurface.flatMap { firstScroller(on: $0, .vertical) }
  }

  /// The first on a surface that has more to show along an axis than shows at once.
  private func firstScroller(on surface: SurfaceID, _ axis: ScrollAxis) -> ScrollerID? {
    blueprint.scrollers(of: surface).first { scroller in
      isOnShownPage(scroller) && hasMore(scroller, axis)
    }
  }

  // MARK: Wheel

  /// A wheel scrolls what lies under the pointer along its axis, the innermost that has more to show there; with Shift
  /// held it scrolls across on macOS.
  private mutating func turnWheel(_ turn: RotaryTurn) {
    let isAcross = turn.isHorizontal || state.hands.isShiftDown && profile.turnsAcrossWithShift
    let axis: ScrollAxis = isAcross ? .horizontal : .vertical
    let cause = because("\(turn.isDial ? "dial" : "wheel")")
    var units = towardsEnd(turn, isCrown: false)
    if axis == .horizontal, scene.isRightToLeft, turn.isHorizontal { units = 0 &- units }
    if let front = transitionInProgress {
      if turn.notches != 0 { swallow(cause.text, by: front, explain(.inTransition(front))) }
      return
    }
    guard !hasFocusEngine else {
      if turn.notches != 0 { decide(cause.text, taker: foremostID, "A-41: the focus scrolls here, no wheel") }
      return
    }
    guard let scroller = wheelTaker(axis, cause) else { return }
    self.turn(scroller, axis, by: units, of: turn.device, cause: cause)
  }

  private mutating func wheelTaker(_ axis: ScrollAxis, _ cause: Cause) -> ScrollerID? {
    guard let pointer = state.hands.pointer, let hit = hit(at: pointer) else {
      let front = state.hands.pointer == nil ? frontSurface : nil
      let scroller = front.flatMap { firstScroller(on: $0, axis) }
      if scroller == nil { decide(cause.text, taker: foremostID, "nothing there scrolls") }
      return scroller
    }
    let access = access(to: hit.surface)
    guard access == .open else {
      refuse(cause.text, to: hit.surface, access)
      return nil
    }
    let chain = scrollChain(from: hit.item)
    let scroller = chain.first { scrolls($0, axis) && (maximumOffset($0)[axis] > 0 || isStack($0)) }
    guard let scroller else {
      let taker = hit.item.map { blueprint.items[$0].id } ?? id(hit.surface)
      decide(cause.text, taker: taker, "nothing under the pointer scrolls that way")
      return nil
    }
    if case .page(let tabView) = blueprint.scrollers[scroller].kind, isStack(tabView), axis == .vertical {
      return tabView
    }
    return scroller
  }
}
