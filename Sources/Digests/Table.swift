/// A list of which the rows are asked for by an id of their own type, and by no other number.
@usableFromInline
package struct Table<ID: TableID, Element> {
  @usableFromInline var rows: [Element]

  /// A table of the elements in their order.
  @inlinable package init(_ elements: some Sequence<Element>) { rows = Array(elements) }

  /// The same element `count` times.
  @inlinable package init(repeating element: Element, count: Int) { rows = Array(repeating: element, count: count) }

  /// Adds a row at the end, and returns its id.
  @discardableResult
  @inlinable package mutating func append(_ element: Element) -> ID {
    rows.append(element)
    return ID(rows.count - 1)
  }

  /// Makes room for so many rows at once.
  @inlinable package mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }
}

extension Table: RandomAccessCollection, MutableCollection {
  @inlinable @inline(__always) package var startIndex: ID { ID(0) }
  @inlinable @inline(__always) package var endIndex: ID { ID(rows.count) }
  @inlinable @inline(__always) package var count: Int { rows.count }

  @inlinable @inline(__always)
  package subscript(id: ID) -> Element {
    get { rows[id.ordinal] }
    _modify { yield &rows[id.ordinal] }
  }
}

extension Table: ExpressibleByArrayLiteral {
  @inlinable package init(arrayLiteral elements: Element...) { rows = elements }
}

extension Table: Sendable where Element: Sendable {}
