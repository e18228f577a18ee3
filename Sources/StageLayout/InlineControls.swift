package import Geometry
package import Scenes

/// Controls that stand in line with the scroll bars of a view: outside of it, and in the strip of its own frame
/// in which a bar lies.
package struct InlineControls: Sendable {
  /// The axes whose bars they stand in line with.
  package var axes: Axes = []
  /// Their frames, in points, as the layout has them.
  package var frames: [Rect] = []
}
