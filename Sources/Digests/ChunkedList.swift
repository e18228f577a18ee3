/// A long table of which copies share all chunks but those that were changed.
@usableFromInline
package struct ChunkedList<ID: TableID, Element: Sendable>: Sendable {
  @usableFromInline let chunking: Chunking
  @usableFromInline var chunks: [[Element]]
  @usableFromInline package let count: Int

  /// The same element `count` times.
  @inlinable package init(repeating element: Element, count: Int) {
    self.count = count
    let chunking = Chunking(count: count)
    self.chunking = chunking
    let full = Array(repeating: element, count: Swift.min(chunking.size, count))
    chunks = chunking.ranges(of: count).map { range in
      range.count == full.count ? full : Array(repeating: element, count: range.count)
    }
  }

  @inlinable package subscript(id: ID) -> Element {
    get { chunks[chunking.chunk(of: id.ordinal)][chunking.ordinal(of: id.ordinal)] }
    _modify { yield &chunks[chunking.chunk(of: id.ordinal)][chunking.ordinal(of: id.ordinal)] }
  }
}
