import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// A statement and what it means.
struct Spelling: CustomTestStringConvertible, Sendable {
  let text: String
  let action: ScriptAction
  var testDescription: String { text }

  init(_ text: String, _ action: ScriptAction) {
    self.text = text
    self.action = action
  }
}

@Suite("Gesture scripts")
struct GestureScriptTests {
  static func at(_ x: Double, _ y: Double) -> Place { .point(Point(x: x, y: y)) }
  static func named(_ selector: String) -> Place { .selector(Located(selector)) }

  static let spellings: [Spelling] = [
    Spelling("tap 120,300", .tap(at: at(120, 300), fingers: 1, count: 1)),
    Spelling("tap @120,300.5", .tap(at: at(120, 300.5), fingers: 1, count: 1)),
    Spelling("double tap 120,300", .tap(at: at(120, 300), fingers: 1, count: 2)),
    Spelling("double tap with 2 fingers", .tap(at: nil, fingers: 2, count: 2)),
    Spelling("triple tap 1,2", .tap(at: at(1, 2), fingers: 1, count: 3)),
    Spelling("tap 120,300 with 2 fingers", .tap(at: at(120, 300), fingers: 2, count: 1)),
    Spelling("tap \"Compose\"", .tap(at: named("\"Compose\""), fingers: 1, count: 1)),
    Spelling("tap button \"Send\" in sheet", .tap(at: named("button \"Send\" in sheet"), fingers: 1, count: 1)),
    Spelling("tap button[2] with 1 finger", .tap(at: named("button[2]"), fingers: 1, count: 1)),
    Spelling("tap #grabber", .tap(at: named("#grabber"), fingers: 1, count: 1)),
    Spelling("tap #via", .tap(at: named("#via"), fingers: 1, count: 1)),
    Spelling(
      "drag from #draft/from to #in in 5ms",
      .drag(.init(from: named("#draft/from"), to: named("#in"), duration: 5000))),
    Spelling("drag from 1,2 to #via cro", .drag(.init(from: at(1, 2), to: named("#via cro")))),
    Spelling("tap ##|##", .tap(at: named("##|##"), fingers: 1, count: 1)),
    Spelling("tap \"a; b # c to d\"", .tap(at: named("\"a; b # c to d\""), fingers: 1, count: 1)),
    Spelling("press 120,300 for 700ms", .longPress(at: at(120, 300), fingers: 1, duration: 700_000)),
    Spelling("long press 120,300", .longPress(at: at(120, 300), fingers: 1, duration: nil)),
    Spelling("long press", .longPress(at: nil, fingers: 1, duration: nil)),
    Spelling("press \"Send\" for 1s", .longPress(at: named("\"Send\""), fingers: 1, duration: 1_000_000)),
    Spelling("press menu \"File\"", .longPress(at: named("menu \"File\""), fingers: 1, duration: nil)),
    Spelling("press button \"Send\"", .longPress(at: named("button \"Send\""), fingers: 1, duration: nil)),
    Spelling(
      "swipe from 196,500 to 196,90 in 180ms",
      .swipe(.between(at(196, 500), at(196, 90)), fingers: 1, duration: 180_000)),
    Spelling(
      "swipe to 1,2 with 3 fingers in 0.2s from #list",
      .swipe(.between(named("#list"), at(1, 2)), fingers: 3, duration: 200_000)),
    Spelling("swipe up", .swipe(.toward(.up, from: nil), fingers: 1, duration: nil)),
    Spelling("swipe down from #grabber", .swipe(.toward(.down, from: named("#grabber")), fingers: 1, duration: nil)),
    Spelling(
      "swipe left from \"List\" in sheet in 90ms with 3 fingers",
      .swipe(.toward(.left, from: named("\"List\" in sheet")), fingers: 3, duration: 90_000)),
    Spelling(
      "flick up from #list at 2000 pt/s with 2 fingers", .flick(.up, from: named("#list"), fingers: 2, speed: 2000)),
    Spelling("flick left", .flick(.left, from: nil, fingers: 1, speed: nil)),
    Spelling(
      "drag from \"A\" via 5,6 to \"B\" in 300ms, release at 900 pt/s",
      .drag(.init(from: named("\"A\""), to: named("\"B\""), via: [at(5, 6)], duration: 300_000, release: 900))),
    Spelling(
      "drag from #a to #b, release at 90.5 pt/s", .drag(.init(from: named("#a"), to: named("#b"), release: 90.5))),
    Spelling("expect said \"a; b\" within 2s", .expect(.init(Located("said \"a; b\""), patience: 2_000_000))),
    Spelling("expect said /a;\"b within 3/", .expect(.init(Located("said /a;\"b within 3/")))),
    Spelling("wait for #inbox/compose", .expect(.init(Located("#inbox/compose"), isAwaited: true))),
    Spelling("drag from 1,2 to 3,4", .drag(.init(from: at(1, 2), to: at(3, 4)))),
    Spelling(
      "drag from 1,2 to 3,4 via 5,6 and 7,8 in 1s then hold 300ms",
      .drag(.init(from: at(1, 2), to: at(3, 4), via: [at(5, 6), at(7, 8)], duration: 1_000_000, hold: 300_000))),
    Spelling(
      "drag from 1,2 to 3,4 after 700ms in 300ms",
      .drag(.init(from: at(1, 2), to: at(3, 4), after: 700_000, duration: 300_000))),
    Spelling(
      "drag from #a to \"b\" via 5,6 7,8 hold 2us with 2 fingers",
      .drag(.init(from: named("#a"), to: named("\"b\""), via: [at(5, 6), at(7, 8)], hold: 2, fingers: 2))),
    Spelling("pinch at 196,426 by 2.0 in 300ms", .pinch(at: at(196, 426), factor: 2, duration: 300_000)),
    Spelling("pinch by 0.5", .pinch(at: nil, factor: 0.5, duration: nil)),
    Spelling("rotate at 196,426 by 90deg in 400ms", .rotate(at: at(196, 426), degrees: 90, duration: 400_000)),
    Spelling("rotate by -45°", .rotate(at: nil, degrees: -45, duration: nil)),
    Spelling("scrub", .scrub(at: nil, duration: nil)),
    Spelling("scrub at #page", .scrub(at: named("#page"), duration: nil)),
    Spelling("swipe down then left", .swipe(.down, then: .left, from: nil, duration: nil)),
    Spelling(
      "swipe up then down from 196,300 in 300ms",
      .swipe(.up, then: .down, from: .point(Point(x: 196, y: 300)), duration: 300_000)),
    Spelling("split tap #page", .splitTap(at: named("#page"))),
    Spelling("edge swipe from left", .edgeSwipe(from: .left, duration: nil)),
    Spelling("edge swipe from bottom in 200ms", .edgeSwipe(from: .bottom, duration: 200_000)),
    Spelling("turn crown 3", .turn(device: "crown", notches: 3, duration: nil)),
    Spelling("turn watch-crown -0.5 in 1s", .turn(device: "watch-crown", notches: -0.5, duration: 1_000_000)),
    Spelling("turn crown 10000", .turn(device: "crown", notches: 10_000, duration: nil)),
    Spelling("turn crown -90 units", .turn(device: "crown", notches: -0.75, duration: nil)),
    Spelling("turn crown 3.3", .turn(device: "crown", notches: 3.3, duration: nil)),
    Spelling("turn crown 7 units in 1s", .turn(device: "crown", notches: 7.0 / 120, duration: 1_000_000)),
    Spelling("turn dial 2 notches", .turn(device: "dial", notches: 2, duration: nil)),
    Spelling("turn screen", .turnScreen),
    Spelling("resize screen to 852,393", .resizeScreen(to: Size(width: 852, height: 393))),
    Spelling("resize screen to 500.5x900", .resizeScreen(to: Size(width: 500.5, height: 900))),
    Spelling("scroll -360 units horizontally", .scroll(notches: -3, isHorizontal: true)),
    Spelling("type \"Hi \\\"you\\\"\\n\"", .type(Located("Hi \"you\"\n"))),
    Spelling("press escape", .press(KeyChord([.keyEsc]))),
    Spelling("press shift+tab", .press(KeyChord([.keyLeftshift, .keyTab]))),
    Spelling("press Ctrl + Alt + KEY_RIGHT", .press(KeyChord([.keyLeftctrl, .keyLeftalt, .keyRight]))),
    Spelling("press 5", .press(KeyChord([.key5]))),
    Spelling("press F5", .press(KeyChord([.keyF5]))),
    Spelling("press 102nd", .press(KeyChord([.key102nd]))),
    Spelling("press 0x1ff", .press(KeyChord([KeyCode(rawValue: 0x1ff)]))),
    Spelling("hold shift", .hold(KeyChord([.keyLeftshift]))),
    Spelling("release shift", .release(KeyChord([.keyLeftshift]))),
    Spelling("release", .release(nil)),
    Spelling("move to 10,20", .movePointer(to: at(10, 20))),
    Spelling("look at 10,20", .look(at: at(10, 20))),
    Spelling("look at scrollBar", .look(at: named("scrollBar"))),
    Spelling("click", .click(at: nil, button: 0, count: 1)),
    Spelling("click \"Send\"", .click(at: named("\"Send\""), button: 0, count: 1)),
    Spelling("right click 1,2", .click(at: at(1, 2), button: 1, count: 1)),
    Spelling("double click 1,2", .click(at: at(1, 2), button: 0, count: 2)),
    Spelling("scroll -3", .scroll(notches: -3, isHorizontal: false)),
    Spelling("scroll 3 horizontally", .scroll(notches: 3, isHorizontal: true)),
    Spelling("reader next", .reader(.next(kind: nil))),
    Spelling("reader previous heading", .reader(.previous(kind: "heading"))),
    Spelling("reader magic tap", .reader(.magicTap)),
    Spelling("reader scroll down", .reader(.scroll(.down))),
    Spelling("reader focus button \"Send\"", .reader(.focus(named("button \"Send\"")))),
    Spelling("reader action \"Delete\"", .reader(.action("Delete"))),
    Spelling("reader structural navigation on", .reader(.navigation("structural", isOn: true))),
    Spelling("reader caret navigation off", .reader(.navigation("caret", isOn: false))),
    Spelling("reader caret previous word", .reader(.caret("previous word"))),
    Spelling("reader caret end of the line", .reader(.caret("end of the line"))),
    Spelling("reader caret end of all", .reader(.caret("end of all"))),
    Spelling("wait 500ms", .wait(500_000)), Spelling("wait 1us", .wait(1)),
    Spelling("wait 1.5 s", .wait(1_500_000)),
    Spelling("mark \"sheet is open\"", .mark("sheet is open")),
  ]

