public import Digests

/// An edge or corner of a sheet that is pulled.
@usableFromInline
package struct SheetEdge: Hashable, Sendable {
  /// −1 at the left edge, 1 at the right, 0 between them.
  @usableFromInline package var horizontal = 0
  /// −1 at the upper edge, 1 at the lower, 0 between them.
  @usableFromInline package var vertical = 0

  /// An edge or corner, or none.
  package init(horizontal: Int = 0, vertical: Int = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension SheetEdge: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(horizontal)
    sink.combine(vertical)
  }
}
