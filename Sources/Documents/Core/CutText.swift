/// A text without quotes that YAML ends before a `#`, such as `label: Tab #1`: the rest is a comment, and nothing is
/// wrong with that.
public struct CutText: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column of the `#`, from 1.
  public let column: Int
  /// The attribute, with the whole text in quotation marks.
  public let mended: String

  /// What has happened, and where, in one line.
  public func words(in file: String) -> String {
    "\(file):\(line):\(column): a \"#\" after a blank begins a comment, and ends the text"
  }

  /// What to do about it.
  public var hint: String { "write \(mended) if it is part of the text, or a blank after the #" }

  /// Attributes that people read or hear.
  private static let keys: Set<Substring> = [
    "label", "title", "value", "hint", "placeholder", "text", "summary", "name",
  ]

  /// All of them in a document, in order; a `#` with a blank behind it is taken for a comment.
  public static func find(in bytes: [UInt8]) -> [CutText] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var open: Open?
    return lines.enumerated().compactMap { index, bytes in
      guard bytes.count <= 400 else {
        open = nil
        return nil
      }
      let line = String(decoding: bytes, as: UTF8.self)
      let started = open
      open = Open(line, after: started)
      guard bytes.contains(UInt8(ascii: "#")) else { return nil }
      if let started, open != nil, started.takes(line) { return started.cut(line, line: index + 1) }
      return cut(line, line: index + 1)
    }
  }

  /// A text without quotes that may go on in the next line.
  private struct Open {
    /// How long a text may be, in bytes, for its mended line to be written.
    private static let longest = 400

    /// How far the key is indented.
    var indentation: Int
    /// The key, and the text so far.
    var key: Substring
    var text: String

    /// What a line leaves open: a text of its own, or that of the lines before it, which it goes on with.
    init?(_ line: String, after started: Open?) {
      let item = line.drop { $0 == " " || $0 == "-" }
      let words = item.last == "\r" ? item.dropLast() : item
      if let started, started.takes(line) {
        // A text of very many lines takes time by their number, and nobody writes it anew on one line.
        guard started.text.utf8.count <= Self.longest else { return nil }
        self = started
        text += (text.isEmpty ? "" : " ") + words
        return
      }
      guard let colon = words.firstIndex(of: ":"), keys.contains(words[..<colon]) else { return nil }
      let rest = words[words.index(after: colon)...].drop { $0 == " " }
      guard rest.first.map({ !"\"'[{|>#&*!".contains($0) }) ?? true, rest.firstRange(of: " #") == nil else {
        return nil
      }
      (indentation, key, text) = (line.count - item.count, words[..<colon], String(rest))
    }

    /// Whether a line goes on with the text: it is indented deeper, and is no pair and no item.
    func takes(_ line: String) -> Bool {
      let blanks = line.prefix { $0 == " " }.count
      let words = line.dropFirst(blanks)
      guard blanks > indentation, let first = words.first, first != "#", first != "\r" else { return false }
      return !words.hasPrefix("- ") && words.firstRange(of: ": ") == nil && words.last != ":"
    }

    /// What a `#` in a line that goes on with the text has cut off.
    func cut(_ line: String, line number: Int) -> CutText? {
      let words = line.last == "\r" ? line.dropLast() : line[...]
      guard let mark = words.firstRange(of: " #"), let next = words[mark.upperBound...].first,
        next.isLetter || next.isNumber, !text.contains("\""), !words.contains("\""), !words.contains("\\")
      else { return nil }
      let whole = ([text] + [String(words.drop { $0 == " " })]).filter { !$0.isEmpty }.joined(separator: " ")
      return CutText(
        line: number, column: line.unicodeScalars.distance(from: line.startIndex, to: mark.upperBound),
        mended: "\(key): \"\(whole)\"")
    }
  }

  private static func cut(_ line: String, line number: Int) -> CutText? {
    let item = line.drop { $0 == " " || $0 == "-" || $0 == "\r" }
    guard let colon = item.firstRange(of: ": "), keys.contains(item[..<colon.lowerBound]) else {
      return cutStep(line, item, line: number)
    }
    let text = item[colon.upperBound...].drop { $0 == " " }
    guard let first = text.first, !"\"'[{|>#&*!".contains(first), let mark = text.firstRange(of: " #"),
      let next = text[mark.upperBound...].first, next.isLetter || next.isNumber,
      !text.contains("\""), !text.contains("\\")
    else { return nil }
    let whole = text.last == "\r" ? text.dropLast() : text
    return CutText(
      line: number, column: line.unicodeScalars.distance(from: line.startIndex, to: mark.upperBound),
      mended: "\(item[..<colon.lowerBound]): \"\(whole)\"")
  }

  /// A step of a flow, which is an instruction as it stands: `- tap "Send" #2`.
  private static func cutStep(_ line: String, _ item: Substring, line number: Int) -> CutText? {
    let whole = item.last == "\r" ? item.dropLast() : item
    guard line.drop(while: { $0 == " " }).hasPrefix("- "), let first = whole.first, first.isLetter,
      let mark = whole.firstRange(of: " #"), let next = whole[mark.upperBound...].first, next.isLetter || next.isNumber,
      instructions.contains(whole.prefix { $0.isLetter }), !whole.contains("'")
    else { return nil }
    return CutText(
      line: number, column: line.unicodeScalars.distance(from: line.startIndex, to: mark.upperBound),
      mended: "- '\(whole)'")
  }

  /// Words that instructions begin with which may name something.
  private static let instructions: Set<Substring> = [
    "tap", "double", "triple", "press", "long", "swipe", "flick", "drag", "click", "right", "move", "look", "expect",
    "wait", "reader", "scroll", "turn", "pinch", "rotate",
  ]
}
