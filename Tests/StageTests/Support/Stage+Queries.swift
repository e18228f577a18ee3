import Hands
@testable import Presenting
@testable import Scrolling
@testable import Stage

/// What tests ask of a stage about what is under way, wherever it keeps that.
extension Stage {
  /// Whether a movement of one finger or of the pointer has an owner.
  var isDragged: Bool { state.hands.drag != nil }
  /// Whether a button of the pointer is down.
  var isPressed: Bool { state.hands.press != nil }
  /// Whether a scroll indicator sets a speed.
  var isJogging: Bool { state.scrolling.jog != nil }
  /// How many action sheets and alerts are up.
  var dialogCount: Int { state.presenting.dialogs.count }
  /// How many sheets have closed in favour of another one and wait for their return.
  var waitingCount: Int { state.presenting.waiting.count }
  /// How many presentations wait for their turn.
  var requestCount: Int { state.presenting.requests.count }
  /// How much waits for a finger to let go of the content that has to scroll for it.
  var awaitedCount: Int { state.scrolling.awaited.count }
}
