import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Stage

/// A stage that keeps what has happened, so that a run can be asked for it afterwards.
struct WatchedStage: Target {
  private var stage: Stage
  /// All that has happened.
  private(set) var events: [TargetEvent] = []

  init(_ stage: Stage) { self.stage = stage }

  var screen: Size { stage.screen }
  var now: Timestamp { stage.now }
  var nextDeadline: Timestamp? { stage.nextDeadline }
  var isMoving: Bool { stage.isMoving }
  var tree: AccessibilityTree { stage.tree }
  var focusFollowsReader: Bool { stage.focusFollowsReader }
  var keptDragStart: Point? { stage.keptDragStart }
  var arbitrations: [Arbitration] { stage.arbitrations }
  var gestureOptions: GestureOptions { stage.gestureOptions }
  var explains: Bool {
    get { stage.explains }
    set { stage.explains = newValue }
  }

  func indicators(of node: NodeID) -> [ScrollIndicator] { stage.indicators(of: node) }
  func scrollOffset(of node: NodeID) -> Vector? { stage.scrollOffset(of: node) }
  func detentName(_ detent: String, of sheet: NodeID) -> String? { stage.detentName(detent, of: sheet) }

  mutating func advance(to time: Timestamp) -> [TargetEvent] {
    let news = stage.advance(to: time)
    events += news
    return news
  }

  mutating func receive(_ input: TargetInput) -> [TargetEvent] {
    let news = stage.receive(input)
    events += news
    return news
  }
}
