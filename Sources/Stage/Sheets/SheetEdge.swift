internal import Digests

/// An edge or corner of a sheet that is pulled.
struct SheetEdge: Hashable, Sendable {
  /// −1 at the left edge, 1 at the right, 0 between them.
  var horizontal = 0
  /// −1 at the upper edge, 1 at the lower, 0 between them.
  var vertical = 0
}

extension SheetEdge: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(horizontal)
    sink.combine(vertical)
  }
}
