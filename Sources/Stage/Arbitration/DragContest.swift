internal import Geometry
internal import Gestures
internal import StageMotion

/// A movement that nobody has taken yet.
struct DragContest {
  /// The movement.
  let pan: Gesture.Pan
  /// What it begins on; nil for nothing.
  let hit: Stage.Hit?
  /// Where it goes.
  let direction: DragOwnership.Direction
  /// What it is called; empty where no words are kept.
  let subject: String
}