  @Test("a byte order mark at the start is skipped, and a comment may follow it")
  func byteOrderMark() throws {
    #expect(try GestureScript(parsing: "\u{FEFF}# first\ntap 1,2") == GestureScript(parsing: "# first\ntap 1,2"))
  }

  @Test("an instruction means what it says", arguments: spellings)
  func meaning(spelling: Spelling) throws {
    let script = try GestureScript(parsing: spelling.text)
    #expect(script.actions == [spelling.action])
  }

  @Test("an instruction's own print means the same", arguments: spellings)
  func roundTrip(spelling: Spelling) throws {
    let printed = GestureScript([spelling.action]).description
    #expect(try GestureScript(parsing: printed).actions == [spelling.action], "\(printed)")
  }

  @Test("statements end with the line or a semicolon; comments and blank lines say nothing")
  func layout() throws {
    let text = "# a story\r\n\r\ntap 1,2;; tap #done # the button\r\n;#end\n  tap \"#\" ; # \n wait 1s"
    let script = try GestureScript(parsing: text)
    #expect(script.actions.map(\.description) == ["tap 1,2", "tap #done", "tap \"#\"", "wait 1s"])
    #expect(script.instructions.map(\.location?.description) == ["3:1", "3:11", "5:3", "6:2"])
  }

