/// The phrases that may follow an instruction's verb, in any order, each at most once.
struct ScriptPhrases {
  var from: Place?
  var to: Place?
  var at: Place?
  var via: [Place]?
  /// `in` or `for`, in µs.
  var duration: Int64?
  var hold: Int64?
  /// `after`, in µs.
  var after: Int64?
  var fingers: Int?
  /// `release at`, or `at` a speed: in points per second.
  var speed: Double?
  /// `by`.
  var amount: Double?
}

extension ScriptParser {
  /// What may follow a verb.
  enum Phrase: String {
    case from, to, at, via, `in`, `for`, after, hold, release, with, by
  }

  /// Reads phrases up to the end of the instruction.
  ///
  /// - Parameters:
  ///   - atIsSpeed: Whether a speed follows `at`, and no place.
  ///   - amount: reads what follows `by`.
  mutating func phrases(
    _ allowed: [Phrase], atIsSpeed: Bool = false,
    amount: (inout ScriptParser) throws(GestureScriptError) -> Double = { _ in 0 }
  ) throws(GestureScriptError) -> ScriptPhrases {
    var phrases = ScriptPhrases()
    while !token.endsInstruction {
      if word == "then", allowed.contains(.hold), ["hold", "release"].contains(word(after: 1)) { advance() }
      if token.kind == .symbol(UInt8(ascii: ",")), word(after: 1).flatMap(Phrase.init) != nil { advance() }
      let start = token
      guard let word, let phrase = Phrase(rawValue: word), allowed.contains(phrase) else {
        let names = allowed.map(\.rawValue)
        var error = unexpected(
          "the end of the instruction or one of: " + names.joined(separator: ", "), among: names)
        if ["on", "at", "over"].contains(word), allowed.contains(.from) { error.hint = "did you mean 'from'?" }
        throw error
      }
      advance()
      let isNew =
        atIsSpeed && phrase == .at
        ? Self.set(&phrases.speed, try speed()) : try read(phrase, into: &phrases, amount: amount)
      guard isNew else {
        throw GestureScriptError(
          "'\(word)' is given twice", at: start.location,
          hint: phrase == .via ? "several places on the way stand after one 'via': via 20,20 and 40,40" : nil)
      }
    }
    return phrases
  }

  /// Reads what follows the word of a phrase; false where there was one already.
  private mutating func read(
    _ phrase: Phrase, into phrases: inout ScriptPhrases,
    amount: (inout ScriptParser) throws(GestureScriptError) -> Double
  ) throws(GestureScriptError) -> Bool {
    switch phrase {
    case .from: return Self.set(&phrases.from, try place())
    case .to: return Self.set(&phrases.to, try place())
    case .at: return Self.set(&phrases.at, try place())
    case .release:
      guard take("at") else { throw unexpected("'at' and a speed such as 900 pt/s", among: ["at"]) }
      return Self.set(&phrases.speed, try speed())
    case .via: return Self.set(&phrases.via, try placesOnTheWay())
    case .in, .for: return Self.set(&phrases.duration, try duration())
    case .after: return Self.set(&phrases.after, try duration())
    case .hold: return Self.set(&phrases.hold, try duration())
    case .with: return Self.set(&phrases.fingers, try fingers())
    case .by: return Self.set(&phrases.amount, try amount(&self))
    }
  }

  private static func set<Value>(_ place: inout Value?, _ value: Value) -> Bool {
    guard place == nil else { return false }
    place = value
    return true
  }

  /// A speed in points per second.
  private mutating func speed() throws(GestureScriptError) -> Double {
    let speed = try number("a speed in points per second", in: 1...100_000)
    let start = token
    guard take("pt"), take(UInt8(ascii: "/")), take("s") else {
      throw GestureScriptError(
        "expected the unit of the speed, found '\(start.endsInstruction ? "the end" : text(start))'",
        at: start.location,
        hint: "write pt/s")
    }
    return speed
  }

  private mutating func placesOnTheWay() throws(GestureScriptError) -> [Place] {
    var places = [try place()]
    while word == "and" || token.kind == .number {
      if word == "and" { advance() }
      guard places.count < 1000 else { throw unexpected("at most 1000 places on the way") }
      places.append(try place())
    }
    return places
  }

  private mutating func fingers() throws(GestureScriptError) -> Int {
    let location = token.location
    let value = try number("a number of fingers")
    guard let count = Int(exactly: value), (1...10).contains(count) else {
      throw GestureScriptError("expected from 1 to 10 fingers, found \(ScriptNumber.text(value))", at: location)
    }
    guard take("fingers") || take("finger") else { throw unexpected("'fingers'", among: ["fingers", "finger"]) }
    return count
  }
}
