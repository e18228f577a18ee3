/// What the parsers of these tests share.
enum SourceText {
  /// A source without its comments; lines keep their numbers, and `//` in a string stays.
  static func withoutComments(_ source: String) -> String {
    var result: [Character] = []
    var rest = Array(source)[...]
    var depth = 0
    var isInString = false
    while let character = rest.popFirst() {
      let next = rest.first
      if depth > 0 {
        if character == "*", next == "/" {
          depth -= 1
          rest.removeFirst()
        } else if character == "/", next == "*" {
          depth += 1
          rest.removeFirst()
        } else if character == "\n" {
          result.append(character)
        }
      } else if isInString {
        result.append(character)
        if character == "\\", let escaped = rest.popFirst() { result.append(escaped) }
        if character == "\"" || character == "\n" { isInString = false }
      } else if character == "/", next == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if character == "/", next == "*" {
        depth = 1
        rest.removeFirst()
        result.append(" ")
      } else {
        isInString = character == "\""
        result.append(character)
      }
    }
    return String(result)
  }
}