  @Test(
    "a # alone before a semicolon is a comment, as it is at the end of a line",
    arguments: [
      "double tap @he #; double tap @he #ber", "tap @a #;", "tap @a # ; tap @b", "tap @a\t#\ttap @b", "tap @a #\r\n",
    ])
  func loneMark(text: String) throws {
    let script = try GestureScript(parsing: text)
    #expect(script.actions.count == 1)
    #expect(try GestureScript(parsing: script.description) == script)
  }

  @Test("a selector knows where it stands")
  func selectorLocation() throws {
    let script = try GestureScript(parsing: "wait 1s\n  tap  button \"보내기\" in sheet with 2 fingers")
    guard case .selector(let selector)? = script.actions[1].places.first else {
      Issue.record("no selector")
      return
    }
    #expect(selector.value == "button \"보내기\" in sheet")
    #expect(selector.location == ScriptLocation(line: 2, column: 8))
  }

  @Test("an empty script is a script", arguments: ["", "\n", " ; ;", "# only this"])
  func empty(text: String) throws {
    #expect(try GestureScript(parsing: text).instructions.isEmpty)
  }

  static let mistakes: [(String, String)] = [
    ("tpa 1,2", "1:1: expected an instruction such as 'tap 120,300', found 'tpa' (did you mean 'tap'?)"),
    ("tap", "1:4: a tap needs a place (tap 120,300 or tap \"Send\")"),
    (
      "wait 1s\ntap “Send”",
      "2:5: texts and names stand in straight quotation marks, \" (use straight quotes: tap \"Send\")"
    ),
    ("type 'a'", "1:6: texts and names stand in straight quotation marks, \" (use straight quotes: type \"a\")"),
    ("flick", "1:6: expected a direction: up, down, left or right, found the end of the script"),
    ("flick up at 200", "1:16: expected the unit of the speed, found 'the end' (write pt/s)"),
    ("drag from 1,2 to 3,4 release 900 pt/s", "1:30: expected 'at' and a speed such as 900 pt/s, found '900'"),
    (
      "drag from 1,2 to 3,4 then hold 1s, release at 9 pt/s",
      "1:1: fingers that hold before they lift are let go at rest"
    ),
    (
      "expect",
      "1:7: expected what is to be so, such as said \"Large\" or button \"Send\" enabled, found the end of the script"
    ),
    ("expect#", "1:7: expected an id after '#'"),
    (
      "wait for \"A\" within 2",
      "1:22: expected a unit of time: us, ms, s or min, found the end of the script (write 2s)"
    ),
    ("tap 1,2 3", "1:9: expected the end of the instruction or one of: with, found '3'"),
    ("tap 1 2", "1:7: expected ',' and the y of the place, found '2' (write 1,2)"),
    ("tap 1,", "1:7: expected the y of a place, found the end of the script"),
    ("tap 1,2 with 0 fingers", "1:14: expected from 1 to 10 fingers, found 0"),
    ("tap 1,2 with 2 fingrs", "1:16: expected 'fingers', found 'fingrs' (did you mean 'fingers'?)"),
    ("tap 1,2 with 2 fingers with 3 fingers", "1:24: 'with' is given twice"),
    ("tap (1,2)", "1:5: a place stands without brackets (write 1,2)"),
    ("tap [1,2]", "1:5: a place stands without brackets (write 1,2)"),
    ("wait 500", "1:9: expected a unit of time: us, ms, s or min, found the end of the script (write 500ms)"),
    ("tap on \"Send\"", "1:5: a place stands right after its verb, without 'on' (write tap \"Send\")"),
    ("click at 1,2", "1:7: a place stands right after its verb, without 'at' (write click 1,2)"),
    ("long press the \"Send\"", "1:12: a place stands right after its verb, without 'the' (write long press \"Send\")"),
    ("touch 1,2", "1:1: expected an instruction such as 'tap 120,300', found 'touch' (write tap 1,2)"),
    ("assert \"Send\"", "1:1: expected an instruction such as 'tap 120,300', found 'assert' (write expect \"Send\")"),
    (
      "quit",
      "1:1: expected an instruction such as 'tap 120,300', found 'quit' (a script ends with its last line; Ctrl+D ends what is typed)"
    ),
    (
      "rotate screen",
      "1:1: fingers rotate what they touch, and not the screen (write turn screen (to landscape, and back))"
    ),
    ("type Hi there", "1:6: expected the text in quotation marks, found 'Hi' (write \"Hi there\")"),
    (
      "swipe up on 1,2",
      "1:10: expected the end of the instruction or one of: from, in, with, found 'on' (write swipe up from 1,2)"
    ),
    (
      "wait until \"Send\"",
      "1:6: expected a duration such as 180ms, or 'for' and what is to be so, found 'until' (write wait for \"Send\")"
    ),
    (
      "drag from 1,2 via 2,3 via 4,5 to 6,7",
      "1:23: 'via' is given twice (several places on the way stand after one 'via': via 20,20 and 40,40)"
    ),
    ("wait 0ms", "1:6: a duration here is more than nothing and at most 86400s"),
    ("wait 2000000s", "1:6: a duration here is more than nothing and at most 86400s"),
    ("drag from 1,2 to 3,4 in 61s", "1:25: a duration here is more than nothing and at most 60s"),
    ("\n  press escap", "2:9: unknown key 'escap' (did you mean 'escape'?)"),
    ("press shift+tba", "1:13: unknown key 'tba' (did you mean 'tab'?)"),
    ("press arrowup", "1:7: unknown key 'arrowup' (did you mean 'up'?)"),
    ("press uparrow", "1:7: unknown key 'uparrow' (did you mean 'up'?)"),
    ("press bksp", "1:7: unknown key 'bksp' (did you mean 'backspace'?)"),
    (
      "swipe from 1,2",
      "1:15: expected 'to' and a place, found the end of the script (for example swipe up from 1,2)"
    ),
    ("swipe doun", "1:7: expected a direction or 'from', found 'doun' (did you mean 'down'?)"),
    (
      "swipe up form 1,2",
      "1:10: expected the end of the instruction or one of: from, in, with, found 'form' (did you mean 'from'?)"
    ),
    ("pinch at 1,2", "1:13: expected 'by' and a factor such as 2.0, found the end of the script"),
    ("pinch by 1", "1:1: a pinch by 1 moves nothing"),
    ("pinch by 1000", "1:10: expected a factor from 0.01 to 100, found 1000"),
    (
      "rotate by 90", "1:13: expected a unit of angle: deg, found the end of the script (write rotate by 90deg)"
    ),
    ("rotate by 0deg", "1:1: a rotation by 0 moves nothing"),
    ("swipe up then up", "1:15: a swipe that turns goes another way then (swipe up goes one way)"),
    ("swipe up then aside", "1:15: expected a direction: up, down, left or right, found 'aside'"),
    (
      "split tap", "1:10: a split tap needs a place for the finger that stays (split tap 120,300 or split tap \"Send\")"
    ),
    ("edge swipe from lft", "1:17: expected an edge: top, bottom, left or right, found 'lft' (did you mean 'left'?)"),
    ("turn 3", "1:6: expected what to turn, such as crown, dial, ring or screen, found '3'"),
    ("turn scren", "1:6: expected a number of notches to turn 'scren' by (did you mean 'screen'?)"),
    (
      "turn crown",
      "1:11: expected a number of notches, found the end of the script (write turn crown 3, or turn crown -3 (the other way))"
    ),
    (
      "turn screen 2",
      "1:13: expected the end of the instruction (';' or a new line), found '2' (write turn screen (to landscape, and back))"
    ),
    ("resize", "1:7: expected 'screen', found the end of the script"),
    ("resize scren to 1,2", "1:8: expected 'screen', found 'scren' (did you mean 'screen'?)"),
    ("resize screen 852,393", "1:15: expected 'to' and a size such as 852,393, found '852'"),
    (
      "resize screen to 0,393",
      "1:18: expected the width of the screen in points from 1 to 100000, found 0"
    ),
    (
      "resize screen to 852x",
      "1:21: expected ',' and the height of the screen, from 1 to 100000 points, found 'x'"
    ),
    ("type Hi", "1:6: expected the text in quotation marks, found 'Hi' (write \"Hi\")"),
    ("type \"Hi", "1:6: the text in quotation marks does not end on its line (close it with \")"),
    ("type \"a\\x\"", "1:8: unknown escape in a text (\\\", \\\\, \\n, \\t and \\u{…} are known)"),
    (
      "reader nxt",
      "1:8: expected what the reader does, such as 'next' or 'activate', found 'nxt' (did you mean 'next'?)"
    ),
    ("tap 1234567890,1", "1:5: '1234567890' has too many digits: at most nine before the point and six after it"),
    ("tap 1.1234567,1", "1:5: '1.1234567' has too many digits: at most nine before the point and six after it"),
    (
      "tap 1,2; press escape escape",
      "1:23: expected the end of the instruction (';' or a new line), found 'escape' (write press escape; press escape)"
    ),
    ("tap \u{1}", "1:5: a control character (0x1) has no place in a script"),
    ("tap# id", "1:4: expected an id after '#'"),
    ("press a+b+c+d+e+f+g+h+i+j+k", "1:27: expected at most ten keys in a chord, found 'k'"),
    (
      "scroll up",
      "1:8: expected a number of notches, found 'up' (write swipe down (with a finger), or scroll 3 (with a wheel))"
    ),
    ("turn crown 10001", "1:12: expected a number of notches from -10000 to 10000, found 10001"),
    (
      "drag from 1,2 to 3,4 and hold 1s",
      "1:22: expected the end of the instruction or one of: from, to, via, after, in, hold, release, with, found 'and'"
    ),
  ]

