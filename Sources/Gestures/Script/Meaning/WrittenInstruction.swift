/// The words, numbers, texts and signs of a text that should be an instruction.
struct WrittenInstruction {
  /// One of them.
  struct Piece {
    var kind: ScriptToken.Kind
    var text: String
    /// Where it stands among the bytes.
    var range: Range<Int>

    /// Whether it is one of these words.
    func isWord(_ words: Set<String>) -> Bool { kind == .word && words.contains(text.lowercased()) }

    /// Whether it is the sign.
    func isSymbol(_ symbol: Character) -> Bool { kind == symbol.asciiValue.map { .symbol($0) } }
  }

  /// In the order of the text.
  let pieces: [Piece]
  private let bytes: [UInt8]

  /// The pieces of one line; nil for several, and for what cannot be cut.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let tokens = try? ScriptLexer.tokens(of: bytes), !tokens.contains(where: { $0.kind == .separator }) else {
      return nil
    }
    self.bytes = bytes
    pieces = tokens.dropLast().map {
      Piece(kind: $0.kind, text: String(decoding: bytes[$0.range], as: UTF8.self), range: $0.range)
    }
  }

  /// What stands from one piece to before another.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let bounds = pieces[range.lowerBound].range.lowerBound..<pieces[range.upperBound - 1].range.upperBound
    return String(decoding: bytes[bounds], as: UTF8.self)
  }

  /// Whether a piece stands right after the one before it.
  func isJoined(_ index: Int) -> Bool {
    index > 0 && pieces[index].range.lowerBound == pieces[index - 1].range.upperBound
  }
}
