import Geometry
import InputEvents

extension ScriptParser {
  /// Instructions of keys, turns, the pointer, the reader and time.
  mutating func other(_ verb: String) throws(GestureScriptError) -> ScriptAction {
    switch verb {
    case "type": return .type(try string("the text"))
    case "hold": return .hold(try chord())
    case "release": return .release(token.endsInstruction ? nil : try chord())
    case "turn": return take("screen") ? .turnScreen : try turn()
    case "resize":
      guard take("screen") else { throw unexpected("'screen'", among: ["screen"]) }
      guard take("to") else { throw unexpected("'to' and a size such as 852,393", among: ["to"]) }
      return .resizeScreen(to: try screenSize())
    case "move":
      guard take("to") else { throw unexpected("'to' and a place", among: ["to"]) }
      return .movePointer(to: try place())
    case "look":
      guard take("at") else { throw unexpected("'at' and a place", among: ["at"]) }
      return .look(at: try place())
    case "click":
      try checkPlaceStandsAlone()
      return .click(at: isPlace ? try place() : nil, button: 0, count: 1)
    case "right", "middle":
      guard take("click") else { throw unexpected("'click'", among: ["click"]) }
      try checkPlaceStandsAlone()
      return .click(at: isPlace ? try place() : nil, button: verb == "right" ? 1 : 2, count: 1)
    case "scroll":
      let notches = try turnDistance()
      return .scroll(notches: notches, isHorizontal: take("horizontally"))
    case "reader": return .reader(try reader())
    case "expect": return .expect(try expectation(isAwaited: false))
    case "wait" where word == "for" && token(after: 1).kind == .number && token(after: 3).endsInstruction:
      throw unexpected("a duration such as 180ms")
    case "wait" where word == "for" && word(after: 1) == "nothing":
      var error = unexpected("'for' and what is to be so, or a duration such as 180ms")
      error.hint = "nothing is what there is already: write wait 2s; expect nothing"
      throw error
    case "wait" where take("for"): return .expect(try expectation(isAwaited: true))
    case "wait" where !token.endsInstruction && token.kind != .number:
      var error = unexpected("a duration such as 180ms, or 'for' and what is to be so", among: ["for"])
      if token.kind == .symbol(UInt8(ascii: ".")) {
        error.hint = "a number begins with a digit: write wait 0\(Self.shortened(remainder))"
      } else if take("until") || take("till") || token.kind == .string {
        error.hint = "write wait for \(Self.shortened(remainder))"
      }
      throw error
    case "wait": return .wait(try duration(atMost: Self.greatestWait))
    case "mark": return .mark(try string("the mark's name").value)
    default: throw unexpected("an instruction")
    }
  }

  /// How far something is turned, in notches: so many of them, which scripts also call detents, or of their 120 units.
  private mutating func turnDistance() throws(GestureScriptError) -> Double {
    let location = token.location
    let count = try number("a number of notches", in: -1_200_000...1_200_000)
    if take("units") || take("unit") { return count / 120 }
    if !take("detents") { _ = take("notches") }
    guard count.magnitude <= 10_000 else {
      throw GestureScriptError(
        "expected a number of notches from -10000 to 10000, found \(ScriptNumber.text(count))", at: location)
    }
    return count
  }

  /// A screen's size in points: `852,393`, or `852x393` as options and sessions spell it.
  private mutating func screenSize() throws(GestureScriptError) -> Size {
    let range = 1.0...100_000
    let width = try number("the width of the screen in points", in: range)
    if take(UInt8(ascii: ",")) {
      return Size(width: width, height: try number("the height of the screen in points", in: range))
    }
    guard let word, word.utf8.first == UInt8(ascii: "x"),
      let height = ScriptNumber.parse(word.utf8.dropFirst()), range.contains(height)
    else { throw unexpected("',' and the height of the screen, from 1 to 100000 points") }
    advance()
    return Size(width: width, height: height)
  }

  private mutating func turn() throws(GestureScriptError) -> ScriptAction {
    guard let device = word else { throw unexpected("what to turn, such as crown, dial, ring or screen") }
    let name = token
    advance()
    if token.endsInstruction, let near = NearestSpelling.of(device, among: ["screen"]) {
      throw GestureScriptError(
        "expected a number of notches to turn '\(Self.shortened(device))' by", at: name.location,
        hint: "did you mean '\(near)'?")
    }
    let notches = try turnDistance()
    return .turn(device: device, notches: notches, duration: try phrases([.in]).duration)
  }

  private static let readerVerbs = [
    "next", "previous", "first", "last", "activate", "long", "escape", "magic", "increment", "decrement", "scroll",
    "read",
    "stop", "focus", "action", "rotor", "caret", "structural",
  ]

  private mutating func reader() throws(GestureScriptError) -> ReaderInstruction {
    guard let verb = word, Self.readerVerbs.contains(verb) else {
      throw unexpected("what the reader does, such as 'next' or 'activate'", among: Self.readerVerbs)
    }
    advance()
    switch verb {
    case "next": return .next(kind: kind())
    case "previous": return .previous(kind: kind())
    case "first": return .first
    case "last": return .last
    case "activate": return .activate
    case "long":
      guard take("press") else { throw unexpected("'press'", among: ["press"]) }
      return .longPress
    case "escape": return .escape
    case "magic":
      guard take("tap") else { throw unexpected("'tap'", among: ["tap"]) }
      return .magicTap
    case "increment": return .increment
    case "decrement": return .decrement
    case "scroll": return .scroll(try direction())
    case "read":
      guard take("from") else { return .read }
      guard take("top") else { throw unexpected("'top'", among: ["top"]) }
      return .readFromTop
    case "stop": return .stop
    case "focus": return .focus(try place())
    case "rotor":
      guard let choice = word, ReaderInstruction.rotorWords.contains(choice) else {
        throw unexpected("what the rotor does, such as 'next' or 'headings'", among: ReaderInstruction.rotorWords)
      }
      advance()
      return .rotor(choice)
    case "structural": return try navigation(verb)
    case "caret": return word == "navigation" ? try navigation(verb) : .caret(try caretWords())
    default: return .action(try string("the action's name").value)
    }
  }

  /// `navigation on` or `navigation off`.
  private mutating func navigation(_ keys: String) throws(GestureScriptError) -> ReaderInstruction {
    guard take("navigation") else { throw unexpected("'navigation on' or 'navigation off'", among: ["navigation"]) }
    guard let state = word, state == "on" || state == "off" else {
      throw unexpected("'on' or 'off'", among: ["on", "off"])
    }
    advance()
    return .navigation(keys, isOn: state == "on")
  }

  /// Where the caret goes.
  private mutating func caretWords() throws(GestureScriptError) -> String {
    var ways = ReaderInstruction.caretWords.map { $0.split(separator: " ").map(String.init) }
    var taken: [String] = []
    while !ways.contains(taken) {
      let next = Set(ways.map { $0[taken.count] }).sorted()
      guard let word, next.contains(word) else {
        throw unexpected("where the caret goes, such as 'next word' or 'start of the line'", among: next)
      }
      advance()
      taken.append(word)
      ways.removeAll { $0.count < taken.count || $0[taken.count - 1] != word }
    }
    return taken.joined(separator: " ")
  }

  private mutating func kind() -> String? {
    guard let word else { return nil }
    advance()
    return word
  }
}
