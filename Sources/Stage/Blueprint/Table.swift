/// A list of which the rows are asked for by an id of their own type, and by no other number.
struct Table<ID: TableID, Element> {
  private var rows: [Element]

  /// A table of the elements in their order.
  init(_ elements: some Sequence<Element>) { rows = Array(elements) }

  /// The same element `count` times.
  init(repeating element: Element, count: Int) { rows = Array(repeating: element, count: count) }

  /// Adds a row at the end, and returns its id.
  @discardableResult
  mutating func append(_ element: Element) -> ID {
    rows.append(element)
    return ID(rows.count - 1)
  }

  /// Makes room for so many rows at once.
  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }
}

extension Table: RandomAccessCollection, MutableCollection {
  @inline(__always) var startIndex: ID { ID(0) }
  @inline(__always) var endIndex: ID { ID(rows.count) }
  @inline(__always) var count: Int { rows.count }

  @inline(__always)
  subscript(id: ID) -> Element {
    get { rows[id.ordinal] }
    _modify { yield &rows[id.ordinal] }
  }
}

extension Table: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { rows = elements }
}

extension Table: Sendable where Element: Sendable {}
