/// Reads one JSON text byte by byte, in the order in which it stands, into what the caller asks for.
///
/// Nothing is built that the caller does not want: unknown values are skipped without recursion, nesting is
/// bounded, and every problem names its byte.
struct JSONScanner {
  /// How deep arrays and objects may be nested.
  static let maximumDepth = 64

  /// The reader's window.
  let bytes: [UInt8]
  /// The next byte.
  var position: Int
  /// Where the key that was read last begins, for problems with the key itself.
  private(set) var keyPosition = 0
  /// Where the text begins.
  private let start: Int
  /// Where the text ends.
  let end: Int
  private var depth = 0

  /// A scanner over a part of `bytes`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    position = range.lowerBound
    end = range.upperBound
  }

  /// The first byte of the next value, or nil at the end.
  mutating func peek() -> UInt8? {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  /// The column of what comes next, from 1.
  mutating func column() -> Int {
    _ = peek()
    return position - start + 1
  }

  /// Only blanks may follow.
  mutating func finish() throws(LineProblem) {
    if peek() != nil { throw expected("the end of the line") }
  }

  /// Calls `member` with the key of every member; it takes the value. A key that occurs twice is a problem.
  mutating func object(
    _ member: (String, inout JSONScanner) throws(LineProblem) -> Void
  ) throws(LineProblem) {
    try open(UInt8(ascii: "{"), "an object")
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return }
    var keys = KeySet()
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      let start = position
      let key = try string()
      keyPosition = start
      guard keys.insert(key) else {
        throw LineProblem(
          position: start, message: "“\(key.prefix(40))” occurs a second time; expected each member once")
      }
      guard take(UInt8(ascii: ":")) else { throw expected("a colon after the key") }
      try member(key, &self)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected("a comma or the end of the object") }
  }

  /// Calls `element` once for every element; it takes the value.
  mutating func array(_ element: (inout JSONScanner) throws(LineProblem) -> Void) throws(LineProblem) {
    try open(UInt8(ascii: "["), "an array")
    defer { depth -= 1 }
    if take(UInt8(ascii: "]")) { return }
    repeat { try element(&self) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected("a comma or the end of the array") }
  }

  /// An integer of type `T`.
  mutating func integer<T: FixedWidthInteger>(_ what: String = "an integer") throws(LineProblem) -> T {
    guard let first = peek(), first == UInt8(ascii: "-") || isDigit(first) else { throw expected(what) }
    let start = position
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var number: T = 0
    while position < end, isDigit(bytes[position]) {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let digit = T(bytes[position] - 0x30)
      let (sum, carry) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !overflow, !carry else {
        throw LineProblem(
          code: .tooLarge, position: start,
          message: "\(what) is out of range; expected a whole number from \(T.min) to \(T.max)")
      }
      number = sum
      position += 1
    }
    guard position > firstDigit else { throw expected("a digit") }
    if position < end, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[position]) {
      throw LineProblem(position: start, message: "expected \(what), found a fraction")
    }
    return number
  }

  /// `true` or `false`.
  mutating func bool() throws(LineProblem) -> Bool {
    if peek() == UInt8(ascii: "t") {
      try word("true")
      return true
    }
    guard peek() == UInt8(ascii: "f") else { throw expected("true or false") }
    try word("false")
    return false
  }

  /// Takes any value and leaves it.
  mutating func skip() throws(LineProblem) {
    // Closing brackets that are still owed, innermost last.
    var open: [UInt8] = []
    while true {
      guard let byte = peek() else { throw expected("a value") }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth + open.count < Self.maximumDepth else { throw tooDeep() }
        position += 1
        let close: UInt8 = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if !take(close) {
          open.append(close)
          if close == UInt8(ascii: "}") { try skipKey() }
          continue
        }
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "t"): try word("true")
      case UInt8(ascii: "f"): try word("false")
      case UInt8(ascii: "n"): try word("null")
      default: try skipNumber()
      }
      while let close = open.last {
        if take(UInt8(ascii: ",")) {
          if close == UInt8(ascii: "}") { try skipKey() }
          break
        }
        guard take(close) else { throw expected("a comma or “\(Character(Unicode.Scalar(close)))”") }
        open.removeLast()
      }
      if open.isEmpty { return }
    }
  }

  /// Takes one byte when it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// The problem that something else stands here.
  mutating func expected(_ what: String) -> LineProblem {
    guard let byte = peek() else {
      return LineProblem(position: position, message: "expected \(what), found the end of the line")
    }
    return LineProblem(position: position, message: "expected \(what), found \(visible(byte))")
  }

  private mutating func open(_ bracket: UInt8, _ what: String) throws(LineProblem) {
    guard peek() == bracket else { throw expected(what) }
    guard depth < Self.maximumDepth else { throw tooDeep() }
    position += 1
    depth += 1
  }

  private func tooDeep() -> LineProblem {
    LineProblem(code: .tooLarge, position: position, message: "nested deeper than \(Self.maximumDepth) levels")
  }

  private mutating func skipKey() throws(LineProblem) {
    guard peek() == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
    try skipString()
    guard take(UInt8(ascii: ":")) else { throw expected("a colon after the key") }
  }

  private mutating func word(_ word: StaticString) throws(LineProblem) {
    let start = position
    for byte in String(describing: word).utf8 {
      guard position < end, bytes[position] == byte else {
        position = start
        throw expected(String(describing: word))
      }
      position += 1
    }
  }

  private mutating func skipNumber() throws(LineProblem) {
    _ = take(UInt8(ascii: "-"))
    guard position < end, isDigit(bytes[position]) else { throw expected("a value") }
    skipDigits()
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard position < end, isDigit(bytes[position]) else { throw expected("a digit") }
      skipDigits()
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < end, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      guard position < end, isDigit(bytes[position]) else { throw expected("a digit") }
      skipDigits()
    }
  }

  private mutating func skipDigits() {
    while position < end, isDigit(bytes[position]) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
