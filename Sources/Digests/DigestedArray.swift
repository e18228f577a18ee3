public import InputEvents

/// A long list of which a state changes little at a time.
///
/// A digest of the whole is kept up to date as elements are set, so that a state's hash does not go through the list.
/// Copies share all chunks but those that were changed, so that what many states remember of a list is little, and
/// comparing them passes over what they share.
@usableFromInline
package struct DigestedArray<Element: StateEncodable & Sendable>: Sendable {
  @usableFromInline let chunking: Chunking
  @usableFromInline var chunks: [[Element]]
  @usableFromInline var sum: UInt64 = 0
  @usableFromInline package let count: Int
  /// A sum over the elements at their ordinals; lists of the same elements have the same.
  @inlinable package var digest: UInt64 { sum }

  @inlinable package init(_ elements: some Sequence<Element>) {
    let all = Array(elements)
    count = all.count
    chunking = Chunking(count: all.count)
    chunks = chunking.ranges(of: all.count).map { Array(all[$0]) }
    for (index, element) in all.enumerated() { sum &+= Self.digest(of: element, at: index) }
  }

  @inlinable static func digest(of element: Element, at index: Int) -> UInt64 {
    // Elements hand over no times.
    var hasher = StateHasher(now: .zero)
    hasher.combine(index)
    hasher.combine(element)
    return hasher.finalize()
  }
}

extension DigestedArray: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable package subscript(index: Int) -> Element {
    get { chunks[chunking.chunk(of: index)][chunking.ordinal(of: index)] }
    _modify {
      let (chunk, ordinal) = (chunking.chunk(of: index), chunking.ordinal(of: index))
      sum &-= Self.digest(of: chunks[chunk][ordinal], at: index)
      defer { sum &+= Self.digest(of: chunks[chunk][ordinal], at: index) }
      yield &chunks[chunk][ordinal]
    }
  }
}

extension DigestedArray where Element: Equatable {
  /// Where it differs from another list of the same length; what both share is not looked at.
  @inlinable package func ordinals(differingFrom other: Self) -> [Int] {
    guard count == other.count, !Self.isShared(chunks, other.chunks) else { return [] }
    var ordinals: [Int] = []
    for chunk in chunks.indices where !Self.isShared(chunks[chunk], other.chunks[chunk]) {
      for ordinal in chunks[chunk].indices where chunks[chunk][ordinal] != other.chunks[chunk][ordinal] {
        ordinals.append(chunk * chunking.size + ordinal)
      }
    }
    return ordinals
  }
}

extension DigestedArray: Hashable {
  /// Whether the elements hand over the same words; what two lists share is not looked at.
  @inlinable package static func == (a: Self, b: Self) -> Bool {
    guard a.count == b.count, a.digest == b.digest else { return false }
    if isShared(a.chunks, b.chunks) { return true }
    var (left, right) = (StateWords(now: .zero), StateWords(now: .zero))
    for (one, other) in zip(a.chunks, b.chunks) where !isShared(one, other) {
      left.removeAll()
      right.removeAll()
      for element in one { left.combine(element) }
      for element in other { right.combine(element) }
      guard left == right else { return false }
    }
    return true
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(digest)
  }

  /// Whether two arrays are in the same memory.
  @inlinable static func isShared<T>(_ a: [T], _ b: [T]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress && a.count == b.count }
    }
  }
}
