/// A table of which a state changes little at a time; what many states remember of it is little.
struct DigestedTable<ID: TableID, Element: StateEncodable & Sendable>: Sendable {
  /// The rows in their order, with the digest over them.
  private(set) var rows: DigestedArray<Element>

  init(_ elements: some Sequence<Element>) { rows = DigestedArray(elements) }
}

extension DigestedTable: RandomAccessCollection, MutableCollection {
  @inline(__always) var startIndex: ID { ID(0) }
  @inline(__always) var endIndex: ID { ID(rows.count) }
  @inline(__always) var count: Int { rows.count }

  @inline(__always)
  subscript(id: ID) -> Element {
    get { rows[id.ordinal] }
    _modify { yield &rows[id.ordinal] }
  }
}

extension DigestedTable where Element: Equatable {
  /// The rows that differ from those of another table of the same length; what both share is not looked at.
  func ids(differingFrom other: Self) -> [ID] { rows.ordinals(differingFrom: other.rows).map { ID($0) } }
}

extension DigestedTable: Hashable {}
