/// A list that grows to any length without ever being copied, so that it takes no more room than its elements.
struct GrowingList<Element> {
  private static var chunkSize: Int { 4096 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(count == 0 ? 1 : Self.chunkSize)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    set { chunks[index / Self.chunkSize][index % Self.chunkSize] = newValue }
  }
}

extension GrowingList: Sendable where Element: Sendable {}
