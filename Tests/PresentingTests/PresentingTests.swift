import Digests
import Geometry
import Harness
import InputEvents
import Journal
import Scenes
import StageModel
import StageMotion
import TestSupport
import Testing

@testable import Presenting

@Suite("Presenting")
struct PresentingTests {
  static let end = Timestamp(microseconds: 400_000)
  static let spring = SpringMotion(from: 0, to: 400, response: 0.4, start: .zero)
  static let other = SpringMotion(from: 100, to: 300, response: 0.4, start: .zero)

  static func sheet(_ surface: SurfaceID, _ phase: PresentedSheet.Phase = .resting) -> PresentedSheet {
    PresentedSheet(
      surface: surface, phase: phase, detent: 0, restID: "medium", hasUnsavedChanges: false, isModal: true,
      saved: DigestedArray([]))
  }

  static let drag = SheetDrag(
    grabHeight: 400, origin: 400, requestedHeight: 400, startRest: 0, since: .zero, hadUnsavedChanges: false,
    mayDismiss: true, top: .resists, resistance: Resistance(Parameters()))

  /// The sheets 1, 2 and so on, from back to front, in these phases.
  static func sheets(_ phases: PresentedSheet.Phase...) -> Presenting {
    var presenting = Presenting()
    for (index, phase) in phases.enumerated() { presenting.present(sheet(SurfaceID(index + 1), phase)) }
    return presenting
  }

  // MARK: Sheets

  @Test("a sheet is in front of the others, or where it is put, until it is taken away")
  func order() {
    var presenting = Self.sheets(.resting, .resting)
    presenting.present(Self.sheet(7), at: 1)
    #expect(presenting.sheets.map(\.surface) == [1, 7, 2])
    #expect(presenting.sheetIndex(2) == 2 && presenting.sheetIndex(5) == nil)
    presenting.giveUpSheet(at: 1)
    let gone = presenting.removeSheet(at: 1)
    #expect(gone.surface == 7 && gone.isGivenUp && presenting.sheets.map(\.surface) == [1, 2])
  }

  @Test("a sheet goes from state to state, and the others stay in theirs")
  func transitions() {
    var presenting = Self.sheets(.presenting(Self.spring, then: .nothing), .resting)
    presenting.restSheet(at: 0)
    #expect(presenting.sheets[0].isResting)
    presenting.dragSheet(at: 0, by: Self.drag)
    #expect(presenting.sheets[0].phase == .dragging(Self.drag))
    presenting.settleSheet(at: 0, by: Self.spring)
    #expect(presenting.sheets[0].motion == Self.spring)
    presenting.confirmSheet(at: 0, by: Self.other)
    #expect(presenting.sheets[0].phase == .confirming(Self.other))
    presenting.dismissSheet(at: 0, .swipe, by: Self.spring)
    #expect(presenting.sheets[0].isInTransition && presenting.sheets[1].phase == .resting)
  }

  @Test("what is kept goes on back, or rests where it is back")
  func kept() {
    var presenting = Self.sheets(.confirming(Self.spring), .confirming(nil), .resting)
    #expect(presenting.sheets.indices.map { presenting.keepSheet(at: $0) } == [false, true, nil])
    #expect(presenting.sheets.map(\.phase) == [.settling(Self.spring), .resting, .resting])
  }

  @Test(
    "what the app wants of a sheet or cover that comes up goes before what people want, whichever is first",
    arguments: [
      ([PresentedSheet.AfterPresenting.escape], PresentedSheet.AfterPresenting.escape),
      ([.dismiss], .dismiss), ([.escape, .dismiss], .dismiss), ([.dismiss, .escape], .dismiss),
    ])
  func afterPresenting(wishes: [PresentedSheet.AfterPresenting], then: PresentedSheet.AfterPresenting) {
    var presenting = Self.sheets(.presenting(Self.spring, then: .nothing), .resting)
    presenting.present(
      PresentedCover(surface: 8, phase: .presenting(end: Self.end, then: .nothing), sheetsBelow: [], opener: nil))
    for wish in wishes {
      for index in presenting.sheets.indices { presenting.afterPresentingSheet(at: index, wish) }
      presenting.afterPresentingCover(at: 0, wish)
    }
    #expect(presenting.sheets.map(\.phase) == [.presenting(Self.spring, then: then), .resting])
    #expect(presenting.covers[0].phase == .presenting(end: Self.end, then: then))
  }

