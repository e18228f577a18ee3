import Gestures
import InputEvents

/// Something that a script expects, read and ready to be asked.
struct Expectation {
  /// What is to be so.
  private let kind: any ExpectationKind
  /// How long it may take, in µs; nil asks once, at rest.
  let patience: Int64?

  /// How long `wait for` waits unless told, in µs of the run's time.
  static let usualPatience: Int64 = 10_000_000

  /// The expectation that a script spells.
  init(_ written: ScriptExpectation) throws(GestureScriptError) {
    patience = written.patience ?? (written.isAwaited ? Self.usualPatience : nil)
    let begin = try ScriptParser(written.claim)
    if begin.word == "not" {
      throw GestureScriptError(
        "there is no 'not' in what is expected", at: begin.token.location,
        hint: "`expect nothing` is that nothing was done and said, `expect \"Send\" absent` that something is not there"
      )
    }
    if begin.word == "no" || begin.word == "that", !begin.token(after: 1).endsInstruction {
      var ahead = begin
      ahead.advance()
      let words = ahead.remainder.split(separator: " ").map(String.init)
      let hint: String
      if begin.word == "no" {
        // What would be there is not said of what is not.
        let states = ["visible", "shown", "displayed", "there", "present", "exists", "is"]
        hint = (words.filter { !states.contains($0) } + ["absent"]).joined(separator: " ")
      } else {
        hint = words.filter { $0 != "is" || words.first == "value" }.joined(separator: " ")
      }
      throw GestureScriptError(
        "'\(begin.word ?? "")' begins nothing that can be expected", at: begin.token.location,
        hint: "write expect \(hint)")
    }
    for kind in ExpectationKinds.all {
      var parser = try ScriptParser(written.claim)
      guard let read = try Self.read(kind, &parser) else { continue }
      guard parser.token.endsInstruction else {
        throw parser.unexpected("the end of the expectation or 'within' and a time")
      }
      self.kind = read
      return
    }
    throw GestureScriptError(
      "'\(written.claim.value)' is nothing that can be expected",
      at: written.claim.location ?? .init(line: 1, column: 1),
      hint: "write one of: \(ExpectationKinds.grammars.joined(separator: "; "))")
  }

  /// Reads a claim of a kind; a first word that is nearly that of another kind is taken for a misspelling of it.
  private static func read(
    _ kind: any ExpectationKind.Type, _ parser: inout ScriptParser
  ) throws(GestureScriptError) -> (any ExpectationKind)? {
    let first = parser.token
    let word = parser.word
    do throws(GestureScriptError) {
      return try kind.init(&parser)
    } catch {
      guard error.location == first.location, let word,
        let near = NearestSpelling.of(word, among: ExpectationKinds.words)
      else { throw error }
      if near == word.lowercased() {
        throw GestureScriptError(
          "nothing stands behind '\(near)' in an expectation", at: first.location, hint: "write expect \(near)")
      }
      throw GestureScriptError(
        "'\(word)' begins nothing that can be expected", at: first.location, hint: "did you mean '\(near)'?")
    }
  }

  /// What it is about; nil where that is nothing in particular.
  var subject: Selector? { kind.subject }

  /// Whether it is so now.
  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict { kind.verdict(on: moment) }
}
