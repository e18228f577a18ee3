package import Accessibility
package import Geometry
package import Harness
package import Stage

/// Something that was done, with what is told of and what there was to be seen before and after it.
package struct Moment: Sendable {
  /// What was done.
  package var deed: Deed
  /// What was told of.
  package var events: [TargetEvent]
  private let stages: (before: Stage, after: Stage)

  package init(_ deed: Deed, _ events: [TargetEvent], before: Stage, after: Stage) {
    self.deed = deed
    self.events = events
    stages = (before, after)
  }

  /// The tree before it, made when it is asked for.
  var treeBefore: AccessibilityTree { stages.before.tree }
  /// The tree after it, made when it is asked for.
  var treeAfter: AccessibilityTree { stages.after.tree }
  /// The screen after it, in points.
  var screen: Size { stages.after.screen }
}
