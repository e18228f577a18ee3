public import Digests
internal import Geometry
public import Harness
package import InputEvents
package import Scenes
public import StageModel
public import StageMotion

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
@usableFromInline
package struct PresentedSheet: Sendable {
  /// The surface it shows.
  @usableFromInline package let surface: SurfaceID
  /// Where it stands.
  @usableFromInline package var phase: Phase
  /// The detent it rests at or moves to, as an index into the detents as declared.
  @usableFromInline package var detent: Int { didSet { if detent != oldValue { descends = false } } }
  /// Whether the next tap on its grabber goes down (P.grabberCycle, pingPong); upwards again after any other change of
  /// detent.
  @usableFromInline package var descends = false
  /// The id of the rest that was spoken last; differs from `detent` only on the way.
  @usableFromInline package var restID: String
  /// Its height at that rest, in points, where the app has changed what the rest means since.
  @usableFromInline package var restHeight: Double?
  /// Whether it holds changes that are not saved.
  @usableFromInline package var hasUnsavedChanges: Bool
  /// isModal(now) of SM-7, as of the last rest.
  @usableFromInline package var isModal: Bool
  /// Where the keyboard focus goes when it is gone.
  @usableFromInline package var opener: ItemID?
  /// What had the keyboard focus in its window before, where what opened it is in another window (SM-16).
  @usableFromInline package var formerFocus: ItemID?
  /// What opened the popover that it is shown in, while it waits to come back in that.
  @usableFromInline package var popoverOpener: ItemID?
  /// The values of its items when they were last saved: what discarding brings back.
  @usableFromInline package var saved: DigestedArray<ElementValue>
  /// The surface of the sheet in whose favour it closes, or asks whether it may (SM-5).
  @usableFromInline package var successor: SurfaceID?
  /// Whether the app has given it up, so that it does not come back.
  @usableFromInline package var isGivenUp = false
  /// The item that gets the keyboard focus when it comes back, or when its changes are kept.
  @usableFromInline package var focus: ItemID?
  /// The surfaces that lay under it when it began to wait, from back to front.
  @usableFromInline package var below: [SurfaceID] = []
  /// Whether it waits because another sheet has come to lie over it without taking its place.
  @usableFromInline package var isPutAway = false

  /// A sheet; what each value means is said where it stands.
  package init(
    surface: SurfaceID, phase: Phase, detent: Int, descends: Bool = false, restID: String, restHeight: Double? = nil,
    hasUnsavedChanges: Bool, isModal: Bool, opener: ItemID? = nil, formerFocus: ItemID? = nil,
    popoverOpener: ItemID? = nil, saved: DigestedArray<ElementValue>, successor: SurfaceID? = nil,
    isGivenUp: Bool = false, focus: ItemID? = nil, below: [SurfaceID] = [], isPutAway: Bool = false
  ) {
    self.surface = surface
    self.phase = phase
    self.detent = detent
    self.descends = descends
    self.restID = restID
    self.restHeight = restHeight
    self.hasUnsavedChanges = hasUnsavedChanges
    self.isModal = isModal
    self.opener = opener
    self.formerFocus = formerFocus
    self.popoverOpener = popoverOpener
    self.saved = saved
    self.successor = successor
    self.isGivenUp = isGivenUp
    self.focus = focus
    self.below = below
    self.isPutAway = isPutAway
  }

  /// The states of SM-1 but `absent` and `waiting`.
  @usableFromInline
  package enum Phase: Hashable, Sendable {
    case presenting(SpringMotion, then: AfterPresenting)
    case resting
    case dragging(SheetDrag)
    case settling(SpringMotion)
    /// The action sheet asks; the sheet may still be on its way back underneath.
    case confirming(SpringMotion?)
    case dismissing(TargetEvent.DismissReason, SpringMotion)
  }

  /// What was asked for while it came up, and is acted on once it rests.
  @usableFromInline
  package enum AfterPresenting: Int, Hashable, Sendable {
    case nothing, escape, dismiss
  }

  /// Whether it comes or goes, so that every input is swallowed.
  package var isInTransition: Bool {
    switch phase {
    case .presenting, .dismissing: true
    case .resting, .dragging, .settling, .confirming: false
    }
  }

  /// Whether it rests.
  package var isResting: Bool { phase == .resting }

  /// The movement it is in, if it moves by itself.
  package var motion: SpringMotion? {
    switch phase {
    case .presenting(let motion, _), .settling(let motion), .dismissing(_, let motion): motion
    case .confirming(let motion): motion
    case .resting, .dragging: nil
    }
  }

  /// Its height at `time` in points, where it rests at these heights.
  package func height(at time: Timestamp, heights: DetentHeights) -> Double {
    switch phase {
    case .dragging(let drag): drag.shownHeight(heights)
    case .resting: rest(heights).height
    default: motion?.position(at: time) ?? rest(heights).height
    }
  }

  /// The rest it is at or moves to.
  package func rest(_ heights: DetentHeights) -> DetentHeights.Rest { heights.rests[heights.index(ofDeclared: detent)] }
}

extension PresentedSheet: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
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
  @inlinable package func encode(into sink: inout some StateSink) {
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
