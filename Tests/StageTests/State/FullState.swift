import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Journal
@testable import Presenting
import Scenes
import TestSupport

@testable import Digests
@testable import Focusing
import struct Hands.Finger
@testable import Hands
@testable import Journal
@testable import Room
@testable import Scrolling
@testable import Stage
@testable import StageLayout
@testable import StageModel
@testable import StageMotion

/// States with something in every field, as none is ever played.
enum FullState {
  static let now = Timestamp(microseconds: 9_000_000)
  static let start = Timestamp(microseconds: 8_900_000)
  static let resistance = Resistance(Parameters())
  static let spring = SpringMotion(from: 800, to: 400, velocity: 30, response: 0.4, start: start)

  /// One with everything, and one for each other owner of a movement.
  static let all: [StageState] = [full] + owners.map(dragged)

  private static let owners: [Capture] = [
    .control(4, from: 0.5, slop: Vector(dx: 1, dy: 2)),
    .scroll(scrollDrag(.vertical), across: scrollDrag(.horizontal)),
    .selection(SelectionDrag(selectable: 1, base: 2, location: Point(x: 3, y: 4))),
    .edge(3, from: Size(width: 300, height: 400), SheetEdge(horizontal: 1, vertical: -1), slop: Vector(dx: 1, dy: 2)),
    .bar(ScrollBarDrag(scroller: 1, axis: .vertical, start: 3, maximum: 700, room: 200, isReversed: false)),
    .jog(origin: 2), .press(touchdown),
    .pinch(
      Pinch(
        scroller: 1, start: 2, content: Vector(dx: 1, dy: 2), origin: Vector(dx: 3, dy: 4), center: Point(x: 5, y: 6))),
    .window(WindowMove(window: 1, start: Point(x: 5, y: 6), offset: Vector(dx: 1, dy: 2))),
  ]

  private static func scrollDrag(_ axis: ScrollAxis) -> ScrollDrag {
    ScrollDrag(
      scroller: 1, axis: axis, start: 3, origin: 4, page: 2, caught: 5, maximum: 700, viewLength: 300, sign: 1,
      magnification: 1.5, isElastic: true, resistance: resistance)
  }

  private static func dragged(by capture: Capture) -> StageState {
    var state = StageState(
      room: Room(size: Size(width: 400, height: 800), values: DigestedTable([])),
      scrolling: Scrolling(scrollers: 0, selectables: 0))
    state.room.now = now
    // Something scrolls, so that it matters where the pointer is.
    state.scrolling.places = ScrollPlaces(count: 1)
    state.scrolling.places[0] = ScrollPlace(offset: Vector(dx: 3, dy: 40), isStopped: true)
    state.hands.capture = capture
    state.hands.captureDevice = 1
    return state
  }

  private static var full: StageState {
    var state = StageState(
      room: Room(
        size: Size(width: 400, height: 800),
        values: DigestedTable([.text("Hello"), .flag(true), .number(3), ElementValue.none])),
      scrolling: Scrolling(scrollers: 0, selectables: 0))
    state.room.now = now
    state.room.safeArea = Screen.Insets(top: 1, left: 2, bottom: 3, right: 4)
    state.presenting.detents = [3: detents, 5: [.large]]
    state.presenting.sizes = [3: Size(width: 300, height: 400)]
    state.presenting.goneWindows = [2, 6]
    state.presenting.windows.order = [0, 1]
    state.presenting.windows.key = 1
    state.presenting.windows.focus = [0: 4]
    state.presenting.windows.openers = [7: 5]
    state.presenting.windows.offsets = [1: Vector(dx: 10, dy: 20)]
    state.focusing.focus = 2
    addLayers(to: &state)
    addScrolling(to: &state)
    addInput(to: &state)
    state.hands.capture = .sheet(3)
    state.hands.captureDevice = 1
    return state
  }

