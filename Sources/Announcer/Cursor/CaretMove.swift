/// A way of the caret through what there is to be read, while the reader controls it.
public enum CaretMove: String, CaseIterable, Hashable, Sendable {
  case nextCharacter, previousCharacter, nextWord, previousWord, nextLine, previousLine
  case lineStart, lineEnd, start, end

  /// As people are told of it.
  public var words: String {
    switch self {
    case .nextCharacter: "next character"
    case .previousCharacter: "previous character"
    case .nextWord: "next word"
    case .previousWord: "previous word"
    case .nextLine: "next line"
    case .previousLine: "previous line"
    case .lineStart: "start of the line"
    case .lineEnd: "end of the line"
    case .start: "start of all"
    case .end: "end of all"
    }
  }
}
