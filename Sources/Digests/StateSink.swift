public import Geometry
public import InputEvents

/// Takes in what a state is made of, as words in a fixed order.
///
/// What counts is written down once, in the `encode` methods of the parts, for all sinks: hash and comparison cannot
/// disagree about it. The order of words is unambiguous, so that equal words mean equal states: optionals begin with
/// whether there is something, lists and texts with how long they are, cases with a number of their own.
@usableFromInline
package protocol StateSink {
  /// The moment that times are relative to.
  var now: Timestamp { get }
  mutating func combine(_ word: UInt64)
  /// A long list, of which elements hand over no times.
  mutating func combine<Element>(_ list: DigestedArray<Element>)
}

extension StateSink {
  @inlinable package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  @inlinable package mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
  @inlinable package mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0 as UInt64) }
  /// Zero counts the same with either sign.
  @inlinable package mutating func combine(_ number: Double) { combine(number == 0 ? 0 : number.bitPattern) }
  /// How far it is from now.
  @inlinable package mutating func combine(_ time: Timestamp) { combine(time - now) }

  @inlinable package mutating func combine(_ place: Point) {
    combine(place.x)
    combine(place.y)
  }

  @inlinable package mutating func combine(_ way: Vector) {
    combine(way.dx)
    combine(way.dy)
  }

  @inlinable package mutating func combine(_ size: Size) {
    combine(size.width)
    combine(size.height)
  }

  /// UTF-8, byte by byte: texts that only look the same are different.
  @inlinable package mutating func combine(_ text: String) {
    let bytes = text.utf8
    combine(bytes.count)
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        combine(word)
        word = 0
      }
    }
    if count % 8 != 0 { combine(word) }
  }

  @inlinable package mutating func combine(_ part: some StateEncodable) { part.encode(into: &self) }

  @inlinable @inline(__always) package mutating func combine(_ id: some TableID) { combine(id.ordinal) }

  @inlinable package mutating func combine(_ table: DigestedTable<some TableID, some StateEncodable>) {
    combine(table.rows)
  }

  // MARK: Optionals and lists

  @inlinable package mutating func combine(_ number: Int?) {
    combine(number != nil)
    if let number { combine(number) }
  }

  @inlinable package mutating func combine(_ id: (some TableID)?) {
    combine(id != nil)
    if let id { combine(id) }
  }

  @inlinable package mutating func combine(_ number: Double?) {
    combine(number != nil)
    if let number { combine(number) }
  }

  @inlinable package mutating func combine(_ time: Timestamp?) {
    combine(time != nil)
    if let time { combine(time) }
  }

  @inlinable package mutating func combine(_ place: Point?) {
    combine(place != nil)
    if let place { combine(place) }
  }

  @inlinable package mutating func combine<Part: StateEncodable>(_ part: Part?) {
    combine(part != nil)
    if let part { part.encode(into: &self) }
  }

  @inlinable package mutating func combine(_ numbers: [Int]) {
    combine(numbers.count)
    for number in numbers { combine(number) }
  }

  @inlinable package mutating func combine(_ ids: [some TableID]) {
    combine(ids.count)
    for id in ids { combine(id) }
  }

  @inlinable package mutating func combine(_ parts: [some StateEncodable]) {
    combine(parts.count)
    for part in parts { part.encode(into: &self) }
  }

  /// In ascending order of the keys.
  @inlinable package mutating func combine<ID: TableID, Value>(
    _ table: [ID: Value], _ encode: (inout Self, Value) -> Void
  ) {
    combine(table.count)
    guard !table.isEmpty else { return }
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      combine(key)
      encode(&self, value)
    }
  }
}