  private static let detents: [Detent] = {
    var medium = Detent.medium
    medium.inactiveIn = .compactHeight
    medium.needsMaximum = 300
    return [
      medium, .large, Detent(id: "low", height: .points(200)), Detent(id: "third", height: .fraction(0.3)),
      Detent(id: "less", height: .lesser(points: 200, fraction: 0.4)),
      Detent(id: "more", height: .greater(points: 200, fraction: 0.4)),
    ]
  }()

  // MARK: Layers

  private static func addLayers(to state: inout StageState) {
    let drag = SheetDrag(
      grabHeight: 300, lift: 10, origin: 305, requestedHeight: 310, slop: 9, highest: 21, lowest: -7,
      summit: .init(way: 21, velocity: 310, time: Timestamp(microseconds: 18)),
      floor: .init(way: -7, velocity: -320, time: Timestamp(microseconds: 19)), isCentred: true,
      startRest: 1, holder: 12, since: Timestamp(microseconds: 17), hadUnsavedChanges: true, hasChangedSince: true,
      mayDismiss: true, top: .scrolls, scroller: 2, handOver: 500, resistance: resistance)
    let phases: [PresentedSheet.Phase] = [
      .dragging(drag), .presenting(spring, then: .escape), .resting, .settling(spring), .confirming(spring),
      .dismissing(.swipe, spring),
    ]
    state.presenting.sheets = phases.map(sheet)
    state.presenting.waiting = [sheet(.resting), sheet(.settling(spring))]
    let covers: [PresentedCover.Phase] = [
      .presenting(end: now + 400, then: .dismiss), .resting, .dismissing(.outside, end: now + 300),
    ]
    state.presenting.covers = covers.map { phase in
      PresentedCover(
        surface: 8, phase: phase, sheetsBelow: [3, 4], opener: 6, hasUnsavedChanges: true, saved: saved, successor: 9,
        detent: 1, focus: 5)
    }
    state.presenting.suspended = [0, 1]
    let dialogs: [PresentedDialog.Phase] = [
      .presenting(end: now + 400), .resting, .dismissing(.button, answer: 3, end: now + 300),
    ]
    state.presenting.dialogs = dialogs.map {
      PresentedDialog(surface: 9, phase: $0, sheet: 3, clarifies: 2, returnFocus: 1)
    }
    state.presenting.requests = [PresentationRequest(surface: 3, opener: 4, cause: Cause("somebody asks"))]
  }

  private static let saved = DigestedArray([ElementValue.text("before"), .number(1)])

  private static func sheet(_ phase: PresentedSheet.Phase) -> PresentedSheet {
    PresentedSheet(
      surface: 3, phase: phase, detent: 1, restID: "medium", restHeight: 390, hasUnsavedChanges: true, isModal: true,
      opener: 4, formerFocus: 5, popoverOpener: 6, saved: saved, successor: 7, isGivenUp: true, focus: 8,
      below: [1, 2], isPutAway: true)
  }

  // MARK: Scrolling

