/// A line with one pair of braces as its author probably meant it: commas in a value, and colons without a blank.
enum MendedBraces {
  /// The mended line; nil where nothing is known to be meant.
  static func of(_ line: String) -> String? {
    guard let open = line.firstIndex(of: "{"), let close = line.lastIndex(of: "}"), open < close,
      line[line.index(after: open)...].firstIndex(where: { "{}[]\"'#".contains($0) }) == close
    else { return nil }
    let inner = line[line.index(after: open)..<close]
    var pairs: [(key: Substring, value: String, isList: Bool)] = []
    for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
      let text = part.drop { $0 == " " }
      if let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy(\.isLetter), colon != text.startIndex {
        let value = text[text.index(after: colon)...].drop { $0 == " " }
        pairs.append((text[..<colon], String(value), false))
      } else if let last = pairs.indices.last, !text.isEmpty {
        pairs[last].value += ", " + text
        pairs[last].isList = true
      } else {
        return nil
      }
    }
    let written = pairs.map { "\($0.key): \($0.isList ? joined($0.value) : $0.value)" }.joined(separator: ", ")
    let mended = line[...open] + written + line[close...]
    return mended == line ? nil : String(mended)
  }

  /// What has commas in it: a list of numbers in brackets, a text in quotation marks.
  private static func joined(_ value: String) -> String {
    let isNumbers = value.split(separator: ",").allSatisfy { part in Double(part.filter { $0 != " " }) != nil }
    return isNumbers ? "[\(value)]" : "\"\(value)\""
  }
}
