/// The codes that comments, tests and explanations use: `SM-2`, `A-34`, `C-07`, `P.dismissSpeed`.
public enum SpecificationCode {
  /// The codes in a text as they are written there, each once, in the order in which they first appear.
  ///
  /// A code stands by itself: no letter, digit or underscore touches it. `P.swipe*` is written without its star. Whether
  /// there is such a code is for `Specification.entry` to say.
  public static func found(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var codes: [String] = []
    var index = 0
    while index < bytes.count {
      guard firstBytes.contains(bytes[index]), index == 0 || !isOfWord(bytes[index - 1]),
        let end = end(of: bytes, at: index)
      else {
        index += 1
        continue
      }
      let code = String(decoding: bytes[index..<end], as: UTF8.self)
      if !codes.contains(code) { codes.append(code) }
      index = end
    }
    return codes
  }

  private static let families: [SpecificationEntry.Family] = [.machine, .decision, .conflict, .parameter]
  private static let firstBytes = families.compactMap(\.prefix.utf8.first)

  private static func end(of bytes: [UInt8], at start: Int) -> Int? {
    for family in families where bytes[start...].starts(with: family.prefix.utf8) {
      let first = start + family.prefix.utf8.count
      let isName = family == .parameter
      let end = bytes[first...].firstIndex { !(isName ? isOfWord($0) : isDigit($0)) } ?? bytes.count
      guard end > first, !isName || isLowercase(bytes[first]) else { return nil }
      return end < bytes.count && isOfWord(bytes[end]) ? nil : end
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLowercase(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
