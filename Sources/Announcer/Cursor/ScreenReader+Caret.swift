import Accessibility

/// A caret that goes through everything there is to be read, character by character, word by word or line by line, as
/// Orca's does in documents.
///
/// Each element is a line, or as many as its text has; the words of an element are what it is called and set to.
extension ScreenReader {
  /// Where the caret is in the text of an element, in characters.
  struct CaretPlace: Hashable, Sendable {
    var node: NodeID
    var offset: Int
  }

  /// Moves the caret and says what it has come to.
  mutating func moveCaret(_ move: CaretMove, in view: ReaderView) -> [ReaderAct] {
    switch move {
    case .start, .end:
      guard let id = view.element(at: move == .start ? 0 : view.count - 1) else {
        return [.refuses("there is nothing to read")]
      }
      let text = characters(of: id, in: view)
      return land(on: id, at: move == .start ? 0 : start(ofLineAt: text.count, in: text), by: .nextLine, in: view)
    default: break
    }
    guard let focus = cursor.focus, view.ordinal(of: focus) != nil else {
      guard let id = view.element(at: 0) else { return [.refuses("there is nothing to read")] }
      return land(on: id, at: 0, by: move, in: view)
    }
    let text = characters(of: focus, in: view)
    let offset = min(caretPlace?.node == focus ? caretPlace?.offset ?? 0 : 0, max(0, text.count - 1))
    if let offset = self.offset(after: move, from: offset, in: text) {
      return land(on: focus, at: offset, by: move, in: view)
    }
    return step(move, from: focus, in: view)
  }

  /// To the element before or after, at its beginning or its end.
  private mutating func step(_ move: CaretMove, from focus: NodeID, in view: ReaderView) -> [ReaderAct] {
    let isForward = [.nextCharacter, .nextWord, .nextLine].contains(move)
    guard let ordinal = view.ordinal(of: focus), let id = view.element(at: ordinal + (isForward ? 1 : -1)) else {
      return [.boundary(isForward ? .end : .start)]
    }
    let text = characters(of: id, in: view)
    let last = max(0, text.count - 1)
    let offset: Int =
      switch move {
      case .previousCharacter: last
      case .previousWord: words(in: text).last?.lowerBound ?? 0
      case .previousLine: start(ofLineAt: last, in: text)
      case .nextWord: words(in: text).first?.lowerBound ?? 0
      default: 0
      }
    return land(on: id, at: offset, by: move, in: view)
  }

  private mutating func land(on id: NodeID, at offset: Int, by move: CaretMove, in view: ReaderView) -> [ReaderAct] {
    let isElsewhere = cursor.focus != id
    guard cursor.move(to: id, in: view) else { return [.refuses("the reader cannot go to \(id)")] }
    caretPlace = CaretPlace(node: id, offset: offset)
    let text = characters(of: id, in: view)
    let isLine = move == .nextLine || move == .previousLine
    // An element that is one line is told as it is when people come to it.
    if isLine, !text.contains(where: \.isNewline) { return sayFocus(in: view) }
    if isElsewhere { lastSpoken = id }
    let language = vocabulary(for: view.node(id), in: view)
    let said: String
    switch move {
    case .nextWord, .previousWord: said = String(word(at: offset, in: text))
    case _ where isLine: said = String(text[offset..<end(ofLineAt: offset, in: text)])
    default: said = text.indices.contains(offset) ? Self.character(String(text[offset]), language) : ""
    }
    let utterance = Utterance(
      said.isEmpty ? language.say(.blank) : said, priority: .interrupting, language: language.code, node: id)
    return [.says(utterance)]
  }

  // MARK: Text

  /// What an element shows; of what is masked only how long it is.
  private func characters(of id: NodeID, in view: ReaderView) -> [Character] {
    guard let node = view.node(id) else { return [] }
    guard node.role == .secureTextField else { return Array(Self.text(of: node)) }
    return Array(repeating: "•", count: (node.value ?? "").count)
  }

  /// Where a move leads within one text; nil where it leads out of that.
  private func offset(after move: CaretMove, from offset: Int, in text: [Character]) -> Int? {
    switch move {
    case .nextCharacter: return offset + 1 < text.count ? offset + 1 : nil
    case .previousCharacter: return offset > 0 ? offset - 1 : nil
    case .nextWord: return words(in: text).first { $0.lowerBound > offset }?.lowerBound
    case .previousWord: return words(in: text).last { $0.lowerBound < offset }?.lowerBound
    case .nextLine:
      let end = end(ofLineAt: offset, in: text)
      return end < text.count ? end + 1 : nil
    case .previousLine:
      let start = start(ofLineAt: offset, in: text)
      return start > 0 ? self.start(ofLineAt: start - 1, in: text) : nil
    case .lineStart: return start(ofLineAt: offset, in: text)
    case .lineEnd: return max(start(ofLineAt: offset, in: text), end(ofLineAt: offset, in: text) - 1)
    case .start, .end: return nil
    }
  }

  private func words(in text: [Character]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      if character.isWhitespace {
        if let begun = start { result.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { result.append(start..<text.count) }
    return result
  }

  private func word(at offset: Int, in text: [Character]) -> ArraySlice<Character> {
    words(in: text).first { $0.contains(offset) }.map { text[$0] } ?? []
  }

  /// The first character of the line in which one is; a line's end belongs to it.
  private func start(ofLineAt offset: Int, in text: [Character]) -> Int {
    text[..<min(max(0, offset), text.count)].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private func end(ofLineAt offset: Int, in text: [Character]) -> Int {
    text[min(max(0, offset), text.count)...].firstIndex(where: \.isNewline) ?? text.count
  }
}
