public import Geometry
public import StageModel

/// What people do with their hands and eyes: fingers, the pointer and its button, modifiers, gaze, and what they have
/// hold of.
///
/// Nobody else changes any of it: who gives a hand something, or takes it away, says so by a function of this part.
@usableFromInline
package struct Hands: Sendable {
  /// What a hand has hold of: of everything that can be dragged, one at a time.
  @usableFromInline package internal(set) var capture: Capture?
  /// The device that the movement in progress is made on; nil where nobody says.
  @usableFromInline package internal(set) var captureDevice: Int?
  /// What came up over what a finger or the pointer was doing and so ended that, until it is told; words only.
  @usableFromInline package internal(set) var stoppedBy: SurfaceID?
  /// The first finger on the screen, or the one of several that drags something.
  @usableFromInline package internal(set) var finger: Finger?
  /// What the first finger came down on, until a gesture has been made of it.
  @usableFromInline package internal(set) var touchdown: Touchdown?
  /// What a finger that joined another one came down on, once it has lifted, until its tap is told.
  @usableFromInline package internal(set) var liftedTouchdown: Touchdown?
  /// Whether the last tap of one finger was nobody's, as its finger had touched something else.
  @usableFromInline package internal(set) var hasLostTap = false
  /// Fingers that came while that one was down, in order.
  @usableFromInline package internal(set) var otherFingers: [Finger] = []
  /// Fingers that came while the first one held or dragged a sheet: they take nothing until they lift (SM-1).
  @usableFromInline package internal(set) var ignoredFingers: [Int] = []
  /// Whether the last touch stopped content that was moving: its tap then activates nothing (SM-8).
  @usableFromInline package internal(set) var touchHasStopped = false
  /// Where a finger that is held over something selectable came down, with what that is by its place: it selects when
  /// it moves.
  @usableFromInline package internal(set) var heldOver: SelectableID?
  /// The pointer button that is down.
  @usableFromInline package internal(set) var press: Press?
  /// Where the pointer is, in points; not known before it has moved.
  @usableFromInline package internal(set) var pointer: Point?
  /// Where people look, as far as a device tells; in points.
  @usableFromInline package internal(set) var gaze: Point?
  /// Whether Shift is held, so that a wheel turns across.
  @usableFromInline package internal(set) var isShiftDown = false
  /// Whether Option is held, so that a press on a scroll bar goes to the spot.
  @usableFromInline package internal(set) var isOptionDown = false

  /// Hands that do nothing.
  package init() {}

  // MARK: What they have

  /// What one finger, or the pointer in its place, drags; nil for a pinch and for a window.
  @inlinable package var drag: Capture? { capture.flatMap { $0.isDrag ? $0 : nil } }

  /// Two fingers that magnify something.
  @inlinable package var pinch: Pinch? { if case .pinch(let pinch) = capture { pinch } else { nil } }

  /// The window that the pointer moves.
  @inlinable package var windowMove: WindowMove? { if case .window(let move) = capture { move } else { nil } }

  /// All fingers that are down and not ignored, the one that drags first.
  package var fingers: [Finger] { [finger].compactMap(\.self) + otherFingers }

  /// Whether any hand does anything, so that what is under it may change with the next input.
  @inlinable package var isBusy: Bool {
    capture != nil || finger != nil || !otherFingers.isEmpty || !ignoredFingers.isEmpty || press != nil
      || heldOver != nil || isShiftDown || isOptionDown
  }
}
