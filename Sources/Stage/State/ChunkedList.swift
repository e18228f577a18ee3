/// A long table of which copies share all chunks but those that were changed.
struct ChunkedList<ID: TableID, Element: Sendable>: Sendable {
  private let chunking: Chunking
  private var chunks: [[Element]]
  let count: Int

  /// The same element `count` times.
  init(repeating element: Element, count: Int) {
    self.count = count
    let chunking = Chunking(count: count)
    self.chunking = chunking
    let full = Array(repeating: element, count: Swift.min(chunking.size, count))
    chunks = chunking.ranges(of: count).map { range in
      range.count == full.count ? full : Array(repeating: element, count: range.count)
    }
  }

  subscript(id: ID) -> Element {
    get { chunks[chunking.chunk(of: id.ordinal)][chunking.ordinal(of: id.ordinal)] }
    _modify { yield &chunks[chunking.chunk(of: id.ordinal)][chunking.ordinal(of: id.ordinal)] }
  }
}
