/// A long list of which copies share all chunks but those that were changed.
struct ChunkedList<Element: Sendable>: Sendable {
  /// Elements in a chunk; each chunk but the last is full.
  private static var chunkSize: Int { 64 }

  private var chunks: [[Element]]
  let count: Int

  /// The same element `count` times.
  init(repeating element: Element, count: Int) {
    self.count = count
    chunks = stride(from: 0, to: count, by: Self.chunkSize).map { start in
      Array(repeating: element, count: Swift.min(Self.chunkSize, count - start))
    }
  }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }
}