  @Test("a mistake is located, and the right spelling is near", arguments: mistakes)
  func mistakeIsLocated(text: String, message: String) {
    #expect(throws: GestureScriptError.self) { try GestureScript(parsing: text) }
    do {
      _ = try GestureScript(parsing: text)
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("bytes that are not UTF-8 are located")
  func notUTF8() {
    let error = #expect(throws: GestureScriptError.self) {
      try GestureScript(parsing: Array("tap 1,2\ntype \"é".utf8) + [0xff, 0x22])
    }
    #expect(error?.description == "2:8: byte 0xff is not UTF-8")
  }

  @Test("size is bounded")
  func bounds() {
    let long = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20) + Array("\n".utf8)
    let tooLong = #expect(throws: GestureScriptError.self) { try GestureScript(parsing: long) }
    #expect(tooLong?.description.hasPrefix("1:1: the script has 1048577 bytes") == true)
    let many = String(repeating: "scrub\n", count: 10_001)
    let error = #expect(throws: GestureScriptError.self) { try GestureScript(parsing: many) }
    #expect(error?.location.line == 10_001)
  }

  @Test("places can be resolved one by one, in the order of the text")
  func resolution() throws {
    let script = try GestureScript(parsing: "drag from #a to #b via #c")
    var seen: [Place] = []
    let resolved = try script.actions[0].mapPlaces { (place: Place) throws(GestureScriptError) -> Place in
      seen.append(place)
      return Self.at(Double(seen.count), 0)
    }
    #expect(seen.map(\.description) == ["#a", "#c", "#b"])
    #expect(resolved.places == [Self.at(1, 0), Self.at(2, 0), Self.at(3, 0)])
  }

  @Test("any bytes either parse or are refused, and what parses prints to the same again")
  func arbitraryBytes() throws {
    var random = SplitMix64(seed: 7)
    let pieces =
      Self.spellings.flatMap { $0.text.split(separator: " ").map(String.init) }
      + [";", "\n", "#", "\"", "\\", ",", "+", "-", "9999999999", "\u{7f}", "é", "@", "ms"]
    var parsed = 0
    for _ in 0..<4000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        if Bool.random(using: &random) { text += " " }
      }
      guard let script = try? GestureScript(parsing: text) else { continue }
      parsed += 1
      #expect(try GestureScript(parsing: script.description) == script, "\(text)")
    }
    #expect(parsed > 50)
  }
}
