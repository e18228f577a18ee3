/// How instructions are written by people who know other tools, or English: one function for each habit.
enum MeaningRules {
  /// What is meant by an instruction that is written so; nil where it is not.
  typealias Rule = @Sendable (_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript?

  /// Those of instructions as a whole come first.
  static let all: [Rule] = [
    joined, quotedKeys, typing, fingers, otherVerb, repeated, waits, timed, keys, chords, holds, swipesAcross, swipes,
    drags, scrolls, turns, reader, readerGestures, namedInEnglish,
  ]

  // MARK: - Of any instruction

  /// `tap "A" && tap "B"`, `tap "A" then tap "B"`: instructions that are joined otherwise than by `;`.
  @Sendable static func joined(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var parts: [Range<Int>] = []
    var start = 0
    var index = 1
    while index < instruction.pieces.count {
      var next = index
      while next < instruction.pieces.count, isJoint(instruction.pieces[next]) { next += 1 }
      let isNewVerb =
        next < instruction.pieces.count && instruction.pieces[next].isWord(ScriptParser.beginnings)
        && (next > index || instruction.pieces[index - 1].kind == .string)
      // A `then hold` and a `, release` go on with a drag.
      if isNewVerb, !(next > index && instruction.pieces[next].isWord(["hold", "release"])) {
        parts.append(start..<index)
        start = next
        index = next
      }
      index += 1
    }
    guard !parts.isEmpty else { return nil }
    let mended = (parts + [start..<instruction.pieces.count]).compactMap {
      MeantScript.mended(instruction.text($0), depth: depth)
    }
    return mended.count == parts.count + 1 ? MeantScript(mended.joined(separator: "; ")) : nil
  }

  private static func isJoint(_ piece: WrittenInstruction.Piece) -> Bool {
    piece.isSymbol("&") || piece.isSymbol("|") || piece.isSymbol(",") || piece.isSymbol("+") || piece.isSymbol(".")
      || piece.isSymbol(">") || piece.isWord(["and", "then"])
  }

  /// `touch "A"`: another word for what is done.
  @Sendable static func otherVerb(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    guard let verb = ScriptParser.otherVerbs[instruction.pieces[0].text.lowercased()] else { return nil }
    let remainder = instruction.text(1..<instruction.pieces.count)
    return MeantScript.mended(remainder.isEmpty ? verb : "\(verb) \(remainder)", depth: depth).map { MeantScript($0) }
  }

  /// `press tab twice`, `swipe up 3 times`, `reader next 3`.
  @Sendable static func repeated(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    let pieces = instruction.pieces
    for length in 1...2 where pieces.count > length {
      let end = pieces.count - length
      guard let tail = WrittenInstruction(instruction.text(end..<pieces.count)) else { continue }
      var reader = InstructionReader(tail)
      var count = reader.count()
      // A number alone says how often a key is pressed, and of a swipe how far.
      if count == nil, length == 1, pieces[0].isWord(["press", "reader"]) { count = reader.number().flatMap(Int.init) }
      guard let count, reader.isAtEnd, (1...10).contains(count),
        let once = MeantScript.mended(instruction.text(0..<end), depth: depth)
      else { continue }
      let all = Array(repeating: once, count: count).joined(separator: "; ")
      guard count > 1, count < 4, pieces[0].isWord(["tap"]) else { return MeantScript(all) }
      return MeantScript([("\(count == 2 ? "double" : "triple") \(once)", nil), (all, "one after the other")])
    }
    return nil
  }

  /// `long press "A" 2s`, `swipe up for 200ms`: a time without its word, or with another one.
  @Sendable static func timed(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    let end = instruction.pieces.count - 2
    guard end > 0, let tail = WrittenInstruction(instruction.text(end..<end + 2)) else { return nil }
    var reader = InstructionReader(tail)
    guard let duration = reader.duration() else { return nil }
    let hasWord = end > 1 && instruction.pieces[end - 1].isWord(["for", "in", "over", "during", "within"])
    let remainder = instruction.text(0..<(hasWord ? end - 1 : end))
    var isTap = InstructionReader(instruction)
    if isTap.take("tap"), !hasWord || instruction.pieces[end - 1].isWord(["for"]), let place = isTap.place() {
      return MeantScript("long press \(place) for \(duration)")
    }
    if instruction.text(0..<end) == "long press" { return .example("long press 120,300 for \(duration)") }
    let timed = ["for", "in"].map { "\(remainder) \($0) \(duration)" }
    return
      (timed.first(where: MeantScript.isScript)
      ?? timed.lazy.compactMap { MeantScript.mended($0, depth: depth) }.first).map { MeantScript($0) }
  }

  /// `wait for 2s`, `expect "A" visible 2s`: time that passes, or that something may take.
  @Sendable static func waits(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    if reader.take("wait", "for") || reader.take("wait"), let duration = reader.duration(), reader.isAtEnd {
      return MeantScript("wait \(duration)")
    }
    if reader.hasBegun {
      var short = reader
      if short.takeSymbol("."), let fraction = short.duration(), short.isAtEnd {
        return MeantScript("wait 0.\(fraction)")
      }
      short = reader
      // A decimal comma.
      let decimal = "wait \(short.remainder.replacing(",", with: "."))"
      if short.remainder.contains(","), MeantScript.isScript(decimal) { return MeantScript(decimal) }
      if short.take(["a", "one", "another"]) != nil, short.take(["second", "sec", "s"]) != nil, short.isAtEnd {
        return MeantScript("wait 1s")
      }
    }
    if reader.hasBegun, instruction.pieces.count > 1, !instruction.pieces[1].isWord(["for"]) {
      _ = reader.take(["until", "till", "about", "around"])
      let remainder = reader.remainder
      return
        (MeantScript.mended("wait \(remainder)", depth: depth)
        ?? MeantScript.mended("wait for \(remainder)", depth: depth))
        .map { MeantScript($0) }
    }
    let end = instruction.pieces.count - 2
    guard end > 1, instruction.pieces[0].isWord(["expect"]) || reader.hasBegun,
      var time = WrittenInstruction(instruction.text(end..<end + 2)).map(InstructionReader.init),
      let duration = time.duration()
    else { return nil }
    let hasWord = instruction.pieces[end - 1].isWord(["within", "in", "for", "after", "until", "under", "before"])
    return MeantScript("\(instruction.text(0..<(hasWord ? end - 1 : end))) within \(duration)")
  }
}
