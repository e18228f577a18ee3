internal import Digests

/// Which item of a blueprint is meant.
struct ItemID: TableID {
  private let number: Int32

  @inline(__always) init(_ ordinal: Int) { number = Int32(ordinal) }

  @inline(__always) var ordinal: Int { Int(number) }
}
