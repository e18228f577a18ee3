import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@Suite("Expectations in scripts")
struct ExpectationTests {
  /// What became of the expectations of a script on the Mail scene.
  static func outcomes(_ script: String, on scene: Scene = .mail()) throws -> [ExpectationResult] {
    let performance = try Performance(scene)
    try performance.perform(script)
    _ = performance.finish()
    return performance.entries.compactMap { if case .expectation(let outcome) = $0.trigger { outcome } else { nil } }
  }

  @Test(
    "what is so is kept",
    arguments: [
      #"tap "Compose"; expect said "New Message""#, #"tap "Compose"; expect said "New Message. Sheet.""#,
      #"tap "Compose"; expect said /new|New M/"#,
      #"expect said anywhere /./; tap "Compose"; expect said anywhere /Friday/"#,
      #"tap "Compose"; tap grabber; expect said "Large"; expect said anywhere "Sheet""#,
      #"tap "Compose"; expect sheet "New Message" at medium; tap grabber; expect sheet "New Message" at Large"#,
      #"tap "Compose"; expect focus on button "Cancel"; expect "Send" visible; expect button "Send""#,
      #"expect "Compose" visible; tap "Compose"; expect "Send" reachable; expect #send enabled"#,
      #"expect "Send" absent; tap "Compose"; wait for "Send"; expect value of grabber is "Medium""#,
      #"tap "Compose"; wait 10ms; expect sheet "New Message" at medium within 2s"#,
      #"tap "Compose"; wait 10ms; wait for said "New Message" within 2s"#,
      #"tap "Compose"; tap "Message"; type "Hi"; expect value of "Message" is "Hi"; expect said "Hi""#,
      #"tap "Compose"; tap "Message"; type "Hi"; expect value of "Message" is /^H/; expect cursor on "Message""#,
      #"tap 5,5; expect nothing"#,
      // Behind a wait, of what was asked before it.
      #"tap "Compose"; expect sheet "New Message" at medium; wait 5s; expect nothing"#,
      #"tap "Compose"; wait 1s; expect sheet "New Message"; wait 2s; expect said "New Message"; expect nothing"#,
    ])
  func kept(script: String) throws {
    let outcomes = try Self.outcomes(script)
    #expect(!outcomes.isEmpty && outcomes.allSatisfy(\.isKept), "\(outcomes)")
  }

