/// Reads an instruction that is written as other tools, or English, have it: steps over what may stand somewhere.
struct InstructionReader {
  private let instruction: WrittenInstruction
  private var index = 0

  /// A reader before the first piece.
  init(_ instruction: WrittenInstruction) { self.instruction = instruction }

  /// Words before a name that are no roles.
  static let prepositions: Set = [
    "a", "an", "at", "by", "for", "from", "in", "inside", "into", "of", "on", "onto", "over", "the", "to", "with",
  ]

  private var pieces: [WrittenInstruction.Piece] { instruction.pieces }
  private var piece: WrittenInstruction.Piece? { index < pieces.count ? pieces[index] : nil }
  private func piece(after distance: Int) -> WrittenInstruction.Piece? {
    index + distance < pieces.count ? pieces[index + distance] : nil
  }

  /// Whether nothing more stands here.
  var isAtEnd: Bool { index >= pieces.count }

  /// Whether something was stepped over.
  var hasBegun: Bool { index > 0 }

  /// All that stands from here on.
  var remainder: String { instruction.text(index..<pieces.count) }

  /// Steps over the word, if it is one of these; in lower case.
  mutating func take(_ words: Set<String>) -> String? {
    guard let piece, piece.isWord(words) else { return nil }
    index += 1
    return piece.text.lowercased()
  }

  /// Steps over words that stand one after the other.
  mutating func take(_ words: String...) -> Bool {
    for (distance, word) in words.enumerated() {
      guard let piece = piece(after: distance), piece.isWord([word]) else { return false }
    }
    index += words.count
    return true
  }

  /// Steps over any word.
  mutating func word() -> String? {
    guard let piece, piece.kind == .word else { return nil }
    index += 1
    return piece.text
  }

  /// Steps over a sign.
  mutating func takeSymbol(_ symbol: Character) -> Bool {
    guard let piece, piece.isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  /// Steps over a direction.
  mutating func direction() -> SwipeDirection? {
    take(Set(SwipeDirection.allCases.map(\.rawValue))).flatMap(SwipeDirection.init)
  }

  /// Steps over a number.
  mutating func number() -> Double? {
    guard let piece, piece.kind == .number, let value = ScriptNumber.parse(piece.text.utf8) else { return nil }
    index += 1
    return value
  }

  /// Steps over a text in quotation marks, which stay.
  mutating func string() -> String? {
    guard let piece, piece.kind == .string else { return nil }
    index += 1
    return piece.text
  }

  /// Steps over a time such as `200ms`.
  mutating func duration() -> String? {
    guard let piece, piece.kind == .number, let unit = self.piece(after: 1),
      unit.isWord(["us", "ms", "s", "min", "sec", "secs", "second", "seconds"])
    else { return nil }
    index += 2
    let name = unit.text.lowercased()
    return piece.text + (name.hasPrefix("sec") ? "s" : name)
  }

  /// Steps over how often something is done: `twice`, `3 times`, `x3`, `3x`.
  mutating func count() -> Int? {
    if let word = take(["once", "twice", "thrice"]) { return ["once": 1, "twice": 2, "thrice": 3][word] }
    if let piece, piece.kind == .word, piece.text.utf8.first == UInt8(ascii: "x"),
      let count = Int(piece.text.dropFirst())
    {
      index += 1
      return count
    }
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    guard let piece, let count = Int(piece.text) ?? words.firstIndex(of: piece.text).map({ $0 + 1 }),
      let unit = self.piece(after: 1),
      unit.isWord(["times", "time", "x"])
    else { return nil }
    index += 2
    return count
  }

  /// Steps over a place: `x,y`, or a selector with what it is in.
  mutating func place() -> String? {
    let start = index
    if takePoint() { return instruction.text(start..<index) }
    guard takeStep() else { return nil }
    while true {
      let end = index
      guard take("in"), takeStep() else {
        index = end
        return instruction.text(start..<end)
      }
    }
  }

  private mutating func takePoint() -> Bool {
    let start = index
    _ = takeSymbol("@")
    if number() != nil, takeSymbol(","), number() != nil { return true }
    index = start
    return false
  }

  /// Steps over an id, a name, or a role and a name.
  private mutating func takeStep() -> Bool {
    let start = index
    if takeSymbol("#") {
      let first = index
      while index < pieces.count, instruction.isJoined(index), !pieces[index].isSymbol("[") { index += 1 }
      guard index > first else {
        index = start
        return false
      }
    } else {
      let isRole =
        self.piece(after: 1)?.kind == .string && piece?.kind == .word && piece?.isWord(Self.prepositions) == false
      if isRole { index += 1 }
      guard string() != nil else {
        index = start
        return false
      }
    }
    if takeSymbol("["), number() == nil || !takeSymbol("]") {
      index = start
      return false
    }
    return true
  }
}
