import Scenes

/// A line with several pairs on it that has no braces, as in `- role: button label: Send`, in braces.
enum MendedPairs {
  /// Whether a line without quotation marks, brackets or a comment has a second attribute behind the value of its first,
  /// which is no text of many words.
  static func isOfPairs(_ line: String) -> Bool {
    guard let pairs = pairs(of: line), let first = pairs.first else { return false }
    return pairs.count > 1 && !texts.contains(first.key)
  }

  /// The mended line; nil where it is no item of a list, which braces would part from what follows.
  static func of(_ line: String) -> String? {
    let blanks = line.prefix { $0 == " " }
    guard line.dropFirst(blanks.count).hasPrefix("- "), let pairs = pairs(of: line) else { return nil }
    return "\(blanks)- {" + pairs.map { "\($0.key): \(quoted($0.value))" }.joined(separator: ", ") + "}"
  }

  /// Attributes of elements with their values, in the order of the line; nil where it has something else, or one has no
  /// value.
  private static func pairs(of line: String) -> [(key: Substring, value: Substring)]? {
    guard !line.contains(where: { "\"'{}[]#\\".contains($0) }) else { return nil }
    var text = line.drop { $0 == " " }
    if text.hasPrefix("- ") { text = text.dropFirst(2).drop { $0 == " " } }
    var pairs: [(key: Substring, value: Substring)] = []
    for word in text.split(separator: " ") {
      if word.last == ":", names.contains(String(word.dropLast())) {
        if pairs.last?.value.isEmpty == true { return nil }
        pairs.append((word.dropLast(), ""))
      } else if let last = pairs.indices.last {
        let start = pairs[last].value.isEmpty ? word.startIndex : pairs[last].value.startIndex
        pairs[last].value = text[start..<word.endIndex]
      } else {
        return nil
      }
    }
    guard pairs.last?.value.isEmpty == false else { return nil }
    return pairs.enumerated().map { place, pair in
      // A comma before the next attribute parts the two.
      place + 1 < pairs.count && pair.value.last == "," ? (pair.key, pair.value.dropLast()) : pair
    }
  }

  /// A text with what braces would take for their own in quotation marks.
  private static func quoted(_ value: Substring) -> String {
    value.contains(",") || value.contains(": ") || value.last == ":" ? "\"\(value)\"" : String(value)
  }

  private static let texts: [Substring] = ["label", "title", "value", "hint", "placeholder"]
  private static let names = Set(EntityForm<Element>.element.attributes.map(\.name))
}
