/// What is seen of a JSON text, or of the beginning of one, without reading it: its keys, in whatever order they stand.
struct JSONOutline {
  /// Every key.
  private(set) var keys: Set<String> = []
  /// Keys of the outermost object.
  private(set) var outermost: Set<String> = []
  /// Whether `nodes` is a list of lists.
  private(set) var listsPairs = false
  /// What begins with `<` as the value of `value`: the page source that a server answers with.
  private(set) var source: ArraySlice<UInt8>?
  /// Whether the value of `value` begins as a debug description does, which WebDriverAgent answers with on request.
  private(set) var isDescription = false

  /// Looks once at every byte.
  init(_ text: ArraySlice<UInt8>) {
    var position = text.startIndex
    var (depth, isListed) = (0, false)
    // The key whose value comes next, and the brackets behind it.
    var key: ArraySlice<UInt8>?
    var brackets = 0
    while position < text.endIndex {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\""):
        let string = Self.string(text, from: position)
        position = string.endIndex + 1
        let next = text[min(position, text.endIndex)...].first { !TreeFormat.isBlank($0) }
        if next == UInt8(ascii: ":") {
          key = string
          brackets = 0
          let word = String(decoding: string, as: UTF8.self)
          keys.insert(word)
          if depth == 1, !isListed { outermost.insert(word) }
        } else {
          if source == nil, key?.elementsEqual("value".utf8) == true, string.first == UInt8(ascii: "<") {
            source = Self.unescaped(string)
          }
          if key?.elementsEqual("value".utf8) == true {
            isDescription =
              isDescription || ["Attributes: ", "Element subtree:"].contains { string.starts(with: $0.utf8) }
          }
          key = nil
        }
        continue
      case UInt8(ascii: "["):
        if depth == 0 { isListed = true }
        brackets += 1
        if brackets == 2, key?.elementsEqual("nodes".utf8) == true { listsPairs = true }
        depth += 1
      case UInt8(ascii: "{"):
        key = nil
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        key = nil
        depth -= 1
      case UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: break
      default: key = nil
      }
      position += 1
    }
  }

  /// What is in the string that begins at a quotation mark, as far as it is there.
  private static func string(_ text: ArraySlice<UInt8>, from start: Int) -> ArraySlice<UInt8> {
    var end = start + 1
    while end < text.endIndex, text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return text[min(start + 1, text.endIndex)..<min(end, text.endIndex)]
  }

  /// A string without what escapes quotation marks and line ends in it.
  private static func unescaped(_ string: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in string {
      if isEscaped {
        isEscaped = false
        result.append([UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")].contains(byte) ? 0x20 : byte)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return result[...]
  }
}
