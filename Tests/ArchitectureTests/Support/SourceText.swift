/// What the parsers of these tests share.
enum SourceText {
  /// A source without its comments; lines keep their numbers, and `//` in a string stays.
  static func withoutComments(_ source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var depth = 0
    var isInString = false
    var isInLongString = false
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      if depth > 0 {
        if byte == UInt8(ascii: "\n") { result.append(byte) }
        let step = byte == UInt8(ascii: "*") && next == UInt8(ascii: "/") ? -1 : 1
        guard step < 0 || byte == UInt8(ascii: "/") && next == UInt8(ascii: "*") else { continue }
        depth += step
        index += 1
      } else if bytes[(index - 1)...].starts(with: #"""""#.utf8), !isInString {
        isInLongString.toggle()
        result += Array(#"""""#.utf8)
        index += 2
      } else if isInLongString {
        result.append(byte)
      } else if isInString {
        result.append(byte)
        if byte == UInt8(ascii: "\\"), index < bytes.count {
          result.append(next)
          index += 1
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth = 1
        index += 1
        result.append(UInt8(ascii: " "))
      } else {
        isInString = byte == UInt8(ascii: "\"")
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
