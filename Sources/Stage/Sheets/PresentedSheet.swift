internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Scenes
internal import StageModel
internal import StageMotion

/// A sheet on the screen and where it stands in SM-1.
///
///                 present                 transition end
///      absent ─────────────▶ presenting ────────────────▶ resting(d) ◀───────────────┐
///        ▲                                               │   ▲   │                   │ end
///        │                           drag owned by sheet │   │   │ tap, activate,    │
///        │                                               ▼   │   ▼ increment …       │
///        │                                         dragging ─┼─▶ settling(d') ───────┘
///        │                                      release:│    │      │ touch down: dragging
///        │                                 unsaved      │    │keep  │
///        │ transition end                  changes      ▼    │      │
///      dismissing ◀──────────────────────────────── confirming      │
///        ▲           discard, save                                  │
///        └──────────────────────────────────────────────────────────┘
///           release below the threshold, button, escape, completing action, app
///
/// A sheet that closes in favour of another one may wait behind the scenes and come back (SM-5); it keeps all of this.
struct PresentedSheet: Sendable {
  /// The surface it shows.
  let surface: SurfaceID
  /// Where it stands.
  var phase: Phase
  /// The detent it rests at or moves to, as an index into the detents as declared.
  var detent: Int { didSet { if detent != oldValue { descends = false } } }
  /// Whether the next tap on its grabber goes down (P.grabberCycle, pingPong); upwards again after any other change of
  /// detent.
  var descends = false
  /// The id of the rest that was spoken last; differs from `detent` only on the way.
  var restID: String
  /// Its height at that rest, in points, where the app has changed what the rest means since.
  var restHeight: Double?
  /// Whether it holds changes that are not saved.
  var hasUnsavedChanges: Bool
  /// isModal(now) of SM-7, as of the last rest.
  var isModal: Bool
  /// Where the keyboard focus goes when it is gone.
  var opener: ItemID?
  /// What had the keyboard focus in its window before, where what opened it is in another window (SM-16).
  var formerFocus: ItemID?
  /// What opened the popover that it is shown in, while it waits to come back in that.
  var popoverOpener: ItemID?
  /// The values of its items when they were last saved: what discarding brings back.
  var saved: DigestedArray<ElementValue>
  /// The surface of the sheet in whose favour it closes, or asks whether it may (SM-5).
  var successor: SurfaceID?
  /// Whether the app has given it up, so that it does not come back.
  var isGivenUp = false
  /// The item that gets the keyboard focus when it comes back, or when its changes are kept.
  var focus: ItemID?
  /// The surfaces that lay under it when it began to wait, from back to front.
  var below: [SurfaceID] = []
  /// Whether it waits because another sheet has come to lie over it without taking its place.
  var isPutAway = false

  /// The states of SM-1 but `absent` and `waiting`.
  enum Phase: Hashable, Sendable {
    case presenting(SpringMotion, then: AfterPresenting)
    case resting
    case dragging(SheetDrag)
    case settling(SpringMotion)
    /// The action sheet asks; the sheet may still be on its way back underneath.
    case confirming(SpringMotion?)
    case dismissing(TargetEvent.DismissReason, SpringMotion)
  }

  /// What was asked for while it came up, and is acted on once it rests.
  enum AfterPresenting: Int, Hashable, Sendable {
    case nothing, escape, dismiss
  }

  /// Whether it comes or goes, so that every input is swallowed.
  var isInTransition: Bool {
    switch phase {
    case .presenting, .dismissing: true
    case .resting, .dragging, .settling, .confirming: false
    }
  }

  /// Whether it rests.
  var isResting: Bool { phase == .resting }

  /// The movement it is in, if it moves by itself.
  var motion: SpringMotion? {
    switch phase {
    case .presenting(let motion, _), .settling(let motion), .dismissing(_, let motion): motion
    case .confirming(let motion): motion
    case .resting, .dragging: nil
    }
  }

  /// Its height at `time` in points, where it rests at these heights.
  func height(at time: Timestamp, heights: DetentHeights) -> Double {
    switch phase {
    case .dragging(let drag): drag.shownHeight(heights)
    case .resting: rest(heights).height
    default: motion?.position(at: time) ?? rest(heights).height
    }
  }

  /// The rest it is at or moves to.
  func rest(_ heights: DetentHeights) -> DetentHeights.Rest { heights.rests[heights.index(ofDeclared: detent)] }
}

extension PresentedSheet: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(phase)
    sink.combine(detent)
    sink.combine(descends)
    sink.combine(restID)
    sink.combine(restHeight)
    sink.combine(hasUnsavedChanges)
    sink.combine(isModal)
    sink.combine(opener)
    sink.combine(formerFocus)
    sink.combine(popoverOpener)
    sink.combine(saved)
    sink.combine(successor)
    sink.combine(isGivenUp)
    sink.combine(focus)
    sink.combine(below)
    sink.combine(isPutAway)
  }
}

extension PresentedSheet.Phase: StateEncodable {
  func encode(into sink: inout some StateSink) {
    switch self {
    case .presenting(let motion, let then):
      sink.combine(1)
      sink.combine(motion)
      sink.combine(then.rawValue)
    case .resting: sink.combine(2)
    case .dragging(let drag):
      sink.combine(3)
      sink.combine(drag)
    case .settling(let motion):
      sink.combine(4)
      sink.combine(motion)
    case .confirming(let motion):
      sink.combine(5)
      sink.combine(motion)
    case .dismissing(let reason, let motion):
      sink.combine(6)
      sink.combine(reason.rawValue)
      sink.combine(motion)
    }
  }
}
