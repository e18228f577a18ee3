internal import Digests

/// Which of the items of a blueprint is meant in which something can be selected.
struct SelectableID: TableID {
  private let number: Int32

  @inline(__always) init(_ ordinal: Int) { number = Int32(ordinal) }

  @inline(__always) var ordinal: Int { Int(number) }
}
