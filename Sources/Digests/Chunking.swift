/// How a long list is cut into chunks, so that a copy of which one element is set copies little.
@usableFromInline
package struct Chunking: Hashable, Sendable {
  /// Elements in a chunk are two to the power of this.
  @usableFromInline let shift: Int

  /// About as many chunks as there are elements in each where there are very many, else 64 in each.
  @inlinable package init(count: Int) {
    var shift = 6
    while count >> shift > 4 << shift { shift += 1 }
    self.shift = shift
  }

  /// Elements in a chunk; each chunk but the last is full.
  @inlinable package var size: Int { 1 << shift }

  /// The chunk that an element is in.
  @inlinable package func chunk(of index: Int) -> Int { index >> shift }

  /// The ordinal of an element in its chunk.
  @inlinable package func ordinal(of index: Int) -> Int { index & (size - 1) }

  /// The elements in each chunk of a list.
  @inlinable package func ranges(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<Swift.min($0 + size, count) }
  }
}
