/// The spelling of numbers in documents.
enum NumberText {
  /// Whether these bytes are a number as JSON writes it.
  static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    func digits() -> Int {
      let start = index
      while index < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
      return index - start
    }
    func skip(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: first) || bytes[index] == UInt8(ascii: second) else {
        return false
      }
      index += 1
      return true
    }
    _ = skip("-", "-")
    let first = index
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else { return false }
    if skip(".", "."), digits() == 0 { return false }
    if skip("e", "E") {
      _ = skip("+", "-")
      if digits() == 0 { return false }
    }
    return index == bytes.endIndex
  }

  /// The finite number that a text spells as JSON does.
  static func double(_ text: String) -> Double? {
    guard isJSON(ArraySlice(text.utf8)), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The whole number that a text spells: decimal, or hexadecimal after `0x`.
  static func integer(_ text: String) -> Int? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
      return Int(digits, radix: 16)
    }
    guard isJSON(ArraySlice(text.utf8)) else { return nil }
    return Int(text)
  }

  /// The shortest text that reads back as this number, without `.0`.
  static func text(_ value: Double) -> String {
    if value.magnitude < 1e15, value.rounded(.towardZero) == value { return String(Int64(value)) }
    return value.description
  }
}
