internal import Digests
internal import Geometry
internal import StageModel

/// A pointer with its button down, or a finger that was held before, that selects as it moves.
struct SelectionDrag: Hashable, Sendable {
  /// What it selects in.
  let selectable: SelectableID
  /// Where it began: characters before it, or the row.
  let base: Int
  /// Where it is, in points of the screen.
  var location: Point
}

extension SelectionDrag: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(selectable)
    sink.combine(base)
    sink.combine(location)
  }
}
