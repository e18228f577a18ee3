/// A table of which a state changes little at a time; what many states remember of it is little.
@usableFromInline
package struct DigestedTable<ID: TableID, Element: StateEncodable & Sendable>: Sendable {
  /// The rows in their order, with the digest over them.
  @usableFromInline var rows: DigestedArray<Element>

  @inlinable package init(_ elements: some Sequence<Element>) { rows = DigestedArray(elements) }
}

extension DigestedTable: RandomAccessCollection, MutableCollection {
  @inlinable @inline(__always) package var startIndex: ID { ID(0) }
  @inlinable @inline(__always) package var endIndex: ID { ID(rows.count) }
  @inlinable @inline(__always) package var count: Int { rows.count }

  @inlinable @inline(__always)
  package subscript(id: ID) -> Element {
    get { rows[id.ordinal] }
    _modify { yield &rows[id.ordinal] }
  }
}

extension DigestedTable where Element: Equatable {
  /// The rows that differ from those of another table of the same length; what both share is not looked at.
  @inlinable package func ids(differingFrom other: Self) -> [ID] {
    rows.ordinals(differingFrom: other.rows).map { ID($0) }
  }
}

extension DigestedTable: Hashable {}
