/// Writes JSON into bytes: the one way in which this project does, the same bytes for the same values.
///
/// ```swift
/// var json = JSONText()
/// json.object { json in
///   json.member("name", "Pad")
///   json.array("slots", of: [0, 1]) { $0.value($1) }
/// }
/// json.text  // {"name":"Pad","slots":[0,1]}
/// ```
///
/// Strings are escaped as `append(quoted:)` says. Whether brackets and keys come in an order that JSON knows is the
/// caller's part.
@usableFromInline package struct JSONText: Sendable {
  /// Where there are spaces and line breaks.
  package enum Layout: Sendable {
    /// Nowhere.
    case compact
    /// A space behind every comma and colon.
    case line
    /// A line for every value, two spaces a level.
    case lines
  }

  /// What stands before the next value.
  private enum Place {
    /// Nothing, or its key.
    case start
    case bracket
    case sibling
  }

  /// What was written since the beginning or since `removeAll`.
  package private(set) var bytes: [UInt8] = []
  /// How many brackets are open.
  package private(set) var depth = 0
  private var layout: Layout
  private var place = Place.start

  /// Nothing yet.
  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// What was written as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the memory; brackets that are open stay so.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Gives out what was written so far, for a text that is handed on in pieces; what follows goes on from there.
  package mutating func takeText() -> String {
    defer { removeAll() }
    return text
  }

  // MARK: - Values

  /// A string.
  package mutating func value(_ string: String) {
    separate()
    bytes.append(quoted: string)
  }

  /// A whole number.
  @inlinable package mutating func value(_ number: some BinaryInteger) {
    value(isNegative: number < 0, magnitude: UInt64(number.magnitude))
  }

  /// A number rounded to `decimals` places, without needless zeros.
  ///
  /// JSON knows no infinity: what is beyond 10¹² is written as that, and as 0 what is not a number.
  package mutating func value(_ number: Double, decimals: Int) {
    separate()
    bytes.append(min(max(number, -1e12), 1e12), decimals: decimals)
  }

  /// A number as exactly as it is kept: the shortest digits that lead back to it.
  ///
  /// JSON knows no infinity: what is beyond 10¹² is written as that, and as 0 what is not a number.
  package mutating func value(_ number: Double) {
    separate()
    let number = number.isNaN ? 0 : min(max(number, -1e12), 1e12)
    if let whole = Int64(exactly: number) {
      bytes.append(text: String(whole))
    } else {
      bytes.append(text: number.description)
    }
  }

  /// True or false.
  package mutating func value(_ flag: Bool) { value(verbatim: flag ? "true" : "false") }

  /// `null`.
  package mutating func null() { value(verbatim: "null") }

  /// What is JSON already, such as a number as somebody spelled it.
  package mutating func value(verbatim json: String) {
    separate()
    bytes.append(text: json)
  }

  @usableFromInline package mutating func value(isNegative: Bool, magnitude: UInt64) {
    separate()
    if isNegative { bytes.append(0x2D) }
    bytes.append(digits: magnitude)
  }

  // MARK: - Members

  /// The key of the value that follows.
  @usableFromInline package mutating func key(_ key: String) {
    separate()
    bytes.append(quoted: key)
    bytes.append(0x3A)
    if layout != .compact { bytes.append(0x20) }
    place = .start
  }

  /// A member that is a string; left out where there is none.
  package mutating func member(_ key: String, _ string: String?) {
    guard let string else { return }
    self.key(key)
    value(string)
  }

  /// A member that is a whole number.
  @inlinable package mutating func member(_ key: String, _ number: some BinaryInteger) {
    self.key(key)
    value(number)
  }

  /// A member that is a number, as `value(_:decimals:)` writes it.
  package mutating func member(_ key: String, _ number: Double, decimals: Int) {
    self.key(key)
    value(number, decimals: decimals)
  }

  /// A member that is a number, as exactly as it is kept.
  package mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  /// A member that is true or false.
  package mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  // MARK: - Objects and arrays

  /// Opens an object.
  package mutating func beginObject() { begin(0x7B) }

  /// Closes the object that was opened last.
  package mutating func endObject() { end(0x7D) }

  /// Opens an array.
  @usableFromInline package mutating func beginArray() { begin(0x5B) }

  /// Closes the array that was opened last.
  @usableFromInline package mutating func endArray() { end(0x5D) }

  /// An object, or the object of a key, with what `body` writes.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
    if let key { self.key(key) }
    beginObject()
    body(&self)
    endObject()
  }

  /// An array, or the array of a key, with what `body` writes.
  package mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
    if let key { self.key(key) }
    beginArray()
    body(&self)
    endArray()
  }

  /// An array, or the array of a key, with what `body` writes of each of the values.
  @inlinable package mutating func array<Values: Sequence>(
    _ key: String? = nil, of values: Values, _ body: (inout JSONText, Values.Element) -> Void
  ) {
    if let key { self.key(key) }
    beginArray()
    for value in values { body(&self, value) }
    endArray()
  }

  /// Lets `body` write one value in another layout.
  package mutating func with(_ layout: Layout, _ body: (inout JSONText) -> Void) {
    separate()
    place = .start
    let outer = self.layout
    self.layout = layout
    body(&self)
    self.layout = outer
  }

  /// Ends the line of a value that is whole; the next value has nothing to do with it.
  package mutating func endLine() {
    bytes.append(0x0A)
    place = .start
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    place = .bracket
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if layout == .lines, place != .bracket { breakLine() }
    bytes.append(bracket)
    place = .sibling
  }

  /// Writes what stands between a value or key and what is before it.
  private mutating func separate() {
    if place == .sibling { bytes.append(0x2C) }
    if layout == .line, place == .sibling { bytes.append(0x20) }
    if layout == .lines, place != .start { breakLine() }
    place = .sibling
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }
}