  @Test("in another room what comes and what goes does so by another movement, for the same reason")
  func retargeted() {
    var presenting = Self.sheets(
      .presenting(Self.spring, then: .escape), .dismissing(.button, Self.spring), .settling(Self.spring), .resting)
    for index in presenting.sheets.indices { presenting.retargetSheet(at: index, by: Self.other) }
    #expect(
      presenting.sheets.map(\.phase) == [
        .presenting(Self.other, then: .escape), .dismissing(.button, Self.other), .settling(Self.spring), .resting,
      ])
  }

  @Test("another detent makes the next tap on the grabber go up again; the same one does not")
  func grabberCycle() {
    var presenting = Self.sheets(.resting)
    presenting.cycle(down: true, sheetAt: 0)
    presenting.choose(0, ofSheetAt: 0)
    #expect(presenting.sheets[0].descends)
    presenting.choose(1, ofSheetAt: 0)
    #expect(!presenting.sheets[0].descends && presenting.sheets[0].detent == 1)
  }

  @Test("what belongs to a sheet is that sheet's")
  func belongings() {
    var presenting = Self.sheets(.resting, .resting)
    presenting.follow(sheetAt: 1, by: 5)
    presenting.keepFocus(6, ofSheetAt: 1)
    presenting.returnFocus(to: 7, fromSheetAt: 1)
    presenting.rememberHeight(300, ofSheetAt: 1)
    presenting.noteRest("large", ofSheetAt: 1)
    presenting.noteModality(false, ofSheetAt: 1)
    presenting.resize(2, to: Size(width: 300, height: 200))
    presenting.give(2, detents: [.large])
    let sheet = presenting.sheets[1]
    #expect(sheet.successor == 5 && sheet.focus == 6 && sheet.opener == 7 && sheet.restHeight == 300)
    #expect(sheet.restID == "large" && !sheet.isModal)
    #expect(presenting.sizes[2]?.width == 300 && presenting.detents == [2: [.large]])
    let first = presenting.sheets[0]
    #expect(first.successor == nil && first.focus == nil && first.opener == nil && first.restHeight == nil)
    #expect(first.restID == "medium" && first.isModal)
  }

  // MARK: Changes

  @Test("a change while a finger drags a sheet is asked about, as the drag knows of it")
  func changeWhileDragging() {
    var presenting = Self.sheets(.dragging(Self.drag), .resting)
    for index in presenting.sheets.indices { presenting.noteChange(onSheetAt: index) }
    guard case .dragging(let drag) = presenting.sheets[0].phase else {
      Issue.record("it is dragged no more")
      return
    }
    #expect(drag.hasChangedSince && !drag.hadUnsavedChanges && presenting.sheets[1].phase == .resting)
    #expect(presenting.sheets.map(\.hasUnsavedChanges) == [true, true])
  }

  @Test("saved is what the items are set to then, on a sheet, on a cover and on what waits")
  func saved() {
    var presenting = Self.sheets(.resting)
    presenting.park(Self.sheet(4))
    presenting.present(PresentedCover(surface: 8, phase: .resting, sheetsBelow: [1], opener: nil))
    let values = DigestedArray([ElementValue.flag(true)])
    for isUnsaved in [true, false] {
      presenting.setUnsaved(isUnsaved, onSheetAt: 0)
      presenting.setUnsaved(isUnsaved, onCoverAt: 0)
      presenting.setUnsaved(isUnsaved, onWaitingAt: 0)
      #expect(
        presenting.sheets[0].hasUnsavedChanges == isUnsaved && presenting.covers[0].hasUnsavedChanges == isUnsaved)
      #expect(presenting.waiting[0].hasUnsavedChanges == isUnsaved)
    }
    presenting.setUnsaved(true, onSheetAt: 0)
    presenting.setUnsaved(true, onCoverAt: 0)
    presenting.setUnsaved(true, onWaitingAt: 0)
    presenting.save(values, ofSheetAt: 0)
    presenting.save(values, ofCoverAt: 0)
    presenting.save(values, ofWaitingAt: 0)
    #expect(!presenting.sheets[0].hasUnsavedChanges && presenting.sheets[0].saved == values)
    #expect(!presenting.covers[0].hasUnsavedChanges && presenting.covers[0].saved == values)
    #expect(!presenting.waiting[0].hasUnsavedChanges && presenting.waiting[0].saved == values)
  }

  // MARK: Covers and dialogs

  @Test("covers know which sheets they lie over")
  func below() {
    var presenting = Presenting()
    for surface in [SurfaceID(7), 8, 9] {
      presenting.present(PresentedCover(surface: surface, phase: .resting, sheetsBelow: [1], opener: nil))
    }
    presenting.put(2, underCoversFrom: 1)
    #expect(presenting.covers.map(\.sheetsBelow) == [[1], [1, 2], [1, 2]])
    presenting.put(3, underCoversBut: [8])
    #expect(presenting.covers.map(\.sheetsBelow) == [[1, 3], [1, 2], [1, 2, 3]])
    presenting.takeFromUnderCovers(1)
    #expect(presenting.covers.map(\.sheetsBelow) == [[3], [2], [2, 3]])
    presenting.present(PresentedCover(surface: 5, phase: .resting, sheetsBelow: [], opener: nil), at: 1)
    #expect(presenting.coverIndex(5) == 1 && presenting.coverIndex(6) == nil)
    #expect(presenting.removeCover(at: 1).surface == 5 && presenting.covers.count == 3)
  }

  @Test("a cover rests, goes for a reason until a time, and keeps what belongs to it")
  func cover() {
    var presenting = Presenting()
    presenting.present(
      PresentedCover(surface: 7, phase: .presenting(end: Self.end, then: .nothing), sheetsBelow: [], opener: 3))
    presenting.restCover(at: 0)
    #expect(!presenting.covers[0].isInTransition)
    presenting.follow(coverAt: 0, by: 9)
    presenting.keepFocus(4, ofCoverAt: 0)
    presenting.dismissCover(at: 0, .outside, until: Self.end)
    let cover = presenting.covers[0]
    #expect(cover.isLeaving && cover.end == Self.end && cover.successor == 9 && cover.focus == 4 && cover.opener == 3)
  }

  @Test("a dialog rests, goes with an answer, and is gone")
  func dialog() {
    var presenting = Presenting()
    presenting.present(PresentedDialog(surface: 6, phase: .resting, sheet: nil, returnFocus: nil))
    presenting.present(PresentedDialog(surface: 5, phase: .presenting(end: Self.end), sheet: 1, returnFocus: 2))
    presenting.restDialog(at: 1)
    #expect(presenting.dialogIndex(5) == 1 && presenting.dialogs[1].phase == .resting)
    presenting.clarify(3, byDialogAt: 1)
    presenting.dismissDialog(at: 1, .button, answer: 4, until: Self.end)
    #expect(presenting.dialogs[1].end == Self.end && presenting.dialogs[1].clarifies == 3)
    #expect(presenting.removeDialog(at: 1).sheet == 1 && presenting.dialogs.map(\.surface) == [6])
  }

  // MARK: Waiting

  @Test("what waits returns from the end; what it waits for may be another one")
  func waiting() {
    var presenting = Presenting()
    for surface in [SurfaceID(1), 2, 1] { presenting.park(Self.sheet(surface)) }
    #expect(presenting.waitingIndex(1) == 2 && presenting.waitingIndex(9) == nil)
    presenting.choose(3, ofWaitingAt: 2)
    var next = presenting.takeWaiting(at: 2)
    #expect(next.detent == 3)
    next.successor = 5
    presenting.park(next, at: 0)
    presenting.park([Self.sheet(4), Self.sheet(6)])
    presenting.handOverWaiting(from: 5, to: 8)
    presenting.handOverWaiting(from: 7, to: 9)
    #expect(
      presenting.waiting.map(\.surface) == [1, 1, 2, 4, 6]
        && presenting.waiting.map(\.successor) == [8, nil, nil, nil, nil])
    presenting.forgetWaiting { $0 == 1 || $0 == 6 }
    #expect(presenting.waiting.map(\.surface) == [2, 4])
  }

  @Test("a presentation waits once, as it was asked for first, and is tried again in its turn")
  func requests() {
    var presenting = Presenting()
    func ask(_ surface: SurfaceID, _ opener: ItemID?) -> Bool {
      presenting.enqueue(PresentationRequest(surface: surface, opener: opener, cause: Cause("asked")))
    }
    #expect([ask(3, 1), ask(4, nil), ask(3, 2), ask(5, nil)] == [true, true, false, true])
    presenting.withdraw { $0 == 5 }
    presenting.setOpener(9, ofRequestAt: 1)
    let requests = presenting.takeRequests()
    #expect(requests.map(\.surface) == [3, 4] && requests.map(\.opener) == [1, 9] && presenting.requests.isEmpty)
  }

  // MARK: Windows

  /// The windows 0 and 1, the panel 2 that is not there, and the window 3.
  static func windows() -> Presenting {
    var presenting = Presenting()
    presenting.setUpWindows([0, 1, 3, 2], gone: [2])
    return presenting
  }

  @Test("the foremost window that is there takes the keys at first; what is raised brings its panels along")
  func stack() {
    var presenting = Self.windows()
    #expect(presenting.windows.key == 3 && presenting.goneWindows == [2])
    presenting.raise(0, under: [2])
    presenting.giveKeys(to: 0)
    #expect(presenting.windows.order == [1, 3, 0, 2] && presenting.windows.key == 0)
    presenting.giveKeys(to: nil)
    #expect(presenting.windows.key == nil)
  }

  @Test("a window comes and goes once")
  func comings() {
    var presenting = Self.windows()
    #expect([presenting.showWindow(2), presenting.showWindow(2), presenting.showWindow(1)] == [true, false, false])
    #expect([presenting.closeWindow(1), presenting.closeWindow(1)] == [true, false] && presenting.goneWindows == [1])
  }

  @Test("a panel goes back to what it was opened with, once; a window knows where its focus was, and where it is")
  func belongingsOfWindows() {
    var presenting = Self.windows()
    presenting.noteOpener(7, ofPanel: 2)
    presenting.keepFocus(5, ofWindow: 1)
    #expect(presenting.windows.focus == [1: 5])
    presenting.keepFocus(nil, ofWindow: 1)
    presenting.move(1, by: Vector(dx: 10, dy: 0))
    presenting.move(3, by: Vector(dx: 5, dy: 0))
    presenting.move(3, by: .zero)
    #expect(presenting.windows.focus.isEmpty && presenting.windows.offsets == [1: Vector(dx: 10, dy: 0)])
    presenting.forgetMoves()
    let openers = [presenting.takeOpener(ofPanel: 2), presenting.takeOpener(ofPanel: 2)]
    #expect(openers == [7, nil] && presenting.windows.offsets.isEmpty)
  }

  @Test("tasks that wait are in the order of their windows, and each is news once")
  func tasks() {
    var presenting = Self.windows()
    let news = [3, 0, 1, 0].map { presenting.setSuspended(true, SurfaceID($0)) }
    #expect(news == [true, true, true, false] && presenting.suspended == [0, 1, 3])
    let over = [1, 1].map { presenting.setSuspended(false, SurfaceID($0)) }
    #expect(over == [true, false] && presenting.suspended == [0, 3])
  }
}
