import InputEvents

/// The fast path: lines exactly as the original tools write them, `E: S.UUUUUU TTTT CCCC V…`, and a comment.
extension EvemuDecoder {
  /// Takes as many canonical lines as stand whole in the window, and answers how many.
  ///
  /// It stops, without an error, in front of the first line that looks different in any way.
  mutating func readCanonicalLines(_ input: inout LineInput, into batch: inout [RecordedEvent]) -> Int {
    let (position, lines) = Self.readCanonicalLines(input.bytes.span, input.start, input.end, into: &batch)
    input.advance(to: position, lines: lines)
    return lines
  }

  private static func readCanonicalLines(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, into batch: inout [RecordedEvent]
  ) -> (position: Int, lines: Int) {
    var (position, lines) = (start, 0)
    while batch.count < batchLimit, let event = canonicalEvent(bytes, &position, end) {
      batch.append(RecordedEvent(device: 0, event: event))
      lines += 1
    }
    return (position, lines)
  }

  @inline(__always)
  private static func canonicalEvent(_ bytes: Span<UInt8>, _ position: inout Int, _ end: Int) -> InputEvent? {
    var index = position
    // "E: 0.000000 0000 0000 0\n" has 24 bytes.
    guard index + 24 <= end, bytes[index] == UInt8(ascii: "E"), bytes[index + 1] == UInt8(ascii: ":"),
      bytes[index + 2] == 0x20
    else { return nil }
    index += 3
    let firstDigit = index
    var seconds: Int64 = 0
    while index < end, bytes[index] &- 0x30 < 10 {
      seconds = seconds &* 10 &+ Int64(bytes[index] &- 0x30)
      index += 1
    }
    guard index > firstDigit, index - firstDigit <= 12, index + 20 <= end, bytes[index] == UInt8(ascii: ".")
    else { return nil }
    var microseconds: Int64 = 0
    for offset in 1...6 {
      let digit = bytes[index + offset] &- 0x30
      guard digit < 10 else { return nil }
      microseconds = microseconds &* 10 &+ Int64(digit)
    }
    guard bytes[index + 7] == 0x20, let type = fourDigits(bytes, index + 8), bytes[index + 12] == 0x20,
      let code = fourDigits(bytes, index + 13), bytes[index + 17] == 0x20
    else { return nil }
    index += 18
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let firstOfValue = index
    var value: Int32 = 0
    while index < end, bytes[index] &- 0x30 < 10 {
      value = value &* 10 &+ Int32(bytes[index] &- 0x30)
      index += 1
    }
    guard index > firstOfValue, index - firstOfValue <= 9, index < end else { return nil }
    if bytes[index] != 0x0A {
      guard index + 1 < end, bytes[index] == 0x09 || bytes[index] == 0x20, bytes[index + 1] == UInt8(ascii: "#")
      else { return nil }
      guard let newline = bytes.firstNewline(from: index + 2, to: end) else { return nil }
      index = newline
    }
    position = index + 1
    return InputEvent(
      time: Timestamp(microseconds: seconds &* 1_000_000 &+ microseconds), type: EventType(rawValue: type),
      code: code, value: isNegative ? 0 &- value : value)
  }

  @inline(__always)
  private static func fourDigits(_ bytes: Span<UInt8>, _ position: Int) -> UInt16? {
    var number: UInt16 = 0
    for offset in 0..<4 {
      guard let digit = hexadecimalDigit(bytes[position + offset]) else { return nil }
      number = number << 4 | UInt16(digit)
    }
    return number
  }
}
