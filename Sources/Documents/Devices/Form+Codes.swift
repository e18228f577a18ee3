import InputEvents

extension Form where Value: InputCode {
  /// A code by the kernel's name, such as `BTN_TOUCH`.
  static func code(_ prefixes: String...) -> Form { code(prefixes) }

  private static func code(_ prefixes: [String]) -> Form {
    Form(
      schema: ["type": "string", "pattern": .text("^(\(prefixes.joined(separator: "|")))[A-Z0-9_]+$|^0x[0-9a-f]+$")],
      read: { node, decoder in
        guard let text = node.scalar?.text, let code = Value(spelling: text) else {
          decoder.mismatch(
            node, expected: "a name of the kernel that begins with \(prefixes.joined(separator: " or "))",
            hint: node.scalar.flatMap { NearestSpelling.hint($0.text, among: Value.names) })
          return nil
        }
        return code
      },
      write: { .text($0.description) })
  }

  /// A list of codes and of ranges of them, such as `KEY_1..KEY_0`; numbers between the two count, named or not.
  static func codes(_ prefixes: String...) -> Form<CodeSet> {
    let one = code(prefixes)
    let ranges = Form<String>.text
    return Form<CodeSet>(
      schema: ["type": "array", "items": ["type": "string"]],
      read: { node, decoder in
        guard let items = node.sequence else {
          decoder.mismatch(
            node, expected: "a list of names that begin with \(prefixes.joined(separator: " or "))",
            hint: "put them in brackets: [ ]")
          return nil
        }
        var set = CodeSet()
        var isComplete = true
        for item in items {
          guard let text = ranges.read(item, &decoder) else {
            isComplete = false
            continue
          }
          let ends = Self.split(text).map { LocatedNode(.scalar(.init($0, isPlain: true)), at: item.location) }
          let codes = ends.compactMap { one.read($0, &decoder) }
          guard codes.count == ends.count, let first = codes.first, let last = codes.last else {
            isComplete = false
            continue
          }
          guard first <= last else {
            decoder.note(item.location, "the range \(text) runs backwards", expected: "\(last)..\(first)")
            isComplete = false
            continue
          }
          for number in first.rawValue...last.rawValue { set.insert(number) }
        }
        return isComplete ? set : nil
      },
      write: { .list($0.map { .text(Value(rawValue: $0).description) }) })
  }

  /// One name, or the two ends of a range.
  private static func split(_ text: String) -> [String] {
    guard let dots = text.firstRange(of: "..") else { return [text] }
    return [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
  }
}

extension InputCode {
  /// The code of a name or of a number after `0x`.
  fileprivate init?(spelling: String) {
    if let code = Self(name: spelling) {
      self = code
      return
    }
    guard spelling.hasPrefix("0x"), let number = UInt16(spelling.dropFirst(2), radix: 16), number < 0x300 else {
      return nil
    }
    self.init(rawValue: number)
  }

  /// All names of the family, in the order of the numbers.
  fileprivate static var names: [String] { (UInt16(0)..<0x300).compactMap { Self(rawValue: $0).name } }
}
