import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Stage
import Synchronization

/// A stage that counts how often it is asked what may still change: that takes a look at everything there is.
struct CountingTarget: ReproducibleTarget {
  var stage: Stage
  private let counter = Counter()

  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  init(_ stage: Stage) { self.stage = stage }

  /// How often it and all its copies were asked.
  var questions: Int { counter.count.load(ordering: .relaxed) }

  var changeableNodes: Set<NodeID>? {
    counter.count.add(1, ordering: .relaxed)
    return stage.changeableNodes
  }

  var screen: Size { stage.screen }
  var now: Timestamp { stage.now }
  var nextDeadline: Timestamp? { stage.nextDeadline }
  var isMoving: Bool { stage.isMoving }
  var tree: AccessibilityTree { stage.tree }
  var arbitrations: [Arbitration] { stage.arbitrations }
  var gestureOptions: GestureOptions { stage.gestureOptions }
  var stateHash: UInt64 { stage.stateHash }
  var stateParts: StateParts { stage.stateParts }
  var stateLayers: StateLayers { stage.stateLayers }
  var acceptedFocusSteps: [Step]? { stage.acceptedFocusSteps }
  func acceptedSteps(in tree: AccessibilityTree) -> AcceptedSteps? { stage.acceptedSteps(in: tree) }
  mutating func advance(to time: Timestamp) -> [TargetEvent] { stage.advance(to: time) }
  mutating func receive(_ input: TargetInput) -> [TargetEvent] { stage.receive(input) }
}