  private static func addScrolling(to state: inout StageState) {
    let bounce = ScrollMotion(
      from: 650, velocity: 3000, maximum: 700, rate: 0.998, response: 0.4, isElastic: true, start: start)
    let drift = Drift(from: 10, to: 400, speed: 90, start: start).map { ScrollMotion($0) }
    let back = ScrollMotion(from: 720, to: 700, maximum: 700, response: 0.4, start: start)
    state.scrolling.places = ScrollPlaces(count: 3)
    for (scroller, motion) in zip(state.scrolling.places.indices, [bounce, drift, back]) {
      state.scrolling.places[scroller] = ScrollPlace(
        offset: Vector(dx: 3, dy: 40), motion: motion, axis: .vertical, cross: motion, isStopped: true,
        holder: ScrollPlace.Holder(device: 1, contact: 12), heading: 60, awaitsRoom: true, leftOff: Vector(dx: 5, dy: 6)
      )
    }
    state.scrolling.pageTurns = [PageTurn(scroller: 1, axis: .vertical, page: 2, count: 5, cause: Cause("let go"))]
    state.scrolling.zooms = [
      1: ZoomPlace(
        scale: 2,
        motion: ZoomPlace.Motion(
          from: 2, to: 1, fixedPoint: .init(content: Vector(dx: 1, dy: 2), place: Vector(dx: 3, dy: 4)),
          origin: Vector(dx: 5, dy: 6), response: 0.4, start: start))
    ]
    state.scrolling.marks = DigestedTable([SelectionMark(base: 1, head: 3), SelectionMark(at: 2)])
    state.scrolling.lines = ChunkedList(repeating: TextLines("one two", columns: 4), count: 1)
    let deeds: [AwaitedScroll.Deed] = [
      .scroll(AutomaticScroll(sight: .item(1), occasion: .typing)),
      .scroll(AutomaticScroll(sight: .caret(1), occasion: .declared("so"))),
      .scroll(AutomaticScroll(sight: .selection(1), occasion: .found)), .insert("text", into: 1),
      .erase(1, isForward: true), .operate(1), .change(1),
      .key(KeyInput(key: .keyA, phase: .down, modifiers: .shift, text: "A"), in: 1), .putCaret(3, fromEnd: true, in: 1),
    ]
    state.scrolling.awaited = deeds.map { AwaitedScroll(deed: $0, cause: Cause("typed")) }
    state.scrolling.travels = [ScrollTravel(scroller: 1, axes: [.vertical])]
    state.scrolling.droppedOverlaps = [1: 40]
    state.scrolling.shownIndicators = [
      ShownIndicator(scroller: 1, axis: .vertical, hides: now + 300),
      ShownIndicator(scroller: 2, axis: .horizontal, hides: nil),
    ]
    var jog = JogBar(scroller: 1, axis: .vertical, offset: 30, maximum: 700, level: 1, at: start)
    jog.pull(to: 20, travel: 60, fastest: 4000, level: 2, at: start)
    state.scrolling.jog = jog
    state.hands.gaze = Point(x: 7, y: 8)
    state.scrolling.rotary = RotaryBurst(
      last: start, cause: Cause("crown"), held: 1,
      moved: [RotaryBurst.Moved(scroller: 1, axis: .vertical, start: 3, origin: 4, units: 60, hasGivenWay: true)],
      reports: [RotaryBurst.Report(time: start, units: 120)])
    var units = 30
    _ = state.scrolling.notches.take(&units, of: 2, 1, .vertical)
    state.hands.heldOver = 1
  }

  // MARK: Input

  private static let touchdown = Touchdown(
    place: Point(x: 11, y: 12), surface: 3, item: 2, access: .blocked(by: 4), isOnKeyboard: true, transition: 5)

  private static func addInput(to state: inout StageState) {
    let samples = [
      Finger.Sample(time: start, place: Point(x: 1, y: 2)), Finger.Sample(time: now, place: Point(x: 3, y: 4)),
    ]
    var finger = Finger(device: 1, id: 12, start: Point(x: 1, y: 2), touchdown: touchdown, samples: samples)
    (finger.highest, finger.lowest, finger.isFollowed, finger.hasMoved) = (3, -4, true, true)
    state.hands.finger = finger
    state.hands.otherFingers = [finger, finger]
    state.hands.touchdown = touchdown
    state.hands.liftedTouchdown = Touchdown(
      place: Point(x: 13, y: 14), surface: 3, item: 2, access: .inTransition(4), isOnKeyboard: false, transition: 6)
    state.hands.hasLostTap = true
    state.hands.ignoredFingers = [14, 15]
    state.hands.touchHasStopped = true
    state.room.inputDevices = [.touch, .pointer]
    state.hands.stoppedBy = 3
    state.hands.pointer = Point(x: 9, y: 10)
    state.hands.isShiftDown = true
    state.hands.isOptionDown = true
    var press = Press(device: 1, item: 2, start: Point(x: 3, y: 4))
    press.isDragging = true
    press.touchdown = touchdown
    press.track = finger
    press.bar = Press.Bar(scroller: 1, axis: .vertical)
    state.hands.press = press
    state.focusing.keyboardField = 4
    state.focusing.fittedField = 5
  }
}
