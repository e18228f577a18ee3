/// Takes a JSON object apart by its outermost members, each value as it is written.
enum JSONMembers {
  /// The members of `"key":value,…}`, in their order; what is no JSON ends them.
  static func split(_ text: Substring) -> [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    var rest = text.utf8[...]
    while rest.first == UInt8(ascii: "\"") {
      let key = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
      rest = rest[key.endIndex...].dropFirst()
      guard rest.first == UInt8(ascii: ":") else { break }
      rest = rest.dropFirst()
      let value = value(rest)
      guard !value.isEmpty else { break }
      members.append((String(Substring(key)), String(Substring(value))))
      rest = rest[value.endIndex...]
      guard rest.first == UInt8(ascii: ",") else { break }
      rest = rest.dropFirst()
    }
    return members
  }

  /// The value in front: up to the comma or bracket that ends it.
  private static func value(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var (depth, isText, isEscaped) = (0, false, false)
    for index in text.indices {
      let byte = text[index]
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return text[..<index] }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return text[..<index]
      default: break
      }
    }
    return text
  }
}
