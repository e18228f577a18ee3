public import Digests
public import Geometry
public import StageModel

/// A pointer with its button down, or a finger that was held before, that selects as it moves.
@usableFromInline
package struct SelectionDrag: Hashable, Sendable {
  /// What it selects in.
  @usableFromInline package let selectable: SelectableID
  /// Where it began: characters before it, or the row.
  @usableFromInline package let base: Int
  /// Where it is, in points of the screen.
  @usableFromInline package var location: Point

  /// A drag that begins.
  package init(selectable: SelectableID, base: Int, location: Point) {
    self.selectable = selectable
    self.base = base
    self.location = location
  }
}

extension SelectionDrag: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(selectable)
    sink.combine(base)
    sink.combine(location)
  }
}