  @Test(
    "what is not so is told with what there was and the nearest thing",
    arguments: [
      (#"tap "Compose"; tap grabber; expect said "Larger""#, "“Large” was said since tap grabber", "“Large”"),
      (#"tap "Compose"; expect said "New""#, "was said since tap \"Compose\"", "“New Message. Sheet.”"),
      (#"tap "Compose"; tap 5,840; expect said "New Message""#, "nothing was said since tap 5,840", "said anywhere"),
      (#"tap "Compose"; expect sheet "New Message" at large"#, "is at Medium", nil),
      (#"tap "Compose"; expect focus on "Send""#, "the focus is on button \"Cancel\"", nil),
      (#"tap "Compose"; expect "Snd" visible"#, "nothing on the screen is \"Snd\"", "button \"Send\""),
      (#"tap "Compose"; expect "Send" absent"#, "button \"Send\" (#draft/send) is there", nil),
      (#"tap "Compose"; expect "Send" disabled"#, "button \"Send\" (#draft/send) is enabled", nil),
      (#"tap "Compose"; expect "Compose" reachable"#, "is out of a screen reader's reach", nil),
      (#"tap "Compose"; expect "Send" selected"#, "is not selected", nil),
      (#"tap "Compose"; expect nothing"#, "button \"Compose\" activated", nil),
      ("turn screen; expect nothing", "screen turned to 852×393 pt", nil),
      ("resize screen to 500,900; expect nothing", "screen resized to 500×900 pt", nil),
      (#"tap "Compose"; expect nothing"#, "since tap \"Compose\"", nil),
      // Nobody has asked what the tap did.
      (#"tap "Compose"; wait 5s; expect nothing"#, "since tap \"Compose\"", nil),
      (#"tap "Compose"; expect said "New Message"; expect nothing"#, "since tap \"Compose\"", nil),
      // What comes while a script waits is none of nothing.
      (#"tap "Compose"; wait 10ms; expect "Compose"; wait 5s; expect nothing"#, "“New Message. Sheet.” was said", nil),
      (#"tap "Compose"; wait 10ms; expect "Compose"; wait 20ms; wait 5s; expect nothing"#, "since wait 20ms", nil),
      (#"tap "Compose"; expect value of "Message" is "Hi""#, "has no value", nil),
      (#"expect page 2 of 5"#, "nothing here goes page by page", nil),
      (#"expect offset of "Compose" is 3"#, "does not scroll", nil),
      (#"wait for "Send" within 1s"#, "nothing on the screen is \"Send\"", nil),
    ] as [(String, String, String?)])
  func failed(script: String, found: String, nearest: String?) throws {
    let outcome = try #require(try Self.outcomes(script).last)
    #expect(!outcome.isKept)
    #expect(outcome.found.contains(found), "\(outcome.found)")
    if let nearest { #expect(outcome.nearest?.contains(nearest) == true, "\(outcome.nearest ?? "-")") }
  }

  @Test("a failed expectation says where it stands, and what follows is done")
  func goesOn() throws {
    let outcomes = try Self.outcomes("tap \"Compose\"\n  expect said \"Nothing\"\nexpect \"Send\"")
    #expect(outcomes.map(\.isKept) == [false, true])
    #expect(outcomes.map { $0.location?.description } == ["2:3", "3:1"])
    #expect(outcomes.first?.instruction == #"expect said "Nothing""#)
  }

  @Test("waiting gives up after ten seconds of the run's time, and sooner where told")
  func patience() throws {
    for (script, seconds) in [("wait for \"Nothing\"", 10), ("expect \"Nothing\" within 2s", 2)] {
      let performance = try Performance(.mail())
      try performance.perform(script)
      #expect(performance.finish().time.microseconds == Int64(seconds) * 1_000_000)
    }
  }

  @Test(
    "a claim that is not written as it should be is found before anything is done",
    arguments: [
      ("tap \"Compose\"; expect said", "1:27", "expected what was said"),
      ("tap \"Compose\"\nexpect said Large", "2:13", "in quotation marks"),
      ("expect buton \"Send\"", "1:8", "there is no role “buton”"),
      ("expect \"Send\" enbled", "1:15", "expected a state, found 'enbled'"),
      ("expect button[2] hidden", "1:18", "expected a state, found 'hidden'"),
      ("expect #draft/send not visible", "1:20", "expected a state, found 'not'"),
      ("expect button \"Send\" in sheet \"New\" gone", "1:37", "expected a state, found 'gone'"),
      ("expect \"Send\" button", "1:15", "expected a state, found 'button'"),
      ("expect not said \"x\"", "1:8", "there is no 'not'"),
      ("expect \"Send\" visible in 2s", "1:23", "stands after 'within', not 'in'"),
      ("expect page 2/5", "1:14", "the number of pages stands after 'of'"),
      ("expect page two of five", "1:13", "expected the number of a page, found 'two'"),
      ("expect focus \"Send\"", "1:14", "expected 'on'"),
      ("expect value of \"Send\"", "1:23", "expected 'is'"),
      ("expect said /(/", "1:13", "is not a regular expression"),
      ("tap buton \"Send\"", "1:5", "there is no role “buton”"),
      ("expect page 1.5", "1:13", "a whole number"),
    ])
  func mistakes(script: String, place: String, message: String) throws {
    let error = try #require(throws: GestureScriptError.self) { try GestureScript(parsing: script).check() }
    #expect(error.location.description == place, "\(error)")
    #expect(error.message.contains(message), "\(error)")
  }

  @Test(
    "what people write instead gets the words of a script",
    arguments: [
      ("expect said New Message", "write \"New Message\""),
      ("expect focus button \"Send\"", "write focus on button \"Send\""),
      ("expect cursor \"Send\"", "write cursor on \"Send\""),
      ("expect value \"To\" is \"x\"", "write value of \"To\" is \"x\""),
      ("expect offset #list is 3", "write offset of #list is 3"), ("expect \"Send\" enbled", "did you mean 'enabled'?"),
      ("expect \"Send\" hidden", "write absent"), ("expect \"Send\" dimmed", "write disabled"),
      ("expect \"Send\" not visible", "write absent"), ("expect \"Send\" not enabled", "write disabled"),
      ("expect \"Send\" not selected", "there is no word for what is not so"),
      ("expect \"Send\" to be enabled", "write enabled"), ("expect \"Send\" to be shown", "write visible"),
      ("expect \"Send\" button", "a role stands before its name"),
      ("long press \"To\" field", "a role stands before its name: textField \"To\""),
      ("tap \"Compose\" button", "a role stands before its name: button \"Compose\""),
      ("expect focus on Send", "a name stands in quotation marks: \"Send\""),
      ("expect focus on the \"Send\" button", "leave “the” out"),
      ("expect no sheet", "write expect sheet absent"), ("expect nothing at all", "write expect nothing"),
      ("expect \"To\" visible within 2sec", "write expect \"To\" visible within 2s"),
      (
        "expect sheet \"New Message\" at medium and focus on \"Cancel\"",
        "a name of several words stands in quotes; what else is expected, in another expect"
      ),
      ("expect no \"To\" visible", "write expect \"To\" absent"),
      ("expect that \"Send\" is enabled", "write expect \"Send\" enabled"),
      ("expect that value of \"To\" is \"x\"", "write expect value of \"To\" is \"x\""),
      ("expect that \"To\" visible", "write expect \"To\" visible"),
      ("expect value of \"To\" \"x\"", "write value of \"To\" is \"x\""),
      ("expect \"Send\" is enabled", "leave “is” out"), ("expect \"Send\" in 2s", "write expect \"Send\" within 2s"),
      ("expect page 2/5", "write page 2 of 5"), ("expect page 2/5 within 1s", "write page 2 of 5"),
    ])
  func hints(script: String, hint: String) throws {
    let error = try #require(throws: GestureScriptError.self) { try GestureScript(parsing: script).check() }
    #expect(error.hint == hint, "\(error)")
  }

  @Test(
    "a tolerance is written with the sign, or with the signs that every keyboard has",
    arguments: ["±2", "± 2", "+-2", "+- 2", "+/-2", "+/- 2"])
  func tolerance(sign: String) throws {
    let performance = try Performance(.mail())
    try performance.perform("expect offset of #inbox is 0 \(sign)")
    #expect(performance.finish().expectations?.asked == 1)
  }

  @Test(
    "a page may be a role too: its states and containers are no numbers",
    arguments: ["expect page visible", "expect page in window", "expect page \"Home\""])
  func pageRole(script: String) throws { try GestureScript(parsing: script).check() }

  @Test("the selectors of a script are those of its places and of what it expects, each where it stands")
  func selectors() throws {
    let script = try GestureScript(
      parsing:
        "tap \"A\"; drag from #b to 3,4; expect said \"C\"; expect \"D\" absent; expect page 2 in #e; wait for #f within 1s"
    )
    #expect(script.selectors.map { "\($0.value)" }.count == 5)
    #expect(script.selectors.map { $0.location?.column } == [5, 20, 55, 74, 97], "\(script.selectors)")
  }

  @Test("what could not be done is forgotten: what is expected then is about what was done before")
  func undone() throws {
    let performance = try Performance(.mail())
    try performance.perform("tap \"Compose\"")
    #expect(throws: ScriptRunError.self) { try performance.perform("tap \"Nix\"") }
    try performance.perform("expect said \"New Message\"; expect said \"Cancel\"")
    #expect(performance.finish().expectations?.failed == 0)
  }

  @Test("expectations are asked of any target: a tree that was read from a file, say")
  func tree() throws {
    var slider = AccessibilityNode(
      id: "room/minutes", role: .slider, name: "Minutes", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    slider.value = "5"
    slider.traits = [.disabled, .selected]
    var tree = AccessibilityTree(screen: Size(width: 100, height: 100))
    tree.append(slider)
    let target = TreeTarget(tree)
    var outcomes: [Bool] = []
    var run = Run(target: target, devices: []) {
      if case .expectation(let outcome) = $0.trigger { outcomes.append(outcome.isKept) }
    }
    var hand = try GestureSynthesizer(devices: [])
    run.start()
    try run.perform(
      GestureScript(
        parsing: """
          expect value of "Minutes" is "5"; expect "Minutes" disabled; expect "Minutes" selected
          expect said /Minutes/; expect "Minutes" absent
          """), with: &hand)
    #expect(outcomes == [true, true, true, true, false])
    #expect(run.finish().expectations?.failed == 1)
  }

  @Test("a script prints its expectations as they are read")
  func printing() throws {
    let text = "expect said \"a;b\" within 2s\nwait for button \"Send\" in sheet\nexpect said /a;b \"/"
    #expect(try GestureScript(parsing: text).description == text)
  }
}
